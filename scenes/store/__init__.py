"""What stays on disk between two evenings: settings and remembered names."""

"""Our thin layer over pygame_gui: measures, text, pictures, theme, widgets and focus."""

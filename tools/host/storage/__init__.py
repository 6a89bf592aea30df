"""Flash and file systems as models, and what may happen to them: power cuts, damage, faults."""

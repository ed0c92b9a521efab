// Loaded after tsx, which keeps the source map of each of a thousand modules in memory: 25 MB of an import.
process.setSourceMapsEnabled(false);

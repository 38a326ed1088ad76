/**
 * Loaded into every child before its own code: ends it when its parent is gone, however that went.
 */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

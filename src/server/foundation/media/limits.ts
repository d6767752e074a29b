// A module of its own, because a thread that reads an archive needs it without the database, whose code takes most of
// the start of a thread.

/** Maximum size of a stored file, in bytes. */
export const MAX_BYTES = 16 * 1024 * 1024

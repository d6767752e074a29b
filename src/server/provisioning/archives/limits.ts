/** Folder of the archive with the files that its content names. */
export const FILES = 'files/'

/** Bytes of all files of an archive, unpacked. */
export const MOST_BYTES = 60 * 1024 * 1024

/** Bytes of one of the YAML files: about 100,000 examples. */
export const MOST_TEXT_BYTES = 8 * 1024 * 1024

/** Number of files in an archive. */
export const MOST_FILES = 1_000

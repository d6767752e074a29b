import fs from 'node:fs'

/** Bytes that must be free: the database's write-ahead log grows by this much at a time. */
export const MIN_FREE_BYTES = 16 * 1024 * 1024

/** Returns whether the disk of a folder has room for the database to start, which may need two parts of its log. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize >= 2 * MIN_FREE_BYTES
}

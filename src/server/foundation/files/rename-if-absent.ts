import { linkSync, renameSync, rmSync } from 'node:fs'

/**
 * Renames a complete draft unless the file already exists: if several processes create a file at the same time, the
 * first wins.
 */
export function renameIfAbsent(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    // Some file systems do not support hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file)
  }
  rmSync(draft, { force: true })
}

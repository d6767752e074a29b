import { linkSync, renameSync, rmSync } from 'node:fs'

/** Gives a whole draft its name, unless another has it already: of processes that make a file at once, the first wins. */
export function nameFirst(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    // some disks have no links
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(draft, file)
  }
  rmSync(draft, { force: true })
}

import type { Folders } from '../folders.ts'
import { writeBuilt } from '../write.ts'
import { sealedDatabaseTypes } from './database.ts'
import { generateAll, type Read } from './run.ts'

/** Whether what is committed is, byte for byte, what the sources give; names what is not. The rest is made. */
export async function checkDrift(folders: Folders, read: Read): Promise<number> {
  const { changed, stale } = writeBuilt(folders, await generateAll(folders, read, sealedDatabaseTypes))
  for (const file of changed) console.error(`${file}: not what the sources give`)
  for (const file of stale) console.error(`${file}: nothing generates it`)
  if (changed.length + stale.length === 0) return 0
  console.error('\nnpm run generate brings them up to date.')
  return 1
}

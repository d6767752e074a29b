import type { Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { mediaFolder } from '../media/files.ts'
import { type Counts, dump } from '../store/dump.ts'
import { load } from '../store/load.ts'
import { connectStore } from '../store/open.ts'
import { type NamedFile, readVerified, writeFileOnce } from './files.ts'

/** What was copied, and the files that were already missing or damaged. */
interface Copied {
  counts: Counts
  files: number
  lost: readonly NamedFile[]
}

interface Folders {
  readonly dataDir: string
  /** of the new server; may be the same folder */
  readonly newDataDir: string
}

/**
 * Copies an embedded database into an empty PostgreSQL database. Files are copied first, so that no row refers to a
 * missing file.
 */
export async function copyToPostgres(databaseUrl: string, { dataDir, newDataDir }: Folders): Promise<Copied> {
  const source = await connectStore({ dataDir, mustExist: true })
  try {
    const target = await connectStore({ databaseUrl })
    try {
      const files = await copyFiles(source, mediaFolder(dataDir), mediaFolder(newDataDir))
      return { ...files, counts: await load(target, dump(source)) }
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

async function copyFiles(source: Kysely<Database>, from: string, to: string) {
  const named: NamedFile[] = await source.selectFrom('media').select(['id', 'filename', 'size', 'sha256']).execute()
  const lost: NamedFile[] = []
  for (const file of named) {
    const bytes = await readVerified(from, file)
    if (!bytes) lost.push(file)
    else if (to !== from) await writeFileOnce(to, file, bytes)
  }
  return { files: named.length - lost.length, lost }
}

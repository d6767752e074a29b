import type { Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { mediaFolder } from '../media/files.ts'
import { type Counts, dump } from '../store/dump.ts'
import { load } from '../store/load.ts'
import { connectStore } from '../store/open.ts'
import { type NamedFile, putFile, wholeFile } from './files.ts'

/** What a copy took over, and the files that were lost before it. */
export interface Copied {
  counts: Counts
  files: number
  lost: readonly NamedFile[]
}

interface Folders {
  readonly dataDir: string
  /** the new server's, which may be the same */
  readonly newDataDir: string
}

/** Copies an embedded database into an empty PostgreSQL database, its files first: rows never name what is not there. */
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
    const bytes = await wholeFile(from, file)
    if (!bytes) lost.push(file)
    else if (to !== from) await putFile(to, file, bytes)
  }
  return { files: named.length - lost.length, lost }
}

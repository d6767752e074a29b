import type { Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type Chunk, dump } from '../store/dump.ts'
import { FORMAT } from './archive.ts'
import type { ArchivePart } from './archive-line.ts'
import { filesNamedIn, type NamedFile, readVerified } from './files.ts'

/** What a backup contains, and what is missing from it. */
export interface BackupResult {
  files: number
  /** files that the database refers to and that are missing or damaged on disk */
  lost: readonly NamedFile[]
}

interface Source {
  readonly kysely: Kysely<Database>
  /** folder of the files that the database refers to */
  readonly media: string
  /** called once the database snapshot is taken, before its rows are read */
  readonly onFixed?: () => Promise<void>
  readonly at: Date
}

/** Yields a database and the files it refers to, as of one moment. `made` is filled in once everything is read. */
export async function* readBackupParts(
  { kysely, media, onFixed, at }: Source,
  made: BackupResult,
): AsyncGenerator<ArchivePart> {
  const named: NamedFile[] = []
  for await (const chunk of dump(kysely)) {
    // The dump's first statement has fixed its snapshot.
    if (chunk.kind === 'head') await onFixed?.()
    named.push(...filesNamedIn(chunk))
    yield asPiece(chunk, at)
  }
  const lost: NamedFile[] = []
  for (const file of named) {
    const bytes = await readVerified(media, file)
    if (bytes) yield { kind: 'file', file, bytes }
    else lost.push(file)
  }
  const whole = { kind: 'whole', files: named.length - lost.length, lost } as const
  Object.assign(made, whole)
  yield whole
}

const asPiece = (chunk: Chunk, at: Date): ArchivePart =>
  chunk.kind === 'head' ? { ...chunk, format: FORMAT, at: at.toISOString() } : chunk

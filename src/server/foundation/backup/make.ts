import type { Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { type Chunk, dump } from '../store/dump.ts'
import { FORMAT } from './archive.ts'
import type { Piece } from './archive-line.ts'
import { filesNamedIn, type NamedFile, wholeFile } from './files.ts'

/** What a backup holds, and what it could not. */
export interface Made {
  files: number
  /** named by the database, and not on the disk or not what they were */
  lost: readonly NamedFile[]
}

interface Source {
  readonly kysely: Kysely<Database>
  /** where the files are that the database names */
  readonly media: string
  /** done once the moment of the backup is fixed, before anything of it is read */
  readonly onFixed?: () => Promise<void>
  readonly at: Date
}

/** A database and the files that it names, all as of one moment. `made` is filled once all was read. */
export async function* backup({ kysely, media, onFixed, at }: Source, made: Made): AsyncGenerator<Piece> {
  const named: NamedFile[] = []
  for await (const chunk of dump(kysely)) {
    // the dump's first statement fixed what it sees
    if (chunk.kind === 'head') await onFixed?.()
    named.push(...filesNamedIn(chunk))
    yield asPiece(chunk, at)
  }
  const lost: NamedFile[] = []
  for (const file of named) {
    const bytes = await wholeFile(media, file)
    if (bytes) yield { kind: 'file', file, bytes }
    else lost.push(file)
  }
  const whole = { kind: 'whole', files: named.length - lost.length, lost } as const
  Object.assign(made, whole)
  yield whole
}

const asPiece = (chunk: Chunk, at: Date): Piece =>
  chunk.kind === 'head' ? { ...chunk, format: FORMAT, at: at.toISOString() } : chunk

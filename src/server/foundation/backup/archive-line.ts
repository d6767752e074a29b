import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { FILE_ID } from '../media/files.ts'
import type { Chunk } from '../store/dump.ts'
import type { NamedFile } from './files.ts'

/** An element of a backup, in file order: the database, its files, and a final marker that the backup is complete. */
export type ArchivePart =
  | Exclude<Chunk, { kind: 'head' }>
  | (Extract<Chunk, { kind: 'head' }> & { readonly format?: number; readonly at?: string })
  | { readonly kind: 'file'; readonly file: NamedFile; readonly bytes: Buffer }
  | { readonly kind: 'whole'; readonly files: number; readonly lost: readonly NamedFile[] }

/** A header line of a backup. The rows or bytes that it announces follow it. */
export type ArchiveLine =
  | Exclude<ArchivePart, { kind: 'rows' | 'file' }>
  | { kind: 'rows'; table: string; count: number }
  | { kind: 'file'; file: NamedFile; bytes: number }

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const list = (items: object) => ({ type: 'array', items })
const record = (properties: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
})
// Only generated ids are valid: another name could lead out of the folder.
const file = record({ id: { type: 'string', pattern: FILE_ID.source }, filename: text, size: count, sha256: text })
const sequence = record({ table: text, column: text, last: { type: 'integer' }, called: { type: 'boolean' } })

const kinds: Record<ArchiveLine['kind'], object> = {
  head: record({ migrations: list(text) }, { format: count, at: { type: 'string', format: 'date-time' } }),
  rows: record({ table: text, count }),
  end: record({ counts: { type: 'object', additionalProperties: count }, sequences: list(sequence) }),
  file: record({ file, bytes: count }),
  whole: record({ files: count, lost: list(file) }),
}

const ajv = new Ajv2020()
formats.default(ajv)
const validators = new Map(Object.entries(kinds).map(([kind, schema]) => [kind, ajv.compile(schema)]))

/** Returns true if `writeBackup` could have written this value. Backups are untrusted input. */
export const isArchiveLine = (value: unknown): value is ArchiveLine =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  validators.get(value.kind)?.(value) === true

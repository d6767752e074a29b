import type { components } from '../../../../generated/api.d.ts'

type Schemas = components['schemas']

/** A file of rows with what happened to it: what imports of every kind have. */
export type ImportJob = Pick<
  Schemas['ContactImport'],
  | ('id' | 'name' | 'state' | 'format' | 'rows' | 'done' | 'columns' | 'created' | 'updated' | 'unchanged' | 'skipped')
  | ('rejected' | 'sample' | 'errors' | 'reasons' | 'message' | 'undo_until')
> & { repeated?: number }

/** The calls of imports of a kind, those of one with its id. */
export interface ImportCalls<Job extends ImportJob, Choices> {
  get: (id: number) => Promise<Job>
  upload: (file: File) => Promise<Job>
  start: (id: number, choices: Choices, preview: boolean) => Promise<Job>
  cancel: (id: number) => Promise<Job>
  undo: (job: Job) => Promise<Job>
  /** the rows that were refused, as a file */
  rejected: (id: number) => Promise<{ name: string; content: string }>
}

/** What is imported, for people. */
export interface ImportWords {
  title: string
  one: string
  many: string
  /** what follows the number of created or updated ones */
  imported: readonly [one: string, many: string]
}

/** Whether the server works on it. */
export const isWorking = ({ state }: Pick<ImportJob, 'state'>): boolean =>
  state === 'checking' || state === 'running' || state === 'cancelling' || state === 'undoing'

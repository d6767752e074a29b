import type { WireValue } from './parameters.ts'

/** What the embedded store's thread is started with. */
export interface WorkerStart {
  /** The engine's own folder; nobody else may have it open. */
  readonly folder: string
  /** The engine's compiled program, which threads share. */
  readonly program: WebAssembly.Module
}

/**
 * Asked of the thread, done in their order, each answered with its id. A query without parameters may hold several
 * statements; its result is the last one's, as with pg. Asks and answers travel in lists: waking the other thread
 * costs more than most statements.
 */
export type Ask = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly WireValue[] }
  | { readonly kind: 'syncCount' | 'breakDisk' }
  /** keeps the log of changes whole, however long, until told otherwise: a copy needs all since it began */
  | { readonly kind: 'keepLog'; readonly keep: boolean }
  | { readonly kind: 'close' }
)

export interface Result {
  readonly rows: readonly Record<string, unknown>[]
  /** Columns of bytea: what was a Buffer in one thread is a bare Uint8Array in the other. */
  readonly binary?: readonly string[] | undefined
  /** INSERT, SELECT, … */
  readonly command?: string | undefined
  /** Rows answered or changed. */
  readonly count?: number | undefined
}

/** The fields of a database error that survive the way between threads. */
export interface Refusal {
  readonly message: string
  readonly code?: string
  readonly constraint?: string
  readonly detail?: string
  readonly table?: string
  readonly column?: string
  readonly severity?: string
  readonly where?: string
}

export type Answer =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly refusal: Refusal }

/** What the thread says: once that it is ready, answers, and last why it ended. */
export interface Told {
  readonly ready?: true
  readonly answers?: readonly Answer[]
  readonly failed?: string
}

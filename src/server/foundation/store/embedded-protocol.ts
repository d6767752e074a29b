import type { WireValue } from './parameters.ts'

/** Start data of the embedded store's thread. */
export interface WorkerStart {
  /** The engine's folder; no other process may have it open. */
  readonly folder: string
  /** The engine's compiled WebAssembly module, shared by threads. */
  readonly program: WebAssembly.Module
}

/**
 * A request to the thread. Requests are processed in order and answered by id. A query without parameters may contain
 * several statements and returns the result of the last one, as with pg. Requests and answers are sent in batches,
 * because waking the other thread costs more than most statements.
 */
export type Ask = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly WireValue[] }
  | { readonly kind: 'syncCount' | 'breakDisk' }
  /** keeps the complete write-ahead log until it is switched off: a copy needs the log since it began */
  | { readonly kind: 'keepLog'; readonly keep: boolean }
  | { readonly kind: 'close' }
)

export interface Result {
  readonly rows: readonly Record<string, unknown>[]
  /** Columns of type bytea: a Buffer arrives in the other thread as a plain Uint8Array. */
  readonly binary?: readonly string[] | undefined
  /** INSERT, SELECT, … */
  readonly command?: string | undefined
  /** Number of rows returned or changed. */
  readonly count?: number | undefined
}

/** The fields of a database error that are passed between threads. */
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

/** A message of the thread: ready, answers, or finally the reason why it ended. */
export interface WorkerMessage {
  readonly ready?: true
  readonly answers?: readonly Answer[]
  readonly failed?: string
}

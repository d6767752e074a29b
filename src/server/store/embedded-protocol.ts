/** What the embedded store's thread is started with. */
export interface WorkerStart {
  /** The engine's own folder; nobody else may have it open. */
  readonly folder: string
}

/**
 * Asked of the thread; answered in order, each with its id. A query without parameters may hold several statements;
 * its result is the last one's, as with pg.
 */
export type Ask = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'syncCount' | 'breakDisk' }
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
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly refusal: Refusal }

import type { Run } from './run.ts'

/** What a stage works on; everything else is stored, so that any attempt can go on. */
export interface Work {
  readonly run: Run
  /** ends with the run: cancelled, taken over, or the worker stops */
  readonly signal: AbortSignal
}

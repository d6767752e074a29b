import type { Run } from './run.ts'

/** The input of a stage. Everything else is stored, so that any attempt can continue. */
export interface StageContext {
  readonly run: Run
  /** aborts when the run is cancelled or taken over, or the worker stops */
  readonly signal: AbortSignal
}

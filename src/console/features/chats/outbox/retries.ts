import { ApiError } from '../../../api/errors.ts'

/** Milliseconds before the next attempt, by number of attempts. */
const WAITS = [1000, 2000, 5000, 10_000, 20_000, 30_000]
/** Number of attempts after which a 5xx response counts as a failure. */
const SERVER_TRIES = 4

/** Returns the milliseconds to wait after a number of failed attempts. */
export const waitAfter = (tries: number): number => WAITS[Math.min(tries, WAITS.length) - 1] ?? 1000

/** Returns whether a retry may succeed without user action. */
export function passes(error: unknown, tries: number): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === 0 || error.status === 401 || error.status === 429) return true
  return error.status >= 500 && error.status !== 501 && tries < SERVER_TRIES
}

/** Error text of a message whose chat the writer no longer sees. */
export const GONE = 'Ya no ves esta conversación: la pasaron o la eliminaron.'

/** Whether a message was refused because the writer no longer sees its chat. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Runs something later; returns how to cancel it. */
export function timer(run: () => void, ms: number): () => void {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}

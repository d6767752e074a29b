import { isOwnRun, type Run } from './run.ts'

/** Polling interval for the run's status, in milliseconds: a run may be cancelled by any process. */
const LOOK_MS = 250

/** Returns a signal that aborts when the run is cancelled, another attempt takes it over, or the worker stops. */
export function watchRun(run: Run, stopping: AbortSignal): { signal: AbortSignal; done: () => void } {
  const gone = new AbortController()
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      if (!(await isOwnRun(run))) gone.abort()
    } finally {
      looking = false
    }
  }
  // Ignore errors: if the database is unreachable, the stage itself fails.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS)
  return { signal: AbortSignal.any([gone.signal, stopping]), done: () => clearInterval(timer) }
}

import { isMine, type Run } from './run.ts'

/** Milliseconds between two looks at whether a run still goes on: it may be cancelled through any process. */
const LOOK_MS = 250

/** A signal that ends with the run: cancelled, taken over by another attempt, or its worker stops. */
export function watchRun(run: Run, stopping: AbortSignal): { signal: AbortSignal; done: () => void } {
  const gone = new AbortController()
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      if (!(await isMine(run))) gone.abort()
    } finally {
      looking = false
    }
  }
  // a store that can't be reached is noticed by the stage itself
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS)
  return { signal: AbortSignal.any([gone.signal, stopping]), done: () => clearInterval(timer) }
}

import { useSyncExternalStore } from 'react'

const SECOND = 1_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  now = Date.now()
  // One for all waits of the page, so that they count together.
  timer ??= setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, SECOND)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the time in milliseconds, again every second. */
export const useSeconds = (): number => useSyncExternalStore(subscribe, () => now)

const two = (number: number): string => String(number).padStart(2, '0')

/** Days from which their hours do not matter. */
const MANY_DAYS = 10

/** Writes seconds as a clock that counts up: '4:05' (minutes); from an hour on, as '1 h 04 min', '2 d 3 h', then '12 d'. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  const days = Math.floor(hours / 24)
  if (days > 0) return days < MANY_DAYS ? `${days}\u00a0d ${hours % 24}\u00a0h` : `${days}\u00a0d`
  return hours > 0 ? `${hours}\u00a0h ${two(minutes)}\u00a0min` : `${minutes}:${two(whole % 60)}\u00a0min`
}

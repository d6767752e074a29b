import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock: what is shown are minutes. */
const TICK_MS = 10_000

/** Returns the time, again every few seconds while `isNeeded`. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isNeeded])
  return now
}

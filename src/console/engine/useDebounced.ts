import { useEffect, useState } from 'react'

/** Debounce in milliseconds. */
const SILENCE = 300

/** Returns the debounced value. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SILENCE)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

import { useEffect, useState } from 'react'

/** Milliseconds between the last key and the question to the server. */
const DELAY = 300

/** A value once it has rested. */
export function useDelayed<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DELAY)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

import { useEffect, useState } from 'react'

/** Milliseconds of silence after which what is being typed is asked for. */
const SILENCE = 300

/** A value once it has rested. */
export function useDelayed<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SILENCE)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

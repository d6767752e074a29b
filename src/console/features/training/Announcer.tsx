import { useEffect, useRef, useState } from 'react'
import type { Training } from './live.ts'
import { announcement } from './stages.ts'

/** Announces each new stage to screen readers, but not the one at page load. */
export function Announcer({ training }: { training: Training | undefined }) {
  const [said, setSaid] = useState('')
  const text = training ? announcement(training) : undefined
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (text === undefined || text === last.current) return
    if (last.current !== undefined) setSaid(text)
    last.current = text
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

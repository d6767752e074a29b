import { useEffect, useRef, useState } from 'react'
import type { Training } from './live.ts'
import { spoken } from './stages.ts'

/** Says each new stage to screen readers, and nothing of what was so when the page was opened. */
export function Announcer({ training }: { training: Training | undefined }) {
  const [said, setSaid] = useState('')
  const text = training ? spoken(training) : undefined
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

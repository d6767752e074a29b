import { useEffect, useRef, useState } from 'react'
import { plural } from '../../../ui/format.ts'
import { lateText } from './Moment.tsx'
import type { Counts } from './useBoard.ts'

/** Milliseconds between two announcements: who listens also works. */
const PAUSE_MS = 60_000

const textOf = ({ waiting, late }: Counts): string =>
  waiting === 0
    ? 'Nadie espera respuesta.'
    : `${[plural(waiting, 'cliente espera respuesta', 'clientes esperan respuesta'), lateText(late)].filter(Boolean).join(', ')}.`

/** Tells screen readers how many wait when that changed, at most once a minute. What was there first is not news. */
export function Spoken({ counts }: { counts: Counts }) {
  const text = textOf(counts)
  const [told, setTold] = useState('')
  const known = useRef({ text, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (text === known.current.text) return
    const left = known.current.at + PAUSE_MS - performance.now()
    const timer = setTimeout(
      () => {
        known.current = { text, at: performance.now() }
        setTold(text)
      },
      Math.max(0, left),
    )
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite">
      {told}
    </p>
  )
}

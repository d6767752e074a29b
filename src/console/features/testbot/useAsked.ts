import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Test } from './useTest.ts'

/** The address parameter that says something in the test chat, so that others can try what they wrote. */
const SAY = 'decir'

/** Says what the address asks for, once, to the draft: what was just written is in no published model yet. */
export function useAsked(test: Test, onSaid: (id: number) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(SAY)
  const said = useRef<string>(undefined)
  const latest = useRef({ test, onSaid })
  latest.current = { test, onSaid }
  useEffect(() => {
    if (!text || said.current === text) return
    said.current = text
    const { test, onSaid } = latest.current
    onSaid(test.send(text, { ...test.options, model: 'draft' }))
    setParameters(
      (before) => {
        before.delete(SAY)
        return before
      },
      { replace: true },
    )
  }, [text, setParameters])
}

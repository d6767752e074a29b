import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Test } from './useTest.ts'

/** URL parameter with a message to send in the test chat; other pages link with it. */
const SAY = 'decir'

/** Sends the message in the URL once, to the draft model: recent changes are not in a published model yet. */
export function useQueryMessage(test: Test, onSaid: (id: number) => void): void {
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

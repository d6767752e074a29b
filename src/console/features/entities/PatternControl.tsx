import './entities.css'
import { useEffect, useId, useState } from 'react'
import { PatternTestInputLimits } from '../../../../generated/limits.ts'
import { sliceOf } from '../../../contract/tagging.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'

/** Milliseconds of silence after which a pattern is tried. */
const SILENCE = 350

interface Tried {
  key: string
  matches?: { start: number; end: number; value: string }[]
  problem?: string
}

/** A pattern, and a text to try it on: what it finds is shown while both are typed. */
export function PatternControl({ id, field, value, onChange, onBlur, error, describedBy, focusRef }: ControlProps) {
  const bot = useBotId()
  const testId = useId()
  const pattern = typeof value === 'string' ? value : ''
  const [text, setText] = useState('')
  const [tried, setTried] = useState<Tried>({ key: '' })
  const key = JSON.stringify([bot, pattern, text])

  useEffect(() => {
    if (!pattern || !text || bot === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      unwrap(
        api.POST('/entities/pattern/{bot}', {
          params: { path: { bot } },
          body: { pattern, text },
          signal: abort.signal,
        }),
      ).then(
        ({ matches }) => setTried({ key, matches }),
        (refusal: unknown) => !abort.signal.aborted && setTried({ key, problem: messageOf(refusal) }),
      )
    }, SILENCE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [bot, pattern, text, key])

  const current = tried.key === key ? tried : undefined
  return (
    <div className="entity-pattern">
      <input
        ref={focusRef}
        id={id}
        className="entity-input entity-code"
        maxLength={field.maxLength}
        spellCheck={false}
        autoComplete="off"
        placeholder="P-[0-9]{4}"
        value={pattern}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onBlur={() => onBlur?.()}
        onChange={(event) => onChange(event.target.value)}
      />
      <label htmlFor={testId}>Probar con</label>
      <input
        id={testId}
        className="entity-input"
        maxLength={PatternTestInputLimits.text.maxLength}
        placeholder="quiero saber del pedido P-1042"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className="entity-tried">
        {current?.problem}
        {current?.matches && (current.matches.length === 0 ? 'No encuentra nada.' : 'Encuentra: ')}
        {current?.matches?.map(({ start, end }) => (
          <mark key={start}>{sliceOf(text, start, end)}</mark>
        ))}
      </p>
    </div>
  )
}

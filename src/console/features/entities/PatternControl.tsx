import './entities.css'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { sliceOf } from '../../../contract/tagging.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { useDebounced } from '../../engine/useDebounced.ts'
import { useBotId } from '../../session/index.ts'

/** A regular expression with a sample text; matches are shown while typing. */
export function PatternControl({ id, value, onChange, onBlur, error, describedBy, focusRef }: ControlProps) {
  const bot = useBotId()
  const testId = useId()
  const pattern = typeof value === 'string' ? value : ''
  const [text, setText] = useState('')
  const asked = useDebounced(JSON.stringify({ pattern, text }))
  const current = asked === JSON.stringify({ pattern, text }) && pattern !== '' && text !== ''
  const { data, error: refusal } = useQuery({
    queryKey: ['entityPatternTest', bot, asked],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/entities/pattern/{bot}', { params: { path: { bot } }, body: { pattern, text }, signal })),
    enabled: current,
  })
  const matches = current ? data?.matches : undefined
  return (
    <div className="entity-pattern">
      <input
        ref={focusRef}
        id={id}
        className="entity-input entity-code"
        spellCheck={false}
        autoComplete="off"
        placeholder="P-[0-9]{4}"
        value={pattern}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onBlur={() => onBlur?.()}
        onChange={(event) => onChange(event.target.value)}
      />
      <label htmlFor={testId}>Texto de prueba</label>
      <input
        id={testId}
        className="entity-input"
        placeholder="quiero saber del pedido P-1042"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className="entity-tried">
        {current && refusal && messageOf(refusal)}
        {matches && (matches.length === 0 ? 'No encuentra nada.' : 'Encuentra: ')}
        {matches?.map(({ start, end }) => (
          <mark key={start}>{sliceOf(text, start, end)}</mark>
        ))}
      </p>
    </div>
  )
}

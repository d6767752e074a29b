/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { TextResolver } from './text-resolver.ts'

interface Props {
  /** whether a score is asked for */
  asks: boolean
  /** page on which customers rate the business */
  page: string | null
  rated: number | null
  say: TextResolver
  onRate: (score: number) => Promise<void>
}

const WORDS = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Muy buena']

/** Asks for a rating once the conversation has been resolved, and offers the page on which others read it. */
export function Rating({ asks, page, rated, say, onRate }: Props) {
  const [failed, setFailed] = useState(false)
  const link = page && (
    <a href={page} target="_blank" rel="noopener">
      {say('{Dejá/Deja/Deje} {tu/su} opinión')}
    </a>
  )
  if (!asks) return <p class="rating">{link}</p>
  if (rated !== null)
    return (
      <p class="rating" role="status">
        {say('¡Gracias por {tu/su} opinión!')} {link}
      </p>
    )
  return (
    <fieldset class="rating">
      <legend>{say('¿Cómo {te/le} atendimos?')}</legend>
      {WORDS.map((word, i) => (
        <button
          key={word}
          type="button"
          aria-label={word}
          title={word}
          onClick={() => {
            setFailed(false)
            onRate(i + 1).catch(() => setFailed(true))
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3l2.8 5.8 6.2.9-4.5 4.4 1 6.3-5.5-3-5.5 3 1-6.3L3 9.7l6.2-.9z" />
          </svg>
          {i + 1}
        </button>
      ))}
      {failed && <p role="alert">{say('No pudimos guardarla. {Probá/Prueba/Pruebe} de nuevo.')}</p>}
    </fieldset>
  )
}

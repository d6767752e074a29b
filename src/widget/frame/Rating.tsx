/** @jsxImportSource preact */
import { useState } from 'preact/hooks'

interface Props {
  rated: number | null
  onRate: (score: number) => Promise<void>
}

const WORDS = ['Muy mala', 'Mala', 'Regular', 'Buena', 'Muy buena']

/** Asks how it was, once the conversation was given as resolved. */
export function Rating({ rated, onRate }: Props) {
  const [failed, setFailed] = useState(false)
  if (rated !== null)
    return (
      <p class="rating" role="status">
        Gracias por la valoración: {WORDS[rated - 1]?.toLowerCase()}.
      </p>
    )
  return (
    <fieldset class="rating">
      <legend>¿Cómo fue la atención?</legend>
      {WORDS.map((word, i) => (
        <button
          key={word}
          type="button"
          aria-label={word}
          title={word}
          onClick={() => onRate(i + 1).catch(() => setFailed(true))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3l2.8 5.8 6.2.9-4.5 4.4 1 6.3-5.5-3-5.5 3 1-6.3L3 9.7l6.2-.9z" />
          </svg>
          {i + 1}
        </button>
      ))}
      {failed && <p role="alert">No se pudo guardar. Volver a intentar.</p>}
    </fieldset>
  )
}

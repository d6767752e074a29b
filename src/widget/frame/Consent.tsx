/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { Chat } from './chat.ts'
import { Rich } from './Rich.tsx'

/** Asks to accept the privacy notice, before anything can be written. */
export function Consent({ chat, notice }: { chat: Chat; notice: string }) {
  const [ticked, setTicked] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <form
      class="consent"
      onSubmit={(event) => {
        event.preventDefault()
        if (ticked) chat.consent().catch(() => setFailed(true))
      }}
    >
      <label>
        <input type="checkbox" checked={ticked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
        <span>
          Acepto: <Rich text={notice} />
        </span>
      </label>
      {failed && (
        <p class="failed" role="alert">
          No se pudo guardar. Volver a intentar.
        </p>
      )}
      <button type="submit" class="choice" disabled={!ticked}>
        Empezar
      </button>
    </form>
  )
}

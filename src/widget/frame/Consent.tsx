/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { Chat } from './chat.ts'
import { Rich } from './Rich.tsx'
import type { TextResolver } from './text-resolver.ts'

/** Asks the visitor to accept the privacy notice before they can write. */
export function Consent({ chat, notice, say }: { chat: Chat; notice: string; say: TextResolver }) {
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
      <p>{say('Antes de empezar, {aceptá/acepta/acepte} el aviso de privacidad.')}</p>
      <label>
        <input type="checkbox" checked={ticked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
        <span>
          Acepto: <Rich text={notice} />
        </span>
      </label>
      {failed && (
        <p class="failed" role="alert">
          {say('No pudimos guardarlo. {Probá/Prueba/Pruebe} de nuevo.')}
        </p>
      )}
      <button type="submit" class="choice" disabled={!ticked}>
        Empezar
      </button>
    </form>
  )
}

/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Face } from './api.ts'
import { Composer } from './Composer.tsx'
import { Consent } from './Consent.tsx'
import type { Chat } from './chat.ts'
import { Header } from './Header.tsx'
import { later } from './Later.tsx'
import { Log } from './Log.tsx'
import { Rating } from './Rating.tsx'

const OfflineForm = later(async () => (await import('./lazy/OfflineForm.tsx')).OfflineForm)

interface Props {
  chat: Chat
  face: Face
  /** shown, and with the keyboard in it */
  focused: boolean
  onClose: () => void
}

/** The whole chat, as it stands in the frame. */
export function App({ chat, face, focused, onClose }: Props) {
  const [, again] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => chat.subscribe(() => again((count) => count + 1)), [chat])
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const { state } = chat
  const refused = state.phase === 'refused'
  const asks = face.consent_required && !state.consented
  const closed = state.phase === 'ready' && !state.open && !state.live && face.offline_form
  return (
    <main
      aria-label={face.title}
      onKeyDown={({ key, isComposing }) => {
        if (key === 'Escape' && !isComposing) onClose()
      }}
    >
      <Header chat={chat} face={face} onClose={onClose} />
      <p class="state" role="status">
        {refused ? state.refusal : !state.connected && 'Sin conexión. Lo que se escriba se enviará al volver.'}
      </p>
      {state.off && !state.live && (
        <p class="state" role="status">
          {state.off.message ?? 'Ahora el asistente virtual no responde. Los mensajes quedan para el equipo.'}
        </p>
      )}
      {closed && !state.off && !leaving && !asks && (
        <p class="state">
          {state.waiting
            ? 'A esta hora no hay nadie del equipo. Te responderá aquí cuando vuelva.'
            : 'A esta hora contesta sólo el chatbot.'}{' '}
          <button type="button" class="link" onClick={() => setLeaving(true)}>
            Dejar un mensaje
          </button>
        </p>
      )}
      <Log chat={chat} face={face} />
      <p class="hidden" aria-live="polite">
        {state.said && `${state.said.name ?? face.title}: ${spoken(state.said)}`}
      </p>
      {face.show_rating && state.ended && <Rating rated={state.rated} onRate={(score) => chat.rate(score)} />}
      {refused ? null : asks ? (
        state.phase === 'ready' && <Consent chat={chat} notice={face.privacy_notice} />
      ) : leaving ? (
        <OfflineForm
          chat={chat}
          onDone={() => {
            setLeaving(false)
            field.current?.focus()
          }}
        />
      ) : (
        <Composer chat={chat} face={face} field={field} />
      )}
      {face.privacy_notice && !face.consent_required && <p class="notice">{face.privacy_notice}</p>}
    </main>
  )
}

function spoken({ text, files }: { text: string; files: { filename: string }[] }): string {
  return [text.replace(/\*\*|_|\[|\]\([^)]*\)/g, ''), ...files.map(({ filename }) => `archivo ${filename}`)].join(' ')
}

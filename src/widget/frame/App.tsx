/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { readable } from '../../contract/trimmed.ts'
import type { PublicSettings } from './api.ts'
import { Composer } from './Composer.tsx'
import { Consent } from './Consent.tsx'
import type { Chat } from './chat.ts'
import { Header } from './Header.tsx'
import { lazyComponent } from './LazyComponent.tsx'
import { Log } from './Log.tsx'
import { Rating } from './Rating.tsx'
import { createTextResolver } from './text-resolver.ts'

const OfflineForm = lazyComponent(async () => (await import('./lazy/OfflineForm.tsx')).OfflineForm)

interface Props {
  chat: Chat
  face: PublicSettings
  /** visible, and the text field should have the focus */
  focused: boolean
  /** undefined if there is no page to return to */
  onClose: (() => void) | undefined
}

/** The root component of the chat frame. */
export function App({ chat, face, focused, onClose }: Props) {
  const [, again] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => chat.subscribe(() => again((count) => count + 1)), [chat])
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const { state } = chat
  const say = createTextResolver(face.form_of_address)
  const refused = state.phase === 'refused'
  const asks = face.consent_required && !state.consented
  const closed = state.phase === 'ready' && !state.open && !state.live && face.offline_form
  return (
    <main
      aria-label={face.title}
      onKeyDown={({ key, isComposing }) => {
        if (key === 'Escape' && !isComposing) onClose?.()
      }}
    >
      <Header chat={chat} face={face} onClose={onClose} />
      <p class="state" role="status">
        {refused
          ? state.refusal
          : !state.connected && say('Sin conexión. Lo que {escribas/escriba} se enviará cuando vuelva.')}
      </p>
      {state.off && !state.live && (
        <p class="state" role="status">
          {state.off.message ?? say(offText(state))}
        </p>
      )}
      {left && (
        <p class="state" role="status">
          {say('¡Listo! Recibimos {tu/su} mensaje.')}
        </p>
      )}
      {closed && !state.off && !leaving && !asks && (
        <p class="state">
          {state.waiting
            ? say('A esta hora el equipo no atiende. Guardé {tu/su} mensaje y {te/le} respondemos al abrir.')
            : say('A esta hora el equipo no atiende, pero {te/le} ayudo yo.')}{' '}
          <button type="button" class="link" onClick={() => setLeaving(true)}>
            Dejar un mensaje
          </button>
        </p>
      )}
      <Log chat={chat} face={face} />
      <p class="hidden" aria-live="polite">
        {state.said && `${state.said.name ?? face.title}: ${spoken(state.said)}`}
      </p>
      {state.ended && (face.show_rating || face.rating_url) && (
        <Rating
          asks={face.show_rating}
          page={face.rating_url}
          rated={state.rated}
          say={say}
          onRate={(score) => chat.rate(score)}
        />
      )}
      {refused ? null : asks ? (
        state.phase === 'ready' && <Consent chat={chat} notice={face.privacy_notice} say={say} />
      ) : leaving ? (
        <OfflineForm
          chat={chat}
          say={say}
          onDone={(sent) => {
            setLeaving(false)
            setLeft(sent)
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

/** What a switched-off bot says. It has nothing to keep before the visitor writes. */
const offText = ({ thread, pending }: Chat['state']) =>
  thread.messages.length + pending.length > 0
    ? 'Ahora no puedo responder. Guardé {tu/su} mensaje para el equipo.'
    : 'Ahora no puedo responder. Guardaré {tu/su} mensaje para el equipo.'

function spoken({ text, files }: { text: string; files: { filename: string }[] }): string {
  return [
    (files.length > 0 ? text : readable(text)).replace(/\*\*|_|\[|\]\([^)]*\)/g, ''),
    ...files.map(({ filename }) => `archivo ${filename}`),
  ].join(' ')
}

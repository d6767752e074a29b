/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Face } from './api.ts'
import { Composer } from './Composer.tsx'
import type { Chat } from './chat.ts'
import { Log } from './Log.tsx'
import { Rating } from './Rating.tsx'

interface Props {
  chat: Chat
  face: Face
  shown: boolean
  onClose: () => void
}

/** The whole chat, as it stands in the frame. */
export function App({ chat, face, shown, onClose }: Props) {
  const [, again] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => chat.subscribe(() => again((count) => count + 1)), [chat])
  useEffect(() => {
    if (shown) field.current?.focus()
  }, [shown])
  const { state } = chat
  const refused = state.phase === 'refused'
  return (
    <main
      aria-label={face.title}
      onKeyDown={({ key, isComposing }) => {
        if (key === 'Escape' && !isComposing) onClose()
      }}
    >
      <header>
        <div>
          <h1>{face.title}</h1>
          {face.subtitle && <p>{face.subtitle}</p>}
        </div>
        <button type="button" class="icon" aria-label={face.close} title={face.close} onClick={onClose}>
          <Cross />
        </button>
      </header>
      <p class="state" role="status">
        {refused ? state.refusal : !state.connected && 'Sin conexión. Lo que se escriba se enviará al volver.'}
      </p>
      <Log chat={chat} face={face} />
      <p class="hidden" aria-live="polite">
        {state.said && `${state.said.name ?? face.title}: ${spoken(state.said)}`}
      </p>
      {face.show_rating && state.ended && <Rating rated={state.rated} onRate={(score) => chat.rate(score)} />}
      {!refused && !face.input_disabled && <Composer chat={chat} face={face} field={field} />}
      {face.privacy_notice && <p class="notice">{face.privacy_notice}</p>}
    </main>
  )
}

function spoken({ text, files }: { text: string; files: { filename: string }[] }): string {
  return [text.replace(/\*\*|_|\[|\]\([^)]*\)/g, ''), ...files.map(({ filename }) => `archivo ${filename}`)].join(' ')
}

function Cross() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  )
}

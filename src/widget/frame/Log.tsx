/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { isBlank, NO_TEXT } from '../../contract/trimmed.ts'
import { Attachment } from './Attachment.tsx'
import type { Button, Message, PublicSettings } from './api.ts'
import { Buttons } from './Buttons.tsx'
import type { Chat } from './chat.ts'
import { dayOf, timeOf } from './dates.ts'
import type { Pending } from './outbox.ts'
import { Rich } from './Rich.tsx'

interface Props {
  chat: Chat
  face: PublicSettings
}

/** Distance from the end, in px, within which new messages scroll the log to the end. */
const NEAR = 120

/** The messages, pending messages and the typing indicator. */
export function Log({ chat, face }: Props) {
  const { thread, pending, more, typing, phase } = chat.state
  const box = useRef<HTMLElement>(null)
  const kept = useRef({ height: 0, top: 0, first: 0, atEnd: true })
  const { messages } = thread
  const first = messages[0]?.id ?? 0

  // Stay scrolled to the end, or keep the scroll position while older messages load above.
  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    const before = kept.current
    const older = first < before.first && before.first > 0
    if (older) log.scrollTop = before.top + log.scrollHeight - before.height
    else if (before.atEnd) log.scrollTop = log.scrollHeight
    kept.current = { height: log.scrollHeight, top: log.scrollTop, first, atEnd: before.atEnd }
  })
  // An on-screen keyboard shrinks the log, and images that load late make its content taller.
  useEffect(() => {
    const log = box.current
    if (!log) return
    const observer = new ResizeObserver(() => {
      if (kept.current.atEnd) log.scrollTop = log.scrollHeight
    })
    for (const one of [log, ...log.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  const scrolled = () => {
    const log = box.current
    if (!log) return
    const { top, atEnd } = kept.current
    const near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR
    // Without scrolling up, the visitor is still at the end: only sizes have changed.
    kept.current.atEnd = near || (atEnd && log.scrollTop >= top)
    kept.current.top = log.scrollTop
  }
  const press = (button: Button) => chat.send(button.title)
  const mute = face.consent_required && !chat.state.consented
  const last = messages.at(-1)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section class="log" ref={box} onScroll={scrolled} tabIndex={0} aria-label="Mensajes">
      {more && (
        <button type="button" class="more" onClick={() => void chat.older()}>
          Ver mensajes anteriores
        </button>
      )}
      {face.welcome_message && !more && phase !== 'refused' && (
        <div class="row bot">
          <div class="bubble">
            <Rich text={face.welcome_message} />
          </div>
          {messages.length + pending.length === 0 && !mute && (
            <Buttons buttons={face.starter_buttons} onPress={press} />
          )}
        </div>
      )}
      <ol>
        {messages.map((message, i) => (
          <Line key={message.id} message={message} previous={messages[i - 1]} chat={chat}>
            {message === last && pending.length === 0 && <Buttons buttons={message.buttons} onPress={press} />}
          </Line>
        ))}
        {pending.map((one) => (
          <Waiting key={one.key} one={one} chat={chat} />
        ))}
      </ol>
      {typing !== undefined && face.typing_indicator && (
        <p class="typing">{typing ? `${typing} está escribiendo…` : 'Escribiendo…'}</p>
      )}
    </section>
  )
}

interface LineProps {
  message: Message
  previous: Message | undefined
  chat: Chat
  children?: preact.ComponentChildren
}

function Line({ message, previous, chat, children }: LineProps) {
  const { from, name, text, at, files, reply_to, deleted, reaction } = message
  const newDay = !previous || dayOf(previous.at) !== dayOf(at)
  const who = from === 'visitor' ? 'Enviado' : (name ?? '')
  return (
    <>
      {newDay && <li class="day">{dayOf(at)}</li>}
      <li class={`row ${from}`}>
        {name && previous?.name !== name && <span class="who">{name}</span>}
        <div class="bubble" dir="auto">
          <span class="hidden">{who && `${who}: `}</span>
          {reply_to && (
            <blockquote>
              <span class="hidden">Responde a: </span>
              {reply_to.text || 'Archivo'}
            </blockquote>
          )}
          {deleted && <i>Mensaje eliminado</i>}
          <Text text={text} alone={files.length === 0} />
          {files.map((file) => (
            <Attachment key={file.id} file={file} load={chat.file} />
          ))}
        </div>
        {reaction && (
          <span class="reaction">
            <span class="hidden">Reacción: </span>
            {reaction}
          </span>
        )}
        <time dateTime={at}>{timeOf(at)}</time>
        {children}
      </li>
    </>
  )
}

/** A text; one of which nothing can be seen says so, unless there is a file. */
function Text({ text, alone }: { text: string; alone: boolean }) {
  if (!isBlank(text)) return <Rich text={text} />
  return text && alone ? <i>{NO_TEXT}</i> : null
}

function Waiting({ one: { key, text, files, failed }, chat }: { one: Pending; chat: Chat }) {
  return (
    <li class="row visitor waiting">
      <div class="bubble" dir="auto">
        {text && <Rich text={text} />}
        {files.map((file) => (
          <Attachment key={file.id} file={file} load={chat.file} />
        ))}
      </div>
      {failed ? (
        <p class="failed" role="alert">
          No se envió. {failed}{' '}
          <button type="button" onClick={() => chat.retry(key)}>
            Reintentar
          </button>{' '}
          <button type="button" onClick={() => chat.discard(key)}>
            Descartar
          </button>
        </p>
      ) : (
        <span class="meta">Enviando…</span>
      )}
    </li>
  )
}

import { useState } from 'react'
import { deletesOn, isDeletable } from '../../../../contract/message-deletion.ts'
import { reactionsOn } from '../../../../contract/reactions.ts'
import { copyText } from '../../../ui/copy.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx'
import { useChatsContext } from '../context.ts'
import type { Channel, ChatMessage } from '../state/types.ts'
import { isQuotable, quoteOf } from './quotes.ts'

interface MessageMenuProps {
  message: ChatMessage
  channel: Channel
  /** reactions reach the customer */
  reacts?: boolean
}

/** What can be done with a message. It shows on hover and focus, and always where there is no hover. */
export function MessageMenu({ message, channel, reacts = true }: MessageMenuProps) {
  const { inbox, me, open } = useChatsContext()
  const reactions = useReactions(message, channel)
  const resend = useResend(message)
  const { text } = message
  const entries: MenuEntry[] = reacts ? reactions : []
  if (isQuotable(message))
    entries.push({
      label: 'Responder citando',
      icon: 'reply',
      onSelect: () => {
        const chatId = inbox.store.get().selected
        if (chatId !== null) inbox.setQuote(chatId, quoteOf(message))
      },
    })
  if (canResend(message, channel)) entries.push({ label: 'Enviar de nuevo', icon: 'refresh', onSelect: resend.ask })
  if (isQuotable(message) && (text || message.files.length > 0))
    entries.push({
      label: 'Reenviar a otra conversación',
      icon: 'send',
      onSelect: () => {
        const chatId = inbox.store.get().selected
        if (chatId !== null) open({ name: 'forward', chatId, message })
      },
    })
  if (text)
    entries.push({
      label: 'Copiar texto',
      icon: 'copy',
      onSelect: () => void copyText(text, 'Texto copiado correctamente.'),
    })
  const isOwn = message.type === 'agent' && message.user_id === me.id && !message.content?.deleted
  if (isOwn && deletesOn(channel) && isDeletable(message.at, new Date()))
    entries.push({
      label: 'Eliminar mensaje',
      icon: 'delete',
      onSelect: () => {
        const chatId = inbox.store.get().selected
        if (chatId !== null) open({ name: 'delete-message', chatId, message })
      },
    })
  if (entries.length === 0) return null
  return (
    <Menu
      className="bubble-menu"
      label={`Acciones del mensaje: ${quoteOf(message).text.slice(0, 60)}`}
      button={<Icon name="dots-vertical" size={18} />}
      entries={entries}
      within=".thread"
    />
  )
}

/** What a message of the customer can be reacted to with, as a row of toggles; nothing where the channel has none. */
function useReactions({ id, type, content, team_reaction }: ChatMessage, channel: Channel): MenuEntry[] {
  const { inbox, me, actions } = useChatsContext()
  if (type !== 'user' || content?.deleted) return []
  return reactionsOn(channel).map(({ emoji, name }) => {
    const pressed = team_reaction?.emoji === emoji
    const next = pressed ? null : { emoji, user_id: me.id, user_name: me.name }
    const onSelect = () => {
      const chatId = inbox.store.get().selected
      if (chatId !== null) void actions.react(chatId, id, next)
    }
    return { label: name, glyph: emoji, group: 'Reaccionar', pressed, onSelect }
  })
}

/** Whether a message of the business did not leave, or may not have. */
const canResend = ({ type, status }: ChatMessage, channel: Channel): boolean =>
  channel !== 'webchat' && (type === 'agent' || type === 'bot') && (status === 'failed' || status === 'uncertain')

/** Has a message sent again, once at a time. Asks first if the customer may get it twice. */
function useResend(message: ChatMessage) {
  const { actions, open, inbox } = useChatsContext()
  const [busy, setBusy] = useState(false)
  async function ask(): Promise<void> {
    const chatId = inbox.store.get().selected
    if (chatId === null || busy) return
    const request = { name: 'resend' as const, chatId, message }
    if (message.status === 'uncertain') return open(request)
    setBusy(true)
    const answer = await actions.resend(chatId, message)
    setBusy(false)
    if (answer === 'unconfirmed') open(request)
  }
  return { busy, ask: () => void ask() }
}

/** The button below a message that did not leave. */
export function Resend({ message, channel }: MessageMenuProps) {
  const { busy, ask } = useResend(message)
  if (!canResend(message, channel)) return null
  return (
    <button type="button" className="link-button" aria-busy={busy || undefined} onClick={ask}>
      Enviar de nuevo
    </button>
  )
}

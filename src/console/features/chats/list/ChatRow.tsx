import { memo } from 'react'
import { plainMessage } from '../../../../contract/plain-message.ts'
import { parseRichText, plainText } from '../../../../contract/rich-text.ts'
import { plainWhatsapp } from '../../../../contract/whatsapp-text.ts'
import { avatarTint, initials } from '../../../ui/Avatar.tsx'
import { CHANNEL_ICONS, channelName } from '../../../ui/channels.ts'
import { classes } from '../../../ui/classes.ts'
import { formatDateTime, formatNumber } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Deadline } from '../Deadline.tsx'
import { snoozeText } from '../filters/dates.ts'
import { isWithBot } from '../isWithBot.ts'
import { Priority } from '../Priority.tsx'
import { PREVIEW_ICONS } from '../panel/quotes.ts'
import type { ChatItem, Label } from '../state/types.ts'
import { RowLabels } from './RowLabels.tsx'
import { shortTime } from './time.ts'

interface ChatRowProps {
  chat: ChatItem
  labels: readonly Label[]
  selected: boolean
  /** has the keyboard focus */
  current: boolean
  checked: boolean
  /** pinned by the user */
  pinned: boolean
  /** an unread comment mentions the user */
  mentioned: boolean
  /** what a search found in it */
  match?: ChatItem['match']
  /** the user's own draft */
  draft?: string
  /** the customer is typing */
  typing: boolean
  /** names of colleagues who have the chat open */
  watchers: string
  onOpen: (id: number, message?: number) => void
  onCheck: (id: number, checked: boolean) => void
}

const LAST: Partial<Record<ChatItem['last_message_from'], string>> = {
  agent: 'Equipo: ',
  bot: 'Chatbot: ',
  internal: 'Comentario: ',
}

/** The start of the last message, without the marks of its formatting. */
function lastText({ channel, last_message_text }: ChatItem): string {
  const start = last_message_text.slice(0, 160)
  return channel === 'whatsapp' ? plainWhatsapp(start) : plainText(parseRichText(start))
}

/** Whether nobody has to answer: the bot attends it, and did. */
const isAnsweredByBot = (chat: ChatItem): boolean => isWithBot(chat) && chat.last_message_from === 'bot'

/** One row of the chat list. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, labels, selected, current, checked, pinned, mentioned, match, draft, typing, watchers } = props
  const { onOpen, onCheck } = props
  const icon = PREVIEW_ICONS[chat.last_message_kind ?? 'text']
  const own = chat.labels.flatMap((id) => labels.find((label) => label.id === id) ?? [])
  return (
    <li className={classes('chat-row', selected && 'chat-row-open', chat.open && 'chat-row-unread')}>
      <label className={classes('chat-row-check', checked && 'chat-row-checked')} title="Elegir">
        <input
          type="checkbox"
          checked={checked}
          aria-label={`Elegir ${chat.user_name}`}
          onChange={(event) => onCheck(chat.id, event.target.checked)}
        />
        <span className={`avatar ${avatarTint(chat.contact_id)}`} aria-hidden="true">
          {initials(chat.user_name) || '?'}
        </span>
        <span className={`chat-row-channel channel-${chat.channel}`} aria-hidden="true">
          <Icon name={CHANNEL_ICONS[chat.channel]} size={14} />
        </span>
      </label>
      <button
        type="button"
        className="chat-row-main"
        data-chat={chat.id}
        tabIndex={current ? 0 : -1}
        aria-current={selected ? 'true' : undefined}
        onClick={() => onOpen(chat.id, match?.message_id)}
      >
        <span className="chat-row-line">
          <bdi className="chat-row-name">{chat.user_name}</bdi>
          {pinned && (
            <span className="chat-row-pin" title="Fijada">
              <Icon name="pin" size={14} />
            </span>
          )}
          <span className="sr-only">
            {pinned && ', fijada'}, {channelName(chat.channel)},{' '}
          </span>
          <time
            className="chat-row-time num"
            dateTime={chat.last_message_at}
            title={formatDateTime(chat.last_message_at)}
          >
            {shortTime(chat.last_message_at)}
          </time>
        </span>
        <span className="chat-row-line">
          <span className="chat-row-text">
            {match ? (
              <>
                <Icon name="search" size={13} /> <bdi>{plainMessage(match.text, chat.channel)}</bdi>
              </>
            ) : draft && !typing ? (
              <>
                <strong className="chat-row-draft">Borrador</strong> {draft === '…' ? '' : draft}
              </>
            ) : (
              <>
                {typing && <em className="chat-row-typing">Escribiendo… </em>}
                {chat.last_message_failed && (
                  <strong className="chat-row-failed">
                    <Icon name="alert-circle" size={13} /> No enviado{' '}
                  </strong>
                )}
                {LAST[chat.last_message_from]}
                {icon && (
                  <>
                    <Icon name={icon} size={13} />{' '}
                  </>
                )}
                <bdi>{lastText(chat)}</bdi>
              </>
            )}
          </span>
          {mentioned && (
            <span className="chat-row-mention" title="Te mencionan">
              <span aria-hidden="true">@</span>
              <span className="sr-only">Te mencionan</span>
            </span>
          )}
          {chat.open && (
            <span className={classes('chat-row-count num', chat.unread_count === 0 && 'chat-row-dot')}>
              {chat.unread_count > 0 ? formatNumber(chat.unread_count) : ''}
              <span className="sr-only"> sin leer</span>
            </span>
          )}
          {!chat.open && !chat.answered && !isAnsweredByBot(chat) && (
            <span className="chat-row-waiting" title="Sin contestar">
              <Icon name="reply" size={16} />
              <span className="sr-only">Sin contestar</span>
            </span>
          )}
        </span>
        <span className="chat-row-line chat-row-facts">
          <Priority chat={chat} />
          {own.length > 0 && <RowLabels labels={own} />}
          <span className="chat-row-people">
            {chat.area && <span className="chat-row-area">{chat.area.name}</span>}
            <Deadline due={chat.due} />
            {chat.snooze && (
              <span className="chat-row-snooze" title={snoozeText(chat.snooze)}>
                <Icon name="snooze" size={14} />
                <span aria-hidden="true">{formatDateTime(chat.snooze.until)}</span>
                <span className="sr-only">{snoozeText(chat.snooze)}</span>
              </span>
            )}
            {watchers && (
              <span className="chat-row-watchers" title={`Mirando: ${watchers}`}>
                <Icon name="eye" size={14} />
                <span className="sr-only">Mirando: {watchers}</span>
              </span>
            )}
            {chat.blocked && (
              <span title="Contacto bloqueado" className="chat-row-blocked">
                <Icon name="cancel" size={14} />
                <span className="sr-only">Contacto bloqueado</span>
              </span>
            )}
            {chat.assign_user ? (
              <span className="chat-row-owner" title={`A cargo de ${chat.assign_user.name}`}>
                <span aria-hidden="true">{initials(chat.assign_user.name)}</span>
                <span className="sr-only">A cargo de {chat.assign_user.name}</span>
              </span>
            ) : (
              <span
                className="chat-row-kind"
                title={chat.live ? 'En vivo' : chat.type === 'bot' ? 'Chatbot' : 'Solicitud de contacto'}
              >
                <Icon name={chat.live ? 'account' : chat.type === 'bot' ? 'robot' : 'bell'} size={15} />
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
})

import { memo } from 'react'
import { ChatDeliveryOptions } from '../../../../../generated/options.ts'
import { saysNothing } from '../../../../contract/preview.ts'
import { isBlank, NO_TEXT } from '../../../../contract/trimmed.ts'
import { classes } from '../../../ui/classes.ts'
import { formatClock, formatDateTime } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useChatsContext } from '../context.ts'
import { Attachment } from '../media/Attachment.tsx'
import type { Outgoing } from '../outbox/types.ts'
import type { Channel, ChatMessage } from '../state/types.ts'
import { ChannelText } from './ChannelText.tsx'
import { MessageContent, Quote, QuotedText } from './MessageContent.tsx'
import { MessageMenu, Resend } from './MessageMenu.tsx'
import { MessageText } from './MessageText.tsx'
import { Reactions } from './Reactions.tsx'

const SIDES: Record<ChatMessage['type'], string> = {
  user: 'theirs',
  bot: 'ours bubble-bot',
  agent: 'ours',
  internal: 'ours bubble-internal',
  system: 'system',
}

const STATUS_ICONS = {
  pending: 'clock',
  uncertain: 'alert-circle',
  accepted: 'clock',
  sent: 'check',
  delivered: 'check-all',
  read: 'check-all',
  failed: 'alert-circle',
}

interface BubbleProps {
  message: ChatMessage
  channel: Channel
  /** the time for answers is over */
  late?: boolean
  /** reactions reach the customer, unless it is too late */
  reacts?: boolean
  /** something else left after it */
  overtaken?: boolean
  grouped: boolean
  /** it is a search result */
  found?: boolean
}

/** One message of a thread. */
export const Bubble = memo(function Bubble({
  message,
  channel,
  late = false,
  reacts = true,
  overtaken = false,
  grouped,
  found,
}: BubbleProps) {
  const {
    type,
    user_name,
    text,
    files,
    reaction,
    team_reaction = null,
    status,
    error,
    at,
    buttons = [],
    content,
    reply_to,
  } = message
  const isSeen = !isBlank(text)
  if (type === 'system')
    return (
      <p className="bubble-system">
        <RichText text={text} /> <Time at={at} />
      </p>
    )
  return (
    <div
      className={classes('bubble-line', `bubble-${SIDES[type]}`, grouped && 'bubble-grouped', found && 'bubble-found')}
    >
      <div className="bubble">
        <MessageMenu message={message} channel={channel} reacts={reacts && !late} />
        {!grouped && <Author type={type} name={user_name} />}
        {reply_to && <Quote quote={reply_to} channel={channel} />}
        {files.map((file) => (
          <Attachment key={file.media_id} file={file} channel={channel} messageId={message.id} />
        ))}
        {content && <MessageContent content={content} message={message} />}
        {isSeen && <MessageText message={message} channel={channel} />}
        {saysNothing({ text, content, file: files[0] }) && <p className="content-note">{NO_TEXT}</p>}
        {content?.template?.footer && (
          <p className="content-note" dir="auto">
            {content.template.footer}
          </p>
        )}
        <QuotedText content={content} />
        {buttons.length > 0 && (
          <ul className="bubble-buttons" aria-label="Botones ofrecidos">
            {buttons.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
        <span className="bubble-meta">
          {type === 'user' && isSeen && <AddExample message={message} />}
          <Time at={at} />
          {status && (
            <span className={`delivery delivery-${status}`} title={deliveryName(status)}>
              <Icon name={STATUS_ICONS[status]} size={14} />
              <span className="sr-only">{deliveryName(status)}</span>
            </span>
          )}
        </span>
        <Reactions reaction={reaction} team_reaction={team_reaction} />
      </div>
      {team_reaction?.error && (
        <p className="bubble-error">
          <span>{team_reaction.error}</span>
        </p>
      )}
      {status === 'failed' && (
        <p className="bubble-error">
          <span>{error || deliveryName('failed')}</span>
          {late && channel === 'whatsapp' ? <OfferTemplate /> : <Resend message={message} channel={channel} />}
        </p>
      )}
      {status === 'uncertain' && (
        <p className="bubble-doubt">
          <span>{doubtText(channel, overtaken)}</span>
          <Resend message={message} channel={channel} />
        </p>
      )}
    </div>
  )
})

/** What happens to a message that may not have left: only Meta reports it, and it is not sent after a later one. */
function doubtText(channel: Channel, overtaken: boolean): string {
  if (channel !== 'whatsapp' && channel !== 'facebook')
    return 'La conexión se cortó al enviarlo y no sabemos si salió. No lo repetimos, para que no llegue dos veces.'
  return overtaken
    ? 'El canal no confirmó si lo recibió. No lo repetimos, porque después salió otro mensaje.'
    : 'El canal no confirmó si lo recibió. Solo lo repetimos si sus avisos muestran que no lo tiene.'
}

/** The way to write to a customer who has not written for too long; sending again would be refused. */
function OfferTemplate() {
  const { open, inbox } = useChatsContext()
  const { selected } = inbox.store.get()
  if (selected === null) return null
  return <Act label="Enviar plantilla de WhatsApp" onClick={() => open({ name: 'template', chatId: selected })} />
}

/** Opens the dialog that adds a customer's message as a training example. */
function AddExample({ message }: { message: ChatMessage }) {
  const { mayAddExamples, open } = useChatsContext()
  const { selected } = useChatsContext().inbox.store.get()
  if (!mayAddExamples || selected === null) return null
  const request = { name: 'add-example' as const, chatId: selected, messageId: message.id, text: message.text }
  return (
    <button type="button" className="bubble-teach" title="Enseñar al chatbot" onClick={() => open(request)}>
      <Icon name="school" size={14} />
      <span className="sr-only">Enseñar al chatbot: {message.text.slice(0, 60)}</span>
    </button>
  )
}

function deliveryName(status: string): string {
  return ChatDeliveryOptions.find(({ value }) => value === status)?.label ?? status
}

function Author({ type, name }: { type: ChatMessage['type']; name: string }) {
  return (
    <span className="bubble-author">
      {type === 'bot' && <Icon name="robot" size={14} />}
      {type === 'internal' && <Icon name="note" size={14} />}
      <bdi>{type === 'bot' ? name || 'Chatbot' : name}</bdi>
      {type === 'internal' && <span className="bubble-kind">comentario interno</span>}
    </span>
  )
}

function Time({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at} title={formatDateTime(at)}>
      {formatClock(at)}
    </time>
  )
}

interface OutgoingBubbleProps {
  outgoing: Outgoing
  channel: Channel
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** A message that the server has not confirmed yet or has rejected. */
export function OutgoingBubble({ outgoing, channel, onRetry, onDiscard }: OutgoingBubbleProps) {
  const failed = outgoing.state === 'failed'
  return (
    <div className={classes('bubble-line bubble-ours', outgoing.kind === 'comment' && 'bubble-internal')}>
      <div className={classes('bubble', failed ? 'bubble-failed' : 'bubble-pending')}>
        {outgoing.quote && <Quote quote={outgoing.quote} channel={channel} />}
        {[...outgoing.files, ...(outgoing.attached ?? [])].map((file) => (
          <span key={file.filename} className="attachment-name">
            <Icon name="paperclip" size={16} />
            <bdi>{file.filename}</bdi>
          </span>
        ))}
        {outgoing.text && (
          <div className="bubble-text" dir="auto">
            <ChannelText text={outgoing.text} channel={channel} />
          </div>
        )}
        <span className="bubble-meta">
          <Time at={outgoing.at} />
          <Icon name={failed ? 'alert-circle' : 'clock'} size={14} />
          <span className="sr-only">{failed ? 'No enviado' : 'Pendiente'}</span>
        </span>
      </div>
      {failed && (
        <p className="bubble-error" role="alert">
          <span>{outgoing.error}</span>
          <Act label="Reintentar" onClick={() => onRetry(outgoing.key)} />
          <Act label="Descartar" onClick={() => onDiscard(outgoing.key)} />
        </p>
      )}
      {!failed && outgoing.tries > 0 && (
        <p className="bubble-waiting">
          <Spinner size={12} /> Lo enviaremos cuando vuelva la conexión
        </p>
      )}
    </div>
  )
}

function Act({ onClick, label }: { onClick: () => void; label: string }) {
  return (
    <button type="button" className="link-button" onClick={onClick}>
      {label}
    </button>
  )
}

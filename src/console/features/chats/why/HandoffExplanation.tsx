import './why.css'
import { useId, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { BotRuleOptions, HandoffNoticeOptions } from '../../../../../generated/options.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { formatDateTime, formatShare, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useLoad } from '../../../ui/useLoad.ts'
import { contextFacts } from '../../responses/describe-context.ts'
import { slotFacts } from '../../responses/describe-slots.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'
import { useFolded } from './useFolded.ts'

type ChatExplanation = components['schemas']['ChatUnderstanding']
type HandoffSummary = components['schemas']['HandoffSummary']
type HandoffNotice = components['schemas']['ChatHandoff']['notice']
type Reading = ChatExplanation['messages'][number]

/** Shown above an open chat: why the bot handed it to the team and, on demand, how it understood its messages. */
export function HandoffExplanation({ chat }: { chat: ChatItem }) {
  const { botId } = useChatsContext()
  const [open, setOpen] = useState(false)
  const list = useId()
  const details = useId()
  const [isFolded, fold] = useFolded(chat.live || chat.state === 2)
  // Refetch when the chat is handed over or a message arrives.
  const key = [chat.id, chat.type, chat.live, chat.last_message_at].join(' ')
  const { data } = useLoad(key, (signal) => fetchExplanation(botId, chat.id, signal))
  const handed = chat.type === 'bot' ? null : (data?.handoff ?? null)
  if (!data || (!handed && data.messages.length === 0 && data.collected.length === 0)) return null
  const best = handed && bestOf(data.messages)
  return (
    <aside className={classes('why', isFolded && 'why-folded')} aria-label="Por qué llegó">
      <p className="why-line">
        <Icon name="robot" size={16} />
        {handed ? (
          <span>
            <strong>Por qué llegó:</strong> {handed.text}
            {best && <span className="why-best"> · Lo más parecido: {best}</span>}
          </span>
        ) : (
          <span>Qué entendió el chatbot</span>
        )}
        {!isFolded && (
          <button
            type="button"
            className="link-button"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Ocultar' : 'Ver mensajes'}
          </button>
        )}
        <IconButton
          icon={isFolded ? 'chevron-down' : 'chevron-up'}
          size={18}
          className="why-fold"
          label={isFolded ? 'Mostrar por qué llegó' : 'Plegar por qué llegó'}
          aria-expanded={!isFolded}
          aria-controls={details}
          onClick={() => fold(!isFolded)}
        />
      </p>
      <div id={details} hidden={isFolded}>
        {handed && chat.waiting_since && (
          <p className="why-line">
            <Icon name="clock" size={16} />
            <span>
              <strong>Espera desde:</strong> {formatDateTime(chat.waiting_since)}
              {noticeText(handed.notice)}
            </span>
          </p>
        )}
        {handed?.summary && <Summary summary={handed.summary} />}
        {data.collected.length > 0 && (
          <p className="why-line">
            <Icon name="note" size={16} />
            <span>
              <strong>Datos que dejó:</strong>{' '}
              {data.collected.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
            </span>
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section id={list} className="why-list" hidden={!open} tabIndex={0} aria-label="Mensajes y qué entendió">
          <ul>
            {data.messages.map((one) => (
              <Read key={one.message_id} reading={one} />
            ))}
          </ul>
        </section>
      </div>
    </aside>
  )
}

/** What the customer asked and what the bot tried. */
function Summary({ summary: { asked, answered, offered, misses } }: { summary: HandoffSummary }) {
  const facts: [term: string, text: string][] = [
    ['Pidió', asked.map((text) => `«${text}»`).join(' · ')],
    ['El chatbot contestó', answered.join(' · ')],
    ['Le ofreció', offered.join(' · ')],
    ['No entendió', misses > 0 ? plural(misses, 'mensaje', 'mensajes') : ''],
  ]
  const shown = facts.filter(([, text]) => text !== '')
  if (shown.length === 0) return null
  return (
    <dl className="why-summary">
      {shown.map(([term, text]) => (
        <div key={term}>
          <dt>{term}:</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the customer was told when they were handed over. */
function noticeText(notice: HandoffNotice): string {
  const label = HandoffNoticeOptions.find(({ value }) => value === notice)?.label
  return label ? ` · Le dijimos ${label.charAt(0).toLowerCase()}${label.slice(1)}` : ''
}

function Read({ reading }: { reading: Reading }) {
  const { text, at, rule, by, intents, entities, slots, context } = reading
  const facts = [...(context ? contextFacts(context) : []), ...(slots ? slotFacts(slots) : [])]
  const option = BotRuleOptions.find(({ value }) => value === rule)
  return (
    <li>
      <span className="why-text" title={formatDateTime(at)}>
        {text || 'Archivo'}
      </span>
      <Badge tone={option?.tone ?? 'neutral'}>{option?.label ?? rule}</Badge>
      {by && <span className="why-intent">«{by}»</span>}
      {intents.slice(0, 3).map(({ intent_id, name, confidence }) => (
        <span key={intent_id} className="why-intent">
          {name} <span className="num">{formatShare(confidence)}</span>
        </span>
      ))}
      {entities.map(({ entity, value, start }) => (
        <span key={`${entity}${start}`} className="why-intent">
          {entity}: {value}
        </span>
      ))}
      {facts.map(([term, text]) => (
        <span key={term} className="why-intent">
          {term}: {text}
        </span>
      ))}
    </li>
  )
}

/** Returns the best intent of the last message. */
function bestOf([last]: readonly Reading[]): string | undefined {
  const [first] = last?.intents ?? []
  return first && `${first.name} (${formatShare(first.confidence)})`
}

function fetchExplanation(bot: number, chatId: number, signal: AbortSignal): Promise<ChatExplanation> {
  return unwrap(api.GET('/chats/understanding/{bot}/{chatId}', { params: { path: { bot, chatId } }, signal }))
}

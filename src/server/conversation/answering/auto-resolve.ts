import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { fillIn } from '../../../contract/variables.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { apply, resolvedAt } from '../chats/core/changes.ts'
import { incrementCounts } from '../chats/core/counts.ts'
import { usualWindowEnd } from '../chats/core/item.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { noteForRules } from '../chats/core/rule-events.ts'
import { sendInChat } from '../chats/core/send-message.ts'
import { queueSurveys } from '../chats/core/survey-queue.ts'
import { notifyWebhooks } from '../webhooks/queue.ts'
import { checkAlone } from './waiting-requests.ts'

type AutoResolve = Required<components['schemas']['AutoResolve']>

/** Maximum number of chats per run. The rest are handled by the next run. */
const MOST = 200

/**
 * Minutes after its time in which a text is still sent: it would be too late after an outage, and to chats that were
 * silent long before the closing was switched on.
 */
const LATE_MINUTES = 60

const MINUTE = 60_000

interface Silent {
  id: number
  bot_id: number
  rule: AutoResolve
  /** when the silence began, and how many reminders were sent in it */
  since: string
  reminders: number
  last_message_at: string
}

/**
 * Reminds customers who do not answer the bot or the team, and resolves their chats in the end, as the settings of the
 * bot say. What was sent is stored with the message itself, so that no reminder is sent twice. Chats that wait for a
 * person, whose customer spoke last, or that are snoozed are left to people.
 */
export async function resolveSilentChats(now: Date): Promise<void> {
  const { rows } = await sql<Silent>`
    select * from (
      select c.id, c.bot_id, b.rule, c.last_message_at, coalesce(s.since, c.last_message_at) as since,
        coalesce(s.reminders, 0) as reminders
      from (
        select id, settings->'auto_resolve' as rule from bot
        where special_state = 'chatbot_on' and jsonb_typeof(settings->'auto_resolve') = 'object'
      ) b
      join chat c on c.bot_id = b.id and c.state <> 2 and c.type <> 'request' and c.snoozed_until is null
        and c.last_message_from in ('bot', 'agent') and not c.last_message_failed
      join contact k on k.id = c.contact_id and not k.blocked
      left join chat_silence s on s.chat_id = c.id
        and not exists (select from message m where m.chat_id = c.id and m.id > s.message_id)
    ) silent
    where since <= ${now}::timestamptz - make_interval(mins =>
      coalesce((rule->'reminders'->reminders::int->>'after_minutes')::int, (rule->>'minutes')::int))
    order by since limit ${MOST}::int`.execute(db())
  for (const silent of rows) await checkAlone(silent, () => tx(() => goOn(silent, now)))
}

async function goOn(silent: Silent, now: Date): Promise<void> {
  const { id, bot_id, rule, since } = silent
  const chat = await lockChat(bot_id, id)
  const { last_message_at } = await db()
    .selectFrom('chat')
    .select('last_message_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isLeft = chat.state === 2 || chat.type === 'request' || chat.snoozed_until !== null
  if (isLeft || last_message_at !== silent.last_message_at) return
  const minutes = (now.getTime() - Date.parse(since)) / MINUTE
  if (minutes >= rule.minutes) return close(chat, silent, minutes, now)
  // After an outage only the last reminder that is due is sent.
  const due = rule.reminders.filter(({ after_minutes }) => after_minutes <= minutes)
  const last = due.at(-1)
  if (!last || due.length <= silent.reminders) return
  if (minutes < last.after_minutes + LATE_MINUTES) await say(chat, last.text, now)
  await remember(chat.id, since, due.length)
}

async function close(chat: LockedChat, { rule, since }: Silent, minutes: number, now: Date): Promise<void> {
  if (rule.closing_text && minutes < rule.minutes + LATE_MINUTES) await say(chat, rule.closing_text, now)
  await incrementCounts(chat.bot_id, chat.channel, 'resolved')
  await notifyWebhooks(chat.bot_id, { event: 'resolved', chatId: chat.id, data: { resolved_by: null } })
  await noteForRules(chat.bot_id, chat.id, 'resolved')
  await queueSurveys(chat.bot_id, chat.id)
  const events = [['change-inbox', { chat_id: chat.id, state: 2 }]] as const
  await apply(chat, { set: resolvedAt(now.toISOString()), events: [...events], whole: true })
  await db().deleteFrom('chat_silence').where('chat_id', '=', chat.id).execute()
  const text = `Se cerró sola: el cliente no escribe desde hace ${inWords(Math.floor((now.getTime() - Date.parse(since)) / MINUTE))}.`
  await sendInChat({ ...chat, ...resolvedAt(now.toISOString()) }, { author: 'system', text })
}

/** Says a text to the customer, unless the channel would refuse it by now. */
async function say(chat: LockedChat, text: string, now: Date): Promise<void> {
  const end = usualWindowEnd(chat)
  if (end !== null && Date.parse(end) <= now.getTime()) return
  const values = await variablesOf(chat.bot_id, chat.id, now)
  await sendInChat(chat, { author: 'bot', text: fillIn(text, values) })
}

/** Stores how far a silence is, up to the last message. */
async function remember(chatId: number, since: string, reminders: number): Promise<void> {
  await sql`
    insert into chat_silence (chat_id, since, reminders, message_id)
    select chat_id, ${since}::timestamptz, ${reminders}, max(id) from message where chat_id = ${chatId} group by chat_id
    on conflict (chat_id) do update set since = excluded.since, reminders = excluded.reminders,
      message_id = excluded.message_id`.execute(db())
}

/** Minutes in words: `45 minutos`, `2 horas`, `3 días`. */
function inWords(minutes: number): string {
  const [count, one, many] =
    minutes < 120
      ? [minutes, 'minuto', 'minutos']
      : minutes < 2_880
        ? [Math.floor(minutes / 60), 'hora', 'horas']
        : [Math.floor(minutes / 1_440), 'día', 'días']
  return `${count} ${count === 1 ? one : many}`
}

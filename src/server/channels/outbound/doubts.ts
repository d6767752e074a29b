import { type RawBuilder, sql } from 'kysely'
import type { LockedChat } from '../../conversation/chats/core/lock.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { STATUS_LANE } from '../meta/split.ts'
import { settleMessage } from './ledger.ts'
import { enqueueLane } from './wake.ts'

/** Attempts after which a message without an answer is not sent again by itself. */
const MOST_ATTEMPTS = 3
/** How long news about others are waited for, as a multiple of the first wait, and the least in seconds. */
const PATIENCE = 6
const LEAST_PATIENCE = 600

interface Doubt {
  id: number
  message_id: number
  bot_id: number
  chat_id: number
  /** seconds until the usual time has passed */
  due: number
  /** whether news about others have come and were read, and none about this one waits to be read */
  hears: boolean
}

/**
 * The lane of the news about what was sent in a chat `c`. Messenger tells them among those of the customer; in WhatsApp
 * what the customer writes says nothing about it.
 */
export const newsLane = sql`case c.channel when 'whatsapp' then ${STATUS_LANE} else 'c:' || c.sender_id end`

/**
 * The query of requests that may be sent again. That is only likely right when the usual time passed, and news about other
 * messages of the account, of a later time, have come and were read: they would have come about this one as well. None with
 * its mark may wait to be read. What was deleted since is not sent again. Telegram reports nothing about messages, so that only people repeat them there.
 */
function doubts(which: RawBuilder<unknown>, seconds: number) {
  return sql<Doubt>`
    select p.id, p.message_id, p.bot_id, p.chat_id,
      extract(epoch from p.since + make_interval(secs => ${seconds}) - now())::float8 as due,
      a.last_event_at >= p.since + make_interval(secs => ${Math.min(30, seconds / 10)}::float8)
        and not exists (select from webhook_inbox w where w.account_id = a.id and w.done_at is null
          and w.lane = ${newsLane} and position('"m:' || p.message_id || ':' || p.part || ':' in w.body::text) > 0) as hears
    from outbound_part p join channel_account a on a.id = p.account_id
      join chat c on c.id = p.chat_id
      join message m on m.id = p.message_id and not coalesce(m.content ? 'deleted', false)
    where ${which} and a.kind in ('whatsapp', 'facebook') and p.state = 'uncertain'
      and p.attempt - p.given_up < ${MOST_ATTEMPTS} and a.status = 'connected'
      and p.since > now() - make_interval(secs => ${Math.max(seconds * PATIENCE, LEAST_PATIENCE)}::float8)
      and not exists (select from outbound_part later where later.chat_id = p.chat_id and later.attempt > 0
        and (later.message_id, later.part) > (p.message_id, p.part))
    order by p.message_id, p.part limit 1`
}

/**
 * Sends again what the platform does not have, at a later time if it is too early to tell. What was overtaken by a later
 * message of the chat is never sent again: it would arrive in the wrong order.
 */
export async function resolveDoubts(chat: Pick<LockedChat, 'id' | 'bot_id'>): Promise<void> {
  const seconds = currentCall().services.settings.channelConfirmSeconds
  const { rows } = await doubts(sql`p.chat_id = ${chat.id}`, seconds).execute(db())
  const [doubt] = rows
  if (!doubt) return
  if (doubt.due > 0) return enqueueLane(chat, new Date(Date.now() + doubt.due * 1000))
  if (!doubt.hears) return enqueueLane(chat, new Date(Date.now() + (seconds * 1000) / 2))
  await tx(async () => {
    await repeat(doubt)
    await enqueueLane(chat)
  })
}

/** Lets a request leave again, before what waits behind it, if the platform does not have it. Returns whether it will. */
export async function repeatMissing(partId: number): Promise<boolean> {
  const seconds = currentCall().services.settings.channelConfirmSeconds
  const { rows } = await doubts(sql`p.id = ${partId}`, seconds).execute(db())
  const [doubt] = rows
  if (!doubt || doubt.due > 0 || !doubt.hears) return false
  await tx(() => repeat(doubt))
  return true
}

async function repeat({ id, bot_id, message_id, chat_id }: Doubt): Promise<void> {
  await db().selectFrom('chat').select('id').where('id', '=', chat_id).forUpdate().execute()
  await db()
    .updateTable('outbound_part')
    .set({ state: 'pending', next_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'uncertain')
    .execute()
  await settleMessage(bot_id, message_id)
}

import { sql } from 'kysely'
import { setDelivery } from '../../conversation/chats/core/delivery.ts'
import type { LockedChat } from '../../conversation/chats/core/lock.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { accountOf } from '../accounts/account.ts'
import { accountFor } from './choose.ts'
import { newsLane, repeatMissing, resolveDoubts } from './doubts.ts'
import { settleMessage } from './ledger.ts'
import { isLooping } from './mail-thread.ts'
import type { Part } from './part.ts'
import { giveUp } from './part-state.ts'
import { nextMessage, prepareParts, stopped, withheld } from './prepare.ts'
import { sendPart } from './send.ts'
import { sendMailPart } from './send-mail.ts'
import { enqueueLane } from './wake.ts'

/** Seconds at most for which the next message of a chat waits for news about one whose answer was lost. */
const HOLD_SECONDS = 30
const LOOPING = 'El chatbot ya contestó muchos correos de esta persona en una hora. Contesta tú si quieres.'

const usualSeconds = (): number => Math.min(HOLD_SECONDS, currentCall().services.settings.channelConfirmSeconds)
/** Longest wait within a run, in milliseconds; longer ones end it, and another one begins then. */
const SHORT_MS = 2_000
/** Milliseconds between two looks at whether the platform has it: long enough to leave the worker to other chats. */
const LOOK_MS = SHORT_MS

/**
 * Delivers what waits in a chat, in its order. Nobody else delivers for this chat meanwhile, so that a request found in
 * `sending` was interrupted: the platform may have it.
 */
export async function runLane(chat: Pick<LockedChat, 'id' | 'bot_id'>, signal: AbortSignal): Promise<void> {
  const { id: chatId } = chat
  await markInterrupted(chatId)
  while (!signal.aborted) {
    const part = await firstOpen(chatId)
    if (!part) {
      if (!(await prepareNext(chatId))) return resolveDoubts(chat)
    } else {
      const wait = part.state === 'uncertain' ? await holdFor(part) : await attempt(part)
      if (wait === 'stop') return
      if (wait >= SHORT_MS) return enqueueLane(chat, new Date(Date.now() + wait))
      if (wait > 0) await pause(wait, signal)
    }
  }
}

/** Whether a request is a reaction, which may leave again; see `isReaction`. */
const isOnCustomers = sql`(select m.author = 'user' from message m where m.id = outbound_part.message_id)`

async function markInterrupted(chatId: number): Promise<void> {
  await tx(async () => {
    await db().selectFrom('chat').select('id').where('id', '=', chatId).forUpdate().execute()
    const rows = await db()
      .updateTable('outbound_part')
      .set({
        state: sql`case when ${isOnCustomers} then 'pending' else 'uncertain' end`,
        // The wait begins now: another process takes over only after a while.
        since: sql`now()`,
      })
      .where('chat_id', '=', chatId)
      .where('state', '=', 'sending')
      .returning(['message_id', 'bot_id'])
      .execute()
    for (const { bot_id, message_id } of rows) await settleMessage(bot_id, message_id)
  })
}

/** Seconds at most for which a server that is behind with the news holds the next message of a chat. */
const LONGEST_HOLD = 600

/** Whether news that may be about a request have come and wait for their turn: the server is behind, not the platform. */
const isNewsBehind = sql`(p.since > now() - make_interval(secs => ${LONGEST_HOLD}::float8)
  and exists (select from webhook_inbox w where w.account_id = p.account_id and w.done_at is null
    and w.lane = ${newsLane} and w.received_at < now() - interval '2 seconds'))`

/**
 * Returns the first request of a chat that is not settled. One without an answer is left out once it was waited for,
 * when something else waits.
 */
function firstOpen(chatId: number): Promise<Part | undefined> {
  return db()
    .selectFrom('outbound_part as p')
    .innerJoin('message as m', 'm.id', 'p.message_id')
    .innerJoin('chat as c', 'c.id', 'p.chat_id')
    .innerJoin('bot as b', 'b.id', 'p.bot_id')
    .select([
      'm.author',
      'c.channel',
      'c.last_inbound_at',
      'c.window_closed_at',
      'c.created_at',
      'b.suspended_at',
      'b.removed_at',
    ])
    .select([
      'p.id',
      'p.bot_id',
      'p.account_id',
      'p.chat_id',
      'p.message_id',
      'p.part',
      'p.body',
      'p.attempt',
      'p.given_up',
      'p.state',
    ])
    .select(['p.since', 'p.next_at'])
    .where('p.chat_id', '=', chatId)
    .where((where) =>
      where.or([
        where('p.state', '=', 'pending'),
        where.and([
          where('p.state', '=', 'uncertain'),
          // Telegram reports nothing that could be waited for, and a mail never leaves again by itself.
          where('c.channel', '<>', 'telegram'),
          sql<boolean>`(p.since > now() - make_interval(secs =>
            case c.channel when 'email' then ${usualSeconds()}::float8 else ${HOLD_SECONDS}::float8 end)
            or ${isNewsBehind})`,
        ]),
      ]),
    )
    .orderBy('p.message_id')
    .orderBy('p.part')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Milliseconds to wait for news about a request without an answer. Where the usual time is short, it can leave again before
 * what waits behind it.
 */
async function holdFor({ id, since }: Part): Promise<number> {
  const held = Date.now() - Date.parse(since ?? '')
  const usual = usualSeconds() * 1000
  if (held < usual) return Math.max(usual - held, 50)
  return (await repeatMissing(id)) ? 0 : LOOK_MS
}

async function attempt(part: Part): Promise<number | 'stop'> {
  const early = Date.parse(part.next_at) - Date.now()
  if (early > 0) return early
  const obstacle = stopped(part)
  if (obstacle) return giveUp(part, obstacle)
  const account = await accountOf(part.account_id)
  // What waits leaves when the account works again.
  if (account?.status !== 'connected') return 'stop'
  return account.kind === 'email' ? sendMailPart(part, account) : sendPart(part, account)
}

/** Stores the requests of the next message that waits. Returns whether there was one. */
async function prepareNext(chatId: number): Promise<boolean> {
  const message = await nextMessage(chatId)
  if (!message) return false
  const obstacle = withheld(message) ?? ((await isLooping(message)) ? LOOPING : undefined)
  const account = obstacle ? undefined : await accountFor(message)
  if (!account) {
    await setDelivery(
      message.bot_id,
      message.id,
      'failed',
      obstacle ?? 'El canal no está conectado. Conéctalo en Conectores.',
    )
    return true
  }
  if (account.status !== 'connected') return false
  await tx(() => prepareParts(message, account))
  return true
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

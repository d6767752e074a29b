import { sql } from 'kysely'
import { setDelivery } from '../../conversation/chats/core/delivery.ts'
import type { ChatMessage } from '../../conversation/chats/core/message.ts'
import { settleTeamReaction } from '../../conversation/chats/core/reactions.ts'
import { enqueueLane } from '../../conversation/chats/core/send-message.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { emojiIn } from './reactions.ts'

/**
 * The state of a request that delivers a part of a message. `sending` is committed before it leaves; `uncertain` means
 * that its answer was lost, so that the platform may have it.
 */
export type PartState =
  | 'pending'
  | 'sending'
  | 'uncertain'
  | 'accepted'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'cancelled'

/** A reached state is only replaced by a higher one. `failed` may follow what the platform accepted, but not delivery. */
const PART_RANK: Record<PartState, number> = {
  pending: 0,
  sending: 0,
  uncertain: 0,
  accepted: 1,
  sent: 2,
  failed: 2.5,
  cancelled: 2.5,
  delivered: 3,
  read: 4,
}

/** Returns the mark that comes back with what the platform reports about an attempt. */
export const markOf = (messageId: number, part: number, attempt: number): string => `m:${messageId}:${part}:${attempt}`

/** Parses a mark of {@link markOf}; undefined for those of other programs. */
function readMark(mark: string | undefined): { messageId: number; part: number; attempt: number } | undefined {
  const found = /^m:(\d{1,15}):(\d{1,3}):(\d{1,5})$/.exec(mark ?? '')
  return found ? { messageId: Number(found[1]), part: Number(found[2]), attempt: Number(found[3]) } : undefined
}

/** What the platform reports about a part. */
interface PartReport {
  accountId: number
  state: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'
  externalId?: string | undefined
  /** the mark that came back; it finds the part also when the answer with its id was lost */
  mark?: string | undefined
  errorCode?: number | undefined
  /** for staff */
  error?: string | undefined
}

const rankOf = sql<number>`case state when 'accepted' then 1 when 'sent' then 2 when 'failed' then 2.5
  when 'cancelled' then 2.5 when 'delivered' then 3 when 'read' then 4 else 0 end`

/**
 * Stores what the platform reports about a part, and the state of its message. Returns the message, or undefined if no
 * part is known by the id or the mark. A report about an earlier attempt also counts: the platform has the message.
 */
export async function reportPart(report: PartReport): Promise<number | undefined> {
  const mark = readMark(report.mark)
  const { accountId, state, externalId = null, errorCode = null, error = null } = report
  return tx(async () => {
    const found = await db()
      .selectFrom('outbound_part')
      .select(['id', 'bot_id', 'message_id', 'chat_id', 'state'])
      .where('account_id', '=', accountId)
      .where((where) =>
        where.or([
          where('external_id', '=', externalId),
          ...(mark
            ? [
                where.and([
                  where('message_id', '=', mark.messageId),
                  where('part', '=', mark.part),
                  where('external_id', 'is', null),
                ]),
              ]
            : []),
        ]),
      )
      .orderBy(sql`external_id is null`)
      .limit(1)
      .executeTakeFirst()
    if (!found) return undefined
    // The chat is locked before the part, as everywhere.
    await db().selectFrom('chat').select('id').where('id', '=', found.chat_id).forUpdate().execute()
    await db()
      .updateTable('outbound_part')
      .set({
        external_id: sql`coalesce(external_id, ${externalId})`,
        state: sql`case when ${PART_RANK[state]}::float8 > ${rankOf} then ${state} else state end`,
        ...(state === 'failed' && {
          error_code: sql`case when ${rankOf} < 2.5 then ${errorCode}::int else error_code end`,
          error: sql`case when ${rankOf} < 2.5 then ${error} else error end`,
        }),
      })
      .where('id', '=', found.id)
      .where(mark ? isCurrent(state, mark.attempt) : sql<boolean>`true`)
      .execute()
    await settleMessage(found.bot_id, found.message_id)
    // What waited for news about this one may leave.
    if (found.state === 'uncertain') await enqueueLane({ id: found.chat_id, bot_id: found.bot_id })
    return found.message_id
  })
}

/**
 * Whether a report about an attempt still says something about its part: what failed may have been sent again meanwhile.
 * That an earlier attempt reached the person always counts.
 */
function isCurrent(state: PartReport['state'], attempt: number) {
  if (state === 'delivered' || state === 'read') return sql<boolean>`true`
  return state === 'failed'
    ? sql<boolean>`given_up < ${attempt} and attempt <= ${attempt}`
    : sql<boolean>`given_up < ${attempt}`
}

/**
 * Stores the state of a message that follows from its parts: the worst, else the lowest. Those of a customer's message are
 * the team's reactions to it.
 */
export async function settleMessage(botId: number, messageId: number): Promise<void> {
  const parts = await db()
    .selectFrom('outbound_part as p')
    .innerJoin('message as m', 'm.id', 'p.message_id')
    .select(['p.state', 'p.error', 'p.body', 'p.reacted_by', 'm.author'])
    .where('p.message_id', '=', messageId)
    .orderBy('p.part')
    .execute()
  if (parts[0]?.author === 'user') return settleReaction(botId, messageId, parts)
  const status = statusOf(parts.map(({ state }) => state))
  const error = parts.find((part) => part.state === 'failed')?.error ?? null
  if (status !== 'pending') await setDelivery(botId, messageId, status, status === 'failed' ? error : null)
}

/** States of what the platform has. */
const TAKEN: readonly PartState[] = ['accepted', 'sent', 'delivered', 'read']

interface Reacted {
  state: PartState
  error: string | null
  body: object
  reacted_by: number | null
}

/**
 * Shows with the reason what the customer still sees, of who asked for that, when what was asked for last failed. If they
 * see nothing, what failed is shown.
 */
async function settleReaction(botId: number, messageId: number, parts: readonly Reacted[]): Promise<void> {
  const last = parts.at(-1)
  if (last?.state !== 'failed') return
  const seen = parts.findLast(({ state }) => TAKEN.includes(state))
  const shown = seen && emojiIn(seen.body) !== null ? seen : last
  const emoji = emojiIn(shown.body)
  const error = emoji === null ? null : last.error
  await settleTeamReaction(botId, messageId, { emoji, userId: shown.reacted_by, error })
}

function statusOf(states: readonly PartState[]): NonNullable<ChatMessage['status']> {
  const has = (state: PartState) => states.includes(state)
  if (has('failed') || has('cancelled')) return 'failed'
  if (has('uncertain')) return 'uncertain'
  if (has('pending') || has('sending')) return 'pending'
  if (has('accepted')) return 'accepted'
  if (has('sent')) return 'sent'
  return has('delivered') ? 'delivered' : 'read'
}

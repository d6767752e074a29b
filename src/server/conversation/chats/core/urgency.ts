import { currentCall } from '../../../foundation/http/context.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import type { Handoff } from '../../../knowledge/dialogue/types.ts'
import { mostSerious, type UrgencyReason, urgencyOf } from '../../../knowledge/dialogue/urgency.ts'
import { apply } from './changes.ts'
import type { LockedChat } from './lock.ts'
import { SESSION_HOURS, sessionStart } from './session-start.ts'

/** Most messages that decide about the urgency of a chat. */
const MESSAGES = 20

/** Messages that were not understood from which a customer must not wait longer. */
const MISSES = 3

/** What is known of a handoff when a person is requested. */
export type RequestReason = Pick<Handoff, 'reason' | 'misses' | 'urgency'>

/**
 * Returns why a chat that is handed over is urgent, the most serious reason: that of the handoff, what the customer
 * wrote in this conversation, or the mark that the chat has. Null if it is not.
 */
export async function urgencyFor(chat: LockedChat, handoff?: RequestReason): Promise<UrgencyReason | null> {
  const { reason, misses = 0, urgency } = handoff ?? {}
  const given: UrgencyReason[] = [
    ...(reason === 'upset' || reason === 'complaint' ? [urgency ?? reason] : []),
    ...(misses >= MISSES ? (['misses'] as const) : []),
  ]
  const since = new Date(currentCall().services.clock().getTime() - SESSION_HOURS * 3_600_000)
  const rows = await db()
    .selectFrom('message')
    .select(['body', 'transcript'])
    .where('chat_id', '=', chat.id)
    .where('author', '=', 'user')
    .where('at', '>', instant(since))
    .where('id', '>', await sessionStart(chat.id))
    .orderBy('id', 'desc')
    .limit(MESSAGES)
    .execute()
  const said = rows.flatMap(({ body, transcript }) => urgencyOf(body || transcript || '') ?? [])
  return mostSerious([...given, ...said, ...(chat.urgency ? [chat.urgency] : [])]) ?? null
}

/**
 * Makes a waiting chat urgent if a message of the customer says something more serious than what is known. Where staff
 * said that it is not urgent, only something more serious than what they knew, and than a complaint, counts.
 * @returns whether the message says something for which the chat is urgent
 */
export async function raiseUrgency(chat: LockedChat, text: string): Promise<boolean> {
  const found = urgencyOf(text)
  const cleared = chat.urgency_cleared && mostSerious([chat.urgency_cleared, 'complaint'])
  if (!found || (cleared && mostSerious([cleared, found]) === cleared)) return false
  const worst = mostSerious([found, ...(chat.urgency ? [chat.urgency] : [])])
  if (worst && worst !== chat.urgency) await apply(chat, { set: { urgency: worst }, events: [], whole: true })
  return true
}

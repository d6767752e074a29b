import type { UrgencyReason } from '../knowledge/dialogue/urgency.ts'
import { Batch, bulk } from './bulk.ts'
import { DAY } from './calendar.ts'
import { type ChatLines, linesOf } from './chat-lines.ts'
import { DailyCounts } from './daily.ts'
import { DemoExplanations } from './facts.ts'
import { type Random, random as seeded } from './random.ts'
import { receiptsOf } from './receipts.ts'
import type { SeededBot } from './setup.ts'
import { eventsOf, turnsOf } from './turns.ts'
import { urgentLines, urgentRequest } from './urgent.ts'
import { contactRows, iso, plan, senderId, type Visit } from './visits.ts'

/** The last ids used, so that the next business continues after them. */
export interface Ids {
  contact: number
  chat: number
  message: number
}

/**
 * Writes thirteen months of chats of a business, with the contacts and the daily counts.
 * @param count number of chats
 */
export async function writeChats(
  random: Random,
  now: number,
  placed: SeededBot,
  count: number,
  ids: Ids,
): Promise<void> {
  const { visits, customers } = plan(random, now, placed, count, ids.contact + 1)
  ids.contact += customers.length
  const contacts = contactRows(random, placed.id, customers)
  const lastWrote = new Map<number, string>()
  const days = new DailyCounts(placed.id)
  const facts = await DemoExplanations.of(now, placed)
  const receipts = seeded(`receipts of ${placed.business.name}`)
  const batch = new Batch(['chat', 'chat_label', 'message', 'message_fact', 'chat_handoff', 'chat_turn', 'chat_event'])
  for (const [place, planned] of visits.entries()) {
    const urgent = place === visits.length - 1 ? urgentLines(now, placed) : undefined
    const visit = urgent ? { ...planned, starts: urgent.starts } : planned
    const said = urgent ?? linesOf(random, now, placed, visit)
    const id = ++ids.chat
    const status = urgent ? urgentRequest.chat : drawStatus(random, now, said)
    days.add(visit.channel, said, status.resolved_at)
    const chat = chatRow(random, placed.id, id, visit, said, status)
    await batch.add('chat', [chat])
    if (chat.last_inbound_at > (lastWrote.get(chat.contact_id) ?? ''))
      lastWrote.set(chat.contact_id, chat.last_inbound_at)
    await batch.add('chat_label', labelRows(random, placed, said, id))
    const first = ids.message + 1
    const told = receiptsOf(receipts, visit.channel, said.lines)
    await batch.add(
      'message',
      said.lines.map(({ author, text, at, user_id }, i) => ({
        id: ++ids.message,
        bot_id: placed.id,
        chat_id: id,
        author,
        user_id,
        kind: 'text',
        body: text,
        at: iso(at),
        ...told[i],
      })),
    )
    await batch.add('message_fact', facts?.read(said, id, first) ?? [])
    const turns = turnsOf({ bot_id: placed.id, chat_id: id }, said, first, status.resolved_at)
    await batch.add('chat_turn', turns)
    await batch.add('chat_event', eventsOf(turns, said, first))
    const handoffs = facts?.handoffs(said, id, first) ?? []
    await batch.add('chat_handoff', urgent ? handoffs.map((one) => ({ ...one, ...urgentRequest.handoff })) : handoffs)
  }
  await batch.flush()
  await bulk(
    'contact',
    contacts.map((contact) => ({ ...contact, last_seen_at: lastWrote.get(contact.id) ?? contact.last_seen_at })),
  )
  await bulk('daily_count', days.rows())
}

interface ChatStatus {
  type: 'bot' | 'live' | 'request'
  state: 0 | 1 | 2
  live: boolean
  open: boolean
  answered: boolean
  assign_user_id: number | null
  resolved_at: number | null
  urgency: UrgencyReason | null
}

/**
 * Returns the current state of a chat: older ones are mostly resolved, recent ones may be waiting, assigned or unread.
 */
function drawStatus(random: Random, now: number, said: ChatLines): ChatStatus {
  const last = said.lines.at(-1)
  const at = last?.at ?? now
  const age = (now - at) / DAY
  const asked = said.handoffs.length > 0 && (said.handoffs.at(-1)?.at ?? 0) >= (said.starts.at(-1) ?? 0)
  const held = asked && said.agent_id !== null
  const resolved = random.chance(oddsOfResolution(age, asked, held))
  const assigned = said.agent_id
  const unheard = last?.author === 'user' || (asked && !held)
  return {
    type: held ? 'live' : asked ? 'request' : 'bot',
    state: resolved ? 2 : assigned ? 1 : 0,
    live: held && !resolved,
    open: !resolved && unheard && random.chance(0.8),
    answered: resolved || !unheard,
    assign_user_id: assigned,
    resolved_at: resolved ? Math.min(now, at + random.int(60_000, 5_400_000)) : null,
    urgency: null,
  }
}

/** @param age days since the last message */
function oddsOfResolution(age: number, asked: boolean, held: boolean): number {
  if (!asked) return age > 1 ? 0.97 : 0.4
  if (age > 6) return 0.985
  return held && age > 1 ? 0.6 : 0.15
}

function chatRow(random: Random, bot_id: number, id: number, visit: Visit, said: ChatLines, status: ChatStatus) {
  const last = said.lines.at(-1)
  return {
    id,
    bot_id,
    contact_id: visit.customer.id,
    channel: visit.channel,
    sender_id: senderId(random, visit),
    user_name: visit.customer.name,
    area_id: said.area_id,
    last_message_text: last?.text ?? '',
    last_message_from: last?.author ?? 'user',
    last_message_at: iso(last?.at ?? visit.starts[0] ?? 0),
    created_at: iso(visit.starts[0] ?? 0),
    unread_count: status.open ? Math.max(1, unansweredCount(said)) : 0,
    last_inbound_at: iso(said.lines.findLast(({ author }) => author === 'user')?.at ?? visit.starts[0] ?? 0),
    requested_at: status.type === 'bot' ? null : iso(said.handoffs.at(-1)?.at ?? 0),
    ...status,
    resolved_at: status.resolved_at === null ? null : iso(status.resolved_at),
  }
}

/** Returns the number of messages since the last answer. */
function unansweredCount({ lines }: ChatLines): number {
  return lines.length - 1 - lines.findLastIndex(({ author }) => author !== 'user')
}

function labelRows(random: Random, { labels }: SeededBot, said: ChatLines, chat_id: number) {
  return said.labels
    .filter(() => random.chance(0.45))
    .map((title) => ({ chat_id, label_id: labels.get(title) }))
    .filter(({ label_id }) => label_id !== undefined)
}

import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { groupSimilar } from './group.ts'
import type { CustomerMessage } from './queries.ts'
import { isTeachable } from './teachable.ts'

type Group = components['schemas']['MisunderstoodGroup']

const SUGGESTIONS = 3
const SHOWN = 20
const LARGEST = 500

/** Leads within a band are alike: their order says less than how many customers ask. */
const BANDS = 10

/**
 * Groups similar messages. First those where the bot hesitates most between two intents: an answer there teaches more
 * than one where it had no idea. Of similar ones, first what most customers ask. Texts that teach nothing come last.
 */
export function toGroups(messages: readonly CustomerMessage[], names: ReadonlyMap<number, string>): Group[] {
  return groupSimilar(messages)
    .flatMap((members) => {
      const [first] = members
      if (!first) return []
      const group = toGroup(first, members, names)
      const margin = group.margin ?? 1
      const customers = new Set(members.map(({ senderId }) => senderId)).size
      return [{ group, margin, customers, band: Math.floor(margin * BANDS), isLast: !isTeachable(first.text) }]
    })
    .sort(
      (a, b) =>
        Number(a.isLast) - Number(b.isLast) ||
        a.band - b.band ||
        b.customers - a.customers ||
        a.margin - b.margin ||
        b.group.count - a.group.count,
    )
    .map(({ group }) => group)
}

/** Returns the lead of the first intent over the second, 0 to 1; undefined without a ranking. */
export function marginOf({ ranking: [first, second] }: Pick<CustomerMessage, 'ranking'>): number | undefined {
  return first && Math.max(0, first.confidence - (second?.confidence ?? 0))
}

function toGroup(
  first: CustomerMessage,
  members: readonly CustomerMessage[],
  names: ReadonlyMap<number, string>,
): Group {
  const newest = members.reduce((last, { at }) => (at > last ? at : last), first.at)
  const distinct = new Map(members.map((message) => [normalizePhrase(message.text), message]))
  const listed = members.slice(0, LARGEST)
  const same = new Map<string, number[]>()
  for (const { id, text } of listed) same.set(normalizePhrase(text), [...(same.get(normalizePhrase(text)) ?? []), id])
  return {
    text: first.text,
    count: members.length,
    last_at: newest,
    margin: mean(members.flatMap((message) => marginOf(message) ?? [])),
    intents: likely(members, names),
    message_ids: listed.map(({ id }) => id),
    messages: [...distinct.values()].slice(0, SHOWN).map(({ id, chatId, senderId, userName, text, at }) => ({
      message_id: id,
      same_ids: same.get(normalizePhrase(text)) ?? [],
      chat_id: chatId,
      sender_id: senderId,
      user_name: userName,
      text,
      at,
    })),
  }
}

/** Returns the intents that customers chose, then those most similar to the members, with the mean confidence. */
function likely(members: readonly CustomerMessage[], names: ReadonlyMap<number, string>): Group['intents'] {
  const found = new Map<number, { sum: number; chosen: number }>()
  const count = (intentId: number, confidence: number, chosen: number) => {
    const { sum, chosen: before } = found.get(intentId) ?? { sum: 0, chosen: 0 }
    if (names.has(intentId)) found.set(intentId, { sum: sum + confidence, chosen: before + chosen })
  }
  for (const { ranking, chosenIntentId, rejected = false } of members) {
    for (const { intent_id, confidence } of ranking.slice(rejected ? 1 : 0)) count(intent_id, confidence, 0)
    if (chosenIntentId) count(chosenIntentId, 0, 1)
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.chosen - x.chosen || y.sum - x.sum || a - b)
    .slice(0, SUGGESTIONS)
    .map(([intent_id, { sum, chosen }]) => ({
      intent_id,
      name: names.get(intent_id) ?? '',
      confidence: Math.min(1, sum / members.length),
      chosen,
    }))
}

function mean(values: readonly number[]): number | null {
  return values.length > 0 ? Math.min(1, values.reduce((sum, value) => sum + value, 0) / values.length) : null
}

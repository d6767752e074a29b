import type { components } from '../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { groupSimilar } from './group.ts'
import { type CustomerMessage, intentNames, waitingMessages } from './queries.ts'
import { resolveMessages, undoResolution } from './rules.ts'

type Group = components['schemas']['MisunderstoodGroup']

const SUGGESTIONS = 3
const SHOWN = 20
const LARGEST = 500

/** Handlers for messages that the bot did not understand, and for their resolution by staff. */
export const misunderstood = handlerGroup({
  misunderstoodList: async ({ scope }) => {
    const messages = await waitingMessages(scope)
    const names = await intentNames(scope)
    return { total: messages.length, groups: groupSimilar(messages).map((members) => toGroup(members, names)) }
  },

  misunderstoodResolve: ({ scope, body }) => resolveMessages(scope, body),

  misunderstoodUndo: async ({ scope, body }) => ({ count: await undoResolution(scope, body.message_ids) }),
})

function toGroup(members: readonly CustomerMessage[], names: ReadonlyMap<number, string>): Group {
  const [first] = members as [CustomerMessage]
  const newest = members.reduce((last, { at }) => (at > last ? at : last), first.at)
  const distinct = new Map(members.map((message) => [normalizePhrase(message.text), message]))
  return {
    text: first.text,
    count: members.length,
    last_at: newest,
    intents: likely(members, names),
    message_ids: members.slice(0, LARGEST).map(({ id }) => id),
    messages: [...distinct.values()].slice(0, SHOWN).map(({ id, chatId, senderId, userName, text, at }) => ({
      message_id: id,
      chat_id: chatId,
      sender_id: senderId,
      user_name: userName,
      text,
      at,
    })),
  }
}

/** Returns the intents most similar to the members, with the mean confidence. */
function likely(members: readonly CustomerMessage[], names: ReadonlyMap<number, string>): Group['intents'] {
  const sums = new Map<number, number>()
  for (const { ranking } of members)
    for (const { intent_id, confidence } of ranking)
      if (names.has(intent_id)) sums.set(intent_id, (sums.get(intent_id) ?? 0) + confidence)
  return [...sums]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, SUGGESTIONS)
    .map(([intent_id, sum]) => ({
      intent_id,
      name: names.get(intent_id) ?? '',
      confidence: Math.min(1, sum / members.length),
    }))
}

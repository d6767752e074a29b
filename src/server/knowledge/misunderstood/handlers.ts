import type { components } from '../../../../generated/api.d.ts'
import { foldPhrase } from '../../../contract/phrase.ts'
import { group } from '../../foundation/http/handler.ts'
import { groupAlike } from './group.ts'
import { type Heard, intentNames, waitingMessages } from './queries.ts'
import { resolveMessages, undoResolution } from './rules.ts'

type Group = components['schemas']['MisunderstoodGroup']

const SUGGESTIONS = 3
const SHOWN = 20
const LARGEST = 500

/** What the bot did not understand, and what staff make of it. */
export const misunderstood = group({
  misunderstoodList: async ({ scope }) => {
    const messages = await waitingMessages(scope)
    const names = await intentNames(scope)
    return { total: messages.length, groups: groupAlike(messages).map((members) => told(members, names)) }
  },

  misunderstoodResolve: ({ scope, body }) => resolveMessages(scope, body),

  misunderstoodUndo: async ({ scope, body }) => ({ count: await undoResolution(scope, body.message_ids) }),
})

function told(members: readonly Heard[], names: ReadonlyMap<number, string>): Group {
  const [first] = members as [Heard]
  const newest = members.reduce((last, { at }) => (at > last ? at : last), first.at)
  const distinct = new Map(members.map((message) => [foldPhrase(message.text), message]))
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

/** The intents that the members resemble, with the mean of their confidences. */
function likely(members: readonly Heard[], names: ReadonlyMap<number, string>): Group['intents'] {
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

import type { BotSnapshot, CollectedValue, Decision, DialogueState, Reply, Turn } from '../types.ts'
import { readReach } from './answers.ts'
import { askNext, waitingSlots } from './questions.ts'

const valuesOf = (reply: Reply): readonly CollectedValue[] => (reply.kind === 'collect' ? reply.values : [])

/** Returns replies that keep data without some of these; none for those that keep nothing else. */
const without = (replies: readonly Reply[], names: ReadonlySet<string>): Reply[] =>
  replies.flatMap((reply): Reply[] => {
    if (reply.kind !== 'collect') return [reply]
    const values = reply.values.filter(({ name }) => !names.has(name))
    const isNamed = values.some(({ name }) => name === waitingSlots.name[0].key)
    const { contactName: _, formerName: __, ...unnamed } = reply
    return values.length > 0 ? [{ ...(isNamed ? reply : unnamed), values }] : []
  })

/**
 * Returns what a message tells besides, without the data of the finished request, which only a change of it replaces: "no
 * lo pases al lunes" keeps the day.
 */
export const besideRequest = (told: readonly Reply[], { filled }: DialogueState): Reply[] =>
  without(told, new Set(Object.keys(filled?.values ?? {})))

/**
 * Returns a change of what the customer asked for with what its message tells besides: "cancelalo, mi cel es 351 555 0142".
 * A name may be that of somebody else.
 */
export function withBesideChange(
  { turn, bot }: { turn: Turn; bot: BotSnapshot },
  change: Decision,
  told: readonly Reply[],
): Decision {
  const changed = new Set(change.replies.flatMap(valuesOf).map(({ value }) => value))
  const found = readReach(turn, bot)
  const reach = found && !valuesOf(found).some(({ value }) => changed.has(value)) ? found : undefined
  const names = [waitingSlots.name[0].key, ...(reach ? valuesOf(reach).map(({ name }) => name) : [])]
  const kept = [...without(told, new Set(names)), ...(reach ? [reach] : [])]
  const { collecting } = change.state
  // Who says where they can be reached is not asked for it again.
  const next = reach && collecting?.asking === 'reach' ? { after: askNext(bot, turn, collecting.next) } : undefined
  return {
    ...change,
    replies: [...kept, ...change.replies, ...(next?.after ? [next.after.reply] : [])],
    ...(next && { state: { ...change.state, collecting: next.after?.collecting } }),
  }
}

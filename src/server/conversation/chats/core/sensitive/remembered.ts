import { hide, placesOf } from '../../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../../knowledge/dialogue/slots/values.ts'
import type { DialogueState, HandoffReason, Reply } from '../../../../knowledge/dialogue/types.ts'
import type { SensitiveFinder } from './finder.ts'
import { SPELLED, withoutMarks } from './known.ts'

/** Returns a text as staff see it. */
type Mask = (text: string) => string

/** Returns what masks the values that a finder finds in a text, and these values. */
export const maskOf =
  (finder: SensitiveFinder | undefined, values: readonly string[]): Mask =>
  (text) =>
    hide(text, [...(finder?.find(text) ?? []), ...placesOf(text, values)])

/** Reasons of handoffs that name something of the bot, and not what the customer wrote. */
const OWN: ReadonlySet<HandoffReason> = new Set(['slot', 'webhook', 'response', 'button', 'rule', 'staff'])

/** Returns what a handoff tells of the message that caused it, masked. */
export const detailMasked = <Detail extends { by?: string }>(
  reason: HandoffReason,
  detail: Detail,
  mask: Mask,
): Detail => (detail.by === undefined || OWN.has(reason) ? detail : { ...detail, by: mask(detail.by) })

/** Returns a reply with what it keeps or tells of the message masked, so that staff read no part that is hidden. */
export function replyMasked(reply: Reply, hidden: readonly string[], mask: Mask): Reply {
  if (reply.kind === 'person') return detailMasked(reply.reason, reply, mask)
  if (reply.kind !== 'collect') return reply
  const parts = hidden.map(withoutMarks)
  const isHidden = (value: string) => value.length >= SPELLED && parts.some((part) => part.includes(value))
  const values = reply.values.map((one) => ({
    ...one,
    value: isHidden(withoutMarks(one.value)) ? MASK : mask(one.value),
  }))
  return { ...reply, values }
}

/**
 * Returns the state of a dialogue with its requests masked: later messages are explained with them. The bot still needs the
 * data that it asked for, which staff do not see.
 */
export function withRequestsMasked<State extends Partial<DialogueState>>(state: State, mask: Mask): State {
  const masked = <One extends { text: string }>(one: One): One => ({ ...one, text: mask(one.text) })
  const { topic, open, asked, products } = state
  return {
    ...state,
    ...(topic && { topic: { ...masked(topic), ...(topic.beside && { beside: topic.beside.map(masked) }) } }),
    ...(open && { open: open.map(masked) }),
    ...(products && { products: { ...products, query: mask(products.query) } }),
    ...(asked && { asked: detailMasked(asked.reason, asked, mask) }),
  }
}

import { hide, placesOf } from '../../../../knowledge/dialogue/hide.ts'
import type { DialogueState, HandoffReason } from '../../../../knowledge/dialogue/types.ts'
import type { SensitiveFinder } from './finder.ts'

/** Returns a text as staff see it. */
type Mask = (text: string) => string

/** Returns what masks the values that a finder finds in a text, and these values. */
export const maskOf =
  (finder: SensitiveFinder | undefined, values: readonly string[]): Mask =>
  (text) =>
    hide(text, [...(finder?.find(text) ?? []), ...placesOf(text, values)])

/** Reasons of handoffs that name something of the bot, and not what the customer wrote. */
const OWN: ReadonlySet<HandoffReason> = new Set(['slot', 'webhook', 'response', 'button'])

/** Returns what a handoff tells of the message that caused it, masked. */
export const detailMasked = <Detail extends { by?: string }>(
  reason: HandoffReason,
  detail: Detail,
  mask: Mask,
): Detail => (detail.by === undefined || OWN.has(reason) ? detail : { ...detail, by: mask(detail.by) })

/**
 * Returns the state of a dialogue with its requests masked: later messages are explained with them. The bot still needs the
 * data that it asked for, which staff do not see.
 */
export function withRequestsMasked<State extends Partial<DialogueState>>(state: State, mask: Mask): State {
  const masked = <One extends { text: string }>(one: One): One => ({ ...one, text: mask(one.text) })
  const { topic, open, asked } = state
  return {
    ...state,
    ...(topic && { topic: { ...masked(topic), ...(topic.beside && { beside: topic.beside.map(masked) }) } }),
    ...(open && { open: open.map(masked) }),
    ...(asked && { asked: detailMasked(asked.reason, asked, mask) }),
  }
}

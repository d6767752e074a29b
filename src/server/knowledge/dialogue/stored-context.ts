import type { components } from '../../../../generated/api.d.ts'
import { MASK } from './slots/values.ts'
import type { Explanation } from './types.ts'

/**
 * Returns how a message was read as in the API; null if its words alone decided. Sensitive values are masked.
 * @param shown returns a text as staff see it
 */
export function storedContext(
  { context, entities }: Explanation,
  shown = (text: string) => text,
): components['schemas']['ReadingContext'] | null {
  if (!context) return null
  const hidden = entities.flatMap(({ sensitive, text }) => (sensitive && text ? [text] : []))
  const masked = (text: string) => hidden.reduce((rest, value) => rest.replaceAll(value, MASK), shown(text))
  const { topic = null, wishes = [], open = [], unclear = [], refused = [], options = [], chosen, doubted } = context
  return {
    topic: topic && masked(topic),
    wishes: wishes.map(({ text, name, confidence }) => ({ text: masked(text), name, confidence })),
    open: open.map(masked),
    unclear: unclear.map(masked),
    refused: refused.map(masked),
    options: [...options],
    chosen: chosen?.title ?? null,
    ...(doubted && { doubted }),
  }
}

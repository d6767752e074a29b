import type { KnownResponse } from '../../models/knowledge.ts'
import { slotsOf } from '../slots/slot.ts'
import type { SlotValues } from '../slots/types.ts'
import type { BotSnapshot } from '../types.ts'
import { entitiesIn } from './url.ts'

/**
 * Returns the values that the webhook of a response gets: those that the response asks for and those that its address
 * names. What was told for other answers is nobody else's business.
 */
export function sentValues(
  bot: Pick<BotSnapshot, 'trained'>,
  response: KnownResponse,
  values: SlotValues,
): Record<string, string> {
  const names = new Set([...slotsOf(bot, response).map(({ key }) => key), ...entitiesIn(response.webhook?.url ?? '')])
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}

import type { KnownResponse } from '../../models/knowledge.ts'
import { isForCancelling } from '../cancellation.ts'
import { readAs } from '../content.ts'
import { findMainResponse } from '../main-response.ts'
import type { RuleContext } from '../rule.ts'
import { plainWords } from '../words.ts'
import { changeOfMind } from './changes-done.ts'
import { slotsOf } from './slot.ts'
import type { Filled, SlotValues } from './types.ts'
import { slotValue } from './values.ts'

/** Returns whether a message calls off or keeps the request that was finished last; undefined if it is about another. */
export function changeOfDone(deciding: RuleContext, filled: Filled): ReturnType<typeof changeOfMind> {
  const { turn, bot, understood } = deciding
  const change = changeOfMind(turn.text)
  const response = change && bot.trained?.responses.find(({ id }) => id === filled.responseId)
  if (!response || isForCancelling(bot, response.intent_id)) return undefined
  const days = new Set(
    slotsOf(bot, response).flatMap(({ key, definition }) => (definition.system === 'date' ? [key] : [])),
  )
  const isOther = understood.entities.some(
    ({ entity, value }) => days.has(entity) && slotValue(filled.values, entity) !== value,
  )
  return change === 'call_off' && isOther ? undefined : change
}

/** The things that a request is for: "Pedir un turno". */
const THING = /\b(?:turno|cita|hora|reserva|pedido|encargo|visita|consulta|clase|mesa)s?\b/

/**
 * Returns the bot's own answer for cancelling what was finished last, with the data of that request. Undefined without
 * one, or if it needs more.
 */
export function cancellingResponse(
  deciding: RuleContext,
  { responseId, values }: Filled,
): { response: KnownResponse; values: SlotValues } | undefined {
  const { bot, turn } = deciding
  const done = bot.trained?.responses.find(({ id }) => id === responseId)
  if (!done) return undefined
  const [thing] = THING.exec(plainWords(`${turn.text} ${done.title}`)) ?? []
  for (const reading of [deciding, ...(thing ? [readAs(deciding, `quiero cancelar el ${thing}`)] : [])]) {
    const response = findMainResponse(reading)
    if (!response || response.webhook || !isForCancelling(bot, response.intent_id)) continue
    const given = slotsOf(bot, done)
    const wanted = slotsOf(bot, response).map(({ key, definition: { system } }): [string, string | undefined] => {
      const same = system && given.filter((one) => one.definition.system === system)
      const other = same && same.length === 1 ? same[0]?.key : undefined
      return [key, slotValue(values, key) ?? (other && slotValue(values, other))]
    })
    const known = wanted.flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]))
    if (known.length === wanted.length) return { response, values: Object.fromEntries(known) }
  }
  return undefined
}

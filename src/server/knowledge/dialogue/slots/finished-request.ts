import type { KnownResponse } from '../../models/knowledge.ts'
import { isForCallingOff, isForCancelling } from '../cancellation.ts'
import { readAs } from '../content.ts'
import { findMainResponse } from '../main-response.ts'
import type { RuleContext } from '../rule.ts'
import { plainWords } from '../words.ts'
import { thingIn } from './booked.ts'
import { callOffIn } from './call-off-words.ts'
import { momentOf, readSlot } from './read.ts'
import { slotsOf } from './slot.ts'
import type { Filled, SlotValues } from './types.ts'
import { slotValue } from './values.ts'

/** Returns whether a message calls off or keeps the request that was finished last; undefined if it is about another. */
export function callOffOfFinished(deciding: RuleContext, filled: Filled): ReturnType<typeof callOffIn> {
  const { turn, bot, understood } = deciding
  const change = callOffIn(turn.text)
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

/** Whether the request that was finished last was to cancel something. */
export function isCancelling({ bot }: Pick<RuleContext, 'bot'>, { responseId }: Filled): boolean {
  const done = bot.trained?.responses.find(({ id }) => id === responseId)
  return done !== undefined && isForCallingOff(bot, done.intent_id)
}

/**
 * Returns the bot's own answer for moving what was to be cancelled to the day of a message: one that asks for two days.
 * Undefined without one, or if it needs more.
 */
export function movingResponse(
  deciding: RuleContext,
  { responseId, values }: Filled,
): { response: KnownResponse; values: SlotValues } | undefined {
  const { bot } = deciding
  const done = bot.trained?.responses.find(({ id }) => id === responseId)
  const response = findMainResponse(deciding)
  if (!done || !response || response.webhook) return undefined
  const daysOf = (one: KnownResponse) => slotsOf(bot, one).filter(({ definition }) => definition.system === 'date')
  const [[before], [from, to]] = [daysOf(done), daysOf(response)]
  const moment = momentOf(deciding)
  const day = to && readSlot(to, deciding.turn.text, moment)?.value
  const was = before && slotValue(values, before.key)
  if (!from || !to || day === undefined || was === undefined) return undefined
  const all: SlotValues = { ...values, [from.key]: was, [to.key]: day }
  const own = slotsOf(bot, response).map(({ key }): [string, string | undefined] => [key, slotValue(all, key)])
  const known = own.flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, value]]))
  return known.length === own.length ? { response, values: Object.fromEntries(known) } : undefined
}

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
  const thing = thingIn(plainWords(`${turn.text} ${done.title}`))
  for (const reading of [deciding, ...(thing ? [readAs(deciding, `quiero cancelar el ${thing}`)] : [])]) {
    const response = findMainResponse(reading)
    if (!response || response.webhook || !isForCallingOff(bot, response.intent_id)) continue
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

import { mainResponseOutcome } from '../main-response.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { slotsState } from './ask.ts'
import { responseOf } from './asked.ts'
import { besideSlots, besidesIn } from './besides.ts'
import { type Change, correctionOf } from './correction.ts'
import { callOffOfFinished, cancellingResponse } from './finished-request.ts'
import { isOnlyNews, type News, newsIn, withCorrected } from './news.ts'
import { comesFirst } from './precedence.ts'
import { momentOf, readSlot } from './read.ts'
import { refusalReply, refusedDay } from './refused-day.ts'
import { hiding } from './retry.ts'
import { type Slot, slotsOf } from './slot.ts'
import type { Filled } from './types.ts'
import { slotValue } from './values.ts'
import { isQuestion } from './words.ts'

/** Changes a value of the answer that was just given and answers again. */
export function corrected(deciding: RuleContext): Outcome | undefined {
  const { filled: done } = deciding.state
  const isFirst = comesFirst(deciding)
  const ended = done && !isFirst ? calledOff(deciding, done) : undefined
  if (ended) return ended
  const found = isFirst ? undefined : correctionOfFilled(deciding)
  if (!found) return undefined
  const { response, slot, filled } = found
  const explanation = { rule: 'slot', by: slot.label, ...hiding(deciding.turn, slot) } as const
  const refused = refusedChange(deciding, found)
  if (refused) return { replies: refused.replies, explanation, next: { filled: refused.filled } }
  const outcome = mainResponseOutcome(deciding, response, explanation, filled)
  return { ...outcome, replies: withCorrected(deciding, outcome.replies, slot, filled.values) }
}

/** Calls off what was just answered, with the bot's own answer for cancelling: "mejor cancelalo". */
function calledOff(deciding: RuleContext, done: Filled): Outcome | undefined {
  if (callOffOfFinished(deciding, done) !== 'call_off') return undefined
  const own = cancellingResponse(deciding, done)
  const last = own && Object.keys(own.values).at(-1)
  return (
    own && mainResponseOutcome(deciding, own.response, { rule: 'intent' }, { values: own.values, last: last ?? '' })
  )
}

/** Returns what a message adds to the last answer besides its data, if it says nothing else: "a la tarde, tipo 5". */
export function moreFor(deciding: RuleContext, { responseId, values, isKept }: Filled): News | undefined {
  if (isKept) return undefined
  const response = responseOf(deciding, responseId)
  const slots = response ? slotsOf(deciding.bot, response) : []
  const others = besidesIn(deciding, slots)
  const told = besideSlots(deciding.bot, slots, others)
  const news = newsIn({ deciding, slots: told, values, reading: undefined, others })
  const isOnly = isOnlyNews(deciding.turn.text, deciding.understood.entities, [...slots, ...told])
  return told.length > 0 && isOnly && Object.keys(news.values).length > 0 ? news : undefined
}

/** A message that changes a value of the last answer: the slot, and all values after it. */
interface Correction {
  response: NonNullable<ReturnType<typeof responseOf>>
  slot: Slot
  filled: Filled
}

/** Says why another day for what was booked is not taken; undefined if it is. */
export function refusedChange(deciding: RuleContext, { slot, filled }: Correction) {
  const { filled: before } = deciding.state
  const value = slotValue(filled.values, slot.key) ?? ''
  const why = before && refusedDay(slot, value, deciding)
  if (!before || !why) return undefined
  const kept: Filled = { ...before, ...(why === 'closed' && { closedTold: [...(before.closedTold ?? []), value] }) }
  return { replies: [refusalReply(deciding, why, value)], filled: kept }
}

/** Reads a message as the correction of a value of the last answer: "no, perdón, es el 1036". */
export function correctionOfFilled(deciding: RuleContext): Correction | undefined {
  const { state, turn } = deciding
  const response = state.filled && responseOf(deciding, state.filled.responseId)
  if (!state.filled || state.filled.isKept || !response) return undefined
  const { slots } = slotsState(deciding, response)
  const change =
    insistedDay(deciding, slots, state.filled) ?? correctionOf(slots, state.filled, turn.text, momentOf(deciding))
  if (!change) return undefined
  const { slot, reading } = change
  const values = { ...state.filled.values, [slot.key]: reading.value }
  const { closedTold } = state.filled
  return {
    ...{ response, slot },
    filled: { responseId: response.id, values, last: slot.key, ...(closedTold && { closedTold }) },
  }
}

/** Returns the day, of which the business said that it is closed, that the customer says again: "sí, el sábado". */
function insistedDay(
  { turn, bot }: RuleContext,
  slots: readonly Slot[],
  { closedTold = [] }: Filled,
): Change | undefined {
  if (isQuestion(turn.text)) return undefined
  for (const slot of slots) {
    const reading = slot.definition.system === 'date' ? readSlot(slot, turn.text, momentOf({ turn, bot })) : undefined
    if (reading && reading.coverage > 0.5 && closedTold.includes(reading.value)) return { slot, reading }
  }
  return undefined
}

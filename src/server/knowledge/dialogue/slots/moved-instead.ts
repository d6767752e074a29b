import type { KnownResponse } from '../../models/knowledge.ts'
import { isForCancelling } from '../cancellation.ts'
import { clarify } from '../clarify.ts'
import { available, mainResponseOutcome } from '../main-response.ts'
import type { Outcome, RuleContext, RuleOf } from '../rule.ts'
import { plainWords } from '../words.ts'
import { thingIn } from './booked.ts'
import { movingIn } from './moving.ts'
import { momentOf, readSlot } from './read.ts'
import { type Slot, slotsOf } from './slot.ts'
import type { Filling, SlotValues } from './types.ts'
import { slotValue } from './values.ts'

/**
 * Begins to move a booking where a message says so but was understood as cancelling it, or not at all: "no puedo ir el
 * viernes, ¿me lo cambian para el lunes?".
 */
export const applyMovingRule: RuleOf = (deciding) => {
  const { bot, turn, understood } = deciding
  const { best } = understood
  const response = best && bot.trained?.responses.find(({ intent_id }) => intent_id === best.intentId)
  const isClear = response !== undefined && isForMoving(deciding, response)
  if (isClear && isOfSomethingElse(turn.text)) return clarify(deciding)
  // A clause of what is moved may cancel by itself: "no puedo ir el viernes".
  if (understood.example || (best && !isClear && !isForCancelling(bot, best.intentId))) return undefined
  return moving(deciding)
}

/** Verbs that also say other things than that a booking is moved: "¿puedo pasar a buscarlo?", "me cambian la placa". */
const AMBIGUOUS = /\b(?:pas|cambi)\w*/
/** What shows that a booking is meant. */
const OF_BOOKING = /\b(?:dias?|fechas?|horarios?|horas?)\b/

/** Whether a text that resembles the wish to move a booking names none, and no day to which something is moved. */
function isOfSomethingElse(text: string): boolean {
  const plain = plainWords(text)
  return (
    AMBIGUOUS.test(plain) && !OF_BOOKING.test(plain) && thingIn(plain) === undefined && movingIn(text) === undefined
  )
}

/** The same in an answer while what is to be cancelled is asked for. */
export function movedInstead(
  deciding: RuleContext,
  response: KnownResponse,
  { values }: Pick<Filling, 'values'>,
): Outcome | undefined {
  return isForCancelling(deciding.bot, response.intent_id) ? moving(deciding, { response, values }) : undefined
}

/** Begins the bot's own answer for moving, with what is known of the request to cancel; undefined if nothing is moved. */
function moving(deciding: RuleContext, before?: { response: KnownResponse; values: SlotValues }): Outcome | undefined {
  const { bot, turn } = deciding
  const part = movingIn(turn.text)
  const response = part === undefined ? undefined : bot.trained?.responses.find((one) => isForMoving(deciding, one))
  if (part === undefined || !response) return undefined
  const explanation = { rule: 'intent', intentId: response.intent_id } as const
  const [from, to] = daysOf(deciding, response)
  const day = to && readSlot(to, part, momentOf(deciding))?.value
  if (!from || !to || day === undefined) return undefined
  if (!before) return mainResponseOutcome(deciding, response, explanation)
  const [cancelled] = daysOf(deciding, before.response)
  const was = cancelled && slotValue(before.values, cancelled.key)
  const values = { ...before.values, ...(was !== undefined && { [from.key]: was }), [to.key]: day }
  return mainResponseOutcome(deciding, response, explanation, { values, last: to.key })
}

const daysOf = ({ bot }: RuleContext, response: KnownResponse): Slot[] =>
  slotsOf(bot, response).filter(({ definition }) => definition.system === 'date')

/** Whether a response may move what was booked: it asks for the day that was, and the one to come. */
const isForMoving = (deciding: RuleContext, response: KnownResponse): boolean =>
  available(response, deciding.turn) &&
  !response.webhook &&
  !isForCancelling(deciding.bot, response.intent_id) &&
  daysOf(deciding, response).length === 2

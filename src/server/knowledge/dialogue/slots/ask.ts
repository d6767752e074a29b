import type { components } from '../../../../../generated/api.d.ts'
import type { KnownResponse } from '../../models/knowledge.ts'
import { buildTextReply } from '../build-replies.ts'
import { codesIn } from '../codes.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { BotSnapshot, Explanation, Reply } from '../types.ts'
import { introducedNameIn, nameForIn } from '../waiting/name.ts'
import { anyDayWithin } from './any-day.ts'
import { besideSlots, besidesIn } from './besides.ts'
import { canonicalCode, momentOf, readSlot } from './read.ts'
import { refusalIn, refusalReply, refusedDay } from './refused-day.ts'
import { withoutRemarked } from './remarks.ts'
import { asksName, optionsOf, type Slot, slotsOf } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling, SlotValues } from './types.ts'
import { knownValue, MASK, shownValue, slotValue, valuesBefore, valuesIn, valuesLeft, withValues } from './values.ts'

/** The values of a response's slots, and the first slot without one. */
interface SlotsState {
  slots: readonly Slot[]
  values: SlotValues
  missing?: Slot
}

/**
 * Returns the values for the slots of a response: from this message, from earlier in the conversation, or from the
 * contact.
 * @param given values that take precedence, of a filling in progress
 */
export function slotsState(deciding: RuleContext, response: KnownResponse, given?: SlotValues): SlotsState {
  const { bot, state, turn, understood } = deciding
  const slots = slotsOf(bot, response)
  // The number that was taken as a document is no telephone.
  const taken = Object.values(given ?? {})
  const told = withoutRemarked(turn.text, understood.entities, slots, bot.trained?.entities ?? [])
  const said = valuesIn(told.filter(({ value }) => !taken.includes(value)))
  const left = given ? {} : valuesLeft(state, response.id)
  const known = {
    ...reusable(slots, valuesBefore(state, turn)),
    ...left,
    ...said,
    ...datesIn(turn.text, slots, { entities: told }),
    ...given,
  }
  const filled = slots.flatMap((slot): [string, string][] => {
    const value =
      (slotValue(known, slot.key) || undefined) ??
      knownValue(slot, turn) ??
      (given ? undefined : saidFor(deciding, slot, response))
    if (value === undefined) return []
    const why = refusedDay(slot, value, deciding)
    // Who insisted on a day is not asked for it again.
    if (why === 'past' || (why && slotValue(given ?? {}, slot.key) === undefined)) return []
    return [[slot.key, canonicalCode(slot.definition, value)]]
  })
  const own = Object.fromEntries(filled)
  const values = { ...besidesIn(deciding, slots), ...without(slots, given ?? left), ...own }
  const missing = slots.find(({ key }) => slotValue(own, key) === undefined)
  return { slots, values, ...(missing && { missing }) }
}

/** What is said before the day to which something is moved: "para el jueves". */
const TOWARDS = /(?:^|[^\p{L}])(?:para|pa|al|a)(?:\s+(?:el|la))?\s*$/iu

/**
 * Returns the days of a message for the slots of a response that asks for two: the first and the one after it, or the
 * second alone if it says so, as "cambiar mi turno para el jueves" does.
 */
function datesIn(
  text: string,
  slots: readonly Slot[],
  { entities }: Pick<RuleContext['understood'], 'entities'>,
): SlotValues {
  const [from, to] = slots.filter(({ definition: { system } }) => system === 'date')
  if (!from || !to) return {}
  const days = entities
    .filter(({ entity, withdrawn }) => !withdrawn && (entity === from.key || entity === to.key))
    .toSorted((a, b) => a.start - b.start)
  const [first, second] = days
  if (!first) return {}
  if (second) return { [from.key]: first.value, [to.key]: second.value }
  return TOWARDS.test(text.slice(0, first.start)) ? { [from.key]: '', [to.key]: first.value } : {}
}

/** Returns the values that are not those of the slots. */
const without = (slots: readonly Slot[], values: SlotValues = {}): SlotValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !slots.some(({ key }) => key === name)))

/** Kinds that belong to one request: the day of a new appointment is not that of the one to be moved. */
const OF_ONE_REQUEST: ReadonlySet<string> = new Set(['date', 'time', 'number', 'money', 'duration'])

/** Returns the values from earlier in the conversation that another request may use. */
const reusable = (slots: readonly Slot[], values: SlotValues): SlotValues => {
  const own = new Set(
    slots.flatMap(({ key, definition: { system = '' } }) => (OF_ONE_REQUEST.has(system) ? [key] : [])),
  )
  return Object.fromEntries(Object.entries(values).filter(([key]) => !own.has(key)))
}

/** Fewest digits of a code without its letters. */
const DIGITS = 3

/** Returns what a message that asks for the response says for a slot without being one of its values. */
const saidFor = (deciding: RuleContext, slot: Slot, response: KnownResponse): string | undefined =>
  asksName(slot)
    ? (introducedNameIn(deciding.turn.text) ?? nameForIn(deciding.turn.text))
    : (codeIn(deciding, slot) ?? anyDayWithin(slot, deciding.turn.text, response))

/** Returns the only code of a message that asks for the response, if it fits without its letters: "pedido 77120". */
function codeIn({ turn, bot }: RuleContext, slot: Slot): string | undefined {
  if (slot.definition.type !== 'regex') return undefined
  const [code, ...others] = codesIn(turn.text, DIGITS)
  return code !== undefined && others.length === 0 ? readSlot(slot, code, momentOf({ turn, bot }))?.value : undefined
}

/** Asks for a slot of a response. */
export function askOutcome(
  deciding: RuleContext,
  response: KnownResponse,
  { slots, values }: Pick<SlotsState, 'slots' | 'values'>,
  slot: Slot,
  more: { attempts?: number; last?: string; explanation: Outcome['explanation'] },
): Outcome {
  const { attempts = 0, last, explanation } = more
  const refused = refusalIn(deciding, slots)
  const { filling: before } = deciding.state
  const closedTold = [
    ...(before?.responseId === response.id ? (before.closedTold ?? []) : []),
    ...(refused?.why === 'closed' ? [refused.value] : []),
  ]
  const filling: Filling = {
    ...{ responseId: response.id, asking: slot.key, attempts, values },
    ...(last && { last }),
    ...(closedTold.length > 0 && { closedTold }),
  }
  return {
    replies: [
      ...(refused ? [refusalReply(deciding, refused.why, refused.value)] : []),
      askReply(deciding, slot, values),
    ],
    explanation: {
      responseId: response.id,
      ...explanation,
      slots: explainSlots(slots, values, { asking: slot.label }),
    },
    next: { filling, filled: undefined },
  }
}

/** Returns the question of a slot, with its values as buttons. */
export function askReply({ bot, turn }: Pick<RuleContext, 'bot' | 'turn'>, slot: Slot, values: SlotValues): Reply {
  const said = withValues(turn, bot, values)
  const within = { ...said, variables: { ...said.variables, dato: slot.label } }
  return buildTextReply(slot.question || slotText(bot, 'ask'), within, optionsOf(slot))
}

/** Returns the explanation of the values. Those of sensitive slots are masked. */
export function explainSlots(
  slots: readonly Slot[],
  values: SlotValues,
  more: Partial<NonNullable<Explanation['slots']>> = {},
): NonNullable<Explanation['slots']> {
  return {
    asking: null,
    filled: slots.flatMap((slot) => {
      const value = slotValue(values, slot.key)
      return value === undefined ? [] : [{ label: slot.label, value: maskedValue(slot, value) }]
    }),
    condition: null,
    ...more,
  }
}

/** Returns the reply that keeps the values with the contact; none without values. */
export function collectReplies(slots: readonly Slot[], values: SlotValues): Reply[] {
  const collected = slots.flatMap((slot) => {
    const value = slotValue(values, slot.key)
    return value === undefined ? [] : [{ name: slot.key, label: slot.label, value: maskedValue(slot, value) }]
  })
  return collected.length > 0 ? [{ kind: 'collect', values: collected }] : []
}

/** Returns the reply that keeps with the contact what was asked and what was told besides. */
export const collectAllReplies = (bot: BotSnapshot, slots: readonly Slot[], values: SlotValues): Reply[] =>
  collectReplies([...slots, ...besideSlots(bot, slots, values)], values)

const maskedValue = ({ definition, sensitive }: Slot, value: string) =>
  sensitive ? MASK : shownValue(definition, value)

/** Returns the explanation of the values as in the API. */
export function storedSlots(slots: NonNullable<Explanation['slots']>): components['schemas']['SlotExplanation'] {
  const { asking, filled, condition, webhook = null, webhook_detail = null, webhook_milliseconds = null } = slots
  return { asking, filled: [...filled], condition, webhook, webhook_detail, webhook_milliseconds }
}

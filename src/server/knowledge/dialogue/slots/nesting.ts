import { isFarewell } from '../courtesies.ts'
import { mainResponseOutcome } from '../main-response.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { DialogueState, NamedEntity, Reply } from '../types.ts'
import { foldWords } from '../words.ts'
import { askReply, collectAllReplies, explainSlots, slotsState } from './ask.ts'
import { responseOf } from './asked.ts'
import { isOnlyNews, takenReplies } from './news.ts'
import { momentOf, readSlot } from './read.ts'
import { refusalReply, refusedDay } from './refused-day.ts'
import { isResting, RESUMED } from './resting.ts'
import type { Asked } from './retry.ts'
import type { Slot } from './slot.ts'
import type { Filling, SlotValues } from './types.ts'
import { fillingsOf, slotValue } from './values.ts'

/** Most requests that wait while the data of another one are asked for. */
const DEPTH = 2

/** Joins requests, innermost first; undefined without any. */
const nest = (fillings: readonly Filling[]): Filling | undefined =>
  fillings.slice(0, DEPTH + 1).reduceRight<Filling | undefined>((before, { before: _, ...own }) => {
    return { ...own, ...(before && { before }) }
  }, undefined)

const isHanded = ({ replies }: Outcome) => replies.some(({ kind }) => kind === 'person')

/** Returns the requests whose data are still missing after an outcome that begins or ends asking, innermost first. */
function unfinished({ state }: RuleContext, { next = {} }: Outcome): readonly Filling[] {
  const [current, ...outer] = fillingsOf(state)
  if (!current) return []
  const over = next.filling?.responseId ?? next.filled?.responseId
  const isOther = over !== undefined && over !== current.responseId
  return (isOther ? [current, ...outer] : outer).filter(({ responseId }) => responseId !== over)
}

/**
 * Keeps the request whose data were being asked for when an outcome begins another one, and goes on with it after that
 * one has what it needs. After a cancelled one it rests, and a handoff leaves it to the team.
 */
export function withOuter(deciding: RuleContext, outcome: Outcome): Outcome {
  const { next = {}, replaces } = outcome
  if (replaces || !('filling' in next) || 'requested' in next) return outcome
  const outer = unfinished(deciding, outcome)
  const [first, ...others] = outer
  if (!first) return outcome
  if (isHanded(outcome)) return { ...outcome, replies: [...collectOf(deciding, outer), ...outcome.replies] }
  // One that keeps those which wait may have taken a value for them.
  if (next.filling?.before && next.filling.responseId === deciding.state.filling?.responseId) return outcome
  if (next.filling) return withFilling(outcome, [next.filling, ...outer])
  if (next.asked || isFarewell(deciding.turn.text)) return outcome
  if (!next.filled) return withFilling(outcome, [{ ...first, resumed: RESUMED }, ...others])
  return isResting(first) || next.lookups ? withFilling(outcome, outer) : resumed(deciding, outcome, first, others)
}

const withFilling = ({ next, ...outcome }: Outcome, fillings: readonly Filling[]): Outcome => ({
  ...outcome,
  next: { ...next, filling: nest(fillings) },
})

/** Adds the next question of a request that waited, or its answer if nothing is missing. */
function resumed(deciding: RuleContext, outcome: Outcome, first: Filling, others: readonly Filling[]): Outcome {
  const response = responseOf(deciding, first.responseId)
  if (!response) return withFilling(outcome, others)
  // The message told the data of the other request.
  const { turn, state, understood } = deciding
  const alone = { ...deciding, turn: { ...turn, text: '' }, understood: { ...understood, entities: [] } }
  const explanation = { rule: 'slot' } as const
  const given = { values: first.values, last: first.last ?? '' }
  const own = mainResponseOutcome({ ...alone, state: { ...state, filling: first } }, response, explanation, given)
  const { choice: _, ...before } = outcome.next ?? {}
  const { filling, ...next } = own.next ?? {}
  const goesOn = filling && { ...filling, attempts: first.attempts, resumed: (first.resumed ?? 0) + 1 }
  return withFilling(
    {
      ...outcome,
      replies: [...outcome.replies, ...own.replies],
      next: { ...before, ...next, ...(goesOn && { filled: before.filled }) },
    },
    [...(goesOn ? [goesOn] : []), ...others],
  )
}

/** Returns the replies that keep with the contact what was told for requests. */
export const collectOf = (deciding: RuleContext, fillings: readonly Filling[]): Reply[] =>
  fillings.flatMap(({ responseId, values }) => {
    const response = responseOf(deciding, responseId)
    return response ? collectAllReplies(deciding.bot, slotsState(deciding, response, values).slots, values) : []
  })

/**
 * Returns the requests that a handoff leaves to the team: what was told for them counts again for a customer who asks for
 * the same.
 */
export function leftAfter(deciding: RuleContext, outcome: Outcome): Pick<DialogueState, 'left'> {
  const { state } = deciding
  const { next = {} } = outcome
  const isGivenUp = next.asked !== undefined && 'filling' in next
  const ended =
    isHanded(outcome) || isGivenUp
      ? fillingsOf(state).filter(({ responseId }) => responseId !== next.filled?.responseId)
      : []
  const isTakenUp = ({ responseId }: Filling) =>
    [next.filled?.responseId, next.filling?.responseId, ...ended.map((one) => one.responseId)].includes(responseId)
  const left = [...ended, ...(state.left ?? []).filter((one) => !isTakenUp(one))].slice(0, DEPTH + 1)
  return left.length > 0 ? { left: left.map(({ before: _, ...own }) => own) } : {}
}

/** Words of a question whose free answer may be a day or an hour. */
const ASKS_WHEN = /\b(?:cuando|dias?|fechas?|horas?|horarios?|turnos?|citas?|cambi\w+)\b/

/** Kinds of values that no free answer looks like. */
const TELLING: ReadonlySet<string> = new Set(['date', 'time', 'email', 'phone', 'document', 'dni'])

/** Takes a value that fits only a request which waits, and asks again for what the other one needs. */
export function answeredOuter(asked: Asked): Outcome | undefined {
  const { deciding, filling, slot, slots } = asked
  const [current, ...outer] = fillingsOf(deciding.state)
  for (const [place, one] of outer.entries()) {
    const found = current && valueFor(asked, one)
    if (!found) continue
    const { own, value } = found
    const why = refusedDay(own, value, deciding)
    const values: SlotValues = { ...one.values, [own.key]: value }
    const told = why ? [refusalReply(deciding, why, value)] : takenReplies(deciding, [own], values)
    const changed = why ? one : { ...one, values, last: own.key }
    return {
      replies: [...told, askReply(deciding, slot, filling.values)],
      explanation: {
        ...{ rule: 'slot', by: own.label, responseId: one.responseId },
        slots: explainSlots(
          [own, ...slots],
          { ...filling.values, ...(!why && { [own.key]: value }) },
          {
            asking: slot.label,
          },
        ),
      },
      next: { filling: nest([current, ...outer.with(place, changed)]) },
    }
  }
  return undefined
}

/** Returns the value that a message has for a request that waits, and for nothing of the one that is asked for. */
function valueFor({ deciding, slot, slots, reading }: Asked, outer: Filling): { own: Slot; value: string } | undefined {
  const response = responseOf(deciding, outer.responseId)
  const { text } = deciding.turn
  if (!response) return undefined
  const isFree = slot.definition.type === 'free'
  if (isFree ? ASKS_WHEN.test(foldWords(`${slot.label} ${slot.question}`)) : reading) return undefined
  const has = ({ key, definition: { system } }: Slot) =>
    slots.some((inner) => inner.key === key || (system !== undefined && inner.definition.system === system))
  const open = slotsState(deciding, response, outer.values).slots.filter(
    (own) => !has(own) && own.definition.type !== 'free' && slotValue(outer.values, own.key) === undefined,
  )
  for (const own of open) {
    const isAsked = own.key === outer.asking
    const isTelling = TELLING.has(own.definition.system ?? '') || (own.definition.type === 'list' && isAsked)
    if (isFree ? !isTelling : !isAsked && !isTelling) continue
    const { value, coverage = 0 } = readSlot(own, text, momentOf(deciding)) ?? {}
    const isOnly = isOnlyNews(text, deciding.understood.entities as readonly NamedEntity[], [own])
    if (value !== undefined && (isFree ? isOnly || coverage === 1 : coverage > 0.5)) return { own, value }
  }
  return undefined
}

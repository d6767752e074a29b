import { buildTextReply } from '../build-replies.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { buildHandoffQuestion, buildHandoffReplies } from '../handoff.ts'
import { findMainResponse, mainResponseOutcome } from '../main-response.ts'
import { asksForPerson } from '../person-words.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import type { Handoff } from '../types.ts'
import { foldWords } from '../words.ts'
import { askOutcome, askReply, collectReplies, explainSlots, slotsState } from './ask.ts'
import { type Reading, readSlot } from './read.ts'
import { optionsOf, type Slot } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling } from './types.ts'
import { slotValue } from './values.ts'
import { correctionIn, isBack, isCancel, isQuestion, isUnable, isWait } from './words.ts'

/** Default number of answers that cannot be used before an agent is offered. */
export const ASK_ATTEMPTS = 2

/** Confidence from which another wish interrupts a question. */
const SURE = 0.6

/** The same for a message that is not a question, which is more likely a wrong answer. */
const SURER = 0.75

/** A filling with what it needs to go on. */
interface Asked {
  deciding: RuleContext
  filling: Filling
  response: NonNullable<ReturnType<typeof responseOf>>
  slots: readonly Slot[]
  slot: Slot
}

/**
 * Reads a message as the answer to the question that the bot asked last, or as a correction of what was filled before.
 * Leaves it to the other rules if it is something else: they answer it, and then the question is asked again.
 */
export function applySlotRule(deciding: RuleContext): Outcome | undefined {
  const { state, turn } = deciding
  const asked = askedIn(deciding)
  if (!asked) return corrected(deciding)
  const { slot, filling } = asked
  if (state.asked || turn.text.trim() === '' || isOtherButton(asked) || asksForPerson(deciding.bot, turn.text))
    return undefined
  if (isCancel(turn.text) || isFarewell(turn.text)) return cancelled(deciding)
  if (isBack(turn.text)) return askAgain(asked, filling.last)
  const change = correctionOf(asked)
  if (change) return filled(asked, change)
  const reading = readSlot(slot, correctionIn(turn.text) || turn.text, turn.now)
  // Said about the question itself, so that a model which knows none of it cannot take it for a wish.
  if (!reading && !isQuestion(turn.text)) {
    if (isWait(turn.text)) return waiting(asked)
    if (isUnable(turn.text)) return givenUp(asked)
  }
  if (isInterruption(asked, reading)) return undefined
  if (reading) return filled(asked, { slot, reading })
  if (isGreeting(turn.text)) return undefined
  if (
    isThanks(turn.text) ||
    isSocial(deciding.bot, turn.text) ||
    deciding.understood.best?.intentId === asked.response.intent_id
  )
    return askAgain(asked)
  return retried(asked)
}

/** Adds the pending question to the answer of another rule. */
export function resumeAsking(deciding: RuleContext, outcome: Outcome): Outcome {
  const { replies, next = {}, explanation } = outcome
  const asked = askedIn(deciding)
  if (!asked || explanation.rule === 'slot' || 'filling' in next) return outcome
  const handed = replies.some(({ kind }) => kind === 'person')
  if (handed) return { ...outcome, replies: [...collectReplies(asked.slots, asked.filling.values), ...replies] }
  if (next.asked || explanation.rule === 'goodbye') return outcome
  const question = askReply(deciding, asked.slot, asked.filling.values)
  const slots = explainSlots(asked.slots, asked.filling.values, { asking: asked.slot.label })
  const { choice: _, ...kept } = next
  return { replies: [...replies, question], explanation: { slots, ...explanation }, next: kept }
}

const responseOf = ({ bot }: RuleContext, id: number) => bot.trained?.responses.find((one) => one.id === id)

function askedIn(deciding: RuleContext): Asked | undefined {
  const { filling } = deciding.state
  const response = filling && responseOf(deciding, filling.responseId)
  if (!filling || !response) return undefined
  const { slots } = slotsState(deciding, response)
  const slot = slots.find(({ key }) => key === filling.asking)
  return slot && { deciding, filling, response, slots, slot }
}

/** Whether the message is a button of an earlier answer. Titles that are values of the slot are answers. */
function isOtherButton({ deciding: { turn, state }, slot }: Asked): boolean {
  const said = foldWords(turn.text)
  const isOption = optionsOf(slot).some(({ title }) => foldWords(title) === said)
  return !isOption && (turn.pressed !== undefined || state.buttons.some(({ title }) => foldWords(title) === said))
}

/** A clear other wish, which is not plausible as the datum, is answered first. */
function isInterruption({ deciding, response, slot }: Asked, reading: Reading | undefined): boolean {
  const { understood, bot, turn } = deciding
  const other = findMainResponse(deciding)
  const isFree = slot.definition.type === 'free'
  const asks = isQuestion(turn.text)
  if (!reading && matchQuickResponse(bot, turn.text)) return true
  const sure = understood.followUp?.confidence ?? understood.best?.confidence ?? 0
  if (!understood.followUp && (!other || other.id === response.id)) return false
  if (!reading) return asks || sure >= SURER
  return (isFree || reading.coverage <= 0.5) && (understood.example || (asks && sure >= SURE))
}

interface Change {
  slot: Slot
  reading: Reading
}

/**
 * Returns the change of an earlier value: "no, quise decir 3", if it is not an answer to the question asked now. The
 * value that was given last is the likeliest.
 */
function correctionOf({ deciding, filling, slots, slot }: Asked): Change | undefined {
  const { turn } = deciding
  const text = correctionIn(turn.text)
  if (!text || readSlot(slot, text, turn.now)) return undefined
  return changeOf(
    slots.filter(({ key }) => slotValue(filling.values, key) !== undefined),
    filling.last,
    text,
    turn.now,
  )
}

/** Reads a corrected value for one of the slots, starting with the one that was filled last. */
function changeOf(slots: readonly Slot[], last: string | undefined, text: string, now: Date): Change | undefined {
  const likeliest = [...slots].reverse().sort((a, b) => Number(b.key === last) - Number(a.key === last))
  for (const slot of likeliest) {
    const reading = readSlot(slot, text, now)
    if (reading && reading.coverage > 0.5) return { slot, reading }
  }
  return undefined
}

/** Takes a value, and those of other slots in the same message. Goes on with the next slot, or answers. */
function filled(asked: Asked, { slot, reading }: Change): Outcome {
  const { deciding, filling, response, slots } = asked
  const others = deciding.understood.entities.filter(
    ({ entity, value }) =>
      entity !== slot.key && value !== reading.value && slotValue(filling.values, entity) === undefined,
  )
  const more = slots.flatMap(({ key }) => others.filter(({ entity }) => entity === key).slice(0, 1))
  const values = {
    ...Object.fromEntries(more.map(({ entity, value }) => [entity, value])),
    ...filling.values,
    [slot.key]: reading.value,
  }
  const explanation = { rule: 'slot', by: slot.label, ...hiding(asked, slot) } as const
  return mainResponseOutcome(deciding, response, explanation, { values, last: slot.key })
}

/**
 * Returns the whole message as the value of a sensitive slot, so that nothing of it is kept: what was read may be a part
 * of the secret.
 */
function hiding(
  { deciding: { turn } }: Asked,
  { key, label, sensitive }: Slot,
): Pick<Outcome['explanation'], 'entities'> {
  if (!sensitive) return {}
  const { text } = turn
  return { entities: [{ entity: key, label, start: 0, end: text.length, text, value: text, confidence: 1, sensitive }] }
}

/** Changes a value of the answer that was just given and answers again. */
function corrected(deciding: RuleContext): Outcome | undefined {
  const { state, turn } = deciding
  const response = state.filled && responseOf(deciding, state.filled.responseId)
  const text = correctionIn(turn.text)
  if (!state.filled || !response || !text) return undefined
  const { values, last } = state.filled
  const { slots } = slotsState(deciding, response)
  const change = changeOf(slots, last, text, turn.now)
  if (!change) return undefined
  const { slot, reading } = change
  const changed = { values: { ...values, [slot.key]: reading.value }, last: slot.key }
  return mainResponseOutcome(deciding, response, { rule: 'slot', by: slot.label }, changed)
}

function askAgain({ deciding, filling, response, slots, slot }: Asked, back?: string): Outcome {
  const wanted = slots.find(({ key }) => key === back) ?? slot
  const values = Object.fromEntries(Object.entries(filling.values).filter(([key]) => key !== wanted.key))
  const { attempts } = filling
  return askOutcome(deciding, response, { slots, values }, wanted, {
    attempts,
    explanation: { rule: 'slot', by: wanted.label },
  })
}

function cancelled({ bot, turn }: RuleContext): Outcome {
  return {
    replies: [buildTextReply(slotText(bot, 'cancelled'), turn)],
    explanation: { rule: 'slot' },
    next: { filling: undefined },
  }
}

/** Waits for a customer who has to look the datum up. */
function waiting({ deciding: { bot, turn }, filling, slots, slot }: Asked): Outcome {
  return {
    replies: [buildTextReply(slotText(bot, 'wait'), turn)],
    explanation: {
      ...{ rule: 'slot', by: slot.label },
      slots: explainSlots(slots, filling.values, { asking: slot.label }),
    },
    next: { filling },
  }
}

/** Asks again after an answer that cannot be used, with an example; then hands over. */
function retried(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const attempts = filling.attempts + 1
  if (attempts >= (response.ask_attempts ?? ASK_ATTEMPTS)) return givenUp(asked)
  const { bot, turn } = deciding
  const within = { ...turn, variables: { ...turn.variables, ejemplo: slot.example } }
  const retry = buildTextReply(slotText(bot, slot.example ? 'retry_example' : 'retry'), within)
  const next = { ...filling, attempts }
  return {
    replies: [retry, askReply(deciding, slot, filling.values)],
    explanation: {
      ...{ rule: 'slot', by: slot.label, responseId: response.id },
      ...hiding(asked, slot),
      slots: explainSlots(slots, filling.values, { asking: slot.label }),
    },
    next: { filling: next },
  }
}

/** Hands over with what was collected. */
function givenUp(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const { bot, turn, variants } = deciding
  const handoff: Handoff = { reason: 'slot', areaId: response.assign_area_id, by: slot.label }
  const explanation = {
    ...({ rule: 'slot', by: slot.label, responseId: response.id } as const),
    ...hiding(asked, slot),
    slots: explainSlots(slots, filling.values),
  }
  const collected = collectReplies(slots, filling.values)
  if (bot.settings.handoff?.confirmation)
    return {
      replies: [...collected, buildHandoffQuestion(bot, turn, 'confirm')],
      explanation,
      next: { filling: undefined, asked: handoff },
    }
  return {
    replies: [...collected, ...buildHandoffReplies(bot, turn, handoff, variants)],
    explanation,
    next: { filling: undefined },
  }
}

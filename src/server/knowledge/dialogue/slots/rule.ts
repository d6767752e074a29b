import { yesOrNo } from '../../spanish/yes-no.ts'
import { buildTextReply } from '../build-replies.ts'
import { isUsable } from '../button.ts'
import { clarified } from '../clarify.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { buildHandoffQuestion, buildHandoffReplies } from '../handoff.ts'
import { findMainResponse, mainResponseOutcome } from '../main-response.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import type { DialogueState, Handoff, Reply, Turn } from '../types.ts'
import { nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { askOutcome, askReply, collectReplies, explainSlots, slotsState } from './ask.ts'
import { announcesCorrection, type Change, correctionOf } from './correction.ts'
import { asksBack, asksWhy, isLost, isWithout } from './free.ts'
import { comesFirst, complains, isOffered } from './precedence.ts'
import { momentOf, type Reading, readSlot } from './read.ts'
import { severalIn } from './several.ts'
import { ASK_ATTEMPTS, asksName, optionsOf, type Slot } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling } from './types.ts'
import { slotValue } from './values.ts'
import { correctionIn, isBack, isCancel, isQuestion, isUnable, isWait } from './words.ts'

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
  if (state.asked || turn.text.trim() === '' || isOtherButton(asked)) return undefined
  const reading = readAnswer(asked)
  if (comesFirst(deciding) && !isOffered(slot, turn.text)) return undefined
  if (isCancel(turn.text) || isFarewell(turn.text)) return cancelled(deciding)
  if (isBack(turn.text)) return askAgain(asked, filling.last)
  const change = changeIn(asked, reading)
  if (change) return filled(asked, change)
  // Said about the question itself, so that a model which knows none of it cannot take it for a wish.
  if (!reading && !isQuestion(turn.text)) {
    if (isWait(turn.text)) return waiting(asked)
    if (slot.definition.type === 'free' ? isWithout(slot, turn.text) : isUnable(turn.text)) return givenUp(asked)
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
  return { ...outcome, replies: [...replies, question], explanation: { slots, ...explanation }, next: kept }
}

const responseOf = ({ bot }: RuleContext, id: number) => bot.trained?.responses.find((one) => one.id === id)

function askedIn(given: RuleContext): Asked | undefined {
  const { filling } = given.state
  const response = filling && responseOf(given, filling.responseId)
  if (!filling || !response) return undefined
  const { slots } = slotsState(given, response)
  const slot = slots.find(({ key }) => key === filling.asking)
  if (!slot) return undefined
  const { turn, understood } = given
  // "Domingo Pérez" is a name and no day.
  const isName = asksName(slot) && nameIn(turn.text) === turn.text.trim()
  const deciding = isName ? { ...given, understood: { ...understood, entities: [] } } : given
  // What an answer gives besides is kept, also if it does not have what was asked.
  const bare: Asked = { deciding, filling, response, slots, slot }
  const taken = Object.values(severalAnswers(bare)?.others ?? {})
  const besides = deciding.understood.entities.filter(
    ({ entity, value, withdrawn }) =>
      !withdrawn && entity !== slot.key && !taken.includes(value) && slots.some(({ key }) => key === entity),
  )
  const values = { ...Object.fromEntries(besides.map(({ entity, value }) => [entity, value])), ...filling.values }
  return { ...bare, filling: { ...filling, values } }
}

/**
 * Whether the message is a button of an earlier answer that leads somewhere. Titles that are values of the slot are
 * answers, and so is a typed yes or no: the question that offered it is over.
 */
function isOtherButton({ deciding, slot }: Asked): boolean {
  const { turn, state } = deciding
  const said = foldWords(turn.text)
  if (optionsOf(slot).some(({ title }) => foldWords(title) === said)) return false
  if (turn.pressed) return true
  if (yesOrNo(turn.text) !== undefined) return false
  if (clarified(deciding)) return true
  return state.buttons.some((button) => foldWords(button.title) === said && isUsable(deciding, button))
}

/** A clear other wish, which is not plausible as the datum, is answered first. */
function isInterruption({ deciding, response, slot }: Asked, reading: Reading | undefined): boolean {
  const { understood, bot, turn } = deciding
  const other = findMainResponse(deciding)
  const isFree = slot.definition.type === 'free'
  const asks = isQuestion(turn.text)
  if (!reading && (matchQuickResponse(bot, turn.text) || (!isFree && complains(deciding)))) return true
  const sure = understood.followUp?.confidence ?? understood.best?.confidence ?? 0
  if (!understood.followUp && (!other || other.id === response.id)) return false
  if (!reading) return asks || sure >= SURER
  return (isFree || reading.coverage <= 0.5) && (understood.example || (asks && sure >= SURE))
}

/** Reads the message as the answer to the question. What comes before a value, "no, quise decir", is left out. */
function readAnswer(asked: Asked): Reading | undefined {
  const { deciding, slot } = asked
  const { text } = deciding.turn
  const several = severalAnswers(asked)
  if (several) return several.rest === '' ? undefined : { value: several.rest, coverage: 1 }
  const said = slot.definition.type === 'free' ? text : correctionIn(text) || text
  return readSlot(slot, said, momentOf(deciding))
}

/** Reads the data for other slots in an answer. */
function severalAnswers({ deciding, slots, slot }: Asked) {
  const before = deciding.state.filling?.values ?? {}
  const others = slots.filter(({ key }) => key !== slot.key && slotValue(before, key) === undefined)
  return severalIn(deciding.turn.text, slot, others, momentOf(deciding))
}

/** Returns the change of an earlier value, if the message is not an answer to the question asked now. */
function changeIn({ deciding, filling, slots, slot }: Asked, reading: Reading | undefined): Change | undefined {
  const { text } = deciding.turn
  if (reading && !(slot.definition.type === 'free' && announcesCorrection(text))) return undefined
  return correctionOf(slots, filling, text, momentOf(deciding))
}

/** Takes a value, and those of other slots in the same message. Goes on with the next slot, or answers. */
function filled(asked: Asked, { slot, reading }: Change): Outcome {
  const { deciding, filling, response, slots } = asked
  const several = severalAnswers(asked)?.others ?? {}
  const taken = [reading.value, ...Object.values(several)]
  const others = deciding.understood.entities.filter(
    ({ entity, value, withdrawn }) =>
      !withdrawn && entity !== slot.key && !taken.includes(value) && slotValue(filling.values, entity) === undefined,
  )
  const more = slots.flatMap(({ key }) => others.filter(({ entity }) => entity === key).slice(0, 1))
  const values = {
    ...Object.fromEntries(more.map(({ entity, value }) => [entity, value])),
    ...several,
    ...filling.values,
    [slot.key]: reading.value,
  }
  const explanation = { rule: 'slot', by: slot.label, ...hiding(deciding.turn, slot) } as const
  return mainResponseOutcome(deciding, response, explanation, { values, last: slot.key })
}

/**
 * Returns the whole message as the value of a sensitive slot, so that nothing of it is kept: what was read may be a part
 * of the secret.
 */
function hiding({ text }: Turn, { key, label, sensitive }: Slot): Pick<Outcome['explanation'], 'entities'> {
  if (!sensitive) return {}
  return { entities: [{ entity: key, label, start: 0, end: text.length, text, value: text, confidence: 1, sensitive }] }
}

/** Changes a value of the answer that was just given and answers again. */
function corrected(deciding: RuleContext): Outcome | undefined {
  const found = comesFirst(deciding) ? undefined : correctionOfFilled(deciding)
  if (!found) return undefined
  const { response, slot, filled } = found
  const explanation = { rule: 'slot', by: slot.label, ...hiding(deciding.turn, slot) } as const
  return mainResponseOutcome(deciding, response, explanation, filled)
}

/** A message that changes a value of the last answer: the slot, and all values after it. */
interface Correction {
  response: NonNullable<ReturnType<typeof responseOf>>
  slot: Slot
  filled: NonNullable<DialogueState['filled']>
}

/** Reads a message as the correction of a value of the last answer: "no, perdón, es el 1036". */
export function correctionOfFilled(deciding: RuleContext): Correction | undefined {
  const { state, turn } = deciding
  const response = state.filled && responseOf(deciding, state.filled.responseId)
  if (!state.filled || !response) return undefined
  const { slots } = slotsState(deciding, response)
  const change = correctionOf(slots, state.filled, turn.text, momentOf(deciding))
  if (!change) return undefined
  const { slot, reading } = change
  const values = { ...state.filled.values, [slot.key]: reading.value }
  return { response, slot, filled: { responseId: response.id, values, last: slot.key } }
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

/** Asks again after an answer that cannot be used; then hands over. */
function retried(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const attempts = filling.attempts + 1
  if (attempts >= (response.ask_attempts ?? ASK_ATTEMPTS)) return givenUp(asked)
  const next = { ...filling, attempts }
  return {
    replies: [...retryReplies(asked), askReply(deciding, slot, filling.values)],
    explanation: {
      ...{ rule: 'slot', by: slot.label, responseId: response.id },
      ...hiding(deciding.turn, slot),
      slots: explainSlots(slots, filling.values, { asking: slot.label }),
    },
    next: { filling: next },
  }
}

/** Returns what is said before a question is asked again: why, an example, or that the answer cannot be used. */
function retryReplies({ deciding: { bot, turn }, slot }: Asked): Reply[] {
  const { text } = turn
  const within = { ...turn, variables: { ...turn.variables, ejemplo: slot.example } }
  if (asksWhy(text)) return [buildTextReply(slotText(bot, 'why'), turn)]
  if (slot.definition.type === 'free' && (asksBack(text) || isLost(text)))
    return slot.example ? [buildTextReply(slotText(bot, 'example'), within)] : []
  return [buildTextReply(slotText(bot, slot.example ? 'retry_example' : 'retry'), within)]
}

/** Hands over with what was collected. */
function givenUp(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const { bot, turn, variants } = deciding
  const handoff: Handoff = { reason: 'slot', areaId: response.assign_area_id, by: slot.label }
  const explanation = {
    ...({ rule: 'slot', by: slot.label, responseId: response.id } as const),
    ...hiding(deciding.turn, slot),
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

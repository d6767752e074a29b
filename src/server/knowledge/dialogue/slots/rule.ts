import { yesOrNo } from '../../spanish/yes-no.ts'
import { buildTextReply } from '../build-replies.ts'
import { isUsable } from '../button.ts'
import { isForCancelling } from '../cancellation.ts'
import { clarified } from '../clarify.ts'
import { readAs } from '../content.ts'
import { isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { findMainResponse, mainResponseOutcome } from '../main-response.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import type { DialogueState } from '../types.ts'
import { nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { anyDayIn, deniesDay } from './any-day.ts'
import { askOutcome, askReply, collectAllReplies, explainSlots, slotsState } from './ask.ts'
import { withoutNamed } from './asked-name.ts'
import { besideSlots, besidesIn } from './besides.ts'
import { cancellingResponse, changeOfDone } from './called-off.ts'
import { changeOfMind, movesNoted } from './changes-done.ts'
import { announcesCorrection, type Change, correctionOf } from './correction.ts'
import { isWithout } from './free.ts'
import { asksPersonName, nameAnsweredAgain } from './name-answer.ts'
import { isOnlyNews, type News, newsIn, withCorrected } from './news.ts'
import { wishesDay } from './past.ts'
import { comesFirst, complains, isOffered } from './precedence.ts'
import { momentOf, type Reading, readSlot } from './read.ts'
import { refusalReply, refusedDay } from './refused-day.ts'
import { withoutRemarked, withoutRemarks } from './remarks.ts'
import { type Asked, givenUp, hasNews, hiding, retried } from './retry.ts'
import { severalIn } from './several.ts'
import { asksName, optionsOf, type Slot, slotsOf } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filled } from './types.ts'
import { slotValue } from './values.ts'
import { answerBeside, asksSomething, withQuestion } from './with-question.ts'
import { withdrawn } from './withdrawal.ts'
import { correctionIn, isBack, isCancel, isQuestion, isUnable, isWait } from './words.ts'

/** Confidence from which another wish interrupts a question. */
const SURE = 0.6

/** The same for a message that is not a question, which is more likely a wrong answer. */
const SURER = 0.75

/**
 * Reads a message as the answer to the question that the bot asked last, or as a correction of what was filled before.
 * Leaves it to the other rules if it is something else: they answer it, and then the question is asked again.
 */
export function applySlotRule(deciding: RuleContext): Outcome | undefined {
  const { state, turn } = deciding
  const asked = askedIn(deciding)
  if (!asked) return corrected(deciding)
  const { slot, filling, reading } = asked
  if (state.asked || turn.text.trim() === '' || isOtherButton(asked)) return undefined
  if (comesFirst(deciding) && !isOffered(slot, turn.text)) return undefined
  if (isCancel(turn.text) || isFarewell(turn.text)) return cancelled(deciding)
  if (isBack(turn.text)) return askAgain(asked, filling.last)
  const isDatum = reading && slot.definition.type !== 'free' && reading.coverage > 0.5
  const other =
    isDatum || keepsUnbooked(asked) ? undefined : withdrawn(deciding, asked.response, () => cancelled(deciding))
  if (other) return other
  const both = answeredBeside(asked)
  if (both) return both
  const change = changeIn(asked)
  if (change) return refusedDay(change.slot, change.reading.value, deciding) ? retried(asked) : filled(asked, change)
  // Said about the question itself, so that a model which knows none of it cannot take it for a wish.
  if (!reading && !isQuestion(turn.text)) {
    if (isWait(turn.text)) return waiting(asked)
    if (slot.definition.type === 'free' ? isWithout(slot, turn.text) : isUnable(turn.text)) return givenUp(asked)
  }
  if (isInterruption(asked)) return undefined
  if (reading && refusedDay(slot, reading.value, deciding)) return retried(asked)
  if (reading) return filled(asked, { slot, reading })
  if (isGreeting(turn.text)) return undefined
  if (isThanks(turn.text) || isSocial(deciding.bot, turn.text)) return askAgain(asked)
  return retried(asked)
}

/** Adds the pending question to the answer of another rule. */
export function resumeAsking(deciding: RuleContext, outcome: Outcome): Outcome {
  const { replies, next = {}, explanation } = outcome
  const asked = askedIn(deciding)
  if (!asked || explanation.rule === 'slot' || 'filling' in next) return outcome
  const handed = replies.some(({ kind }) => kind === 'person')
  if (handed)
    return { ...outcome, replies: [...collectAllReplies(deciding.bot, asked.slots, asked.filling.values), ...replies] }
  if (next.asked || explanation.rule === 'goodbye') return outcome
  const question = askReply(deciding, asked.slot, asked.filling.values)
  const slots = explainSlots(asked.slots, asked.filling.values, { asking: asked.slot.label })
  const { choice: _, ...kept } = next
  const told = toldBeside(deciding)
  return {
    ...outcome,
    replies: [...replies, question],
    explanation: { slots, ...explanation },
    next: { ...kept, ...(told && hasNews(told) && { filling: told.filling }) },
  }
}

/** Reads what a message tells without what it asks; undefined for a message that only asks. */
function toldBeside(deciding: RuleContext): Asked | undefined {
  const told = withQuestion(deciding)?.told
  if (told !== undefined) return askedIn(readAs(deciding, told))
  return isQuestion(deciding.turn.text) ? undefined : askedIn(deciding)
}

/** Takes the datum of a message that asks something besides, and answers that first: "soy Ana Ruiz, ¿atienden OSDE?". */
function answeredBeside({ deciding, slot, response }: Asked): Outcome | undefined {
  // A question may be what a free answer is.
  if (slot.definition.type === 'free' && !asksName(slot)) return undefined
  const said = withQuestion(deciding)
  const asked = said && askedIn(readAs(deciding, said.told))
  if (!asked?.reading || refusedDay(slot, asked.reading.value, deciding)) return undefined
  const answer = answerBeside(deciding, said?.question ?? '', response.intent_id)
  if (!answer) return undefined
  const { choice: _, ...next } = answer.next ?? {}
  const outcome = filled(asked, { slot, reading: asked.reading })
  return { ...outcome, replies: [...answer.replies, ...outcome.replies], next: { ...next, ...outcome.next } }
}

const responseOf = ({ bot }: RuleContext, id: number) => bot.trained?.responses.find((one) => one.id === id)

function askedIn(given: RuleContext): Asked | undefined {
  const { bot, state, turn } = given
  const { filling } = state
  const response = filling && responseOf(given, filling.responseId)
  if (!filling || !response) return undefined
  const named = withoutNamed(bot, state, turn.text, given.understood)
  const own = slotsOf(bot, response)
  const entities = withoutRemarked(turn.text, named.entities, own, bot.trained?.entities ?? [])
  const deciding = { ...given, understood: { ...named, entities } }
  const { slots } = slotsState(deciding, response)
  const slot = slots.find(({ key }) => key === filling.asking)
  if (!slot) return undefined
  // What an answer gives besides is kept, also if it does not have what was asked.
  const bare = { deciding, filling, response, slots, slot }
  const several = severalAnswers(bare)
  const reading = readAnswer(bare, several)
  const besides = besidesIn(deciding, slots)
  const others = { ...besides, ...several?.others }
  const news = newsIn({
    ...bare,
    slots: [...slots, ...besideSlots(deciding.bot, slots, besides)],
    ...{ values: filling.values, reading, others },
  })
  return { ...bare, reading, news, filling: { ...filling, values: { ...filling.values, ...news.values } } }
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
function isInterruption(asked: Asked): boolean {
  const { deciding, response, slots, slot, reading, news } = asked
  const { understood, bot, turn } = deciding
  const other = findMainResponse(deciding)
  const isFree = slot.definition.type === 'free'
  const asks = asksSomething(turn.text)
  // "El lunes" tells the day, whatever else it resembles.
  const told = [...slots, ...news.taken, ...news.changed]
  const isWished = !asks && turn.text.includes('?')
  if (
    !reading &&
    hasNews(asked) &&
    (movesNoted(turn.text) || isWished || isOnlyNews(turn.text, understood.entities, told))
  )
    return false
  if (!reading && (matchQuickResponse(bot, turn.text) || (!isFree && complains(deciding)))) return true
  const sure = understood.followUp?.confidence ?? understood.best?.confidence ?? 0
  if (!understood.followUp && (!other || other.id === response.id)) return false
  if (!reading) return asks || sure >= SURER
  return (isFree || reading.coverage <= 0.5) && (understood.example || (asks && sure >= SURE))
}

/** Whether an answer says not to cancel what is being asked for, which ends nothing: "no lo canceles, pasalo al jueves". */
const keepsUnbooked = ({ deciding: { turn, bot }, response }: Asked): boolean =>
  changeOfMind(turn.text) === 'keep' && !isForCancelling(bot, response.intent_id)

type Bare = Omit<Asked, 'reading' | 'news'>

/** Reads the message as the answer to the question. What comes before a value, "no, quise decir", is left out. */
function readAnswer(
  { deciding, response, slots, slot, filling }: Bare,
  several: ReturnType<typeof severalAnswers>,
): Reading | undefined {
  const text = answerIn({ deciding, slots, slot })
  if (several) return several.rest === '' ? undefined : { value: several.rest, coverage: 1 }
  // A name has no thing or day that the bot knows: "perdón, quise decir ortodoncia".
  const isKnown = deciding.understood.entities.some(({ withdrawn }) => !withdrawn)
  if (asksName(slot) && isKnown && nameIn(correctionIn(text) || text) === undefined) return undefined
  const said = slot.definition.type === 'free' ? text : correctionIn(text) || text
  const days = deciding.understood.entities.filter(({ entity }) => entity === slot.key)
  if (deniesDay(slot, said, days.length)) return undefined
  const any = anyDayIn(slot, said, response)
  if (any !== undefined) return { value: any, coverage: 1 }
  return readSlot(slot, said, momentOf(deciding)) ?? readAgain(slot, said, filling.attempts)
}

/** Reads the second answer to the question for a name. */
function readAgain(slot: Slot, text: string, attempts: number): Reading | undefined {
  const name = attempts > 0 && asksPersonName(slot) ? nameAnsweredAgain(text) : undefined
  return name === undefined ? undefined : { value: name, coverage: 1 }
}

/** Returns an answer without what it tells of another day than the wished one. What happened may be a free answer. */
const answerIn = ({ deciding: { turn }, slots, slot }: Pick<Bare, 'deciding' | 'slot' | 'slots'>): string =>
  slots.some(wishesDay) && (slot.definition.type !== 'free' || asksPersonName(slot))
    ? withoutRemarks(turn.text)
    : turn.text

/** Reads the data for other slots in an answer. */
function severalAnswers({ deciding, slots, slot }: Bare) {
  const before = deciding.state.filling?.values ?? {}
  const others = slots.filter(({ key }) => key !== slot.key && slotValue(before, key) === undefined)
  return severalIn(answerIn({ deciding, slots, slot }), slot, others, momentOf(deciding))
}

/** Returns the change of an earlier value, if the message is not an answer to the question asked now. */
function changeIn({ deciding, slots, slot, reading }: Asked): Change | undefined {
  const { text } = deciding.turn
  const before = deciding.state.filling
  if (!before || (reading && !(slot.definition.type === 'free' && mayCorrect(slot, text)))) return undefined
  const others = slots.filter(({ key }) => key !== slot.key)
  return correctionOf(others, before, text, momentOf(deciding), true)
}

/** Whether what can be a free value is rather the correction of another one. */
const mayCorrect = (slot: Slot, text: string): boolean =>
  announcesCorrection(text) || (asksName(slot) && nameIn(text) === undefined)

/** Takes a value, which may replace one. Goes on with the next slot, or answers. */
function filled(asked: Asked, { slot, reading }: Change): Outcome {
  const { deciding, filling, response, news } = asked
  const isChange = slot.key !== asked.slot.key
  const values = { ...filling.values, [slot.key]: reading.value }
  const explanation = { rule: 'slot', by: slot.label, ...hiding(deciding.turn, slot) } as const
  const outcome = mainResponseOutcome(deciding, response, explanation, { values, last: slot.key })
  const changed = [...(isChange ? [slot] : []), ...news.changed.filter(({ key }) => key !== slot.key)]
  const replies = changed.reduceRight((rest, one) => withCorrected(deciding, rest, one, values), outcome.replies)
  return { ...outcome, replies }
}

/** Changes a value of the answer that was just given and answers again. */
function corrected(deciding: RuleContext): Outcome | undefined {
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
  if (changeOfDone(deciding, done) !== 'call_off') return undefined
  const own = cancellingResponse(deciding, done)
  const last = own && Object.keys(own.values).at(-1)
  return (
    own && mainResponseOutcome(deciding, own.response, { rule: 'intent' }, { values: own.values, last: last ?? '' })
  )
}

/** Returns what a message adds to the last answer besides its data, if it says nothing else: "a la tarde, tipo 5". */
export function moreFor(
  deciding: RuleContext,
  { responseId, values }: NonNullable<DialogueState['filled']>,
): News | undefined {
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
  filled: NonNullable<DialogueState['filled']>
}

/** Says why another day for what was booked is not taken; undefined if it is. */
export function refusedChange(deciding: RuleContext, { slot, filled }: Correction) {
  const { filled: before } = deciding.state
  const value = slotValue(filled.values, slot.key) ?? ''
  const why = before && refusedDay(slot, value, deciding)
  if (!before || !why) return undefined
  const kept: Filled = { ...before, ...(why === 'closed' && { isClosedTold: true }) }
  return { replies: [refusalReply(deciding, why, value)], filled: kept }
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
  const { isClosedTold } = state.filled
  return {
    ...{ response, slot },
    filled: { responseId: response.id, values, last: slot.key, ...(isClosedTold && { isClosedTold }) },
  }
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

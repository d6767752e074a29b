import { yesOrNo } from '../../spanish/yes-no.ts'
import { buildTextReply } from '../build-replies.ts'
import { isUsable } from '../button.ts'
import { isForCancelling } from '../cancellation.ts'
import { clarified } from '../clarify.ts'
import { readAs } from '../content.ts'
import { givesThanks, isFarewell, isGreeting, isThanks } from '../courtesies.ts'
import { findMainResponse, mainResponseOutcome } from '../main-response.ts'
import { namesNoPerson, namesProducts } from '../products/names.ts'
import { asksPrice, asksStock } from '../products/wishes.ts'
import { matchQuickResponse } from '../quick-responses.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial } from '../social.ts'
import { nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { askOutcome, askReply, collectAllReplies, explainSlots } from './ask.ts'
import { askedIn } from './asked.ts'
import { callOffIn } from './call-off-words.ts'
import { announcesCorrection, type Change, correctionOf } from './correction.ts'
import { corrected } from './done.ts'
import { isWithout } from './free.ts'
import { movedInstead } from './moved-instead.ts'
import { movingIn } from './moving.ts'
import { answeredOuter, collectOf, withOuter } from './nesting.ts'
import { isOnlyNews, withCorrected } from './news.ts'
import { comesFirst, complains, complainsInstead, isOffered } from './precedence.ts'
import { momentOf } from './read.ts'
import { refusedDay } from './refused-day.ts'
import { isResting, takesUp } from './resting.ts'
import { type Asked, givenUp, hasNews, hiding, retried } from './retry.ts'
import { asksName, optionsOf, type Slot } from './slot.ts'
import { slotText } from './texts.ts'
import { namesUnlisted } from './unlisted.ts'
import { fillingsOf } from './values.ts'
import { answerBeside, asksSomething, isOpenQuestion, withQuestion } from './with-question.ts'
import { withdrawn } from './withdrawal.ts'
import { isBack, isCancel, isNotThat, isQuestion, isUnable, isWait } from './words.ts'

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
  if (complainsInstead(slot, turn.text)) return undefined
  const outer = answeredOuter(asked)
  if (outer) return outer
  if (isResting(filling) && !takesUp(asked)) return undefined
  if (isCancel(turn.text) || isNotThat(turn.text) || isFarewell(turn.text)) return cancelled(deciding)
  if (isBack(turn.text)) return askAgain(asked, filling.last)
  const isDatum = reading && slot.definition.type !== 'free' && reading.coverage > 0.5
  const other = isDatum || keepsUnbooked(asked) ? undefined : withdrawn(deciding, asked, () => cancelled(deciding))
  if (other) return { ...other, replaces: true }
  const moved = movedInstead(deciding, asked.response, deciding.state.filling ?? filling)
  if (moved) return { ...moved, replaces: true }
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
  if (givesThanks(turn.text)) return undefined
  if (isThanks(turn.text) || isSocial(deciding.bot, turn.text)) return askAgain(asked)
  return retried(asked)
}

/** Adds the pending question to the answer of another rule, a few times: then it rests until it is taken up. */
export function resumeAsking(deciding: RuleContext, outcome: Outcome): Outcome {
  const { replies, next = {}, explanation } = outcome
  const asked = askedIn(deciding)
  if (!asked) return outcome
  if ('filling' in next) return withOuter(deciding, outcome)
  // A form asks for its own data.
  if (replies.some(({ kind }) => kind === 'begin')) return { ...outcome, next: { ...next, filling: undefined } }
  if (explanation.rule === 'slot') return outcome
  const handed = replies.some(({ kind }) => kind === 'person')
  if (handed)
    return {
      ...outcome,
      replies: [
        ...collectAllReplies(deciding.bot, asked.slots, asked.filling.values),
        ...collectOf(deciding, fillingsOf(deciding.state).slice(1)),
        ...replies,
      ],
    }
  if (next.asked || explanation.rule === 'goodbye' || givesThanks(deciding.turn.text)) return outcome
  const told = toldBeside(deciding)
  const filling = told && hasNews(told) ? told.filling : deciding.state.filling
  if (!filling) return outcome
  // Options to choose from are only seen under the last message; the choice brings the question back.
  if (isResting(filling) || next.clarification) return { ...outcome, next: { ...next, filling } }
  const question = askReply(deciding, asked.slot, asked.filling.values)
  const slots = explainSlots(asked.slots, asked.filling.values, { asking: asked.slot.label })
  const { choice: _, ...kept } = next
  return {
    ...outcome,
    replies: [...replies, question],
    explanation: { slots, ...explanation },
    next: { ...kept, filling: { ...filling, resumed: (filling.resumed ?? 0) + 1 } },
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
  if (!answer && (findMainResponse(deciding) || !isOpenQuestion(said?.question ?? ''))) return undefined
  const { choice: _, ...next } = answer?.next ?? {}
  const outcome = filled(asked, { slot, reading: asked.reading })
  const replies = answer?.replies ?? [buildTextReply(slotText(deciding.bot, 'unanswered'), deciding.turn)]
  return { ...outcome, replies: [...replies, ...outcome.replies], next: { ...next, ...outcome.next } }
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
  if (isForCatalogue(asked)) return true
  // "El lunes" tells the day, whatever else it resembles.
  const told = [...slots, ...news.taken, ...news.changed]
  const isWished = !asks && turn.text.includes('?')
  if (
    !reading &&
    hasNews(asked) &&
    (movingIn(turn.text) !== undefined || isWished || isOnlyNews(turn.text, understood.entities, told))
  )
    return false
  // An insurer that the list does not have resembles what is said of insurers.
  if (!reading && !asks && namesUnlisted(slot, turn.text)) return false
  if (!reading && (matchQuickResponse(bot, turn.text) || (!isFree && complains(deciding)))) return true
  const sure = understood.followUp?.confidence ?? understood.best?.confidence ?? 0
  if (!understood.followUp && (!other || other.id === response.id)) return false
  if (!reading) return asks || sure >= SURER
  return (isFree || reading.coverage <= 0.5) && (understood.example || (asks && sure >= SURE))
}

/** Whether the message asks for products, or names one where a name is asked for: "amoladora y caladora, ¿qué precio?". */
function isForCatalogue({ deciding: { turn }, slot, reading }: Asked): boolean {
  if (asksName(slot)) return namesNoPerson(turn)
  if (!namesProducts(turn)) return false
  // What is asked for may be what a free answer wants: "necesito un taladro".
  const isWished = asksPrice(turn.text) || asksStock(turn.text)
  return slot.definition.type === 'free' ? isWished && isQuestion(turn.text) : !reading && isWished
}

/** Whether an answer says not to cancel what is being asked for, which ends nothing: "no lo canceles, pasalo al jueves". */
const keepsUnbooked = ({ deciding: { turn, bot }, response }: Asked): boolean =>
  callOffIn(turn.text) === 'keep' && !isForCancelling(bot, response.intent_id)

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

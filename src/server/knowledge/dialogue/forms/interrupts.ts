import { smallTalkOf } from '../../spanish/small-talk.ts'
import { isUsable } from '../button.ts'
import { clarified } from '../clarify.ts'
import { probeContent } from '../content.ts'
import { findMainResponse } from '../main-response.ts'
import { namesNoPerson, namesProducts } from '../products/names.ts'
import { asksForProduct } from '../products/wishes.ts'
import { comesFirst } from '../slots/precedence.ts'
import { asksName } from '../slots/slot.ts'
import { asksSomething } from '../slots/with-question.ts'
import { isQuestion } from '../slots/words.ts'
import { foldWords } from '../words.ts'
import { choicesFor } from './choices.ts'
import { isFree, readAnswer } from './read/answer.ts'
import type { AnswerReading } from './read/types.ts'
import type { AskedForm } from './run.ts'
import { takesQuestions } from './words.ts'

/** Confidence from which a message that asks nothing is another wish instead of a wrong answer. */
const SURER = 0.75

/** Whether the message is one of the answers that the question offers, whatever else it means. */
export function isOffered({ deciding: { turn }, question, run }: AskedForm): boolean {
  const said = foldWords(turn.text)
  const labels = question.options?.map(({ label }) => label) ?? []
  const { buttons } = choicesFor(question, turn.channel, run.chosen)
  return [...labels, ...buttons.map(({ title }) => title)].some((title) => foldWords(title) === said)
}

/** Whether the message is a button of another message that leads somewhere. */
export function isOtherButton({ deciding }: AskedForm): boolean {
  const { turn, state } = deciding
  const { pressed } = turn
  if (pressed && (pressed.type !== 'response' || pressed.target || isUsable(deciding, pressed))) return true
  if (state.clarification && clarified(deciding)) return true
  const said = foldWords(turn.text)
  return state.buttons.some((button) => foldWords(button.title) === said && isUsable(deciding, button))
}

/** Whether the message says something that comes before any question: an emergency, a request for a person. */
export const isFirst = (asked: AskedForm): boolean => comesFirst(asked.deciding) && !isGrade(asked)

/** Most words of a grade: "horrible", "fue un desastre". */
const GRADE = 3

/** Whether the message is nothing but a grade, which may be an angry word. */
function isGrade({ deciding, question }: AskedForm): boolean {
  const { text } = deciding.turn
  const isAsked = question.kind === 'rating' || question.kind === 'csat'
  return isAsked && foldWords(text).split(' ').length <= GRADE && readAnswer(question, deciding, text)?.coverage === 1
}

/** Whether the message is about something else, which the bot answers before it asks again. */
export function interrupts({ deciding, question }: AskedForm, reading: AnswerReading | undefined): boolean {
  const { turn, bot, understood } = deciding
  if (reading && !isFree(question)) return reading.coverage <= 0.5 && isQuestion(turn.text) && answers(deciding)
  if (asksName({ definition: { name: '', type: 'free' }, label: '', question: question.text }) && namesNoPerson(turn))
    return true
  if (isFree(question)) return !takesQuestions(question.text) && asksSomething(turn.text) && answers(deciding)
  if (smallTalkOf(turn.text, bot.smallTalk)) return true
  if (isQuestion(turn.text)) return answers(deciding)
  return findMainResponse(deciding) !== undefined && (understood.best?.confidence ?? 0) >= SURER
}

/** Whether the bot has content or products that answer the message. */
const answers = (deciding: AskedForm['deciding']): boolean =>
  probeContent(deciding) !== undefined || (namesProducts(deciding.turn) && asksForProduct(deciding.turn.text))

import type { Answers } from '../../../../contract/forms/answers.ts'
import { answerFault } from '../../../../contract/forms/check-answer.ts'
import { givesThanks, isFarewell, isGreeting } from '../courtesies.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { asksWhy } from '../slots/free.ts'
import { isBack, isQuestion, isWait } from '../slots/words.ts'
import { advance } from './advance.ts'
import { say } from './ask.ts'
import { askedQuestion, KEEP } from './asked-question.ts'
import { back, corrected } from './correction.ts'
import { cancelled, gone } from './end.ts'
import { retried } from './failed.ts'
import { interrupts, isFirst, isOffered, isOtherButton } from './interrupts.ts'
import { allChosen, askMore, choseMore, isEnough } from './multiple.ts'
import { isFree, readAnswer } from './read/answer.ts'
import type { AnswerReading } from './read/types.ts'
import { type AskedForm, isExpired, runReply, stepOf, stored } from './run.ts'
import { othersIn } from './several.ts'
import { shownAnswer } from './shown.ts'
import { isCallOff, isDone, isGoOn, isNothing, isSkip, isSureCancel } from './words.ts'

/** How often the question of a form follows the answers to something else. */
export const RESUMED = 2

/**
 * Reads a message as the answer to the question of a form that is in progress, or as a word about the form: back, skip,
 * cancel. Leaves it to the other rules if it is something else: they answer it, and then the question is asked again.
 */
export function applyFormRule(deciding: RuleContext): Outcome | undefined {
  const { state, turn, bot } = deciding
  const { form: run } = state
  // What else was asked meanwhile comes first.
  if (!run || state.filling || state.asked || isExpired(run, turn.now)) return undefined
  const form = bot.forms?.find(({ id }) => id === run.formId)
  if (!form) return gone(deciding, run, bot.formNames?.[run.formId] ?? 'el formulario')
  const question = askedQuestion(form, run)
  if (!question) return advance({ deciding, form, run }, { why: 'La pregunta ya no está: sigue con la próxima' })
  return readForm({ deciding, form, run, question })
}

function readForm(asked: AskedForm): Outcome | undefined {
  const { deciding, form, run, question } = asked
  const { text } = deciding.turn
  const offered = isOffered(asked)
  if (!offered && isFirst(asked)) return undefined
  if (isSureCancel(text, form.cancelWords)) return cancelled(asked)
  if (!offered && isOtherButton(asked)) return undefined
  const reading = readAnswer(question, deciding, text)
  if (rests(asked) && !isTakenUp(asked, reading)) return undefined
  if (isGoOn(text) && !(reading && !isFree(question))) return askOnce(asked)
  if (isBack(text)) return back(asked)
  if (run.chosen && isDone(text))
    return isEnough(asked) ? accepted(asked, run.chosen) : retried(asked, answerFault(question, run.chosen))
  const change = offered ? undefined : corrected(asked)
  if (change) return change
  const left = offered && isSkip(text) ? skipped(asked) : leftOut(asked, reading)
  if (left) return left
  if (!offered && interrupts(asked, reading)) return undefined
  if (isWait(text) && !(reading && !isFree(question))) return waiting(asked)
  return reading ? answered(asked, reading) : unread(asked)
}

/** Whether the customer talks of something else, or talked to a person. */
const rests = ({ run }: AskedForm): boolean => run.paused === true || (run.resumed ?? 0) >= RESUMED

/** Whether a message takes up a form that rests: it surely answers the question, or says so. */
function isTakenUp({ deciding, question, run }: AskedForm, reading: AnswerReading | undefined): boolean {
  const { turn, understood } = deciding
  if (isGoOn(turn.text) || isBack(turn.text)) return true
  if (!reading) return false
  if (!isFree(question)) return reading.coverage > 0.5
  return !run.paused && !understood.best && !understood.followUp && !isQuestion(turn.text) && !isGreeting(turn.text)
}

/** Leaves a question out, or ends the form, where the message says no more than that. */
function leftOut(asked: AskedForm, reading: AnswerReading | undefined): Outcome | undefined {
  const { deciding, question } = asked
  const { text } = deciding.turn
  if (reading && !isFree(question)) return undefined
  if (isSkip(text)) return question.required === false ? skipped(asked) : retried(asked, 'missing')
  if (isNothing(text) && question.required === false) return skipped(asked)
  return isCallOff(text) ? cancelled(asked) : undefined
}

function skipped({ deciding, form, run, question }: AskedForm): Outcome {
  if (question.required !== false) return retried({ deciding, form, run, question }, 'missing')
  const after = { ...run, settled: [...run.settled, question.id] }
  return advance({ deciding, form, run: after, question }, { why: 'El cliente la salteó' })
}

function answered(asked: AskedForm, { answer }: AnswerReading): Outcome {
  const { question } = asked
  if (question.kind === 'multiple' && Array.isArray(answer)) {
    const more = choseMore(asked, answer)
    if (more) return more
    return accepted(asked, allChosen(asked, answer))
  }
  return accepted(asked, answer)
}

function accepted(asked: AskedForm, answer: Answers[string]): Outcome {
  const { deciding, form, run, question } = asked
  if (question.id === KEEP)
    return advance({ deciding, form, run: { ...run, replaces: answer === true }, question }, { why: 'Es la respuesta' })
  const fault = question.kind === 'location' || question.kind === 'file' ? undefined : answerFault(question, answer)
  if (fault === 'not_agreed') return cancelled(asked, 'disagreed')
  if (fault) return retried(asked, fault)
  const others = othersIn(asked, answer)
  const after = { ...run, answers: { ...run.answers, ...others, [question.id]: answer } }
  const also = toldIn(asked, others)
  return advance(
    { deciding, form, run: after, question },
    { read: [shownAnswer(question, answer), ...also].join(' · '), why: 'Es la respuesta' },
  )
}

/** Handles a message that does not answer the question: it may answer others. */
function unread(asked: AskedForm): Outcome | undefined {
  const { deciding, run } = asked
  const { text } = deciding.turn
  if (isGreeting(text) || givesThanks(text) || isFarewell(text)) return undefined
  if (asksWhy(text))
    return retried(asked, undefined, [say(deciding, asked.form.kind === 'contact' ? 'why_contact' : 'why')])
  const others = othersIn(asked, undefined)
  const told = toldIn(asked, others)
  if (told.length === 0) return retried(asked)
  const after = { ...asked, run: { ...run, answers: { ...run.answers, ...others } } }
  return retried(after, undefined, [say(deciding, 'taken', { dato: told.join(', ') })])
}

const toldIn = ({ form }: AskedForm, others: Answers): string[] =>
  form.questions.flatMap((one) => {
    const answer = Object.hasOwn(others, one.id) ? others[one.id] : undefined
    return answer === undefined ? [] : [shownAnswer(one, answer)]
  })

function askOnce(asked: AskedForm): Outcome {
  const { deciding, form, run, question } = asked
  const { paused: _paused, resumed: _resumed, ...kept } = run
  const after = { ...kept, at: deciding.turn.now.toISOString() }
  return {
    replies: stored(runReply(form, after, 'partial'), [askMore(asked)]),
    explanation: stepOf(asked, { why: 'Sigue donde estaba', next: question.text }),
    next: { form: after },
  }
}

function waiting(asked: AskedForm): Outcome {
  const { deciding, run } = asked
  return {
    replies: [say(deciding, 'wait')],
    explanation: stepOf(asked, { why: 'El cliente pidió un momento' }),
    next: { form: { ...run, at: deciding.turn.now.toISOString() } },
  }
}

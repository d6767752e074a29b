import { answerFault } from '../../../../contract/forms/check-answer.ts'
import type { Outcome } from '../rule.ts'
import { foldWords } from '../words.ts'
import { questionReply, say } from './ask.ts'
import { choicesFor } from './choices.ts'
import { type AskedForm, runReply, stepOf, stored } from './run.ts'
import { shownAnswer } from './shown.ts'

/** Whether a message is one of the titles below a question: a touch, which may be one of several. */
function isTouch({ deciding: { turn }, question, run }: AskedForm): boolean {
  const said = foldWords(turn.text)
  return choicesFor(question, turn.channel, run.chosen).answers.some((title) => foldWords(title) === said)
}

/** Adds to what was chosen one by one. Undefined once that is all the question takes. */
export function choseMore(asked: AskedForm, ids: readonly string[]): Outcome | undefined {
  const { deciding, form, run, question } = asked
  const { options = [], max } = question
  const chosen = options.flatMap(({ id }) => ((run.chosen ?? []).includes(id) || ids.includes(id) ? [id] : []))
  if (!isTouch(asked) || chosen.length >= Math.min(max ?? options.length, options.length)) return undefined
  const after = { ...run, chosen, at: deciding.turn.now.toISOString() }
  const dato = shownAnswer(question, chosen)
  const { buttons } = choicesFor(question, deciding.turn.channel, chosen)
  const more = { ...say(deciding, 'more', { dato }), buttons }
  return {
    replies: stored(runReply(form, after, 'partial'), [more]),
    explanation: stepOf(asked, { read: dato, why: 'Puede elegir más', next: question.text }),
    next: { form: after },
  }
}

/** Returns all that was chosen, now and before. */
export const allChosen = ({ run, question: { options = [] } }: AskedForm, ids: readonly string[]): string[] =>
  options.flatMap(({ id }) => ((run.chosen ?? []).includes(id) || ids.includes(id) ? [id] : []))

/** Whether what was chosen one by one is enough. */
export const isEnough = ({ run, question }: AskedForm): boolean =>
  run.chosen !== undefined && answerFault(question, run.chosen) === undefined

/** Asks once more with what was chosen so far. */
export const askMore = ({ deciding, question, run }: AskedForm) => questionReply(deciding, question, run.chosen)

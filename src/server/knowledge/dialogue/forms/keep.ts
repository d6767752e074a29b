import { answerOf } from '../../../../contract/forms/answers.ts'
import type { Outcome } from '../rule.ts'
import type { Reply } from '../types.ts'
import { questionReply } from './ask.ts'
import { KEEP, keepQuestionOf } from './asked-question.ts'
import { knownAnswer } from './known.ts'
import { wayOf } from './path.ts'
import type { Answer } from './read/types.ts'
import { type AskedForm, runReply, stepOf, stored } from './run.ts'
import { shownAnswer } from './shown.ts'
import { formText } from './texts.ts'
import type { FormInProgress, FormQuestion } from './types.ts'

type Going = Pick<AskedForm, 'deciding' | 'form' | 'run'>

interface Conflict {
  question: FormQuestion
  known: Answer
  told: Answer
}

/** Returns what the customer told otherwise than it is known of the contact, if the form asks before it replaces that. */
function conflictsOf({ deciding, form, run }: Going): Conflict[] {
  if (form.duplicatePolicy !== 'ask') return []
  return wayOf(form, run.answers, run.settled).passed.flatMap((question): Conflict[] => {
    const told = answerOf(run.answers, question.id)
    const known = knownAnswer(question, deciding)
    if (told === undefined || known === undefined) return []
    return isSame(question, known, told) ? [] : [{ question, known, told }]
  })
}

/** Whether two answers say the same: a telephone has many notations, and letters in capitals are no other name. */
function isSame(question: FormQuestion, one: Answer, other: Answer): boolean {
  const [a, b] = [one, other].map((answer) => shownAnswer(question, answer).trim().toLowerCase())
  const lastDigits = (text = '') => text.replace(/\D/g, '').slice(-8)
  return a === b || (question.kind === 'phone' && lastDigits(a) === lastDigits(b))
}

const listed = (conflicts: readonly Conflict[], of: 'known' | 'told') =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(
    conflicts.map((conflict) => shownAnswer(conflict.question, conflict[of])),
  )

/** Returns the question whether to replace what is known; undefined if nothing differs. */
export function keepQuestion(going: Going): FormQuestion | undefined {
  const conflicts = conflictsOf(going)
  if (conflicts.length === 0) return undefined
  const text = formText(going.deciding.bot, 'keep')
    .replace('{{tenia}}', listed(conflicts, 'known'))
    .replace('{{dato}}', listed(conflicts, 'told'))
  return keepQuestionOf(text)
}

/** Returns the run with what is known in place of what was told otherwise. */
export function withKnown(going: Going): FormInProgress {
  const known = conflictsOf(going).map(({ question, known }) => [question.id, known] as const)
  return { ...going.run, answers: { ...going.run.answers, ...Object.fromEntries(known) } }
}

/** Asks whether what is known of the contact is replaced, before the form ends. */
export function askToKeep(going: Going, question: FormQuestion, before: readonly Reply[]): Outcome {
  const { deciding, form, run } = going
  const { chosen: _chosen, resumed: _resumed, paused: _paused, ...kept } = run
  const after: FormInProgress = {
    ...kept,
    ...{ asking: KEEP, keep: question.text, attempts: run.asking === KEEP ? run.attempts : 0 },
    ...{ at: deciding.turn.now.toISOString(), minutes: form.timeoutMinutes },
  }
  return {
    replies: stored(runReply(form, after, 'partial'), [...before, questionReply(deciding, question)]),
    explanation: stepOf({ form }, { why: 'Dio datos distintos de los que ya tenía', next: question.text }),
    next: { form: after },
  }
}

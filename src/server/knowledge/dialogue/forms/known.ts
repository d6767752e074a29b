import { answerFault } from '../../../../contract/forms/check-answer.ts'
import { ownOf } from '../../../../contract/path.ts'
import type { RuleContext } from '../rule.ts'
import { readAnswer } from './read/answer.ts'
import type { Answer } from './read/types.ts'
import type { FormQuestion } from './types.ts'

/** Returns what is known of the contact as the answer to a question; undefined if it is to be asked. */
export function knownAnswer(question: FormQuestion, deciding: RuleContext): Answer | undefined {
  const { saveTo, skipIfKnown } = question
  const value = saveTo && skipIfKnown ? ownOf(deciding.turn.contact ?? {}, saveTo.replace(/^custom\./, '')) : undefined
  if (!value) return undefined
  const answer = readAnswer(question, deciding, value)?.answer
  return answer === undefined || answerFault(question, answer) ? undefined : answer
}

/** Whether the channel gives a datum by itself, so that it is never asked there. */
export const isGiven = ({ saveTo, skipIfKnown }: FormQuestion, { turn }: Pick<RuleContext, 'turn'>): boolean =>
  turn.channel === 'whatsapp' && saveTo === 'phone' && skipIfKnown

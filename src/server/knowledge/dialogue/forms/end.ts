import { buildHandoffReplies } from '../handoff.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Handoff, Reply } from '../types.ts'
import { say } from './ask.ts'
import { collectedReplies } from './collected.ts'
import { type AskedForm, runReply, stepOf, stored } from './run.ts'
import type { FormDefinition, FormInProgress, RunStatus } from './types.ts'

/** Returns the replies of the handoff that waited for a form; none without one. */
const waitingHandoff = ({ bot, turn, variants }: RuleContext, { handoff }: FormInProgress): Reply[] =>
  handoff ? handOver({ bot, turn, variants }, handoff) : []

/** Hands over without another form before it. */
export const handOver = (
  { bot, turn, variants }: Pick<RuleContext, 'bot' | 'turn' | 'variants'>,
  handoff: Handoff,
): Reply[] => buildHandoffReplies({ ...bot, contactFirst: undefined }, turn, handoff, variants)

/** Ends a form before its end: the handoff that waited for it is made now. */
export function ended(
  deciding: RuleContext,
  form: FormDefinition | undefined,
  run: FormInProgress,
  status: RunStatus,
  said: readonly Reply[],
): { replies: Reply[]; next: { form: undefined } } {
  const kept = form ? collectedReplies(form, run, deciding.turn) : []
  return {
    replies: stored(runReply(form, run, status), [...kept, ...said, ...waitingHandoff(deciding, run)]),
    next: { form: undefined },
  }
}

/** Why a form is called off, in words. */
const REASONS = {
  called_off: 'El cliente canceló',
  disagreed: 'No aceptó',
  unanswered: 'No contestó de un modo que sirva',
} as const

/** Ends a form before its end, as the customer or a question wants it. */
export function cancelled(
  { deciding, form, run, question }: AskedForm,
  reason: keyof typeof REASONS = 'called_off',
): Outcome {
  const isConsent = question.kind === 'consent' && reason !== 'called_off'
  const said = say(deciding, isConsent ? 'no_consent' : 'cancelled')
  // A handoff that waited says what follows.
  return {
    ...ended(deciding, form, run, 'cancelled', run.handoff ? [] : [said]),
    explanation: stepOf({ form, question }, { why: REASONS[reason] }),
  }
}

/** Ends a form that was deleted or switched off meanwhile. Who began before its last day may finish it. */
export function gone(deciding: RuleContext, run: FormInProgress, name: string): Outcome {
  const said = say(deciding, 'gone', { formulario: name })
  return {
    ...ended(deciding, undefined, run, 'abandoned', [said]),
    explanation: {
      rule: 'form',
      by: name,
      form: { formId: run.formId, form: name, why: 'El formulario ya no está activo' },
    },
  }
}

import { buildTextReply } from '../build-replies.ts'
import { buildHandoffReplies } from '../handoff.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Reply } from '../types.ts'
import { questionReply, say } from './ask.ts'
import { KEEP } from './asked-question.ts'
import { collectedReplies } from './collected.ts'
import { askToKeep, keepQuestion, withKnown } from './keep.ts'
import { isGiven, knownAnswer } from './known.ts'
import { wayOf } from './path.ts'
import { runReply, stepOf, stored } from './run.ts'
import type { FormDefinition, FormInProgress, FormQuestion, FormStep } from './types.ts'

interface Going {
  deciding: RuleContext
  form: FormDefinition
  run: FormInProgress
  /** what is said before the next question */
  before?: readonly Reply[]
  /** the question that the message was read with */
  question?: FormQuestion
}

/**
 * Goes on with a form: says texts that ask nothing, takes what is known of the contact, and asks the next question. At the
 * end it thanks, and hands over what waited for the form.
 */
export function advance(going: Going, step: Pick<FormStep, 'why'> & Partial<FormStep>): Outcome {
  const { deciding, form, before = [] } = going
  const { turn } = deciding
  const told: Reply[] = []
  let { run } = going
  let { next } = wayOf(form, run.answers, run.settled)
  while (next) {
    // Who corrects what is known is asked.
    const known = run.asked.includes(next.id) ? undefined : knownAnswer(next, deciding)
    if (known !== undefined) run = { ...run, answers: { ...run.answers, [next.id]: known } }
    else if (isGiven(next, deciding)) run = { ...run, settled: [...run.settled, next.id] }
    else if (next.kind === 'info') {
      told.push(buildTextReply(next.text, turn))
      run = { ...run, settled: [...run.settled, next.id], asked: [...run.asked, next.id] }
    } else break
    next = wayOf(form, run.answers, run.settled).next
  }
  const replies = [...before, ...told]
  if (!next) {
    const keep = run.replaces === true ? undefined : keepQuestion({ deciding, form, run })
    if (!keep) return completed({ ...going, run }, replies, step)
    const isSettled = run.replaces === false || run.settled.includes(KEEP)
    if (!isSettled) return askToKeep({ deciding, form, run }, keep, replies)
    return completed({ ...going, run: withKnown({ deciding, form, run }) }, replies, step)
  }
  const asking = next
  const { chosen: _chosen, resumed: _resumed, paused: _paused, keep: _keep, ...kept } = run
  const after: FormInProgress = {
    ...kept,
    asking: asking.id,
    asked: run.asked.includes(asking.id) ? run.asked : [...run.asked, asking.id],
    attempts: asking.id === run.asking ? run.attempts : 0,
    at: turn.now.toISOString(),
    minutes: form.timeoutMinutes,
  }
  return {
    replies: stored(runReply(form, after, 'partial'), [...replies, questionReply(deciding, asking)]),
    explanation: stepOf(going, { ...step, next: asking.text }),
    next: { form: after },
  }
}

function completed(
  { deciding, form, run, question }: Going,
  replies: readonly Reply[],
  step: Pick<FormStep, 'why'> & Partial<FormStep>,
): Outcome {
  const { turn, bot, variants } = deciding
  const thanks = form.thanks
    ? buildTextReply(form.thanks, turn)
    : say(deciding, form.kind === 'contact' ? 'thanks_contact' : 'thanks')
  const handed = run.handoff ? buildHandoffReplies(bot, turn, run.handoff, variants) : []
  return {
    replies: stored(runReply(form, run, 'complete'), [
      ...collectedReplies(form, run, turn),
      ...replies,
      thanks,
      ...handed,
    ]),
    explanation: stepOf({ form, ...(question && { question }) }, { ...step, why: `${step.why}: era la última` }),
    next: { form: undefined },
  }
}

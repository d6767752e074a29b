import { openBranches } from '../branches/rule.ts'
import { givesThanks } from '../courtesies.ts'
import { handoffIn } from '../handoff.ts'
import { answerOpen } from '../open-wishes.ts'
import { openCatalogue } from '../products/searched.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Reply } from '../types.ts'
import { urgencyOf } from '../urgency.ts'
import { questionReply, say } from './ask.ts'
import { askedQuestion } from './asked-question.ts'
import { begun, contactFormFor } from './begin.ts'
import { collectedReplies } from './collected.ts'
import { ended } from './end.ts'
import { RESUMED } from './rule.ts'
import { isExpired, runReply, stepOf, stored } from './run.ts'
import type { BeginReply, FormInProgress } from './types.ts'

const isBegin = (reply: Reply): reply is BeginReply => reply.kind === 'begin'

/**
 * Begins the form to which an outcome leads, and goes on with the one in progress: its question follows the answer to
 * something else, and a handoff ends it with what was collected.
 */
export function withForms(deciding: RuleContext, outcome: Outcome): Outcome {
  if (outcome.replies.some(isBegin)) return withBegin(deciding, outcome)
  const { form: run } = deciding.state
  const { next = {} } = outcome
  if (outcome.explanation.rule === 'form')
    return run && 'form' in next && !next.form ? withHeld(deciding, outcome, run) : outcome
  return run ? goingOn(deciding, outcome, run) : withFirst(deciding, outcome)
}

/** Begins the form to which replies lead that no message caused, such as the result of a lookup. */
export function withFormBegun(deciding: RuleContext, replies: readonly Reply[]): Pick<Outcome, 'replies' | 'next'> {
  const { replies: all, next } = withBegin(deciding, { replies, explanation: { rule: 'form' } })
  return { replies: all, ...(next && { next }) }
}

function withBegin(deciding: RuleContext, outcome: Outcome): Outcome {
  const begin = outcome.replies.find(isBegin)
  const replies = outcome.replies.filter((reply) => !isBegin(reply))
  return begin ? withBegun(deciding, { ...outcome, replies }, begin) : outcome
}

function withBegun(deciding: RuleContext, outcome: Outcome, begin: BeginReply): Outcome {
  const opened = openCatalogue(deciding, begin.formId) ?? openBranches(deciding, begin.formId)
  if (opened) {
    const { replies, next } = outcome
    return { ...outcome, replies: [...replies, ...opened.replies], next: { ...next, ...opened.next } }
  }
  const started = begun(deciding, begin)
  const { choice: _choice, ...next } = outcome.next ?? {}
  const form = started?.next?.form
  return {
    ...outcome,
    replies: [...outcome.replies, ...(started?.replies ?? [])],
    explanation: { ...outcome.explanation, ...(started?.explanation.form && { form: started.explanation.form }) },
    next: {
      ...next,
      ...(started && 'form' in (started.next ?? {}) && { form }),
      ...(form && { filling: undefined, choice: undefined }),
    },
  }
}

/** Answers what the customer wrote before the form that was asked first. */
function withHeld(deciding: RuleContext, outcome: Outcome, { held, source }: FormInProgress): Outcome {
  if (handoffIn(outcome.replies)) return outcome
  if (held === undefined)
    return source === 'before_chat' ? { ...outcome, replies: [...outcome.replies, say(deciding, 'help')] } : outcome
  const { form: _, ...state } = deciding.state
  const taken = answerOpen({ ...deciding, state }, [held])
  return {
    replies: [...outcome.replies, ...taken.replies],
    explanation: { ...outcome.explanation, context: { ...outcome.explanation.context, ...taken.explanation.context } },
    next: { ...taken.next, ...outcome.next },
  }
}

/** Asks for the contact's data before the first message is answered, unless it cannot wait. */
function withFirst(deciding: RuleContext, outcome: Outcome): Outcome {
  const { state, turn } = deciding
  const isFirst = state.at === undefined && !handoffIn(outcome.replies) && urgencyOf(turn.text) === undefined
  const form = isFirst && !outcome.next?.form ? contactFormFor(deciding, 'before_chat') : undefined
  if (!form) return outcome
  const started = begun(deciding, { kind: 'begin', formId: form.id, source: 'before_chat' })
  const run = started?.next?.form
  if (!started || !run) return outcome
  const isWish = !['greeting', 'small_talk', 'media'].includes(outcome.explanation.rule)
  return { ...started, next: { ...started.next, form: { ...run, ...(isWish && { held: turn.text }) } } }
}

function goingOn(deciding: RuleContext, outcome: Outcome, run: FormInProgress): Outcome {
  const { turn, bot } = deciding
  const { replies, explanation, next = {} } = outcome
  const form = bot.forms?.find(({ id }) => id === run.formId)
  if (isExpired(run, turn.now)) {
    const { replies: left } = ended(deciding, form, run, 'abandoned', [])
    // Who is handed over anyway is not handed over twice.
    const own = handoffIn(replies) ? left.filter(({ kind }) => kind === 'form' || kind === 'collect') : left
    return {
      ...outcome,
      replies: [...own.slice(0, 1), ...replies, ...own.slice(1)],
      next: { ...next, form: undefined },
    }
  }
  if (handoffIn(replies)) {
    const kept = form ? collectedReplies(form, run, turn) : []
    return {
      ...outcome,
      replies: stored(runReply(form, run, 'handed'), [...kept, ...replies]),
      next: { ...next, form: undefined },
    }
  }
  if ('form' in next) return { ...outcome, replies: stored(runReply(form, run, 'cancelled'), replies) }
  const question = askedQuestion(form, run)
  if (!form || !question) return outcome
  const isLost = run.paused === true && explanation.rule === 'fallback'
  const isOver = explanation.rule === 'goodbye' || givesThanks(turn.text)
  const isOther = next.asked || next.clarification || next.filling || next.lookups?.length
  if (!isLost && (isOver || isOther || (run.resumed ?? 0) >= RESUMED)) return outcome
  const { choice: _, misses: __, ...kept } = next
  const { paused: ___, ...going } = run
  const after = { ...going, resumed: (run.resumed ?? 0) + 1, at: turn.now.toISOString() }
  return {
    ...outcome,
    replies: [...(isLost ? [] : replies), questionReply(deciding, question, run.chosen)],
    explanation: {
      ...(isLost ? { rule: 'form', by: form.name } : explanation),
      form: stepOf({ form, question }, { why: 'Contesta otra cosa y vuelve a preguntar', next: question.text }).form,
    },
    next: { ...kept, form: after },
  }
}

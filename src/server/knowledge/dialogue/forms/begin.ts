import { buildTextReply } from '../build-replies.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { supportsChannel } from '../system.ts'
import type { Reply } from '../types.ts'
import { advance } from './advance.ts'
import { questionReply, say } from './ask.ts'
import { askedQuestion } from './asked-question.ts'
import { isGiven, knownAnswer } from './known.ts'
import { wayOf } from './path.ts'
import { periodAt } from './period.ts'
import type { Answer } from './read/types.ts'
import { runReply, stepOf, stored } from './run.ts'
import type { BeginReply, FormDefinition, FormInProgress } from './types.ts'

/** Returns the step with which a form begins; a text if it cannot be answered now. Undefined for a form that is gone. */
export function begun(
  deciding: RuleContext,
  begin: BeginReply,
): Pick<Outcome, 'replies' | 'explanation' | 'next'> | undefined {
  const { bot, turn, state } = deciding
  const form = bot.forms?.find(({ id }) => id === begin.formId)
  if (!form || !supportsChannel(form, turn.channel)) return undefined
  if (state.form?.formId === form.id) return goneOn(deciding, form, state.form)
  const refusal = refusalOf(deciding, form, begin)
  if (refusal) return { replies: [refusal], explanation: stepOf({ form }, { why: 'Está cerrado o ya lo contestó' }) }
  const now = turn.now.toISOString()
  const run: FormInProgress = {
    ...{
      formId: form.id,
      key: begin.key ?? `m${turn.seed}`,
      asking: '',
      answers: {},
      asked: [],
      settled: [],
      attempts: 0,
    },
    ...{ source: begin.source, startedAt: now, at: now, minutes: form.timeoutMinutes },
    ...(begin.handoff && { handoff: begin.handoff }),
    ...(begin.origin && { origin: begin.origin }),
  }
  const before = introOf(deciding, form, begin)
  const first = advance({ deciding, form, run, before }, { why: 'Empieza el formulario', begins: true })
  return { ...first, replies: [...leftReplies(deciding, begin), ...first.replies] }
}

/** Returns what is said before the first question. */
function introOf(deciding: RuleContext, { intro }: FormDefinition, { source, handoff }: BeginReply): Reply[] {
  if (intro) return [buildTextReply(intro, deciding.turn)]
  if (handoff) return [say(deciding, 'before_handoff')]
  return source === 'before_chat' ? [say(deciding, 'before_chat')] : []
}

/** Ends a form that another one takes the place of. */
function leftReplies({ bot, state: { form: run } }: RuleContext, { handoff }: BeginReply): Reply[] {
  const form = bot.forms?.find(({ id }) => id === run?.formId)
  return run ? [runReply(form, run, handoff ? 'handed' : 'abandoned')] : []
}

/** Asks again where the customer is, if they come to the same form once more. */
function goneOn(deciding: RuleContext, form: FormDefinition, run: FormInProgress) {
  const question = askedQuestion(form, run)
  if (!question) return advance({ deciding, form, run }, { why: 'Sigue donde estaba' })
  const { paused: _paused, resumed: _resumed, ...kept } = run
  const after = { ...kept, at: deciding.turn.now.toISOString() }
  return {
    replies: stored(runReply(form, after, 'partial'), [questionReply(deciding, question, run.chosen)]),
    explanation: stepOf({ form }, { why: 'Sigue donde estaba', next: question.text }),
    next: { form: after },
  }
}

/** Returns why a form cannot be answered now: it or the link to it is closed, or it was answered. */
function refusalOf(deciding: RuleContext, form: FormDefinition, { refused }: BeginReply): Reply | undefined {
  const { turn } = deciding
  const { name: formulario } = form
  const isClosed = periodAt(form, turn.now) !== 'open'
  const isAnswered = turn.runs?.[form.id]?.status === 'complete'
  if (isAnswered && !isClosed && (form.oncePerContact || refused === 'over'))
    return say(deciding, 'answered', { formulario })
  if (!isClosed && refused === 'held') return say(deciding, 'held', { formulario })
  return isClosed || refused ? say(deciding, 'closed', { formulario }) : undefined
}

/** Hours in which a contact form is not asked again after it was answered or left. */
const RECENT = 24 * 3_600_000

/** Returns the contact form that is to be asked before something, if it is and anything of it is missing. */
export function contactFormFor(
  deciding: Pick<RuleContext, 'bot' | 'turn'>,
  mode: 'before_chat' | 'before_handoff',
  forms: readonly FormDefinition[] = deciding.bot.forms ?? [],
): FormDefinition | undefined {
  const { turn } = deciding
  const form = forms.find((one) => one.kind === 'contact' && one.askMode === mode)
  if (!form || !supportsChannel(form, turn.channel)) return undefined
  const last = turn.runs?.[form.id]
  const isDone = mode === 'before_chat' ? last !== undefined : last && turn.now.getTime() - Date.parse(last.at) < RECENT
  if (isDone) return undefined
  const context = {
    understood: { ranking: [], entities: [], threshold: null, example: false },
    state: EMPTY,
    variants: {},
    ...deciding,
  }
  // What nobody answers, or the channel gives, is not missing; nor is what no condition leads to.
  const known: Record<string, Answer> = {}
  const settled: string[] = []
  for (const question of form.questions) {
    const answer = knownAnswer(question, context)
    if (answer !== undefined) known[question.id] = answer
    else if (question.kind === 'info' || question.kind === 'consent' || isGiven(question, deciding))
      settled.push(question.id)
  }
  return wayOf(form, known, settled).next && form
}

const EMPTY = { misses: 0, buttons: [], variants: {} } as const

import { decide, silence } from '../dialogue/decide.ts'
import { freshState } from '../dialogue/state.ts'
import type { Brain, Decision, DialogueState } from '../dialogue/types.ts'
import { variables } from '../dialogue/variables.ts'
import type { TestCase } from './cases.ts'

type Step = TestCase['steps'][number]

/** What a step gave. */
interface StepOutcome {
  intent: { id: number; name: string } | null
  response: { id: number; name: string } | null
  handoff: boolean
  /** what the bot said first */
  text: string
}

/**
 * Plays a case's chat from its beginning: what each step gives, nothing after a handover. Lets others work
 * between two steps.
 */
export async function playCase(
  steps: readonly Step[],
  brain: Brain,
  business: string,
  now: Date,
): Promise<StepOutcome[]> {
  const values = variables({ name: '', phone: '', custom: null, business, area: null, person: null })
  const outcomes: StepOutcome[] = []
  let state: DialogueState = freshState()
  let handed = false
  for (const [seed, { user: text }] of steps.entries()) {
    const turn = { text, hasFiles: false, channel: 'webchat', now, variables: values, seed } as const
    const decision: Decision = handed ? silence(state) : decide(turn, state, brain)
    state = decision.state
    const { intentId, responseId, handoff } = decision.explanation
    handed ||= handoff !== undefined
    const said = decision.replies.find((reply) => reply.kind === 'say')
    outcomes.push({
      intent: named(intentId, brain.taught?.intents.find(({ id }) => id === intentId)?.name),
      response: named(responseId, brain.taught?.responses.find(({ id }) => id === responseId)?.title),
      handoff: handoff !== undefined,
      text: said?.message.text ?? '',
    })
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return outcomes
}

const named = (id: number | null, name: string | undefined) => (id === null ? null : { id, name: name ?? String(id) })

/** Names of what steps expect, by id. */
export interface Names {
  intents: ReadonlyMap<number, string>
  responses: ReadonlyMap<number, string>
}

/** Where a case's chat went otherwise than it should, in words; nothing when it passed. */
export function failuresOf(steps: readonly Step[], outcomes: readonly StepOutcome[], names: Names): string[] {
  return steps.flatMap((step, place) => {
    const got = outcomes[place]
    return got ? missed(step, got, names).map((said) => `Paso ${place + 1} («${step.user}»): ${said}`) : []
  })
}

function missed({ intent_id, response_id, form_id, handoff = false }: Step, got: StepOutcome, names: Names): string[] {
  const wrong: string[] = []
  const was = (one: { name: string } | null) => (one ? `fue «${one.name}»` : 'no hubo ninguna')
  const name = (map: ReadonlyMap<number, string>, id: number) => map.get(id) ?? `número ${id}, que ya no existe`
  if (intent_id && got.intent?.id !== intent_id)
    wrong.push(`se esperaba la intención «${name(names.intents, intent_id)}» y ${was(got.intent)}.`)
  if (response_id && got.response?.id !== response_id)
    wrong.push(`se esperaba la respuesta «${name(names.responses, response_id)}» y ${was(got.response)}.`)
  if (form_id) wrong.push('se esperaba un formulario y no empezó ninguno.')
  if (handoff && !got.handoff) wrong.push('se esperaba la derivación a una persona y no la hubo.')
  if (!handoff && got.handoff) wrong.push('se derivó a una persona y no se esperaba.')
  return wrong
}

/** What a model answers otherwise than the one before, in words. */
export function differencesOf(
  steps: readonly Step[],
  before: readonly StepOutcome[],
  now: readonly StepOutcome[],
): string[] {
  return steps.flatMap(({ user }, place) => {
    const [old, own] = [before[place], now[place]]
    if (!old || !own || label(old) === label(own)) return []
    return [`Paso ${place + 1} («${user}»): antes ${label(old)}, ahora ${label(own)}.`]
  })
}

function label({ response, handoff, text }: StepOutcome): string {
  if (handoff) return 'una persona'
  return response ? `la respuesta «${response.name}»` : `«${text}»`
}

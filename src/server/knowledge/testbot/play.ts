import { withCatalogue } from '../dialogue/products/read.ts'
import { freshState } from '../dialogue/state.ts'
import type { BotSnapshot, Decision, DialogueState } from '../dialogue/types.ts'
import { variables } from '../dialogue/variables.ts'
import { decideWhileWaiting } from '../dialogue/waiting/decide.ts'
import type { TestCase } from './cases.ts'
import { decideWithoutCall } from './webhook.ts'

type Step = TestCase['steps'][number]

/** The result of a step. */
interface StepOutcome {
  intent: { id: number; name: string } | null
  response: { id: number; name: string } | null
  /** the form that is being asked, or was in this step */
  form: { id: number; name: string } | null
  handoff: boolean
  /** the first text that the bot sent */
  text: string
}

/**
 * Plays a case's chat from the beginning and returns the outcome of each step. After a handoff nobody attends.
 * No webhook is called. Yields to the event loop between steps.
 */
export async function playCase(
  botId: number,
  steps: readonly Step[],
  bot: BotSnapshot,
  business: string,
  now: Date,
): Promise<StepOutcome[]> {
  const values = variables({
    name: '',
    phone: '',
    custom: null,
    business,
    area: null,
    person: null,
    settings: bot.settings,
  })
  const outcomes: StepOutcome[] = []
  let state: DialogueState = freshState()
  let handed = false
  for (const [seed, { user: text }] of steps.entries()) {
    const plain = { text, hasFiles: false, channel: 'webchat', now, variables: values, seed } as const
    const turn = await withCatalogue(botId, bot, state, plain)
    const decision: Decision = handed ? decideWhileWaiting(turn, state, bot) : decideWithoutCall(turn, state, bot)
    state = decision.state
    const { intentId, responseId, handoff, form } = decision.explanation
    handed ||= handoff !== undefined
    const said = decision.replies.find((reply) => reply.kind === 'say')
    outcomes.push({
      intent: named(intentId, bot.trained?.intents.find(({ id }) => id === intentId)?.name),
      response: named(responseId, bot.trained?.responses.find(({ id }) => id === responseId)?.title),
      form: form ? { id: form.formId, name: form.form } : null,
      handoff: handoff !== undefined,
      text: said?.message.text ?? '',
    })
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return outcomes
}

const named = (id: number | null, name: string | undefined) => (id === null ? null : { id, name: name ?? String(id) })

/** Names of the expected intents, responses and forms, by ID. */
export interface Names {
  intents: ReadonlyMap<number, string>
  responses: ReadonlyMap<number, string>
  forms: ReadonlyMap<number, string>
}

/** Returns the failed expectations of a case as text; empty if it passed. */
export function failuresOf(steps: readonly Step[], outcomes: readonly StepOutcome[], names: Names): string[] {
  return steps.flatMap((step, place) => {
    const got = outcomes[place]
    return got ? missed(step, got, names).map((said) => `Paso ${place + 1} («${step.user}»): ${said}`) : []
  })
}

function missed({ intent_id, response_id, form_id, handoff = false }: Step, got: StepOutcome, names: Names): string[] {
  const wrong: string[] = []
  const name = (map: ReadonlyMap<number, string>, id: number) => map.get(id) ?? `número ${id}, que ya no existe`
  if (intent_id && got.intent?.id !== intent_id)
    wrong.push(
      `debía entender «${name(names.intents, intent_id)}» y ${got.intent ? `entendió «${got.intent.name}»` : 'no entendió ninguna intención'}.`,
    )
  if (response_id && got.response?.id !== response_id)
    wrong.push(
      `debía contestar «${name(names.responses, response_id)}» y contestó ${got.response ? `«${got.response.name}»` : 'otra cosa'}.`,
    )
  if (form_id && got.form?.id !== form_id)
    wrong.push(
      `debía seguir el formulario «${name(names.forms, form_id)}» y ${got.form ? `siguió «${got.form.name}»` : 'no siguió ninguno'}.`,
    )
  if (handoff && !got.handoff) wrong.push('debía pasar a una persona y no pasó.')
  if (!handoff && got.handoff) wrong.push('pasó a una persona y no debía.')
  return wrong
}

/** Returns the steps that two models answer differently, as text. */
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

function label({ response, form, handoff, text }: StepOutcome): string {
  if (handoff) return 'una persona'
  if (form) return `el formulario «${form.name}»`
  return response ? `la respuesta «${response.name}»` : `«${text}»`
}

import type { components } from '../../../../generated/api.d.ts'
import { Problem, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { viewersOf } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { startFormInChat } from '../answering/start-form.ts'
import { applyActions } from '../chats/actions/apply.ts'
import { type ActingRule, asRule } from '../chats/actions/as-rule.ts'
import { checkActions } from '../chats/actions/check.ts'
import { stepsOf } from '../chats/actions/words.ts'
import { refusalText } from '../forms/start-refusals.ts'
import { ruleStartKey } from '../forms/starts.ts'
import { refuseIfAttended } from './attended.ts'
import { giveNotice } from './notices.ts'

type Schemas = components['schemas']
type ChatAction = Schemas['ChatAction']
type Notice = Schemas['ChatRuleNotice']
type Begin = Schemas['ChatRuleForm']
type Step = Schemas['ChatActionStep']

/** Something that a rule does. */
type RuleAction = Schemas['ChatRuleAction']

const isNotice = (action: RuleAction): action is Notice => action.type === 'notify'

const isBegin = (action: RuleAction): action is Begin => action.type === 'form'

/** Whether an action is one that macros have as well. */
const isShared = (action: RuleAction): action is ChatAction => !isNotice(action) && !isBegin(action)

/** The events of a rule whose customer waits for a person. */
const WAITING: readonly Schemas['ChatRuleEvent'][] = ['request', 'unanswered']

/** Refuses actions that an event leaves no room for. @throws 422 at the action */
export function assertActionsFit(event: Schemas['ChatRuleEvent'], actions: readonly RuleAction[]): void {
  const at = WAITING.includes(event) ? actions.findIndex(isBegin) : -1
  if (at >= 0)
    throw invalidProblem(`actions.${at}.type`, 'El cliente espera a una persona: no le preguntes. Elige otra acción.')
}

/**
 * Checks the actions of a rule: each has what it needs, and it exists.
 * @returns the actions without what their type does not use
 * @throws 422 at the field, such as `actions.2.label_id`
 */
export async function checkRuleActions(scope: Scope, actions: readonly RuleAction[]): Promise<RuleAction[]> {
  for (const [at, action] of actions.entries())
    if (action.type === 'assign' && action.to === 'me')
      throw invalidProblem(`actions.${at}.to`, 'Una regla actúa sola: elige a una persona o por turno.')
  const places = actions.flatMap((action, at) => (isShared(action) ? [at] : []))
  const own = actions.filter(isShared)
  const clean = await checkActions(scope, own).catch((error: unknown) => {
    throw placedAt(error, places)
  })
  const steps = (await ruleStepsOf(scope, [actions]))[0] ?? []
  for (const [at, step] of steps.entries())
    if (step.problem) throw invalidProblem(`actions.${at}.${keyOf(actions[at])}`, step.problem)
  return actions.map((action) => (isShared(action) ? (clean.shift() ?? action) : action))
}

const keyOf = (action: RuleAction | undefined): string => (action && isBegin(action) ? 'form_id' : 'user_ids')

/** Returns an error about some of the actions as one about their places in the whole list. */
function placedAt(error: unknown, places: readonly number[]): unknown {
  if (!(error instanceof Problem)) return error
  const fields = Object.entries(error.fields ?? {}).map(([path, texts]) => {
    const [, at, rest] = /^actions\.(\d+)(.*)$/.exec(path) ?? []
    return [at === undefined ? path : `actions.${places[Number(at)]}${rest}`, texts]
  })
  return new Problem(error.status, error.code, error.message, Object.fromEntries(fields), error.headers)
}

/** Returns each action of several lists in words, with what no longer exists as its problem. */
export async function ruleStepsOf(scope: Scope, lists: readonly (readonly RuleAction[])[]): Promise<Step[][]> {
  const steps = await stepsOf(
    scope,
    lists.map((actions) => actions.filter(isShared)),
  )
  const notices = lists.flat().filter(isNotice)
  const people = notices.length > 0 ? await attending(scope) : new Map<number, string>()
  const forms = await formsNamed(scope, lists.flat().filter(isBegin))
  return lists.map((actions, at) => {
    const own = [...(steps[at] ?? [])]
    return actions.flatMap((action) => {
      if (isNotice(action)) return [noticeStep(action, people)]
      return isBegin(action) ? [beginStep(action, forms)] : own.splice(0, 1)
    })
  })
}

/** Returns the names of the surveys and contact forms that actions begin, by id. */
async function formsNamed({ botId }: Scope, actions: readonly Begin[]): Promise<ReadonlyMap<number, string>> {
  if (actions.length === 0) return new Map()
  const rows = await db()
    .selectFrom('form')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where(
      'id',
      'in',
      actions.map(({ form_id }) => form_id),
    )
    .where('kind', 'in', ['survey', 'contact'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function beginStep({ form_id }: Begin, forms: ReadonlyMap<number, string>): Step {
  const name = forms.get(form_id)
  return name === undefined
    ? { text: 'inicia un formulario', problem: 'Esa encuesta o formulario de contacto ya no existe. Elige otro.' }
    : { text: `inicia el formulario «${name}»`, problem: null }
}

function noticeStep({ user_ids }: Notice, people: ReadonlyMap<number, string>): Step {
  const names = user_ids.flatMap((id) => people.get(id) ?? [])
  const isWhole = names.length === user_ids.length
  const problem = 'Una de esas personas ya no atiende conversaciones de este chatbot. Quítala.'
  return { text: `avisa a ${names.join(', ') || 'personas'}`, problem: isWhole ? null : problem }
}

/** Returns the names of the people who attend chats of the bot. */
async function attending({ botId }: Scope): Promise<ReadonlyMap<number, string>> {
  const ids = (await viewersOf(botId)).map(({ userId }) => userId)
  if (ids.length === 0) return new Map()
  const rows = await db().selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Does an action of a rule with a chat, as the rule. Whoever attends the chat keeps it, except where their customer waits
 * too long for them.
 * @param scope a scope without a person that is named after the rule
 * @throws a Problem with the reason if it cannot be done
 */
export async function act(
  scope: Scope,
  chatId: number,
  action: RuleAction,
  { rule, event, key }: { rule: ActingRule; event: string; key: string },
): Promise<void> {
  if (isNotice(action)) return asRule(scope.botId, rule, () => tx(() => giveNotice(scope, chatId, action, rule)))
  if (isBegin(action)) return asRule(scope.botId, rule, () => begin(scope, chatId, action, ruleStartKey(rule.id, key)))
  // Who was only given the request by turn has not looked at it yet.
  const keepsPerson = event !== 'unanswered' && event !== 'request'
  if (keepsPerson) await refuseIfAttended(scope, chatId, action)
  await applyActions(scope, chatId, [action], { rule, keepsPerson })
}

/** Begins a form. @throws 409 with the reason if it cannot be begun now */
async function begin({ botId, userName: source }: Scope, chatId: number, { form_id: formId }: Begin, key: string) {
  const result = await startFormInChat({ botId, chatId, formId, key, source })
  if (!result.started) throw problem(409, 'disabled', `${refusalText(result.refusal)}.`)
}

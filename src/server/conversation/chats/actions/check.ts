import { MaximumsLimits } from '../../../../../generated/limits.ts'
import { unknownVariables } from '../../../../contract/known-variables.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { type ChatAction, needs } from './types.ts'
import { stepsOf } from './words.ts'

const missing = {
  text: 'Escribe el texto.',
  label_id: 'Elige la etiqueta.',
  area_id: 'Elige el área.',
  to: 'Elige a quién.',
  user_id: 'Elige la persona.',
  priority: 'Elige la prioridad.',
  minutes: 'Elige por cuánto tiempo.',
}

/** Variables whose value only the bot knows while it answers. */
const ONLY_OF_ANSWERS = /\{\{\s*(lugar|espera\.habitual)\b/

/**
 * Checks the actions of something that is saved: each has what it needs, and it exists.
 * @returns the actions without what their type does not use
 * @throws 422 at the field, such as `actions.2.label_id`
 */
export async function checkActions(scope: Scope, actions: readonly ChatAction[]): Promise<ChatAction[]> {
  const clean = actions.map((action, at) => {
    const keys: readonly (keyof ChatAction)[] = [
      ...needs[action.type],
      ...(action.type === 'assign' && action.to === 'person' ? (['user_id'] as const) : []),
    ]
    for (const key of keys)
      if (action[key] === undefined || action[key] === '')
        throw invalidProblem(`actions.${at}.${key}`, missing[key as keyof typeof missing])
    return { type: action.type, ...pick(action, keys) }
  })
  for (const [at, { text = '' }] of clean.entries()) {
    const [unknown] = unknownVariables(text, { isAsked: false })
    const name = unknown ?? ONLY_OF_ANSWERS.exec(text)?.[1]
    if (name !== undefined)
      throw invalidProblem(`actions.${at}.text`, `No conocemos el dato {{${name}}}. Quítalo o elige otro.`)
  }
  checkOrder(clean)
  checkLength(clean)
  const [steps = []] = await stepsOf(scope, [clean])
  for (const [at, { problem }] of steps.entries())
    if (problem) throw invalidProblem(`actions.${at}.${keyOf(clean[at])}`, problem)
  return clean
}

/** What an action that comes after resolving would do. */
const late: Readonly<Partial<Record<ChatAction['type'], string>>> = {
  reply: 'Una respuesta la abriría de nuevo. Ponla antes de resolver.',
  snooze: 'Una conversación resuelta no se pospone. Quita una de las dos acciones.',
  resolve: 'Ya la resuelve otra acción. Deja una sola.',
}

function checkOrder(actions: readonly ChatAction[]): void {
  const resolved = actions.findIndex(({ type }) => type === 'resolve')
  if (resolved < 0) return
  for (const [at, { type }] of actions.entries()) {
    const fault = at > resolved ? late[type] : undefined
    if (fault) throw invalidProblem(`actions.${at}.type`, fault)
  }
}

/** Lists of macros and rules are read whole, with their texts. */
function checkLength(actions: readonly ChatAction[]): void {
  const { maximum } = MaximumsLimits.action_texts
  let length = 0
  for (const [at, { text = '' }] of actions.entries()) {
    length += text.length
    if (length > maximum)
      throw invalidProblem(`actions.${at}.text`, `Los textos suman más de ${maximum} letras. Acorta alguno.`)
  }
}

const pick = (action: ChatAction, keys: readonly (keyof ChatAction)[]): Partial<ChatAction> =>
  Object.fromEntries(keys.map((key) => [key, action[key]]))

const keyOf = (action: ChatAction | undefined): string =>
  action?.type === 'assign' ? 'user_id' : action ? (needs[action.type][0] ?? 'type') : 'type'

import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions, ChatPriorityOptions, ChatTypeOptions } from '../../../../generated/options.ts'
import { type ChatRuleKind, chatRuleKindOf, chatRuleOperators, isTime } from '../../../contract/chat-rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import type { ContactField } from '../contacts/fields.ts'
import { refuseHidden } from '../contacts/hidden-conditions.ts'
import { seenFieldsOf } from '../contacts/sight.ts'
import { faultOfValue } from '../groups/rule-check.ts'
import { Named } from './named.ts'

type Schemas = components['schemas']
type Condition = Schemas['ChatRuleCondition']

/**
 * Checks that the conditions of a rule can be compared, and that the bot has what they name and the caller
 * sees the own fields.
 * @param kept conditions that are stored and that the caller may not see: they stay as they are
 * @throws 422 at the property of the first one that cannot, such as `conditions.1.value`
 */
export async function assertConditions(
  scope: Scope,
  conditions: readonly Condition[],
  kept: readonly Condition[] = [],
): Promise<void> {
  const fields = conditions.some(({ field }) => field === 'custom') ? await seenFieldsOf(scope) : []
  const named = await Named.of(scope, conditions)
  for (const [at, condition] of conditions.entries()) {
    if (kept.includes(condition)) continue
    refuseHidden(condition, `conditions.${at}`)
    const refuse = (property: string, text: string) => invalidProblem(`conditions.${at}.${property}`, text)
    const kind = chatRuleKindOf(condition, fields)
    if (!kind) throw refuse('key', 'Elige uno de los datos propios de tu agenda.')
    if (!chatRuleOperators[kind].includes(condition.operator))
      throw refuse('operator', 'Elige otra comparación para este dato.')
    const fault = faultOf(condition, kind, fields) ?? named.missing(condition)
    if (fault) throw refuse('value', fault)
  }
}

/** Returns what is wrong with the value of a condition, whatever exists; undefined if it can be compared. */
function faultOf(condition: Condition, kind: ChatRuleKind, fields: readonly ContactField[]): string | undefined {
  const { field, operator, value = null } = condition
  if (kind === 'words')
    return Array.isArray(value) && value.length > 0 && value.every((one) => /[\p{L}\p{N}]/u.test(String(one)))
      ? undefined
      : 'Escribe al menos una palabra o frase.'
  if (kind === 'time') {
    if (!isTime(value)) return 'Elige los días y las horas.'
    return value.from === value.to ? 'La hora de fin es igual a la de comienzo. Cambia una.' : undefined
  }
  if (isTime(value)) return 'Elige un valor.'
  const fault = operator === 'lacks' ? undefined : faultOfValue({ operator, value }, kind)
  if (fault) return fault
  const values = Array.isArray(value) ? value : value === null ? [] : [value]
  const choices: Readonly<Partial<Record<Condition['field'], readonly unknown[]>>> = {
    channel: ChannelOptions.map((option) => option.value),
    attended: ChatTypeOptions.map((option) => option.value),
    priority: ChatPriorityOptions.map((option) => option.value),
    custom: kind === 'choice' ? fields.find(({ key }) => key === condition.key)?.options : undefined,
  }
  const known = choices[field]
  return known && !values.every((one) => known.includes(one))
    ? 'Elige un valor que exista: quizás lo eliminaron.'
    : undefined
}

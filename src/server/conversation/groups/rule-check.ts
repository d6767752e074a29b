import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions, ConsentStateOptions } from '../../../../generated/options.ts'
import {
  comparesDays,
  comparesNothing,
  MOST_DAYS,
  type RuleKind,
  ruleOperators,
} from '../../../contract/group-rules.ts'
import { isDay } from '../../../contract/zone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { existingIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { assignable } from '../chats/people.ts'
import type { ContactField } from '../contacts/fields.ts'
import { refuseHidden } from '../contacts/hidden-conditions.ts'
import { contactLabels } from '../contacts/labels.ts'
import { kindOf } from '../contacts/rules.ts'
import { seenFieldsOf } from '../contacts/sight.ts'
import { NO_NUMBER } from '../contacts/values.ts'

type Rule = components['schemas']['GroupRule']
type Condition = components['schemas']['GroupCondition']

/**
 * Checks that the conditions of a rule can be compared, and that the bot has what they name and the caller
 * sees the own fields.
 * @param place the path of the rule in the body, with a final dot; '' if it is the body
 * @param kept conditions that are stored and that the caller may not see: they stay as they are
 * @throws 422 at the property of the first condition that cannot be compared
 */
export async function assertRule(
  scope: Scope,
  { conditions }: Rule,
  place: string,
  kept: readonly Condition[] = [],
): Promise<void> {
  const fields = conditions.some(({ field }) => field === 'custom') ? await seenFieldsOf(scope) : []
  const known = new Known(scope)
  for (const [at, condition] of conditions.entries()) {
    if (kept.includes(condition)) continue
    refuseHidden(condition, `${place}conditions.${at}`)
    const refuse = (property: string, text: string) => invalidProblem(`${place}conditions.${at}.${property}`, text)
    const kind = kindOf(condition, fields)
    if (!kind) throw refuse('key', 'Elige uno de los datos propios de tu agenda.')
    if (!ruleOperators[kind].includes(condition.operator))
      throw refuse('operator', 'Elige otra comparación para este dato.')
    const fault = await faultOf(condition, kind, fields, known)
    if (fault) throw refuse('value', fault)
  }
}

/** Returns what is wrong with the value of a condition; undefined if it can be compared. */
async function faultOf(
  condition: Condition,
  kind: RuleKind,
  fields: readonly ContactField[],
  known: Known,
): Promise<string | undefined> {
  const { operator, value = null } = condition
  const fault = faultOfValue({ operator, value }, kind)
  if (fault || (kind !== 'choice' && kind !== 'required-choice') || comparesNothing(operator)) return fault
  const values = Array.isArray(value) ? value : [value]
  return (await known.all(condition, values, fields)) ? undefined : 'Elige un valor que exista: quizás lo eliminaron.'
}

/**
 * Returns what is wrong with a value that is compared in this way, whatever the bot has; undefined if it can be compared.
 */
export function faultOfValue(
  { operator, value = null }: Pick<Condition, 'operator' | 'value'>,
  kind: RuleKind,
): string | undefined {
  if (comparesNothing(operator)) return value === null ? undefined : 'Esta comparación no lleva valor. Quítalo.'
  if (comparesDays(operator))
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_DAYS
      ? undefined
      : `Escribe los días, de 0 a ${MOST_DAYS}.`
  if (Array.isArray(value) !== (operator === 'in')) return 'Elige un valor.'
  if (Array.isArray(value) && value.length === 0) return 'Elige al menos un valor.'
  if (kind === 'flag') return typeof value === 'boolean' ? undefined : 'Elige sí o no.'
  if (kind === 'number') return typeof value === 'number' ? undefined : NO_NUMBER
  if (kind === 'moment' || kind === 'day')
    return isDay(String(value)) ? undefined : 'Escribe una fecha, como 2026-11-20.'
  if (kind === 'text')
    return typeof value === 'string' && value.trim() !== '' ? undefined : 'Escribe el texto que buscas.'
  const values = Array.isArray(value) ? value : [value]
  return values.some((one) => one === null || one === '') ? 'Elige un valor.' : undefined
}

/** What the conditions of a rule may name. */
class Known {
  readonly #scope: Scope
  constructor(scope: Scope) {
    this.#scope = scope
  }

  /** Returns whether the bot has all of the values of a choice. */
  async all({ field, key }: Condition, values: readonly unknown[], fields: readonly ContactField[]): Promise<boolean> {
    const named = new Set(await this.#choices(field, key, values.map(Number), fields))
    return values.every((value) => named.has(value))
  }

  async #choices(
    field: Condition['field'],
    key: Condition['key'],
    ids: readonly number[],
    fields: readonly ContactField[],
  ): Promise<readonly unknown[]> {
    if (field === 'custom') return fields.find((own) => own.key === key)?.options ?? []
    if (field === 'channel') return ChannelOptions.map(({ value }) => value)
    if (field === 'consent') return ConsentStateOptions.map(({ value }) => value)
    const whole = ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    if (field === 'area') return existingIds(this.#scope, 'area', whole)
    if (field === 'assigned') return (await assignable(this.#scope)).map(({ id }) => id)
    return field === 'label' ? (await contactLabels(this.#scope, whole)).map(({ id }) => id) : []
  }
}

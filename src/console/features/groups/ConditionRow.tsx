import type { components } from '../../../../generated/api.d.ts'
import { RuleFieldOptions, RuleOperatorOptions } from '../../../../generated/options.ts'
import {
  comparesDays,
  comparesNothing,
  ownKinds,
  type RuleKind,
  ruleKinds,
  ruleOperators,
} from '../../../contract/group-rules.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { useOwnFields } from '../contacts/useOwnFields.ts'
import { ConditionValue } from './ConditionValue.tsx'

type Condition = components['schemas']['GroupCondition']
type ContactField = components['schemas']['ContactField']

/** Errors of a condition by property. */
export type Faults = Readonly<Partial<Record<keyof Condition, { message?: string }>>>

interface ConditionRowProps {
  condition: Condition
  /** place in the rule, from 1 */
  number: number
  faults: Faults | undefined
  onChange: (next: Condition) => void
  onRemove: (() => void) | undefined
}

const OWN = 'custom.'
const FIELDS = RuleFieldOptions.filter(({ value }) => value !== 'custom')

/** One condition: a datum, how it is compared, and with what. */
export function ConditionRow({ condition, number, faults, onChange, onRemove }: ConditionRowProps) {
  const own = useOwnFields()
  const { field, key, operator } = condition
  const kind = kindOf(condition, own)
  const chosen = field === 'custom' ? `${OWN}${key}` : field
  const isKnown = kind !== undefined
  return (
    <fieldset className="rule-condition">
      <legend className="sr-only">Condición {number}</legend>
      <Select
        label="Dato"
        options={[
          ...(isKnown ? [] : [{ value: chosen, label: 'Dato eliminado' }]),
          ...FIELDS,
          ...own.map((one) => ({ value: OWN + one.key, label: one.label })),
        ]}
        value={chosen}
        onChange={(next) => onChange(startOf(next, own))}
        error={faults?.field?.message ?? faults?.key?.message}
      />
      <Select
        label="Comparación"
        options={RuleOperatorOptions.filter(({ value }) => !kind || ruleOperators[kind].some((one) => one === value))}
        value={operator}
        onChange={(next) => {
          const wanted = RuleOperatorOptions.find(({ value }) => value === next)?.value as Condition['operator']
          onChange({ ...condition, operator: wanted, value: keptValue(condition, wanted) })
        }}
        error={faults?.operator?.message}
      />
      {kind && !comparesNothing(operator) && (
        <ConditionValue
          condition={condition}
          kind={kind}
          own={own.find((one) => one.key === key)}
          error={faults?.value?.message}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
      {onRemove && <IconButton icon="close" label={`Quitar condición ${number}`} onClick={onRemove} />}
    </fieldset>
  )
}

/** Returns how a condition compares; undefined for an own field that does not exist. */
function kindOf({ field, key }: Condition, own: readonly ContactField[]): RuleKind | undefined {
  if (field !== 'custom') return ruleKinds[field]
  const type = own.find((one) => one.key === key)?.type
  return type && ownKinds[type]
}

/** Returns the condition of a field that was just chosen. */
function startOf(chosen: string, own: readonly ContactField[]): Condition {
  const named = chosen.startsWith(OWN)
    ? { field: 'custom' as const, key: chosen.slice(OWN.length) }
    : { field: chosen as Condition['field'], key: null }
  const [operator] = ruleOperators[kindOf({ ...named, operator: 'eq' }, own) ?? 'text']
  return { ...named, operator, value: null }
}

/** Returns the value that stays when the operator changes. */
function keptValue({ operator, value = null }: Condition, next: Condition['operator']): Condition['value'] {
  if (comparesNothing(next) || comparesDays(next) !== comparesDays(operator)) return null
  if (next === 'in') return Array.isArray(value) || value === null || typeof value === 'boolean' ? [] : [value]
  return Array.isArray(value) ? (value[0] ?? null) : value
}

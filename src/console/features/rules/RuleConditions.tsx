import '../groups/rules.css'
import './rules.css'
import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRuleInputLimits } from '../../../../generated/limits.ts'
import { ChatRuleFieldOptions, ChatRuleOperatorOptions } from '../../../../generated/options.ts'
import { chatRuleKindOf, chatRuleOperators, isTime } from '../../../contract/chat-rules.ts'
import { comparesDays, comparesNothing } from '../../../contract/group-rules.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { useOwnFields } from '../contacts/useOwnFields.ts'
import { ConditionInput, firstValue } from './ConditionInput.tsx'

type Condition = components['schemas']['ChatRuleCondition']
type Own = readonly components['schemas']['ContactField'][]

/** Errors of a condition by property. */
type Faults = Readonly<Partial<Record<keyof Condition, { message?: string }>>>

const OWN = 'custom.'
const FIELDS = ChatRuleFieldOptions.filter(({ value }) => value !== 'custom')
const FIRST: Condition = { field: 'words', key: null, operator: 'contains', value: [] }

/** The conditions of a rule. Without any, it always holds. */
export function RuleConditions({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  const conditions = (value as Condition[] | null) ?? []
  const faults = (errors[field.source] ?? []) as (Faults | undefined)[]
  return (
    <div className="rule">
      <ol className="rule-conditions">
        {conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity besides their place
          <li key={at}>
            <ConditionRow
              condition={condition}
              number={at + 1}
              faults={faults[at]}
              onChange={(next) => onChange(conditions.map((one, place) => (place === at ? next : one)))}
              onRemove={() => onChange(conditions.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
      {conditions.length < ChatRuleInputLimits.conditions.maxItems && (
        <div>
          <Button icon="plus" onClick={() => onChange([...conditions, FIRST])}>
            Agregar condición
          </Button>
        </div>
      )}
    </div>
  )
}

interface ConditionRowProps {
  condition: Condition
  /** place in the rule, from 1 */
  number: number
  faults: Faults | undefined
  onChange: (next: Condition) => void
  onRemove: () => void
}

/** One condition: a datum, how it is compared, and with what. */
function ConditionRow({ condition, number, faults, onChange, onRemove }: ConditionRowProps) {
  const own = useOwnFields()
  const { field, key, operator } = condition
  const kind = chatRuleKindOf(condition, own)
  const chosen = field === 'custom' ? `${OWN}${key}` : field
  return (
    <fieldset className="rule-line">
      <legend className="sr-only">Condición {number}</legend>
      <div className="rule-fields">
        <Select
          label="Dato"
          options={[
            ...(kind ? [] : [{ value: chosen, label: 'Dato eliminado' }]),
            ...FIELDS,
            ...own.map((one) => ({ value: OWN + one.key, label: one.label })),
          ]}
          value={chosen}
          onChange={(next) => onChange(startOf(next, own))}
          error={faults?.field?.message ?? faults?.key?.message}
        />
        {kind !== 'flag' && (
          <Select
            label="Comparación"
            options={ChatRuleOperatorOptions.filter(
              ({ value }) => !kind || chatRuleOperators[kind].some((one) => one === value),
            )}
            value={operator}
            onChange={(next) => {
              const wanted = ChatRuleOperatorOptions.find(({ value }) => value === next)?.value as Condition['operator']
              onChange({ ...condition, operator: wanted, value: keptValue(condition, wanted) })
            }}
            error={faults?.operator?.message}
          />
        )}
        {kind && !isAlone(operator) && (
          <ConditionInput
            condition={condition}
            kind={kind}
            own={own.find((one) => one.key === key)}
            error={faults?.value?.message}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </div>
      <IconButton icon="close" label={`Quitar condición ${number}`} onClick={onRemove} />
    </fieldset>
  )
}

const isAlone = (operator: Condition['operator']) => operator !== 'lacks' && comparesNothing(operator)
const isDays = (operator: Condition['operator']) => operator !== 'lacks' && comparesDays(operator)

/** Returns the condition of a field that was just chosen. */
function startOf(chosen: string, own: Own): Condition {
  const named = chosen.startsWith(OWN)
    ? { field: 'custom' as const, key: chosen.slice(OWN.length) }
    : { field: chosen as Condition['field'], key: null }
  const kind = chatRuleKindOf(named, own)
  const [operator] = chatRuleOperators[kind ?? 'text']
  return { ...named, operator, value: firstValue(kind) }
}

/** Returns the value that stays when the operator changes. */
function keptValue({ field, operator, value = null }: Condition, next: Condition['operator']): Condition['value'] {
  if (field === 'words' || isTime(value)) return value
  if (isAlone(next) || isDays(next) !== isDays(operator)) return null
  if (next === 'in') return Array.isArray(value) || value === null || typeof value === 'boolean' ? [] : [value]
  return Array.isArray(value) ? (value[0] ?? null) : value
}

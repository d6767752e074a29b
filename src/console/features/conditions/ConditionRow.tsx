import { comparesDays, comparesNothing, momentOperators } from '../../../contract/group-rules.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Offer } from '../choices.ts'
import { useOwnFields } from '../contacts/useOwnFields.ts'
import { useChoices } from '../useChoices.ts'
import { ConditionValue } from './ConditionValue.tsx'
import type { Condition, Faults, Language, OwnField, Source } from './language.ts'

interface ConditionRowProps {
  condition: Condition
  /** place in the rule, from 1 */
  number: number
  faults: Faults | undefined
  language: Language
  onChange: (next: Condition) => void
  onRemove: (() => void) | undefined
}

const OWN = 'custom.'
const NOT_READ: readonly OwnField[] = []

/** One condition: a datum, how it is compared, and with what. */
export function ConditionRow({ condition, number, faults, language, onChange, onRemove }: ConditionRowProps) {
  const { data, error } = useOwnFields()
  const own = data ?? NOT_READ
  const { field, key, operator } = condition
  const kind = language.kindOf(condition, own)
  const chosen = field === 'custom' ? `${OWN}${key}` : field
  const listed = useOffer(language.sources[field])
  const offer = field === 'custom' ? optionsOf(own.find((one) => one.key === key)) : listed
  const operators = language.operators.filter(
    ({ value }) => !kind || language.operatorsOf(kind).includes(String(value)),
  )
  const isMoment = kind === 'moment' || kind === 'day'
  const compared = isMoment
    ? operators.map((one) => ({ ...one, label: momentOperators[String(one.value)] ?? one.label }))
    : operators
  const Value = language.Value ?? ConditionValue
  const unknown = data ? 'Dato eliminado' : error ? 'No pudimos leerlo' : 'Cargando…'
  return (
    <fieldset className="condition">
      <legend className="sr-only">Condición {number}</legend>
      <div className="condition-fields">
        <Select
          label="Dato"
          options={[
            ...(kind ? [] : [{ value: chosen, label: unknown }]),
            ...language.fields.filter(({ value }) => value !== 'custom'),
            ...own.map((one) => ({ value: OWN + one.key, label: one.label })),
          ]}
          value={chosen}
          onChange={(next) => onChange(startOf(next, own, language))}
          error={faults?.field?.message ?? faults?.key?.message}
        />
        {operators.length > 1 && (
          <Select
            label="Comparación"
            options={compared}
            value={operator}
            onChange={(next) => onChange({ ...condition, operator: next, value: keptValue(condition, next) ?? null })}
            error={faults?.operator?.message}
          />
        )}
        {kind && !comparesNothing(operator) && (
          <Value
            condition={condition}
            kind={kind}
            offer={offer}
            error={faults?.value?.message}
            onChange={(value) => onChange({ ...condition, value: value ?? null })}
          />
        )}
      </div>
      {onRemove && <IconButton icon="close" label={`Quitar condición ${number}`} onClick={onRemove} />}
    </fieldset>
  )
}

const NO_CHOICES: Offer = { choices: undefined, lost: '' }

/** Returns what a field is compared with. */
function useOffer(source: Source = NO_CHOICES): Offer {
  const isRead = 'kind' in source
  const read = useChoices(isRead ? source.kind : 'label', { ...(isRead && { of: source.of }), enabled: isRead })
  return isRead ? read : source
}

const optionsOf = (own: OwnField | undefined): Offer => ({
  choices: own?.options?.map((option) => ({ value: option, label: option })),
  lost: 'Opción eliminada',
})

/** Returns the condition of a field that was just chosen. */
function startOf(chosen: string, own: readonly OwnField[], language: Language): Condition {
  const named = chosen.startsWith(OWN)
    ? { field: 'custom', key: chosen.slice(OWN.length) }
    : { field: chosen, key: null }
  const kind = language.kindOf({ ...named, operator: '' }, own)
  const [operator = ''] = language.operatorsOf(kind ?? 'text')
  return { ...named, operator, value: language.firstValue?.(kind) ?? null }
}

/** Returns the value that stays when the operator changes. */
function keptValue({ field, operator, value = null }: Condition, next: string): Condition['value'] {
  // Words, and days with their hours, are compared whole.
  if (field === 'words' || (typeof value === 'object' && value !== null && !Array.isArray(value))) return value
  if (comparesNothing(next) || comparesDays(next) !== comparesDays(operator)) return null
  if (next === 'in') return Array.isArray(value) || value === null || typeof value === 'boolean' ? [] : [value]
  return Array.isArray(value) ? (value[0] ?? null) : value
}

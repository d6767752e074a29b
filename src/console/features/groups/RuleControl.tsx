import './rules.css'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { GroupRuleLimits } from '../../../../generated/limits.ts'
import { RuleMatchOptions } from '../../../../generated/options.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { Select } from '../../ui/Select.tsx'
import { ConditionsField } from '../conditions/ConditionsField.tsx'
import type { Faults } from '../conditions/language.ts'
import { groupLanguage } from './language.ts'
import { RulePreview } from './RulePreview.tsx'

type Rule = components['schemas']['GroupRule']
type Condition = components['schemas']['GroupCondition']

const FIRST: Condition = { field: 'name', key: null, operator: 'contains', value: '' }
const EMPTY: Rule = { match: 'all', conditions: [FIRST] }

/** The rule of a group: its conditions, and below them the contacts that match. */
export function RuleControl({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  const isNew = value === null || value === undefined
  const rule = isNew ? EMPTY : (value as Rule)
  // What is shown is also what is sent: else a save without a value would ask for a condition that stands there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a rule that nobody began
  useEffect(() => {
    if (isNew) onChange(EMPTY)
  }, [isNew])
  const { match, conditions } = rule
  const faults = ((errors[field.source] ?? {}) as { conditions?: (Faults | undefined)[] }).conditions ?? []
  return (
    <div className="rule">
      {conditions.length > 1 && (
        <Select
          label="Cumple"
          options={RuleMatchOptions}
          value={match}
          onChange={(next) => onChange({ match: next, conditions })}
        />
      )}
      <ConditionsField
        conditions={conditions}
        onChange={(next) => onChange({ match, conditions: next })}
        faults={faults}
        most={GroupRuleLimits.conditions.maxItems}
        least={GroupRuleLimits.conditions.minItems}
        first={FIRST}
        language={groupLanguage}
      />
      <RulePreview rule={rule} />
    </div>
  )
}

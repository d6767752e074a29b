import './rules.css'
import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { GroupRuleLimits } from '../../../../generated/limits.ts'
import { RuleMatchOptions } from '../../../../generated/options.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { ConditionRow, type Faults } from './ConditionRow.tsx'
import { RulePreview } from './RulePreview.tsx'

type Rule = components['schemas']['GroupRule']
type Condition = components['schemas']['GroupCondition']

const FIRST: Condition = { field: 'name', key: null, operator: 'contains', value: '' }

/** The rule of a group: its conditions, and below them the contacts that match. */
export function RuleControl({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  const rule = (value as Rule | null) ?? { match: 'all', conditions: [FIRST] }
  const { match, conditions } = rule
  const faults = ((errors[field.source] ?? {}) as { conditions?: (Faults | undefined)[] }).conditions ?? []
  const set = (next: Condition[]) => onChange({ match, conditions: next })
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
      <ol className="rule-conditions">
        {conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity besides their place
          <li key={at}>
            <ConditionRow
              condition={condition}
              number={at + 1}
              faults={faults[at]}
              onChange={(next) => set(conditions.map((one, place) => (place === at ? next : one)))}
              onRemove={conditions.length > 1 ? () => set(conditions.filter((_, place) => place !== at)) : undefined}
            />
          </li>
        ))}
      </ol>
      {conditions.length < GroupRuleLimits.conditions.maxItems && (
        <div>
          <Button icon="plus" onClick={() => set([...conditions, FIRST])}>
            Agregar condición
          </Button>
        </div>
      )}
      <RulePreview rule={rule} />
    </div>
  )
}

import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRuleInputLimits } from '../../../../generated/limits.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { ConditionsField } from '../conditions/ConditionsField.tsx'
import type { Faults } from '../conditions/language.ts'
import { ruleLanguage } from './language.ts'

type Condition = components['schemas']['ChatRuleCondition']

const FIRST: Condition = { field: 'words', key: null, operator: 'contains', value: [] }

/** The conditions of a rule. Without any, it always holds. */
export function RuleConditions({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  return (
    <ConditionsField
      conditions={(value as Condition[] | null) ?? []}
      onChange={onChange}
      faults={(errors[field.source] ?? []) as (Faults | undefined)[]}
      most={ChatRuleInputLimits.conditions.maxItems}
      least={0}
      first={FIRST}
      language={ruleLanguage}
    />
  )
}

import { SurveyShowIfLimits } from '../../../../../../generated/limits.ts'
import { RuleMatchOptions, SurveyOperatorOptions } from '../../../../../../generated/options.ts'
import { isAnswerable, possibleValues } from '../../../../../contract/forms/question.ts'
import { withMissingOptions } from '../../../../engine/fields/missing-option.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Condition, Question } from '../types.ts'
import { labelOf } from './labels.ts'
import type { QuestionProps } from './QuestionCard.tsx'
import { valueLabel } from './value-label.ts'

/** When a question is asked: always, or only after certain answers to earlier ones. */
export function ConditionsEditor({ questions, at, question, error, onEdit }: QuestionProps) {
  const earlier = questions.slice(0, at).filter(({ kind }) => isAnswerable(kind))
  const { show_if } = question
  const conditions = show_if?.conditions ?? []
  const set = (given: Condition[], match = show_if?.match ?? 'all') =>
    onEdit({ show_if: given.length > 0 ? { match, conditions: given } : null })
  if (earlier.length === 0 && conditions.length === 0) return null
  const last = earlier.at(-1)
  return (
    <fieldset className="survey-group">
      <legend>{labelOf('show_if')}</legend>
      {conditions.length > 1 && (
        <Select
          label={labelOf('show_if.match') || 'Se cumplen'}
          value={show_if?.match ?? 'all'}
          options={RuleMatchOptions}
          onChange={(match) => set(conditions, match as NonNullable<Question['show_if']>['match'])}
        />
      )}
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no id
        <div key={index} className="survey-condition">
          <OneCondition
            condition={condition}
            earlier={earlier}
            error={error(`show_if.conditions.${index}`) ?? ''}
            onChange={(given) => set(conditions.map((one, i) => (i === index ? given : one)))}
          />
          <IconButton
            icon="delete"
            tone="danger"
            label={`Quitar la condición ${index + 1}`}
            onClick={() => set(conditions.filter((_, i) => i !== index))}
          />
        </div>
      ))}
      {last && (
        <Button
          icon="plus"
          disabled={conditions.length >= SurveyShowIfLimits.conditions.maxItems}
          onClick={() => set([...conditions, { question: last.id, operator: 'answered' }])}
        >
          Agregar condición
        </Button>
      )}
    </fieldset>
  )
}

interface OneProps {
  condition: Condition
  earlier: readonly Question[]
  error: string
  onChange: (condition: Condition) => void
}

function OneCondition({ condition, earlier, error, onChange }: OneProps) {
  const { question: id, operator, value } = condition
  const looked = earlier.find((one) => one.id === id)
  const names = earlier.map(({ id, text }) => ({ value: id, label: text || id }))
  const values = looked && operator !== 'contains' ? possibleValues(looked) : undefined
  const set = (given: string) => onChange({ ...condition, value: given })
  return (
    <>
      <Select
        label={labelOf('show_if.conditions.*.question') || 'Pregunta'}
        value={id}
        error={error}
        options={withMissingOptions(names, [id])}
        onChange={(given) => onChange({ question: given, operator: 'answered' })}
      />
      <Select
        label={labelOf('show_if.conditions.*.operator') || 'Comparación'}
        value={operator}
        options={SurveyOperatorOptions}
        onChange={(given) => onChange({ ...condition, operator: given as Condition['operator'] })}
      />
      {operator !== 'answered' &&
        (values && looked ? (
          <Select
            label={labelOf('show_if.conditions.*.value') || 'Valor'}
            value={String(value ?? '')}
            options={[
              { value: '', label: 'Elige una' },
              ...values.map((one) => ({ value: one, label: valueLabel(looked, one) })),
            ]}
            onChange={set}
          />
        ) : (
          <TextField
            label={labelOf('show_if.conditions.*.value') || 'Valor'}
            value={String(value ?? '')}
            kind="all"
            onChange={set}
          />
        ))}
    </>
  )
}

import { ANY, END } from '../../../../../contract/forms/flow.ts'
import { possibleValues } from '../../../../../contract/forms/question.ts'
import { withMissingOptions } from '../../../../engine/fields/missing-option.ts'
import { Select } from '../../../../ui/Select.tsx'
import { labelOf } from './labels.ts'
import type { QuestionProps } from './QuestionCard.tsx'
import { valueLabel } from './value-label.ts'

/** Where each answer leads: to the next question unless something else is chosen, always onwards. */
export function JumpsEditor({ questions, at, question, error, onEdit }: QuestionProps) {
  const { jump_to = {} } = question
  const stored = Object.keys(jump_to)
  const possible = possibleValues(question) ?? []
  const values = [...possible, ...stored.filter((value) => value !== ANY && !possible.includes(value)), ANY]
  const later = questions.slice(at + 1).map(({ id, text }) => ({ value: id, label: text || id }))
  if (later.length === 0 && stored.length === 0) return null
  function set(value: string, target: string): void {
    const { [value]: _, ...rest } = jump_to
    onEdit({ jump_to: target === '' ? rest : { ...rest, [value]: target } })
  }
  return (
    <details className="survey-group" open={stored.length > 0 || undefined}>
      <summary>{labelOf('jump_to')}</summary>
      <div className="survey-jumps">
        {values.map((value) => (
          <Select
            key={value}
            label={value === ANY && possible.length === 0 ? 'Después' : valueLabel(question, value)}
            value={jump_to[value] ?? ''}
            error={error(`jump_to.${value}`) ?? ''}
            options={[
              { value: '', label: 'La pregunta siguiente' },
              ...withMissingOptions(later, [jump_to[value] === END ? null : (jump_to[value] ?? null)]),
              { value: END, label: 'Terminar la encuesta' },
            ]}
            onChange={(target) => set(value, target)}
          />
        ))}
      </div>
    </details>
  )
}

import { useState } from 'react'
import type { components } from '../../../../../../generated/api.d.ts'
import { resolveFormOfAddress } from '../../../../../contract/address-form.ts'
import { type Answers, answerOf, valuesOf } from '../../../../../contract/forms/answers.ts'
import { answerError } from '../../../../../contract/forms/check-answer.ts'
import { possibleValues } from '../../../../../contract/forms/question.ts'
import { isOnWeb, typedAnswer } from '../../../../../contract/forms/typed.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { valueLabel } from '../builder/value-label.ts'
import type { Question } from '../types.ts'

interface CorrectValuesProps {
  questions: readonly Question[]
  answer: components['schemas']['SurveyAnswer']
  onSave: (values: { question: string; value: Answers[string] }[]) => Promise<void>
  onCancel: () => void
}

/** Corrects what was answered, of the questions that still exist. */
export function CorrectValues({ questions, answer, onSave, onCancel }: CorrectValuesProps) {
  const before: Answers = Object.fromEntries(answer.values.map(({ question, value }) => [question, value]))
  const shown = questions.filter(({ id, kind }) => answerOf(before, id) !== undefined && isOnWeb(kind))
  const [typed, setTyped] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(shown.map(({ id }) => [id, valuesOf(before[id] ?? '')])),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    const wrong: Record<string, string> = {}
    const values = shown.flatMap((question) => {
      const value = typedAnswer(question.kind, typed[question.id] ?? [])
      const error = answerError({ ...question, error_text: '' }, value)
      if (error) wrong[question.id] = resolveFormOfAddress(error, 'tu')
      const same = JSON.stringify(value) === JSON.stringify(before[question.id])
      return value === undefined || same ? [] : [{ question: question.id, value }]
    })
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    if (values.length === 0) return onCancel()
    setBusy(true)
    await onSave(values).catch(() => {})
    setBusy(false)
  }
  return (
    <>
      {shown.map((question) => (
        <ValueField
          key={question.id}
          question={question}
          values={typed[question.id] ?? []}
          error={errors[question.id] ?? ''}
          onChange={(values) => setTyped({ ...typed, [question.id]: values })}
        />
      ))}
      <div className="survey-tools">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          Guardar
        </Button>
      </div>
    </>
  )
}

interface ValueFieldProps {
  question: Question
  values: readonly string[]
  error: string
  onChange: (values: readonly string[]) => void
}

function ValueField({ question, values, error, onChange }: ValueFieldProps) {
  const { kind, text } = question
  const possible = possibleValues(question)
  if (!possible)
    return <TextField label={text} value={values[0] ?? ''} error={error} onChange={(given) => onChange([given])} />
  if (kind !== 'multiple')
    return (
      <Select
        label={text}
        value={values[0] ?? ''}
        error={error}
        options={possible.map((value) => ({ value, label: valueLabel(question, value) }))}
        onChange={(given) => onChange([given])}
      />
    )
  return (
    <fieldset className="survey-group">
      <legend>{text}</legend>
      {possible.map((value) => (
        <Checkbox
          key={value}
          label={valueLabel(question, value)}
          checked={values.includes(value)}
          onChange={(on) => onChange(on ? [...values, value] : values.filter((one) => one !== value))}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

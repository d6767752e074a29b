import { useState } from 'react'
import type { Answers } from '../../../../../contract/forms/answers.ts'
import { pathOf } from '../../../../../contract/forms/flow.ts'
import { possibleValues } from '../../../../../contract/forms/question.ts'
import { isOnWeb, typedAnswer } from '../../../../../contract/forms/typed.ts'
import { valueLabel } from '../builder/value-label.ts'
import type { Question } from '../types.ts'

/** The survey as its page: the questions that the answers so far lead through. */
export function WebPreview({ questions }: { questions: readonly Question[] }) {
  const [typed, setTyped] = useState<Readonly<Record<string, readonly string[]>>>({})
  const given = questions.flatMap(({ id, kind }) => {
    const answer = typedAnswer(kind, typed[id] ?? [])
    return answer === undefined ? [] : [[id, answer] as const]
  })
  const answers: Answers = Object.fromEntries(given)
  const path = pathOf(questions, answers).filter(({ kind }) => isOnWeb(kind))
  return (
    <div className="survey-web">
      {path.map((question) => (
        <WebQuestion
          key={question.id}
          question={question}
          values={typed[question.id] ?? []}
          onChange={(values) => setTyped({ ...typed, [question.id]: values })}
        />
      ))}
      {path.length === 0 && <p className="soft">Ninguna de estas preguntas se hace en la página.</p>}
    </div>
  )
}

interface WebQuestionProps {
  question: Question
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function WebQuestion({ question, values, onChange }: WebQuestionProps) {
  const { id, kind, text, required = true } = question
  const label = `${text || 'Sin texto'}${required || kind === 'info' ? '' : ' (opcional)'}`
  if (kind === 'info') return <p>{text}</p>
  const choices = kind === 'consent' ? ['true'] : possibleValues(question)
  if (!choices)
    return (
      <label className="survey-typed">
        {label}
        <input
          type={kind === 'date' ? 'date' : 'text'}
          value={values[0] ?? ''}
          onChange={(event) => onChange([event.target.value])}
        />
      </label>
    )
  const many = kind === 'multiple' || kind === 'consent'
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map((value) => (
        <label key={value}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`preview-${id}`}
            checked={values.includes(value)}
            onChange={() =>
              onChange(
                !many ? [value] : values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
              )
            }
          />{' '}
          {kind === 'consent' ? 'Acepto' : valueLabel(question, value)}
        </label>
      ))}
    </fieldset>
  )
}

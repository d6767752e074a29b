import { useId, useState } from 'react'
import { resolveFormOfAddress } from '../../../../../contract/address-form.ts'
import type { Answers } from '../../../../../contract/forms/answers.ts'
import { answerError } from '../../../../../contract/forms/check-answer.ts'
import { possibleValues } from '../../../../../contract/forms/question.ts'
import { isOnWeb, typedAnswer } from '../../../../../contract/forms/typed.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { valueLabel } from '../builder/value-label.ts'
import type { Question } from '../types.ts'

interface AnswerFieldProps {
  question: Question
  onAnswer: (answer: Answers[string] | undefined) => void
}

/** Answers a question of the preview, with buttons where there is something to choose. */
export function AnswerField({ question, onAnswer }: AnswerFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<readonly string[]>([])
  const [error, setError] = useState('')
  const { kind, required = true } = question
  const values = possibleValues(question)
  function send(given: readonly string[]): void {
    const answer = isOnWeb(kind) ? typedAnswer(kind, given) : given[0]
    // A file or a place cannot be given here: any text stands for one.
    const wrong = isOnWeb(kind) ? answerError(question, answer) : undefined
    if (wrong) setError(resolveFormOfAddress(wrong, 'tu'))
    else onAnswer(answer)
  }
  const toggle = (value: string) =>
    setTyped(typed.includes(value) ? typed.filter((one) => one !== value) : [...typed, value])
  return (
    <div className="survey-answer">
      {values ? (
        <fieldset className="survey-choices" aria-label="Respuestas">
          {values.map((value) => (
            <button
              key={value}
              type="button"
              {...(kind === 'multiple' && { 'aria-pressed': typed.includes(value) })}
              onClick={() => (kind === 'multiple' ? toggle(value) : send([value]))}
            >
              {valueLabel(question, value)}
            </button>
          ))}
        </fieldset>
      ) : (
        <TextField
          label="Tu respuesta"
          value={typed[0] ?? ''}
          placeholder={isOnWeb(kind) ? '' : 'Escribe algo en su lugar'}
          onChange={(text) => {
            setError('')
            setTyped([text])
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send(typed)
          }}
        />
      )}
      <p role="status" className="field-error" id={id}>
        {error}
      </p>
      <div className="survey-tools">
        {(!values || kind === 'multiple') && <Button onClick={() => send(typed)}>Responder</Button>}
        {!required && <Button onClick={() => onAnswer(undefined)}>Saltear</Button>}
      </div>
    </div>
  )
}

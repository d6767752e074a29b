import { useId, useState } from 'react'
import { resolveFormOfAddress } from '../../../../../contract/address-form.ts'
import type { Answers } from '../../../../../contract/forms/answers.ts'
import { answerError } from '../../../../../contract/forms/check-answer.ts'
import { offeredAnswers } from '../../../../../contract/forms/offered.ts'
import { isOnWeb, typedAnswer } from '../../../../../contract/forms/typed.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
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
  const offered = offeredAnswers(question)
  const isTyped = offered.length === 0
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
      {isTyped ? (
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
      ) : (
        <fieldset className="survey-choices" aria-label="Respuestas">
          {offered.map(({ value, title }) => (
            <button
              key={value}
              type="button"
              {...(kind === 'multiple' && { 'aria-pressed': typed.includes(value) })}
              onClick={() => (kind === 'multiple' ? toggle(value) : send([value]))}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      <p role="status" className="field-error" id={id}>
        {error}
      </p>
      <div className="survey-tools">
        {(isTyped || kind === 'multiple') && <Button onClick={() => send(typed)}>Responder</Button>}
        {!required && <Button onClick={() => onAnswer(undefined)}>Saltear</Button>}
      </div>
    </div>
  )
}

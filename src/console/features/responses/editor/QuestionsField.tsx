import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { MainResponseInputLimits, QuestionCheckInputLimits } from '../../../../../generated/limits.ts'
import { excessError } from '../../../../contract/length.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import { CollapsibleSection } from '../../../engine/form/CollapsibleSection.tsx'
import { useDebounced } from '../../../engine/useDebounced.ts'
import { useOperationCall, useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Choices } from '../types.ts'
import { NONE_REFUSED, refusedText, sortPasted } from './pasted-questions.ts'

interface QuestionsFieldProps {
  label: string
  questions: readonly string[]
  /** typed text that is not in the list yet; part of the form, so that leaving asks about it */
  text: string
  onText: (text: string) => void
  /** intent of the questions; 0 if none is selected */
  intentId: number
  choices: Choices
  /** questions that are already saved and can be moved */
  stored: readonly string[]
  /** starts collapsed */
  closed?: boolean
  error: string | undefined
  onChange: (questions: string[]) => void
  /** called after saved questions were moved to another intent, which changes the response */
  onMoved?: (questions: readonly string[]) => void
}

interface Check {
  owner: { response_id: number | null; intent_id: number; title: string } | null
}

const MOST = MainResponseInputLimits.questions.maxItems

const LONGEST = QuestionCheckInputLimits.text.maxLength

/**
 * The questions of a response. While typing, shows whether another intent already has the question, with a link to it.
 */
export function QuestionsField({
  label,
  questions,
  text,
  onText,
  intentId,
  choices,
  stored,
  closed = false,
  error,
  onChange,
  onMoved,
}: QuestionsFieldProps) {
  const id = useId()
  const call = useOperationCall()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const asked = useDebounced(text.trim())
  const { data } = useQuery({
    queryKey: ['responseQuestionCheck', asked],
    queryFn: async () => (await call('responseQuestionCheck', { values: { text: asked } })) as Check,
    enabled: asked !== '',
  })
  const here = questions.some((one) => normalizePhrase(one) === normalizePhrase(text)) && text.trim() !== ''
  const owner = data?.owner && data.owner.intent_id !== intentId && asked === text.trim() ? data.owner : null
  const [refused, setRefused] = useState(NONE_REFUSED)
  const excess = excessError(text.trim(), LONGEST)
  const problem = excess || (here ? 'Esa pregunta ya está en la lista.' : refusedText(refused))

  function add(): void {
    if (here || owner || excess || text.trim() === '' || questions.length >= MOST) return
    onChange([...questions, text.trim()])
    onText('')
    input.current?.focus()
  }
  function paste(event: ClipboardEvent): void {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const { added, refused } = sortPasted(lines, questions)
    setRefused(refused)
    onChange([...questions, ...added])
  }

  return (
    <CollapsibleSection
      group
      closed={closed && text === ''}
      title={label}
      name="response.questions"
      count={questions.length}
      summary={questions.join(' · ')}
      className="response-group"
    >
      <Field
        id={id}
        label="Nueva pregunta"
        error={problem || error || ''}
        help="Agrégala con Enter. También puedes pegar varias, una por línea."
      >
        <div className="response-add">
          <input
            ref={input}
            id={id}
            value={text}
            onChange={(event) => {
              setRefused(NONE_REFUSED)
              onText(event.target.value.replace(/[<>']/g, ''))
            }}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            aria-invalid={problem || error || owner ? true : undefined}
            aria-describedby={problem || error ? `${id}-error` : `${id}-help`}
          />
          <Button icon="plus" onClick={add} disabled={here || owner !== null || questions.length >= MOST}>
            Agregar
          </Button>
        </div>
      </Field>
      <p role="status" className="response-owner">
        {owner && (
          <>
            Ya la tiene{' '}
            {owner.response_id ? (
              <Link to={`/responses?editar=${owner.response_id}`}>«{owner.title}»</Link>
            ) : (
              <>la intención «{owner.title}»</>
            )}
            .
          </>
        )}
      </p>
      <ul className="response-questions">
        {questions.map((question) => (
          <li key={question}>
            {stored.includes(question) ? (
              <Checkbox
                label={question}
                checked={chosen.includes(question)}
                onChange={(on) => setChosen(on ? [...chosen, question] : chosen.filter((one) => one !== question))}
              />
            ) : (
              <span>{question}</span>
            )}
            <IconButton
              icon="close"
              label={`Quitar «${question}»`}
              onClick={() => onChange(questions.filter((one) => one !== question))}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Move
          questions={chosen}
          intents={choices.intents.filter((one) => one.id !== intentId)}
          onMoved={() => {
            onMoved?.(chosen)
            onChange(questions.filter((one) => !chosen.includes(one)))
            setChosen([])
          }}
        />
      )}
    </CollapsibleSection>
  )
}

/** Moves the selected questions to another intent, immediately. */
function Move({
  questions,
  intents,
  onMoved,
}: {
  questions: readonly string[]
  intents: Choices['intents']
  onMoved: () => void
}) {
  const act = useOperationMutation()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  async function move(): Promise<void> {
    setBusy(true)
    try {
      await act('responseQuestionMove', { values: { questions: [...questions], intent_id: Number(to) } })
      onMoved()
    } catch {
      // A toast has reported it.
    }
    setBusy(false)
  }
  const count = questions.length === 1 ? '1 pregunta' : `${questions.length} preguntas`
  return (
    <div className="response-move">
      <Select
        label={`Mover ${count} a`}
        value={to}
        onChange={setTo}
        options={[
          { value: '', label: 'Elige una intención' },
          ...intents.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
      />
      <Button icon="swap" busy={busy} disabled={!to} onClick={() => void move()}>
        Mover
      </Button>
    </div>
  )
}

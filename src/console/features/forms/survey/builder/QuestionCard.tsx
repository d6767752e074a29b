import { type KeyboardEvent, useId } from 'react'
import { SurveyQuestionKindOptions } from '../../../../../../generated/options.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Question, SaveChoice } from '../types.ts'
import { QuestionFields } from './QuestionFields.tsx'

export interface QuestionProps {
  questions: readonly Question[]
  at: number
  question: Question
  saveChoices: readonly SaveChoice[]
  error: (path?: string) => string | undefined
  onEdit: (change: Partial<Question>) => void
}

interface QuestionCardProps extends QuestionProps {
  open: boolean
  warning: string | undefined
  onToggle: () => void
  onMove: (to: number) => void
  onDrag: (at: number | undefined) => void
  onCopy: () => void
  onRemove: () => void
}

/** Fields whose errors a closed question still tells. */
const FIELDS = ['id', 'text', 'options', 'min', 'max', 'show_if', 'jump_to', 'save_to'] as const

/** A question: one line, with its fields below while it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, at, open, warning, error, onToggle, onMove, onDrag, onCopy, onRemove } = props
  const id = useId()
  const kind = SurveyQuestionKindOptions.find(({ value }) => value === question.kind)?.label ?? ''
  const isWrong = hasError(question, error)
  const name = question.text || 'Sin texto'
  function keys(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(at + step)
  }
  return (
    <section
      className={classes('survey-card', open && 'survey-open', isWrong && 'survey-wrong')}
      aria-label={`Pregunta ${at + 1}`}
    >
      <div className="survey-line">
        <button
          type="button"
          className="survey-handle"
          draggable
          aria-label={`Mover la pregunta ${at + 1}`}
          aria-description="Usa las flechas arriba y abajo."
          onKeyDown={keys}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', String(at))
            onDrag(at)
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          <Icon name="drag" />
        </button>
        <button type="button" className="survey-name" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className="survey-number">{at + 1}</span>
          <span className="survey-text">{name}</span>
          <span className="soft">{kind}</span>
        </button>
        <IconButton icon="copy" label={`Duplicar la pregunta ${at + 1}`} onClick={onCopy} />
        <IconButton icon="delete" tone="danger" label={`Eliminar la pregunta ${at + 1}`} onClick={onRemove} />
      </div>
      {isWrong && !open && <p className="field-error">Revisa esta pregunta.</p>}
      {warning && <p className="survey-warning">{warning}</p>}
      <div id={id} hidden={!open}>
        {open && <QuestionFields {...props} />}
      </div>
    </section>
  )
}

function hasError({ options = [], show_if, jump_to = {} }: Question, error: QuestionProps['error']): boolean {
  const paths = [
    ...FIELDS,
    ...options.flatMap((_, at) => [`options.${at}.id`, `options.${at}.label`]),
    ...(show_if?.conditions.map((_, at) => `show_if.conditions.${at}`) ?? []),
    ...Object.keys(jump_to).map((value) => `jump_to.${value}`),
  ]
  return paths.some((path) => error(path) !== undefined)
}

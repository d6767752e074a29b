import { type DragEvent, useEffect, useRef, useState } from 'react'
import { questionFaults } from '../../../../../contract/forms/question-faults.ts'
import { moveItem } from '../../../responses/editor/lists.ts'
import type { Question, SaveChoice } from '../types.ts'
import { withChange, withCopy } from './edit.ts'
import { QuestionCard } from './QuestionCard.tsx'

interface QuestionListProps {
  questions: Question[]
  saveChoices: readonly SaveChoice[]
  /** place of the question that is edited */
  open: number | undefined
  onOpen: (at: number | undefined) => void
  error: (path?: string) => string | undefined
  /** a change within a question */
  onEdit: (questions: Question[]) => void
  /** a change of the list, and the question that it opens */
  onChange: (questions: Question[], open?: number) => void
}

/** The questions in their order. They are moved by dragging, with the arrow keys on their handle, or with buttons. */
export function QuestionList({ questions, open, onOpen, onEdit, onChange, error, saveChoices }: QuestionListProps) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<number>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('.survey-handle')[moved.current]?.focus()
    moved.current = undefined
  })
  function move(from: number, to: number): void {
    if (to < 0 || to >= questions.length || from === to) return
    moved.current = to
    onChange(moveItem(questions, from, to), open === from ? to : undefined)
    setSaid(`Pregunta movida al lugar ${to + 1} de ${questions.length}.`)
  }
  const drop = (event: DragEvent, at: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, at)
    setDragged(undefined)
    setOver(undefined)
  }
  const warnings = questionFaults(questions).filter(({ isWarning }) => isWarning)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="survey-list">
        {questions.map((question, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an id may be empty or twice there while it is typed
            key={at}
            data-over={over === at || undefined}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => drop(event, at)}
          >
            <QuestionCard
              questions={questions}
              at={at}
              question={question}
              saveChoices={saveChoices}
              open={open === at}
              warning={warnings.find(({ index }) => index === at)?.text}
              error={(path) => error(path ? `${at}.${path}` : String(at))}
              onToggle={() => onOpen(open === at ? undefined : at)}
              onEdit={(change) => onEdit(withChange(questions, at, change))}
              onMove={(to) => move(at, to)}
              onDrag={setDragged}
              onCopy={() => onChange(withCopy(questions, at), at + 1)}
              onRemove={() => onChange(questions.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

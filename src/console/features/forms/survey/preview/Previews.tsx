import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { useNarrow } from '../../../../ui/useNarrow.ts'
import type { Question } from '../types.ts'
import { ChatPreview } from './ChatPreview.tsx'
import { PathMap } from './PathMap.tsx'
import { WebPreview } from './WebPreview.tsx'

const VIEWS = [
  { id: 'chat', label: 'Conversación', View: ChatPreview },
  { id: 'web', label: 'Página web', View: WebPreview },
  { id: 'map', label: 'Caminos', View: PathMap },
] as const

/** What the questions make: a conversation or a page to try, and where each answer leads. */
export function Previews({ questions }: { questions: readonly Question[] }) {
  const narrow = useNarrow()
  const [shown, setShown] = useState<(typeof VIEWS)[number]['id']>('chat')
  const [open, setOpen] = useState(false)
  const View = VIEWS.find(({ id }) => id === shown)?.View ?? ChatPreview
  return (
    <aside className="survey-preview" aria-label="Vista previa">
      {narrow && (
        <Button icon={open ? 'chevron-down' : 'chevron-up'} aria-expanded={open} onClick={() => setOpen(!open)}>
          Vista previa
        </Button>
      )}
      {(open || !narrow) && (
        <>
          <fieldset className="survey-views" aria-label="Ver como">
            {VIEWS.map(({ id, label }) => (
              <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
                {label}
              </button>
            ))}
          </fieldset>
          {questions.length === 0 ? (
            <p className="soft">Agrega una pregunta para verla aquí.</p>
          ) : (
            <View questions={questions} />
          )}
        </>
      )}
    </aside>
  )
}

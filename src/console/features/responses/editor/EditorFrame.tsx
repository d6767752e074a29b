import '../responses.css'
import { type ReactNode, useState } from 'react'
import { ConflictFoot } from '../../../engine/conflict/ConflictFoot.tsx'
import { DiscardDialog } from '../../../engine/form/DirtyGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Draft } from './useDraft.ts'

interface EditorFrameProps<T extends object> {
  title: string
  draft: Draft<T>
  /** how a value is told where its own words do not, when two people changed it */
  textOf: (path: string, value: unknown) => string | undefined
  onClose: () => void
  preview: ReactNode
  children: ReactNode
}

/** A response that is being written, with its preview beside it. Every way out asks first when something was typed. */
export function EditorFrame<T extends object>(props: EditorFrameProps<T>) {
  const { title, draft, textOf, onClose, preview, children } = props
  const [leaving, setLeaving] = useState(false)
  const leave = () => (draft.dirty ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog open title={title} width={1080} className="response-editor" onClose={() => !draft.busy && leave()}>
        <div className="response-columns">
          <form
            className="response-form"
            aria-label={title}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void draft.save()
            }}
          >
            {children}
          </form>
          {preview}
        </div>
        <ConflictFoot
          news={draft.news}
          className="dialog-actions"
          values={draft.values}
          nameOf={draft.label}
          textOf={textOf}
          onTake={(path, value) => draft.set({ [path]: value } as Partial<T>)}
        >
          <Button onClick={leave}>Cancelar</Button>
          <Button variant="primary" busy={draft.busy} onClick={() => void draft.save()}>
            Guardar
          </Button>
        </ConflictFoot>
      </Dialog>
      <DiscardDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  )
}

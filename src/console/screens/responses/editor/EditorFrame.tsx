import '../responses.css'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DiscardDialog } from '../../form/DirtyGuard.tsx'
import type { Draft } from './useDraft.ts'

interface EditorFrameProps<T extends object> {
  title: string
  draft: Draft<T>
  onClose: () => void
  preview: ReactNode
  children: ReactNode
}

/** A response that is being written, with its preview beside it. Every way out asks first when something was typed. */
export function EditorFrame<T extends object>({ title, draft, onClose, preview, children }: EditorFrameProps<T>) {
  const [leaving, setLeaving] = useState(false)
  const leave = () => (draft.dirty ? setLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        title={title}
        width={1080}
        className="response-editor"
        onClose={() => !draft.busy && leave()}
        actions={
          <>
            <Button onClick={leave}>Cancelar</Button>
            <Button variant="primary" busy={draft.busy} onClick={() => void draft.save()}>
              Guardar
            </Button>
          </>
        }
      >
        {draft.newer && (
          <Banner tone="warning" role="alert">
            <p>Otra persona modificó esta respuesta mientras tanto. Nada de lo escrito se perdió.</p>
            <Button onClick={() => draft.settle(false)}>Ver la versión actual</Button>{' '}
            <Button onClick={() => draft.settle(true)}>Seguir con la propia</Button>
          </Banner>
        )}
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
      </Dialog>
      <DiscardDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  )
}

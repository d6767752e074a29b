import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { copyText } from './copy.ts'
import { Dialog } from './Dialog.tsx'

interface ShownOnceProps {
  title: string
  /** what cannot be shown again */
  text: string
  /** label of the button that copies it, and the toast afterwards */
  copy: string
  done: string
  /** what is lost by closing without a copy */
  loss: string
  onClose: () => void
  /** receives what to call when a part of the content was copied */
  children: (onCopied: () => void) => ReactNode
}

/** A dialog with a text that is never shown again: its main button copies it, and closing without a copy asks first. */
export function ShownOnce({ title, text, copy, done, loss, onClose, children }: ShownOnceProps) {
  const [copied, setCopied] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = () => (copied ? onClose() : setLeaving(true))

  async function copyIt(): Promise<boolean> {
    const ok = await copyText(text, done)
    if (ok) setCopied(true)
    return ok
  }

  async function copyAndClose(): Promise<void> {
    if (await copyIt()) onClose()
    else setLeaving(false)
  }

  return (
    <>
      <Dialog
        open
        title={title}
        onClose={leave}
        actions={
          <>
            <Button onClick={leave}>Listo</Button>
            <Button variant="primary" icon="copy" onClick={() => void copyIt()}>
              {copy}
            </Button>
          </>
        }
      >
        {children(() => setCopied(true))}
      </Dialog>
      {leaving && (
        <LeavingDialog
          loss={loss}
          onBack={() => setLeaving(false)}
          onLeave={onClose}
          onCopy={() => void copyAndClose()}
        />
      )}
    </>
  )
}

interface LeavingDialogProps {
  loss: string
  onBack: () => void
  onLeave: () => void
  onCopy: () => void
}

function LeavingDialog({ loss, onBack, onLeave, onCopy }: LeavingDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  // In an effect because nothing in the dialog can take the focus before it has opened.
  useEffect(() => safe.current?.focus(), [])
  return (
    <Dialog
      open
      title="Cerrar sin copiar"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onLeave}>Cerrar sin copiar</Button>
          <Button ref={safe} variant="primary" icon="copy" onClick={onCopy}>
            Copiar y cerrar
          </Button>
        </>
      }
    >
      <p>{loss}</p>
    </Dialog>
  )
}

import { useEffect, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFormScope } from './Form.tsx'
import type { Form } from './setup.ts'

interface DiscardDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ open, onStay, onLeave }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Cambios sin guardar"
      yes="Descartar"
      no="Seguir editando"
      danger
      onYes={onLeave}
      onNo={onStay}
    >
      Hay cambios sin guardar. Si se sale ahora, se pierden.
    </ConfirmDialog>
  )
}

/** Within a form: another page, a reload or a closed tab asks first while there are changes. */
export function DirtyGuard() {
  const { discard } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  return <LeaveGuard dirty={isDirty && !isSubmitting} onLeave={discard} />
}

interface LeaveGuardProps {
  dirty: boolean
  /** gives up what was typed */
  onLeave?: () => void
}

/** The same for a page of several forms: a page can be guarded once only. */
export function LeaveGuard({ dirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}

/** Ways out of a window around a form: `leave` closes it, or asks first; `question` is to be drawn beside it. */
export function useLeave(form: Pick<Form<FieldValues>, 'dirty' | 'busy' | 'discard'>, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  const question = (
    <DiscardDialog
      open={asking}
      onStay={() => setAsking(false)}
      onLeave={() => {
        form.discard()
        onClose()
      }}
    />
  )
  function leave(): void {
    if (form.busy) return
    if (form.dirty) setAsking(true)
    else onClose()
  }
  return { leave, question, asking }
}

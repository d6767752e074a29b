import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { Place } from '../../routing/history.ts'
import { useBlocker } from '../../routing/useBlocker.ts'
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

/**
 * Within a form: another page, a reload or a closed tab asks first while there are changes.
 * @param param parameter of the address by which the form is open, where there is one
 */
export function DirtyGuard({ param }: { param?: string }) {
  const { discard } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  return <LeaveGuard dirty={isDirty} busy={isSubmitting} onLeave={discard} {...(param && { param })} />
}

interface LeaveGuardProps {
  dirty: boolean
  /** a save is under way: leaving waits for it, and asks only when it failed */
  busy?: boolean
  /** gives up what was typed */
  onLeave?: () => void
  /** parameter of the address that leaves the form when it changes, as another page does */
  param?: string
}

/**
 * As `DirtyGuard`, for a page of several forms, which asks once. A step through the history to an entry with another
 * state leaves the form, too, such as the step that closes a chat under the form's window.
 */
export function LeaveGuard({ dirty, busy = false, onLeave, param }: LeaveGuardProps) {
  const placeOf = ({ pathname, search, state }: Place) =>
    JSON.stringify([pathname, param && new URLSearchParams(search).get(param), state])
  const { blocked, proceed, reset } = useBlocker((to, from) => dirty && (to === null || placeOf(to) !== placeOf(from)))
  /** lets the blocked change happen; set while nothing has to be asked */
  const goOn = useRef<() => void>(undefined)
  goOn.current = blocked && (busy || !dirty) ? proceed : undefined
  useEffect(() => {
    if (!dirty) goOn.current?.()
  })
  // a window that closes when it is saved unmounts its guard with it
  useEffect(() => () => goOn.current?.(), [])
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return (
    <DiscardDialog
      open={blocked && dirty && !busy}
      onStay={reset}
      onLeave={() => {
        onLeave?.()
        proceed()
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

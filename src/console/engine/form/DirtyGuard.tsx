import { use, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { HistoryLocation } from '../../routing/history.ts'
import { useBlocker } from '../../routing/useBlocker.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFormScope } from './Form.tsx'
import type { Form } from './types.ts'
import { UnsavedContext } from './unsaved.ts'

interface DiscardDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks for confirmation before unsaved changes are discarded. */
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
      Tienes cambios sin guardar. Si sales ahora, los perderás.
    </ConfirmDialog>
  )
}

/**
 * Asks for confirmation before navigation, reload or closing the tab while the surrounding form has changes.
 * @param param query parameter that keeps the form open, if any
 */
export function DirtyGuard({ param }: { param?: string }) {
  const { discard } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  return <LeaveGuard dirty={isDirty} busy={isSubmitting} onLeave={discard} {...(param && { param })} />
}

interface LeaveGuardProps {
  dirty: boolean
  /** a save is in progress: leaving waits for it and asks only if it fails */
  busy?: boolean
  /** discards the changes */
  onLeave?: () => void
  /** query parameter whose change leaves the form like a navigation does */
  param?: string
}

/**
 * Like `DirtyGuard`, for a page with several forms, which asks once. A history step to an entry with a different state
 * also leaves the form, for example the step that closes a chat under the form's dialog.
 */
export function LeaveGuard({ dirty, busy = false, onLeave, param }: LeaveGuardProps) {
  const report = use(UnsavedContext)
  const id = useId()
  useEffect(() => {
    report?.(id, busy ? 'busy' : dirty ? 'dirty' : undefined)
    return () => report?.(id, undefined)
  }, [report, id, busy, dirty])
  const placeOf = ({ pathname, search, state }: HistoryLocation) =>
    // The entry of the help drawer, which covers the page, is the page's own.
    JSON.stringify([pathname, param && new URLSearchParams(search).get(param), { ...Object(state), help: undefined }])
  const { blocked, proceed, reset } = useBlocker((to, from) => dirty && (to === null || placeOf(to) !== placeOf(from)))
  /** performs the blocked navigation; set while no confirmation is needed */
  const goOn = useRef<() => void>(undefined)
  goOn.current = blocked && (busy || !dirty) ? proceed : undefined
  useEffect(() => {
    if (!dirty) goOn.current?.()
  })
  // A dialog that closes after saving unmounts its guard.
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

/** Closing logic of a dialog around a form: `leave` closes it or asks first. Render `question` beside the dialog. */
export function useConfirmClose(
  form: Pick<Form<FieldValues>, 'dirty' | 'busy' | 'discard' | 'settleToasts'>,
  onClose: () => void,
) {
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
    else {
      form.settleToasts()
      onClose()
    }
  }
  return { leave, question, asking }
}

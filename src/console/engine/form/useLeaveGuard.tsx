import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { DiscardDialog, LeaveGuard } from './DirtyGuard.tsx'

/** Closing logic of a dialog that contains a form only at times, for example in one of its tabs. */
export interface LeaveGuardState {
  form: RefObject<{ dirty: boolean; busy: boolean } | undefined>
  /** Runs `go`, after a confirmation if the form has changes. While saving, waits and asks only if the save fails. */
  leave: (go: () => void) => void
  /** Performs a step that waited for a save. */
  resume: () => void
  /** confirmation dialog, to be rendered in the dialog */
  question: ReactNode
}

/** Closing logic of a dialog whose form mounts and unmounts within it. The form renders a `FormLeaveGuard`. */
export function useLeaveGuard(): LeaveGuardState {
  const form: LeaveGuardState['form'] = useRef(undefined)
  const waiting = useRef<() => void>(undefined)
  const [asked, setAsked] = useState<() => void>()
  function leave(go: () => void): void {
    waiting.current = form.current?.busy ? go : undefined
    if (form.current?.busy) return
    if (form.current?.dirty) setAsked(() => go)
    else go()
  }
  return {
    form,
    leave,
    resume: () => waiting.current && leave(waiting.current),
    question: (
      <DiscardDialog
        open={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onLeave={() => {
          setAsked(undefined)
          asked?.()
        }}
      />
    ),
  }
}

interface FormLeaveGuardProps {
  guard: LeaveGuardState
  /** a nested form has changes */
  also?: boolean
  /** a nested form is being saved */
  alsoBusy?: boolean
}

/** Inside the form: closing the dialog or leaving the page asks for confirmation while there are changes. */
export function FormLeaveGuard({ guard, also = false, alsoBusy = false }: FormLeaveGuardProps) {
  const { form } = guard
  const resume = useRef(guard.resume)
  resume.current = guard.resume
  const { isDirty, isSubmitting } = useFormState()
  const busy = isSubmitting || alsoBusy
  const dirty = isDirty || also
  useEffect(() => {
    form.current = { dirty, busy }
    return () => {
      form.current = undefined
    }
  }, [form, dirty, busy])
  useEffect(() => {
    if (!busy) resume.current()
  }, [busy])
  // A form that closes after saving unmounts its guard.
  useEffect(() => () => resume.current(), [])
  return <LeaveGuard dirty={dirty} busy={busy} />
}

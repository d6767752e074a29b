import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { DiscardDialog, LeaveGuard } from './DirtyGuard.tsx'

/** Closing logic of a dialog that contains a form only at times, for example in one of its tabs. */
export interface LeaveGuardState {
  form: RefObject<{ dirty: boolean; busy: boolean } | undefined>
  /** Runs `go`, after a confirmation if the form has changes. Does nothing while saving. */
  leave: (go: () => void) => void
  /** confirmation dialog, to be rendered in the dialog */
  question: ReactNode
}

/** Closing logic of a dialog whose form mounts and unmounts within it. The form renders a `FormLeaveGuard`. */
export function useLeaveGuard(): LeaveGuardState {
  const form: LeaveGuardState['form'] = useRef(undefined)
  const [asked, setAsked] = useState<() => void>()
  return {
    form,
    leave: (go) => {
      if (form.current?.busy) return
      if (form.current?.dirty) setAsked(() => go)
      else go()
    },
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
}

/** Inside the form: closing the dialog or leaving the page asks for confirmation while there are changes. */
export function FormLeaveGuard({ guard: { form }, also = false }: FormLeaveGuardProps) {
  const { isDirty, isSubmitting: busy } = useFormState()
  const dirty = isDirty || also
  useEffect(() => {
    form.current = { dirty, busy }
    return () => {
      form.current = undefined
    }
  }, [form, dirty, busy])
  return <LeaveGuard dirty={dirty} busy={busy} />
}

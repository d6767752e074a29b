import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { DiscardDialog, LeaveGuard } from './DirtyGuard.tsx'
import { useFormScope } from './Form.tsx'
import type { Form } from './types.ts'

/** Closing logic of a dialog that contains a form only at times, for example in one of its tabs. */
export interface LeaveGuardState {
  form: RefObject<{ dirty: boolean; busy: boolean; settle: () => void } | undefined>
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
  /** @param isLate a save ended meanwhile, whose refusal nobody has read yet */
  function leave(go: () => void, isLate = false): void {
    waiting.current = form.current?.busy ? go : undefined
    if (form.current?.busy) return
    if (form.current?.dirty) setAsked(() => go)
    else {
      if (!isLate) form.current?.settle()
      go()
    }
  }
  return {
    form,
    leave: (go) => leave(go),
    resume: () => waiting.current && leave(waiting.current, true),
    question: (
      <DiscardDialog
        open={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onLeave={() => {
          setAsked(undefined)
          form.current?.settle()
          asked?.()
        }}
      />
    ),
  }
}

interface FormLeaveGuardProps {
  guard: LeaveGuardState
  /** a form inside this one, which is saved separately */
  nested?: Pick<Form<FieldValues>, 'dirty' | 'busy' | 'settleToasts'>
}

/** Inside the form: closing the dialog or leaving the page asks for confirmation while there are changes. */
export function FormLeaveGuard({ guard, nested }: FormLeaveGuardProps) {
  const { form } = guard
  const resume = useRef(guard.resume)
  resume.current = guard.resume
  const { settleToasts } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  const busy = isSubmitting || nested?.busy === true
  const dirty = isDirty || nested?.dirty === true
  const settle = useRef(() => {})
  settle.current = () => {
    settleToasts()
    nested?.settleToasts()
  }
  useEffect(() => {
    form.current = { dirty, busy, settle: () => settle.current() }
    return () => {
      form.current = undefined
    }
  }, [form, dirty, busy])
  useEffect(() => {
    if (!busy) resume.current()
  }, [busy])
  // A form that closes after saving unmounts its guard.
  useEffect(() => () => resume.current(), [])
  return <LeaveGuard dirty={dirty} busy={busy} onLeave={() => settle.current()} />
}

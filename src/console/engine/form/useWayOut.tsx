import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { DiscardDialog, LeaveGuard } from './DirtyGuard.tsx'

/** The ways out of a window in which a form stands for a while, in one of its tabs. */
export interface WayOut {
  form: RefObject<{ dirty: boolean; busy: boolean } | undefined>
  /** does it, or asks first where something was typed; nothing while it is being saved */
  leave: (go: () => void) => void
  /** to be drawn in the window */
  question: ReactNode
}

/** Ways out of a window whose form comes and goes within it; the form holds a `WayOutGuard`. */
export function useWayOut(): WayOut {
  const form: WayOut['form'] = useRef(undefined)
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

interface WayOutGuardProps {
  out: WayOut
  /** something was typed in a form within the form */
  also?: boolean
}

/** Within the form: every way out of its window and of the page asks first while there are changes. */
export function WayOutGuard({ out: { form }, also = false }: WayOutGuardProps) {
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

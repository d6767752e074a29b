import { type FormEvent, type ReactNode, useId } from 'react'
import { ConflictFoot, type ConflictFootProps } from '../../../engine/conflict/ConflictFoot.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { ChatItem } from '../state/types.ts'

/** What every dialog about a chat is given. */
export interface ChatDialogProps {
  chat: ChatItem
  onClose: () => void
}

interface FormDialogProps {
  title: string
  onClose: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  busy?: boolean
  save?: string
  disabled?: boolean
  /** what somebody else changed meanwhile of what is edited */
  conflict?: Omit<ConflictFootProps, 'children' | 'className'>
  children: ReactNode
}

const NO_CONFLICT = { news: undefined, values: {}, nameOf: (path: string) => path, onTake: () => {} }

/** A dialog that is one form: Cancelar and Guardar. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, busy, save = 'Guardar', disabled, conflict = NO_CONFLICT, children } = props
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !disabled) onSubmit(event)
        }}
      >
        {children}
        <ConflictFoot className="dialog-actions" {...conflict}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" type="submit" busy={busy} disabled={disabled}>
            {save}
          </Button>
        </ConflictFoot>
      </form>
    </Dialog>
  )
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; label: string }[]
  value: T
  onChange: (id: T) => void
  children: ReactNode
}

/** Tabs within a dialog: arrows move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId()
  const at = tabs.findIndex((tab) => tab.id === value)
  return (
    <>
      <div
        className="dialog-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
          const next = step && tabs[(at + step + tabs.length) % tabs.length]
          if (!next) return
          onChange(next.id)
          document.getElementById(`${id}-${next.id}`)?.focus()
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="dialog-tab" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

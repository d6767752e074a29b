import { type ReactNode, useId } from 'react'
import type { ChatItem } from '../state/types.ts'

/** Props of every dialog about a chat. */
export interface ChatDialogProps {
  chat: ChatItem
  /** the user no longer sees the chat: what they typed can only be copied */
  isLeft?: boolean
  onClose: () => void
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { id: T; label: string }[]
  value: T
  onChange: (id: T) => void
  children: ReactNode
}

/** Tabs inside a dialog; the arrow keys move between them. */
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

import './pane.css'
import type { KeyboardEvent } from 'react'

export type PaneTab = 'talk' | 'contact'

const TABS = [
  { id: 'talk', label: 'Conversación' },
  { id: 'contact', label: 'Contacto' },
] as const

/** Ids of the parts that the tabs show. */
export const PANE_PARTS = { talk: 'chat-talk', contact: 'chat-contact' } as const

interface PaneTabsProps {
  value: PaneTab
  onChange: (tab: PaneTab) => void
}

/** The two sides of a chat where the pane of the contact has no column. */
export function PaneTabs({ value, onChange }: PaneTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const next = value === 'talk' ? 'contact' : 'talk'
    event.preventDefault()
    onChange(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div
      className="pane-tabs"
      role="tablist"
      tabIndex={-1}
      aria-label="Partes de la conversación"
      onKeyDown={onKeyDown}
    >
      {TABS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === value}
          // The contact is there only while it is shown.
          aria-controls={id === 'talk' || id === value ? PANE_PARTS[id] : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

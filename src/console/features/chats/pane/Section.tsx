import { type ReactNode, useState } from 'react'

/** Names of the parts that are folded, kept in this browser. */
const KEY = 'contact-pane-folded'

const folded = (): string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)

function keepFolded(name: string, isFolded: boolean): void {
  const others = folded().filter((one) => one !== name)
  localStorage.setItem(KEY, [...others, ...(isFolded ? [name] : [])].join(' '))
}

interface SectionProps {
  /** absent if the content has headings of its own */
  title?: string
  name: string
  children: ReactNode
}

/** A part of the pane; one with a title can be folded. */
export function Section({ title, name, children }: SectionProps) {
  const [isFolded, setFolded] = useState(() => folded().includes(name))
  if (!title) return <section className="pane-part">{children}</section>
  return (
    <details
      className="pane-part"
      open={!isFolded}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return
        setFolded(!currentTarget.open)
        keepFolded(name, !currentTarget.open)
      }}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="pane-content">{children}</div>
    </details>
  )
}

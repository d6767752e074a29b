import './empty.css'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Placeholder of an empty list, with an optional hint or action. */
export function EmptyState({ icon, title, children }: { icon?: string; title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      {icon && (
        <span className="empty-icon">
          <Icon name={icon} size={28} />
        </span>
      )}
      <p className="empty-title">{title}</p>
      {children && <div className="empty-text">{children}</div>}
    </div>
  )
}

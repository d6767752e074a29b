import './empty.css'
import type { ReactNode } from 'react'
import { HelpLink } from './HelpLink.tsx'
import { Icon } from './Icon.tsx'

interface EmptyStateProps {
  icon?: string
  title: string
  /** article of the manual about what will be here */
  help?: string
  children?: ReactNode
}

/** Placeholder of an empty list, with an optional hint or action, and a link to the manual. */
export function EmptyState({ icon, title, help, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon && (
        <span className="empty-icon">
          <Icon name={icon} size={28} />
        </span>
      )}
      <p className="empty-title">{title}</p>
      {children && <div className="empty-text">{children}</div>}
      {help && (
        <p className="empty-help">
          <HelpLink article={help}>Cómo funciona</HelpLink>
        </p>
      )}
    </div>
  )
}

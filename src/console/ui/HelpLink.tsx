import type { MouseEvent, ReactNode } from 'react'
import { HELP_PARAMETER, openHelp } from './help.ts'

interface HelpLinkProps {
  article?: string
  onOpen?: () => void
  children: ReactNode
}

/** A link that opens an article of the manual in the help drawer, or the list of contents without an article. */
export function HelpLink({ article = '', onOpen, children }: HelpLinkProps) {
  function open(event: MouseEvent): void {
    // With a modifier, the browser opens the same page with the article elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen?.()
    openHelp(article)
  }
  return (
    <a href={`?${HELP_PARAMETER}=${article}`} className="help-link" onClick={open}>
      {children}
    </a>
  )
}

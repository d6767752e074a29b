import { PageLink } from './PageLink.tsx'

interface LinkEffectProps {
  title: string
  /** what it means for customers */
  text: string
  to: string
  action: string
}

/** A gap that is closed on another page. */
export function LinkEffect({ title, text, to, action }: LinkEffectProps) {
  return (
    <>
      <p className="report-example">
        <strong>{title}</strong>
        <small className="soft">{text}</small>
      </p>
      <PageLink className="btn btn-secondary" to={to} label={`${action}: ${title}`}>
        {action}
      </PageLink>
    </>
  )
}

import { Link } from 'react-router-dom'

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
      <Link className="btn btn-secondary" to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </>
  )
}

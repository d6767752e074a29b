import './section-index.css'
import { Link } from 'react-router-dom'
import { anchorOf } from './anchor.ts'

/** Sections from which a page is too long to be found through by scrolling. */
const LONG = 6

/** The sections of a long form page as links, in its margin where the window is wide enough. */
export function SectionIndex({ titles }: { titles: readonly string[] }) {
  if (titles.length < LONG) return null
  return (
    <nav className="section-index" aria-label="En esta página">
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <Link to={{ hash: anchorOf(title) }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

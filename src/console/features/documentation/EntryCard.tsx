import { Link } from 'react-router-dom'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Description, Entry } from './description.ts'
import { EntryDetails } from './EntryDetails.tsx'

interface EntryCardProps {
  doc: Description
  entry: Entry
  open: boolean
  onToggle: (open: boolean) => void
}

/** A collapsible API call or event. Details are rendered only when open, to keep long lists fast. */
export function EntryCard({ doc, entry, open, onToggle }: EntryCardProps) {
  const { id, method, path, operation } = entry
  return (
    <article className="entry" id={id}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={`${id}-detalle`} onClick={() => onToggle(!open)}>
          <span className={`method method-${method}`}>{method.toUpperCase()}</span>
          <code className="entry-path">{path}</code>
          <span className="entry-summary">{operation.summary}</span>
          {operation['x-not-built'] && <Badge tone="warning">En construcción</Badge>}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div id={`${id}-detalle`} hidden={!open}>
        {open && (
          <div className="entry-body">
            <Link className="entry-link" to={{ hash: id }}>
              <Icon name="link" size={16} />
              Enlace a {id}
            </Link>
            <EntryDetails doc={doc} entry={entry} />
          </div>
        )}
      </div>
    </article>
  )
}

import { Link } from 'react-router-dom'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { editorUrl } from './editor-url.ts'
import type { ResponseUse } from './types.ts'

/**
 * Links to the responses that lead to a response or use an entity. Only the first ones are named, to keep rows short.
 */
export function ParentsCell({ value, most = 2 }: CellProps & { most?: number }) {
  const uses = value as readonly (Pick<ResponseUse, 'type' | 'id' | 'label'> & Partial<Pick<ResponseUse, 'via'>>)[]
  return (
    <span className="cell-text">
      {uses.slice(0, most).map((use, at) => (
        <span key={`${use.type} ${use.id} ${use.via}`}>
          {at > 0 && ', '}
          <Link to={editorUrl(use)}>{use.label}</Link>
        </span>
      ))}
      {uses.length > most && (
        <span className="cell-soft" title={uses.map(({ label }) => label).join(', ')}>
          {' '}
          y {uses.length - most} más
        </span>
      )}
    </span>
  )
}

/** The same for tables with little space. */
export const FirstUseCell = (props: CellProps) => <ParentsCell {...props} most={1} />

import { Link } from 'react-router-dom'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { addressOf } from './address.ts'
import type { ResponseUse } from './types.ts'

/**
 * Who leads to a response, or uses an entity, with links. Only the first are named: a row that grows with its uses
 * pushes the others out of sight.
 */
export function ParentsCell({ value, most = 2 }: CellProps & { most?: number }) {
  const uses = value as readonly (Pick<ResponseUse, 'type' | 'id' | 'label'> & Partial<Pick<ResponseUse, 'via'>>)[]
  return (
    <span className="cell-text">
      {uses.slice(0, most).map((use, at) => (
        <span key={`${use.type} ${use.id} ${use.via}`}>
          {at > 0 && ', '}
          <Link to={addressOf(use)}>{use.label}</Link>
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

/** The same in a table that has little room. */
export const FirstUseCell = (props: CellProps) => <ParentsCell {...props} most={1} />

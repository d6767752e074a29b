import { Link } from 'react-router-dom'
import type { CellProps } from '../../fields/kinds.ts'
import { addressOf } from './dialogs/DeleteDialog.tsx'
import type { ResponseUse } from './types.ts'

/** Who leads to a response, or uses an entity, each with a link. */
export function ParentsCell({ value }: CellProps) {
  const uses = value as readonly (Pick<ResponseUse, 'type' | 'id' | 'label'> & Partial<Pick<ResponseUse, 'via'>>)[]
  return (
    <span className="cell-text">
      {uses.map((use, at) => (
        <span key={`${use.type} ${use.id} ${use.via}`}>
          {at > 0 && ', '}
          <Link to={addressOf(use)}>{use.label}</Link>
        </span>
      ))}
    </span>
  )
}

import { LeaveGuard } from '../../../../engine/form/DirtyGuard.tsx'
import { Banner } from '../../../../ui/Banner.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { plural } from '../../../../ui/format.ts'
import { type Edits, SAVED } from './useEdits.ts'
import type { RefusedCell, TypedCell } from './useRefused.ts'

interface RefusedCellsProps {
  edits: Edits
  /** the cell that is edited: it shows its reason itself */
  edited: TypedCell | undefined
  /** shows a cell in the grid */
  onGo: (cell: RefusedCell) => void
}

/** The cells whose text was not saved, each with its reason. It leads to them, saves them again, or gives them up. */
export function RefusedCells({ edits, edited, onGo }: RefusedCellsProps) {
  const { all, forget } = edits.refused
  const listed = all.filter(({ product, column }) => product.id !== edited?.product.id || column !== edited.column)
  return (
    <>
      <LeaveGuard dirty={all.length > 0} onLeave={() => forget(all)} />
      {listed.length > 0 && (
        <Banner tone="danger" role="status">
          <p>
            {plural(listed.length, 'celda sin guardar', 'celdas sin guardar')}. Lo que escribiste sigue ahí.{' '}
            <Button onClick={() => void edits.write(listed, SAVED)}>Guardar de nuevo</Button>{' '}
            <Button onClick={() => forget(listed)}>Descartar</Button>
          </p>
          <ul className="product-refused" aria-label="Celdas sin guardar">
            {listed.map((cell) => (
              <li key={`${cell.product.id} ${cell.column.field}`}>
                <button type="button" className="link-button" onClick={() => onGo(cell)}>
                  <bdi>{cell.product.name}</bdi>, {cell.column.label}
                </button>
                : «<bdi>{cell.typed}</bdi>». {cell.reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

import { useListContext } from 'react-admin'
import { formatInteger } from '../../ui/format.ts'

/** Selectable page sizes. */
const PAGE_SIZES = [5, 10, 25, 50]
/** Maximum number of page links. */
const LINKS = 5

/** Returns the page numbers to link to, around the current one. */
export function pageLinks(page: number, pages: number): number[] {
  const count = Math.min(LINKS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(LINKS / 2), pages - count + 1))
  return Array.from({ length: count }, (_, at) => first + at)
}

/** Pagination: first, previous, up to five pages, next, last; range and total; page size. */
export function Paginator() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const first = total === 0 ? 0 : (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  const sizes = PAGE_SIZES.includes(perPage) ? PAGE_SIZES : [...PAGE_SIZES, perPage].sort((a, b) => a - b)
  return (
    <nav className="paginator" aria-label="Paginación">
      <span role="status">
        Mostrando {formatInteger(first)} a {formatInteger(last)} de {formatInteger(total)}
      </span>
      {pages > 1 && (
        <span className="paginator-pages">
          <Turn face="«" label="Primera página" to={1} disabled={page === 1} onTurn={setPage} />
          <Turn face="‹" label="Página anterior" to={page - 1} disabled={page === 1} onTurn={setPage} />
          {pageLinks(page, pages).map((one) => (
            <button
              key={one}
              type="button"
              className="paginator-page"
              aria-label={`Página ${one}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => setPage(one)}
            >
              {one}
            </button>
          ))}
          <Turn face="›" label="Página siguiente" to={page + 1} disabled={page === pages} onTurn={setPage} />
          <Turn face="»" label="Última página" to={pages} disabled={page === pages} onTurn={setPage} />
        </span>
      )}
      <label className="paginator-size">
        <span>Filas por página</span>
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}

interface TurnProps {
  face: string
  label: string
  to: number
  disabled: boolean
  onTurn: (page: number) => void
}

function Turn({ face, label, to, disabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className="paginator-page"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => onTurn(to)}
    >
      {face}
    </button>
  )
}

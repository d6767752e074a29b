import Skeleton from '@mui/material/Skeleton'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Placeholder rows while a list loads. */
export function Skeletons({ columns }: { columns: number }) {
  return (
    <div className="skeletons" role="status" aria-label="Cargando…">
      {ROWS.map((row) => (
        <div key={row}>
          {Array.from({ length: Math.min(columns, 4) }, (_, at) => (
            <Skeleton key={String(at)} variant="rounded" height={16} width={`${[62, 44, 74, 50][(row + at) % 4]}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

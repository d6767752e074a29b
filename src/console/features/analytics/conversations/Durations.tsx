import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { DASH, formatSeconds, plural } from '../../../ui/format.ts'
import { ChangeMark } from '../ChangeMark.tsx'
import { Definition } from '../Definition.tsx'
import { type Filters, listUrl } from '../filters.ts'
import { ListLink } from '../ListLink.tsx'
import { traitsOf, unbroken, wordsOf } from '../metrics.ts'

type Duration = components['schemas']['AnalyticsDuration']

const COLUMNS = [
  { key: 'average', open: 'open_average', label: 'Promedio' },
  { key: 'median', open: 'open_median', label: 'Mediana' },
  { key: 'p90', open: 'open_p90', label: '9 de cada 10' },
] as const

/** How long customers wait for the team: by the clock, and counting only the hours of attention. */
export function Durations({ durations, filters }: { durations: readonly Duration[]; filters: Filters }) {
  const id = useId()
  return (
    <section className="card durations" aria-labelledby={id}>
      <div className="analytics-heading">
        <h2 id={id} className="analytics-title">
          Tiempos
        </h2>
        <Definition of="Tiempos">
          La mediana es el tiempo del caso del medio. «9 de cada 10» es el tiempo que casi todos esperan como mucho.
        </Definition>
      </div>
      {durations.map((duration) => (
        <Times key={duration.metric} duration={duration} filters={filters} />
      ))}
    </section>
  )
}

function Times({ duration, filters }: { duration: Duration; filters: Filters }) {
  const { metric, base, previous } = duration
  const { label } = wordsOf(metric)
  const { set } = traitsOf(metric)
  return (
    <div>
      <table className="analytics-table">
        <caption>
          {label} ·{' '}
          <ListLink to={base > 0 ? listUrl(filters, set) : undefined}>{plural(base, 'caso', 'casos')}</ListLink>
        </caption>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['key', 'open'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{row === 'key' ? 'Por reloj' : 'En horario'}</th>
              {COLUMNS.map((column) => {
                const value = duration[column[row]]
                return (
                  <td key={column.key}>
                    {value === null ? DASH : unbroken(formatSeconds(value))}
                    <ChangeMark metric={metric} value={value} previous={previous?.[column[row]] ?? null} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import './chart.css'
import './draw/draw.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { ChartTable } from './ChartTable.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { Plot } from './Plot.tsx'
import type { ChartProps } from './types.ts'

// Charts are drawn here, not by a library. Lines and bars of @mui/x-charts 8.29.3 are 79.8 kB (brotli, without React and
// MUI); its heat map, funnel and download are licensed, and it has no cohorts, no table and no hatching. Lines and bars
// here are 7.9 kB with their frame, table and files, all six kinds 9.3 kB, and 1.1 kB of styles. What is missing against
// it: zooming, scales other than linear ones, and animations.

const NOTHING = 'No hay datos en este período.'

/**
 * A card with a chart of one of six kinds, the same figures as a table, and their download as CSV and PNG.
 *
 * The plot is one tab stop: arrows, Home and End move over points or cells, Enter opens the current one where the caller
 * gives `onOpen` or an `href`. Pointer and touch do the same; the text of the current one stands below the plot. Printed,
 * the table follows the plot.
 *
 *     <Chart kind="lines" title="Conversaciones" help="Cuenta las que comenzaron en el período."
 *       points={days.map((day) => ({ key: day.day, label: formatDate(day.day), short: formatDayMonth(day.day),
 *         values: [day.count, day.before] }))}
 *       series={[{ name: 'Este período' }, { name: 'Período anterior', tone: 'previous' }]}
 *       pointName="Día" latestFirst onOpen={({ key }) => open(key)} />
 *
 * - `bars`, `lines`: points in time, up to about 92 (`ChartPoint`); weeks and months are made by the caller.
 * - `rank`: categories in the caller's order; a second series `tone: 'previous'` compares.
 * - `heat`: seven points, Monday first, with 24 values each. `cohort`: points with `total`, and one value per `columns`.
 * - `funnel`: one point per step; parts of the first step and losses are computed.
 */
export function Chart(props: ChartProps) {
  const { title, level = 2, note, help, state = 'ready', failure, onOpen, openText, latestFirst } = props
  const [table, setTable] = useState(false)
  const [helped, setHelped] = useState(false)
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const Title = level === 2 ? 'h2' : 'h3'
  const ready = !failure && state === 'ready' && props.points.length > 0
  return (
    <section className={classes('card chart', props.className)} aria-labelledby={id}>
      <div className="chart-head">
        <div className="chart-title">
          <div>
            <Title id={id}>{title}</Title>
            {help && (
              <IconButton
                icon="info"
                size={18}
                label={`Ayuda de «${title}»`}
                aria-expanded={helped}
                aria-controls={`${id}-help`}
                onClick={() => setHelped(!helped)}
              />
            )}
          </div>
          {note && <p className="soft">{note}</p>}
        </div>
        {ready && (
          <div className="chart-actions">
            <Button variant="ghost" aria-describedby={id} onClick={() => setTable(!table)}>
              {table ? 'Ver gráfico' : 'Ver tabla'}
            </Button>
            <DownloadMenu data={props} title={title} filename={props.filename} svg={svg} />
          </div>
        )}
        {help && (
          <div id={`${id}-help`} className="chart-help" hidden={!helped}>
            {help}
          </div>
        )}
      </div>
      {ready ? (
        <>
          <figure aria-labelledby={id} hidden={table} className="chart-figure">
            <Plot data={props} title={title} svg={svg} onOpen={onOpen} openText={openText} />
          </figure>
          <ChartTable data={props} title={title} hidden={!table} latestFirst={latestFirst} />
        </>
      ) : failure ? (
        <LoadFailure {...failure} />
      ) : (
        <Without loading={state === 'loading'}>{props.emptyText ?? NOTHING}</Without>
      )}
    </section>
  )
}

/** What stands in the place of the plot, with its height. */
function Without({ loading, children }: { loading: boolean; children: ReactNode }) {
  if (!loading) return <div className="chart-empty">{children}</div>
  return (
    <div className="chart-loading" role="status">
      <span className="sr-only">Cargando…</span>
    </div>
  )
}

import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDate, formatDayMonth, formatNumber, plural } from '../../ui/format.ts'

type Day = components['schemas']['HomeDay']

const [HEIGHT, BASE] = [220, 190]

/** Returns the smallest round number at or above a count, for the scale. Its half is a whole number too. */
export function niceMaximum(count: number): number {
  if (count <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(count))
  const step = [1, 2, 4, power === 1 ? 6 : 5, 8, 10].find((one) => one * power >= count) ?? 10
  return step * power
}

/** Conversations per day of the last thirty days, and how many were handed over; as bars or as a table. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const [table, setTable] = useState(false)
  const id = useId()
  const total = days.reduce((sum, day) => sum + day.conversations, 0)
  return (
    <section className="card home-chart" aria-labelledby={id}>
      <div className="card-head">
        <div>
          <h2 id={id}>Conversaciones de los últimos 30 días</h2>
          <p className="soft">{plural(total, 'conversación', 'conversaciones')}</p>
        </div>
        <Button variant="ghost" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? 'Ver gráfico' : 'Ver tabla'}
        </Button>
      </div>
      {table ? <DaysTable days={days} /> : <Bars days={days} total={total} />}
    </section>
  )
}

function Bars({ days, total }: { days: readonly Day[]; total: number }) {
  const [at, setAt] = useState<number | null>(null)
  const room = useRef<HTMLElement>(null)
  const width = useWidth(room)
  const most = niceMaximum(Math.max(0, ...days.map((day) => day.conversations)))
  const step = (width - 40) / Math.max(1, days.length)
  const height = (count: number) => (count / most) * (BASE - 12)
  const shown = at === null ? undefined : days[at]
  return (
    <figure className="bars" ref={room}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`Barras por día: ${formatNumber(total)} conversaciones en ${days.length} días. Los valores están en la tabla.`}
        onPointerLeave={() => setAt(null)}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              className="bars-line"
              x1="40"
              x2={width}
              y1={BASE - height(most * part)}
              y2={BASE - height(most * part)}
            />
            <text className="bars-text" x="32" y={BASE - height(most * part) + 4} textAnchor="end">
              {formatNumber(most * part)}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const x = 40 + index * step
          const thick = Math.min(18, step * 0.68)
          const left = x + (step - thick) / 2
          return (
            <g
              key={day.day}
              className={index === at ? 'bars-day bars-day-on' : 'bars-day'}
              onPointerEnter={() => setAt(index)}
            >
              <rect className="bars-hit" x={x} y="0" width={step} height={BASE} />
              <rect
                className="bars-bot"
                x={left}
                y={BASE - height(day.conversations)}
                width={thick}
                height={height(day.conversations)}
                rx="3"
              />
              <rect
                className="bars-human"
                x={left}
                y={BASE - height(day.handoffs)}
                width={thick}
                height={height(day.handoffs)}
                rx="3"
              />
              {(days.length - 1 - index) % 7 === 0 && index > 0 && (
                <text
                  className="bars-text"
                  x={index === days.length - 1 ? x + step : x + step / 2}
                  y={BASE + 20}
                  textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                >
                  {formatDayMonth(day.day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <figcaption>
        {shown ? (
          <span className="num">
            <strong>{formatDate(shown.day)}</strong> · {plural(shown.conversations, 'conversación', 'conversaciones')} ·{' '}
            {plural(shown.handoffs, 'derivada', 'derivadas')} · {plural(shown.resolved, 'resuelta', 'resueltas')}
          </span>
        ) : (
          <>
            <span className="bars-key bars-key-bot">Conversaciones</span>
            <span className="bars-key bars-key-human">Derivadas a una persona</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** Returns the width of an element in pixels, so that text in the SVG is not scaled. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(720)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(240, Math.round(entry.contentRect.width))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

function DaysTable({ days }: { days: readonly Day[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="home-table" tabIndex={0} aria-label="Conversaciones por día">
      <table>
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">Conversaciones</th>
            <th scope="col">Derivadas</th>
            <th scope="col">Resueltas</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day)}</th>
              <td>{formatNumber(day.conversations)}</td>
              <td>{formatNumber(day.handoffs)}</td>
              <td>{formatNumber(day.resolved)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

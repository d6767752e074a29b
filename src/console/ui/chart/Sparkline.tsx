// biome-ignore-all lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
import './draw/draw.css'

interface SparklineProps {
  /** in order; `null` is a gap */
  values: readonly (number | null)[]
  /** what a screen reader says: 'Últimos 30 días: de 12 a 40'. Without it the line is decoration, beside its figure */
  label?: string
  width?: number
  height?: number
}

const EDGE = 3

/** A tiny line beside a figure: the course of its values, and a dot at the last. */
export function Sparkline({ values, label, width = 96, height = 28 }: SparklineProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
  const last = known.at(-1)
  if (!last) return null
  const numbers = known.map(({ value }) => value)
  const [least, most] = [Math.min(0, ...numbers), Math.max(...numbers)]
  const x = (at: number) => EDGE + (at / Math.max(1, values.length - 1)) * (width - 2 * EDGE)
  const y = (value: number) => height - EDGE - ((value - least) / (most - least || 1)) * (height - 2 * EDGE)
  const line = known.map(({ value, at }) => {
    const gap = values[at - 1] === null || values[at - 1] === undefined
    return `${gap ? 'M' : 'L'}${x(at).toFixed(1)},${y(value).toFixed(1)}`
  })
  return (
    <svg
      className="chart-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="chart-main chart-stroke" d={line.join('')} />
      <circle className="chart-main chart-full" cx={x(last.at)} cy={y(last.value)} r="2.5" />
    </svg>
  )
}

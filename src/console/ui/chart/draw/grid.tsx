import { plural } from '../../format.ts'
import { fitted, widest } from '../measure.ts'
import type { Box, ChartData, Drawing } from '../types.ts'
import { columnsOf, formatOf, numbersOf } from '../values.ts'
import { isStrong, LEVELS, levelOf } from './levels.ts'

const [KEY, HEAD, ROW, SMALL, PAD] = [30, 20, 28, 11, 8]

const roomOf = (names: readonly string[]) => Math.ceil(widest(names)) + PAD

/** Draws cells whose shade says how much: weekdays and hours, or cohorts. */
export function drawGrid(data: ChartData, width: number): Drawing {
  const columns = columnsOf(data)
  const rows = data.points.map((point) => ({ name: point.short ?? point.label, size: point.total }))
  const format = formatOf(data, data.series[0])
  // Without a space, which every cell would have.
  const short = (value: number | null) => (value === null ? '' : format(value).replace(/\s%$/, ''))
  const values = data.points.map((point) => columns.map((_, at) => point.values[at] ?? null))
  const all = numbersOf(values.flat())
  const needed = Math.ceil(Math.max(widest(all.map(short), SMALL), widest(columns, SMALL))) + PAD
  const names = rows.map(({ name, size }) =>
    size === undefined ? name : `${name} · ${plural(size, 'persona', 'personas')}`,
  )
  const bare = rows.map(({ name }) => name)
  // Sizes of rows make room for cells first, then hours become rows, and then the plot scrolls.
  const sized = width - roomOf(names) >= columns.length * needed
  const turned = data.kind === 'heat' && !sized && width - roomOf(bare) < columns.length * needed
  const [down, across] = turned ? [columns, bare] : [sized ? names : bare, columns]
  const side = roomOf(down)
  const step = Math.max(needed, Math.min(72, (width - side) / Math.max(1, across.length)))
  const row = turned ? 24 : ROW
  const most = Math.max(0, ...all)
  const boxOf = (r: number, c: number): Box => {
    const [y, x] = turned ? [c, r] : [r, c]
    return { x: side + x * step, y: KEY + HEAD + y * row, width: step, height: row }
  }
  const body = (
    <>
      <Shades least={all.length > 0 ? format(Math.min(...all)) : ''} most={format(most)} />
      {across.map((name, at) => (
        <text
          key={name}
          className="chart-text chart-small"
          x={side + (at + 0.5) * step}
          y={KEY + 13}
          textAnchor="middle"
        >
          {turned ? fitted(name, step - 4, SMALL) : name}
        </text>
      ))}
      {down.map((name, at) => (
        <text key={name} className="chart-text" x={side - PAD} y={KEY + HEAD + at * row + row / 2 + 4} textAnchor="end">
          {name}
        </text>
      ))}
      {values.map((line, r) =>
        line.map((value, c) => (
          <Cell
            key={`${data.points[r]?.key} ${columns[c]}`}
            box={boxOf(r, c)}
            level={levelOf(value, most)}
            text={short(value)}
          />
        )),
      )}
    </>
  )
  const spots = values.flatMap((line, r) => line.map((_, c) => boxOf(r, c)))
  const height = KEY + HEAD + down.length * row + 2
  return { width: Math.max(width, side + across.length * step), height, body, spots, framed: true, turned }
}

function Cell({ box, level, text }: { box: Box; level: number | undefined; text: string }) {
  const { x, y, width, height } = box
  return (
    <>
      <rect
        className={text ? 'chart-cell' : 'chart-blank'}
        {...{ x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 3 }}
        fillOpacity={level === undefined ? 0 : LEVELS[level]}
      />
      <text
        className={isStrong(level) ? 'chart-small chart-on' : 'chart-small chart-off'}
        x={x + width / 2}
        y={y + height / 2 + 4}
        textAnchor="middle"
      >
        {text}
      </text>
    </>
  )
}

/** What the shades mean, from the least to the most. */
function Shades({ least, most }: { least: string; most: string }) {
  const from = Math.ceil(widest([least])) + PAD
  return (
    <>
      <text className="chart-text" x="0" y="14">
        {least}
      </text>
      {LEVELS.map((level, at) => (
        <rect key={level} className="chart-cell" x={from + at * 18} y="3" width="18" height="14" fillOpacity={level} />
      ))}
      <text className="chart-text" x={from + LEVELS.length * 18 + PAD} y="14">
        {most}
      </text>
    </>
  )
}

import { DASH, formatRate, plural } from '../format.ts'
import { stepsOf, wayText } from './funnel.ts'
import type { ChartData, Item } from './types.ts'
import { columnsOf, drawnSeries, formatOf, isGrid } from './values.ts'

/** Returns what the keyboard and the pointer move over, with the texts of each. */
export function itemsOf(data: ChartData): Item[] {
  if (isGrid(data)) return cells(data)
  if (data.kind === 'funnel') return steps(data)
  const drawn = drawnSeries(data)
  const tones = drawn.length > 1 && data.series.map((_, own) => drawn.find(({ at }) => at === own)?.tone)
  return data.points.map((point) => ({
    ...{ id: point.key, point, head: point.label, ...(tones && { tones }) },
    facts: data.series.map((series, at) => {
      const value = point.values[at] ?? null
      if (value === null) return `${series.name}: sin datos`
      return series.say ? series.say(value) : `${series.name}: ${formatOf(data, series)(value)}`
    }),
  }))
}

function cells(data: ChartData): Item[] {
  const series = data.series[0]
  const format = formatOf(data, series)
  return data.points.flatMap((point) =>
    columnsOf(data).map((column, at) => {
      const value = point.values[at] ?? null
      const text = value === null ? 'sin datos' : (series?.say ?? format)(value)
      return {
        id: `${point.key}/${at}`,
        point,
        column: at,
        group:
          point.total === undefined ? point.label : `${point.label} (${plural(point.total, 'persona', 'personas')})`,
        head: columnName(data, column),
        facts: [text],
      }
    }),
  )
}

/** The name of a column in a sentence: 'a las 9', 'mes 3'. A column with a name of its own keeps it. */
function columnName({ kind, columns }: ChartData, name: string): string {
  if (columns) return name
  if (kind === 'cohort') return `mes ${name}`
  return name === '1' ? 'a la 1' : `a las ${name}`
}

function steps(data: ChartData): Item[] {
  const series = data.series[0]
  const format = formatOf(data, series)
  return stepsOf(data).flatMap(({ count, ofFirst }, at) => {
    const point = data.points[at]
    if (!point) return []
    const facts = [
      count === null ? DASH : (series?.say ?? format)(count),
      at > 0 && ofFirst !== null && `${formatRate(ofFirst)} del primer paso`,
      wayText(data, at, format),
    ]
    return [
      {
        id: point.key,
        point,
        head: point.label,
        facts: facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[],
      },
    ]
  })
}

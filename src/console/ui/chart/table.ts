import { csvText } from '../../../contract/csv.ts'
import { DASH, formatInteger, formatRate, typedNumber } from '../format.ts'
import { stepsOf } from './funnel.ts'
import type { ChartData, ChartKind } from './types.ts'
import { columnsOf, formatOf, isGrid } from './values.ts'

interface TableRow {
  key: string
  head: string
  href: string | undefined
  /** as displayed */
  cells: readonly string[]
  /** as written into files, where a number stays a number */
  plain: readonly string[]
}

interface Table {
  /** headings of the columns as displayed, the first that of the points */
  head: readonly string[]
  plainHead: readonly string[]
  rows: readonly TableRow[]
}

const POINT_NAMES: Record<ChartKind, string> = {
  ...{ bars: 'Fecha', lines: 'Fecha', rank: 'Nombre', heat: 'Día', funnel: 'Paso', cohort: 'Mes' },
}

/** Decimals of numbers in files. */
const PLACES = 1e6
const plainNumber = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : typedNumber(Math.round(value * PLACES) / PLACES)

/** Returns the data as a table with every number that the plot shows. */
export function tableOf(data: ChartData): Table {
  const { points, series } = data
  const name = data.pointName ?? POINT_NAMES[data.kind]
  if (data.kind === 'funnel') return funnelTable(data, name)
  const grid = isGrid(data)
  const sized = data.kind === 'cohort' && points.some(({ total }) => total !== undefined)
  const columns = grid ? columnsOf(data) : series.map((one) => one.name)
  const formats = columns.map((_, at) => formatOf(data, grid ? series[0] : series[at]))
  const plainColumns = grid ? columns : series.map((one) => one.csvName ?? one.name)
  return {
    head: [name, ...(sized ? ['Personas'] : []), ...columns],
    plainHead: [name, ...(sized ? ['Personas'] : []), ...plainColumns],
    rows: points.map(({ key, label, href, values, total }) => ({
      ...{ key, head: label, href },
      cells: [
        ...(sized ? [total === undefined ? DASH : formatInteger(total)] : []),
        ...formats.map((format, at) => text(values[at], format)),
      ],
      plain: [...(sized ? [plainNumber(total)] : []), ...columns.map((_, at) => plainNumber(values[at]))],
    })),
  }
}

function text(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? DASH : format(value)
}

function funnelTable(data: ChartData, name: string): Table {
  const [series] = data.series
  const head = [name, series?.name ?? 'Cantidad', 'Del primer paso', 'Se pierden', 'Se pierden (%)']
  const format = formatOf(data, series)
  const figures = stepsOf(data)
  return {
    ...{ head, plainHead: head },
    rows: data.points.flatMap(({ key, label, href }, at) => {
      const step = figures[at]
      if (!step) return []
      const { count, ofFirst, lost, lostShare } = step
      return [
        {
          ...{ key, head: label, href },
          cells: [text(count, format), text(ofFirst, formatRate), text(lost, format), text(lostShare, formatRate)],
          plain: [plainNumber(count), plainShare(ofFirst), plainNumber(lost), plainShare(lostShare)],
        },
      ]
    }),
  }
}

/** A share in a file: '21,1 %', a tenth at most. */
const plainShare = (share: number | null) => (share === null ? '' : `${typedNumber(Math.round(share * 1000) / 10)} %`)

/** Returns the data as the text of a CSV file. */
export function chartCsv(data: ChartData): string {
  const { plainHead, rows } = tableOf(data)
  return csvText([plainHead, ...rows.map(({ head, plain }) => [head, ...plain])])
}

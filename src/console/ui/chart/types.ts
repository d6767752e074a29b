import type { ReactNode } from 'react'

/** How a series looks. `previous` is muted and dashed; each of the others has a colour and a pattern of its own. */
export type Tone = 'main' | 'second' | 'third' | 'fourth' | 'previous' | 'good' | 'bad'

/** What the numbers are: a count, a ratio (0.125 is shown as 12,5 %), or seconds (4320 is shown as 1 h 12 min). */
export type Unit = 'count' | 'share' | 'seconds'

export type ChartKind = 'bars' | 'lines' | 'rank' | 'heat' | 'funnel' | 'cohort'

export interface ChartPoint {
  /** unique within the chart */
  key: string
  /** full name, in the table and under the plot: '09/03/2025' */
  label: string
  /** name at the axis, if shorter: '09/03' */
  short?: string
  /** one per series; of a heat map or cohort, one per column. `null` is "no data", which is not zero */
  values: readonly (number | null)[]
  /** of a cohort: how many people it began with */
  total?: number
  /** less than a whole, such as the current week: drawn fainter, and its label says it */
  partial?: boolean
  /** address in the console that the row leads to; `onOpen` has precedence in the plot */
  href?: string
  /** of a step of a funnel: what became of those who did not go on from it; a loss by default */
  leave?: (count: number) => string
  /** of a step of a funnel: how many left there, where the others may go on without the next step */
  left?: number
}

export interface ChartSeries {
  name: string
  /** the first series is `main` and the second `second` by default */
  tone?: Tone
  /** a value without its name: '42'. By default as the unit says */
  format?: (value: number) => string
  /** a value with its name, under the plot: '42 conversaciones'. '«name»: 42' by default */
  say?: (value: number) => string
  /** heading in CSV, where numbers have no unit: 'Espera (segundos)' */
  csvName?: string
  /** in the table, in CSV and under the plot only */
  undrawn?: boolean
}

/** What a chart shows, whatever surrounds it. */
export interface ChartData {
  kind: ChartKind
  /** bars and lines: moments in order. rank: categories. heat, cohort: rows. funnel: steps */
  points: readonly ChartPoint[]
  /** heat, funnel and cohort use the first only */
  series: readonly ChartSeries[]
  unit?: Unit
  /** how bars of several series stand: beside each other (default), on each other, or each as a part of the one before */
  bars?: 'beside' | 'stacked' | 'within'
  /** heat, cohort: names of the columns; by default the 24 hours, and the numbers from 0 */
  columns?: readonly string[]
  /** what the points are, heading of the table's first column: 'Día' (default by kind) */
  pointName?: string
}

export interface ChartProps extends ChartData {
  title: string
  /** level of the title; 2 by default */
  level?: 2 | 3
  /** a line under the title, such as a total */
  note?: ReactNode
  /** the definition of what is counted, behind an information button */
  help?: ReactNode
  /** `empty` says that there is no data; without points, `ready` says the same */
  state?: 'loading' | 'empty' | 'ready'
  /** text of the empty state */
  emptyText?: ReactNode
  /** what a failed request threw, shown in place of the plot with a button to retry */
  failure?: { error: unknown; onRetry: () => void } | undefined
  /** opens what a point or cell counts. `column`: place among the columns of a heat map or cohort */
  onOpen?: (point: ChartPoint, column?: number) => void
  /** text of the button that opens the current point; 'Ver detalle' by default */
  openText?: string
  /** the table begins with the last point, as of days; files do not */
  latestFirst?: boolean
  /** name of downloaded files without extension; by default made from the title */
  filename?: string
  className?: string
}

/** What the keyboard and the pointer move over: a point, or a cell of a heat map or cohort. */
export interface Item {
  id: string
  point: ChartPoint
  column?: number
  /** the row of a cell, said only when it changes */
  group?: string
  head: string
  facts: readonly string[]
  /** of the series of each fact, where several are drawn */
  tones?: readonly (Tone | undefined)[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Dot {
  /** place of its series */
  series: number
  x: number
  y: number
  tone: Tone
}

/** A drawn chart. */
export interface Drawing {
  /** more than what was offered where the plot must scroll sideways */
  width: number
  height: number
  body: ReactNode
  /** one per item, in their order: where it reacts to the pointer and is marked */
  spots: readonly Box[]
  /** what is drawn of an item within its spot, if that is less than the spot */
  mark?: (at: number) => Box | undefined
  /** marks on the lines at an item */
  dots?: (at: number) => readonly Dot[]
  /** the current item gets a frame instead of a background */
  framed?: boolean
  /** columns and rows of the data are drawn as rows and columns */
  turned?: boolean
}

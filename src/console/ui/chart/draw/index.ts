import type { ChartData, ChartKind, Drawing } from '../types.ts'
import { drawBars } from './bars.tsx'
import { drawFunnel } from './funnel.tsx'
import { drawGrid } from './grid.tsx'
import { drawLines } from './lines.tsx'
import { drawRank } from './rank.tsx'

const DRAW: Record<ChartKind, (data: ChartData, width: number, id: string) => Drawing> = {
  bars: drawBars,
  lines: drawLines,
  rank: drawRank,
  heat: drawGrid,
  funnel: drawFunnel,
  cohort: drawGrid,
}

/** Draws a chart for a width in pixels. `id` makes names within the SVG unique. */
export const drawChart = (data: ChartData, width: number, id: string): Drawing => DRAW[data.kind](data, width, id)

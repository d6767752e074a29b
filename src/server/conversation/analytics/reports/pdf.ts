import { casesText, reliableMargin } from '../../../../contract/analytics.ts'
import { draw, faces, type PdfCanvas } from '../../../foundation/pdf/canvas.ts'
import { write as draft, heightOf } from '../../../foundation/pdf/write.ts'
import { shownChange, shownMargin, shownValue } from '../units.ts'
import type { ReportContent } from './content.ts'
import type { ReportTable } from './tables.ts'

const [INK, FAINT, BAR, LINE] = ['#1b1f24', '#57606a', '#8fb7e8', '#d8dee4']
const [LEFT, RIGHT, BOTTOM] = [48, 547, 780]
/** Widths of the columns of a table: what names a row, and each value. The bars take the rest. */
const [NAME, VALUE, WIDE] = [150, 78, 112]
const ROW = 14
const FOOT = { x: LEFT, y: 806, size: 8, color: FAINT } as const

/** Renders the PDF of a report. The output is deterministic. */
export function reportPdf({ content, now }: { content: ReportContent; now: Date }): Promise<Buffer> {
  const drawing = (paper: PdfCanvas) => {
    paper.rect(0, 0, 595, 8).fill(BAR)
    paper.y = 40
    put(paper, content.title, { face: 'bold', size: 16 })
    const facts = [
      content.business,
      `${content.days} · ${content.zone}`,
      content.compared,
      content.among.join(' · '),
      ...content.notes,
    ]
    put(paper, facts.filter(Boolean).join('\n'), { size: 9.5, color: FAINT })
    paper.y += 12
    for (const figure of content.figures) drawFigure(paper, figure)
    for (const table of content.tables) drawTable(paper, table)
  }
  const about = `${content.business} · ${content.days}`
  return draw(content.title, now, drawing, (paper, page, pages) => {
    put(paper, about, { ...FOOT, width: 380, height: 12 })
    put(paper, `Página ${page} de ${pages}`, { ...FOOT, x: 400, width: RIGHT - 400, align: 'right' })
  })
}

function drawFigure(paper: PdfCanvas, figure: ReportContent['figures'][number]) {
  const { label, definition, unit, value, previous, base } = figure
  const margin = reliableMargin(figure)
  const cases = value === null || base === null ? '' : casesText({ unit, base })
  paper.font(faces.plain, 8)
  const height = Math.max(cases || margin !== undefined ? 2 * ROW - 3 : ROW, heightOf(paper, definition, 215)) + 6
  makeRoom(paper, height)
  const { y } = paper
  put(paper, label, { x: LEFT, y, width: 130, size: 10 })
  if (cases) put(paper, cases, { x: LEFT, y: y + 12, width: 130, size: 8, color: FAINT })
  put(paper, shownValue(unit, value), { x: LEFT + 130, y, width: 72, size: 10, face: 'bold', align: 'right' })
  if (value !== null && margin !== undefined)
    put(paper, `± ${shownMargin(unit, margin)}`, {
      ...{ x: LEFT + 130, y: y + 12, width: 72, size: 8, color: FAINT, align: 'right' },
    })
  put(paper, shownChange(unit, value, previous), {
    ...{ x: LEFT + 206, y: y + 1, width: 70, size: 8.5, color: FAINT, align: 'right' },
  })
  put(paper, definition, { x: LEFT + 284, y: y + 1, width: 215, size: 8, color: FAINT })
  paper.y = y + height
  rule(paper, paper.y - 3)
}

function drawTable(paper: PdfCanvas, table: ReportTable): void {
  // A title does not stay alone at the end of a page.
  makeRoom(paper, 50 + Math.min(3, table.rows.length) * ROW)
  paper.y += 16
  put(paper, table.title, { face: 'bold', size: 12, x: LEFT, y: paper.y })
  paper.y += 2
  drawHead(paper, table)
  const most = Math.max(1, ...table.rows.map(({ values }) => values[0] ?? 0))
  const from = barsOf(table)
  for (const { label, values } of table.rows) {
    paper.font(faces.plain, 9)
    const height = Math.max(ROW, heightOf(paper, label, NAME - 6) + 3)
    if (makeRoom(paper, height)) drawHead(paper, table)
    const { y } = paper
    put(paper, label, { x: LEFT, y, width: NAME - 6, size: 9 })
    for (const [at, value] of values.entries())
      put(paper, shownValue(table.unit, value), { ...columnOf(table, at), y, size: 9, align: 'right' })
    const width = ((RIGHT - from) * (values[0] ?? 0)) / most
    if (table.bars && width > 0) paper.rect(from, y + 1, width, 8).fill(BAR)
    paper.y = y + height
  }
}

/** Where the bars of a table begin. */
const barsOf = ({ head }: ReportTable) => LEFT + NAME + (head.length - 1) * VALUE + 10

function drawHead(paper: PdfCanvas, table: ReportTable): void {
  const [name = '', ...values] = table.head
  const { y } = paper
  put(paper, name, { x: LEFT, y, width: NAME, size: 8.5, color: FAINT })
  for (const [at, title] of values.entries())
    put(paper, title, { ...columnOf(table, at), y, size: 8.5, color: FAINT, align: 'right' })
  if (table.bars) {
    const from = barsOf(table)
    paper.rect(from, y + 2, 6, 6).fill(BAR)
    put(paper, values[0] ?? '', { x: from + 9, y, width: RIGHT - from - 9, height: 10, size: 8.5, color: FAINT })
  }
  paper.y = y + ROW + 2
  rule(paper, paper.y - 3)
}

/** The place of a value: its column is wider where no bars follow. */
function columnOf({ bars }: ReportTable, at: number) {
  const width = bars ? VALUE : WIDE
  return { x: LEFT + NAME + at * width, width: width - 4 }
}

/** Starts a new page if what follows does not fit on this one. */
function makeRoom(paper: PdfCanvas, height: number): boolean {
  if (paper.y + height <= BOTTOM) return false
  paper.addPage()
  paper.y = LEFT
  return true
}

interface Style {
  size: number
  face?: keyof typeof faces
  color?: string
  x?: number
  y?: number
  width?: number
  height?: number
  align?: 'left' | 'right'
}

function put(
  paper: PdfCanvas,
  text: string,
  { face = 'plain', size, color = INK, x = LEFT, y = paper.y, ...place }: Style,
): void {
  draft(paper.font(faces[face], size).fillColor(color), text, { x, y, ...place })
}

const rule = (paper: PdfCanvas, y: number): void => {
  paper.strokeColor(LINE).lineWidth(0.5).moveTo(LEFT, y).lineTo(RIGHT, y).stroke()
}

import { sumLines, sumsOf } from '../../../contract/budget.ts'
import { realName } from '../../../contract/customer-names.ts'
import { formatMoney, formatQuantity } from '../../../contract/format.ts'
import { draw, faces, type PdfCanvas } from '../../foundation/pdf/canvas.ts'
import type { Picture } from '../../foundation/pdf/picture.ts'
import { write as draft, heightOf } from '../../foundation/pdf/write.ts'
import type { Budget } from './budget.ts'
import { footerOf } from './footer.ts'
import type { BudgetImages } from './pictures.ts'
import type { BudgetSettings } from './settings.ts'

const INK = '#1b1f24'
const FAINT = '#57606a'
const LEFT = 48
const RIGHT = 547
/** The y coordinate at which the content of a page ends, above the footer. */
const BOTTOM = 740

const iva: Record<string, string> = {
  responsable_inscripto: 'Responsable inscripto',
  monotributo: 'Monotributo',
  exento: 'Exento',
  consumidor_final: 'Consumidor final',
}

/** Renders the PDF of a quotation. The output is deterministic. */
export function budgetPdf(budget: Budget, settings: BudgetSettings, pictures: BudgetImages = {}): Promise<Buffer> {
  const cents = (value: number) => formatMoney(value, budget.currency)
  return draw(`Presupuesto ${budget.number}`, new Date(budget.updated_at), (paper) => {
    heading(paper, budget, settings, pictures.logo)
    table(paper, budget, settings, cents)
    sums(paper, budget, settings, cents)
    remarks(paper, budget, settings)
    if (pictures.signature) sign(paper, settings, pictures.signature)
    foot(paper, settings)
  })
}

function heading(
  paper: PdfCanvas,
  { number, date, valid_until, contact, version }: Budget,
  { business, color }: BudgetSettings,
  logo: Picture | undefined,
): void {
  paper.rect(0, 0, 595, 8).fill(color)
  const top = logo ? 34 + place(paper, logo, LEFT, 24, 200, 56) : 40
  write(paper, business.name, LEFT, top, { face: 'bold', size: 17, width: 300 })
  const facts = [
    business.legal_name,
    business.cuit && `CUIT ${business.cuit}`,
    business.iva_condition && iva[business.iva_condition],
    business.address,
    [business.phone, business.email].filter(Boolean).join(' · '),
    business.web,
  ].filter((fact): fact is string => Boolean(fact))
  write(paper, facts.join('\n'), LEFT, paper.y + 2, { size: 9, color: FAINT, width: 300 })
  const left = paper.y
  write(paper, 'Presupuesto', 360, 40, { face: 'bold', size: 15, width: 187, align: 'right', color })
  const dates = [
    version > 1 ? `${number} · versión ${version}` : number,
    `Fecha: ${day(date)}`,
    `Válido hasta: ${day(valid_until)}`,
  ]
  write(paper, dates.join('\n'), 360, 62, { size: 10, width: 187, align: 'right' })
  const who = [realName(contact.name), contact.phone, contact.email].filter(Boolean).join('\n')
  const below = Math.max(left, paper.y, 132) + 14
  paper.y = below
  if (who) {
    write(paper, 'Cliente', LEFT, below, { face: 'bold', size: 9, color: FAINT })
    write(paper, who, LEFT, below + 13, { size: 11, width: 400 })
  }
  paper.y += 16
}

const columns = [
  { title: 'Descripción', x: LEFT, width: 225, align: 'left' },
  { title: 'Cantidad', x: 277, width: 62, align: 'right' },
  { title: 'Precio', x: 343, width: 84, align: 'right' },
  { title: 'Desc.', x: 431, width: 34, align: 'right' },
  { title: 'Importe', x: 467, width: 80, align: 'right' },
] as const

function table(paper: PdfCanvas, { items }: Budget, settings: BudgetSettings, cents: (value: number) => string): void {
  const { color, template } = settings
  titles(paper, color)
  const [size, gap] = template === 'compact' ? [8.5, 3] : [9.5, 7]
  for (const item of items) {
    const cells = [
      item.description,
      [formatQuantity(item.quantity), item.unit].filter(Boolean).join(' '),
      cents(item.unit_price_cents),
      item.discount_percent ? `${formatQuantity(item.discount_percent)} %` : '',
      cents(item.total_cents),
    ]
    paper.font(faces.plain, size)
    const height = Math.max(...cells.map((cell, i) => heightOf(paper, cell, columns[i]?.width ?? 0)))
    if (paper.y + height > BOTTOM) {
      turn(paper, settings)
      titles(paper, color)
    }
    const { y } = paper
    for (const [i, { x, width, align }] of columns.entries()) write(paper, cells[i] ?? '', x, y, { size, width, align })
    paper.y = y + height + gap
    rule(paper, paper.y - gap / 2, '#d8dee4')
  }
}

function titles(paper: PdfCanvas, color: string): void {
  const { y } = paper
  for (const { title, x, width, align } of columns)
    write(paper, title, x, y, { face: 'bold', size: 9, width, align, color })
  paper.y = y + 16
  rule(paper, y + 13, color)
}

function sums(paper: PdfCanvas, budget: Budget, settings: BudgetSettings, cents: (value: number) => string): void {
  const rows = sumLines({ ...budget, ...sumsOf(budget) })
  if (paper.y + rows.length * 16 + 24 > BOTTOM) {
    turn(paper, settings)
  }
  paper.y += 8
  for (const { label, cents: value, total } of rows)
    pair(paper, label, cents(value), total ? 13 : 10, total ? 'bold' : 'plain')
}

function pair(paper: PdfCanvas, name: string, value: string, size: number, face: keyof typeof faces): void {
  const { y } = paper
  write(paper, name, 280, y, { size, face, width: 150, align: 'right' })
  write(paper, value, 434, y, { size, face, width: 113, align: 'right' })
  paper.y = y + size + 6
}

function remarks(paper: PdfCanvas, { notes }: Budget, settings: BudgetSettings): void {
  paper.y += 14
  const parts: [string, string | undefined][] = [
    ['Notas', [notes, settings.notes].filter(Boolean).join('\n')],
    ['Condiciones de pago', settings.payment_terms],
    ['Datos para transferir', settings.bank_details],
  ]
  for (const [title, text] of parts) {
    if (!text) continue
    paper.font(faces.plain, 10)
    if (paper.y + 30 + heightOf(paper, text, RIGHT - LEFT) > BOTTOM) {
      turn(paper, settings)
    }
    write(paper, title, LEFT, paper.y, { face: 'bold', size: 9, color: FAINT })
    write(paper, text, LEFT, paper.y + 2, { size: 10, width: RIGHT - LEFT })
    paper.y += 10
  }
}

/** Adds the footer and starts a new page. */
function turn(paper: PdfCanvas, settings: BudgetSettings): void {
  foot(paper, settings)
  paper.addPage()
  paper.y = LEFT
}

function foot(paper: PdfCanvas, settings: BudgetSettings): void {
  rule(paper, 762, '#d8dee4')
  const style = { size: 8.5, color: FAINT, width: RIGHT - LEFT, align: 'center', height: 22 } as const
  write(paper, footerOf(settings), LEFT, 768, style)
}

/** Draws an image scaled down to fit a box. Returns its height. */
function place(paper: PdfCanvas, { bytes, width, height }: Picture, x: number, y: number, most: number, high: number) {
  const scale = Math.min(most / width, high / height, 1)
  paper.image(bytes, x, y, { width: width * scale, height: height * scale })
  return height * scale
}

function sign(paper: PdfCanvas, settings: BudgetSettings, signature: Picture): void {
  if (paper.y + 100 > BOTTOM) turn(paper, settings)
  const y = paper.y + 10
  const end = y + place(paper, signature, 360, y, 187, 64) + 6
  paper.strokeColor(FAINT).lineWidth(0.7).moveTo(360, end).lineTo(RIGHT, end).stroke()
  write(paper, settings.business.name, 360, end + 4, { size: 9, color: FAINT, width: 187, align: 'center' })
}

interface Style {
  face?: keyof typeof faces
  size: number
  color?: string
  width?: number
  height?: number
  align?: 'left' | 'right' | 'center'
}

function write(
  paper: PdfCanvas,
  text: string,
  x: number,
  y: number,
  { face = 'plain', size, color = INK, ...options }: Style,
): void {
  draft(paper.font(faces[face], size).fillColor(color), text, { x, y, ...options })
}

function rule(paper: PdfCanvas, y: number, color: string): void {
  paper.strokeColor(color).lineWidth(0.7).moveTo(LEFT, y).lineTo(RIGHT, y).stroke()
}

/** Formats YYYY-MM-DD as DD/MM/YYYY. */
function day(date: string): string {
  return date.split('-').reverse().join('/')
}

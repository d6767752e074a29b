import PDFDocument from 'pdfkit'

/** What is drawn on; the part of pdfkit that documents here use. */
export interface Paper {
  readonly page: {
    width: number
    height: number
    margins: { left: number; right: number; top: number; bottom: number }
  }
  x: number
  y: number
  font(name: string, size?: number): Paper
  fontSize(size: number): Paper
  fillColor(color: string): Paper
  strokeColor(color: string): Paper
  lineWidth(width: number): Paper
  text(text: string, x?: number, y?: number, options?: object): Paper
  heightOfString(text: string, options?: object): number
  moveDown(lines?: number): Paper
  moveTo(x: number, y: number): Paper
  lineTo(x: number, y: number): Paper
  stroke(): Paper
  rect(x: number, y: number, width: number, height: number): Paper
  fill(color: string): Paper
  image(data: Buffer, x: number, y: number, options?: object): Paper
  addPage(): Paper
}

/** The two faces of the standard fonts, which every reader has. */
export const faces = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const

// What those fonts have: the letters of western Europe.
const UNPRINTABLE =
  /[^\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\n]/gu

/** Text as the fonts can show it; what they lack is a small square rather than something else. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '  ')
    .replace(/[\u200d\ufe0f]/g, '')
    .replace(UNPRINTABLE, '\u2022')
}

/** Draws an A4 document and answers its bytes. The same drawing at the same moment gives the same bytes. */
export function draw(title: string, at: Date, drawing: (paper: Paper) => void): Promise<Buffer> {
  const info = { Title: printable(title), CreationDate: at, ModDate: at }
  const paper = new PDFDocument({ size: 'A4', margin: 48, info, lang: 'es-AR', displayTitle: true, bufferPages: false })
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
    drawing(paper as unknown as Paper)
    paper.end()
  })
}

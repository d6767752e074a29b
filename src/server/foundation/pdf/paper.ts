import PDFDocument from 'pdfkit'
import { type FontFace, loadFonts, printable } from './letters.ts'

export { printable } from './letters.ts'

/** A document to draw on: the part of the pdfkit API that is used here. */
export interface Paper {
  readonly page: {
    width: number
    height: number
    margins: { left: number; right: number; top: number; bottom: number }
  }
  x: number
  y: number
  registerFont(name: string, file: Buffer): Paper
  font(name: string, size?: number): Paper
  fontSize(size: number): Paper
  fillColor(color: string): Paper
  strokeColor(color: string): Paper
  lineWidth(width: number): Paper
  text(text: string, x?: number, y?: number, options?: object): Paper
  heightOfString(text: string, options?: object): number
  widthOfString(text: string): number
  currentLineHeight(gap: boolean): number
  moveDown(lines?: number): Paper
  moveTo(x: number, y: number): Paper
  lineTo(x: number, y: number): Paper
  stroke(): Paper
  rect(x: number, y: number, width: number, height: number): Paper
  fill(color: string): Paper
  image(data: Buffer, x: number, y: number, options?: object): Paper
  addPage(): Paper
}

/** Font names as registered in a document. */
export const faces = { plain: 'plain', bold: 'bold' } as const satisfies Record<FontFace, string>

/** Draws an A4 document and returns its bytes. The output is deterministic for the same drawing and time. */
export function draw(title: string, at: Date, drawing: (paper: Paper) => void): Promise<Buffer> {
  const info = { Title: printable(title), CreationDate: at, ModDate: at }
  const paper = new PDFDocument({ size: 'A4', margin: 48, info, lang: 'es-AR', displayTitle: true, font: '' })
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
    const drawn = paper as unknown as Paper
    for (const [name, file] of Object.entries(loadFonts().files)) drawn.registerFont(name, file)
    drawn.font(faces.plain)
    drawing(drawn)
    paper.end()
  })
}

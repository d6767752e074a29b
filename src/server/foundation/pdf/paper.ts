import PDFDocument from 'pdfkit'
import { type Face, letters, printable } from './letters.ts'

export { printable } from './letters.ts'

/** What is drawn on; the part of pdfkit that documents here use. */
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

/** The faces, as a document knows them. */
export const faces = { plain: 'plain', bold: 'bold' } as const satisfies Record<Face, string>

/** Draws an A4 document and answers its bytes. The same drawing at the same moment gives the same bytes. */
export function draw(title: string, at: Date, drawing: (paper: Paper) => void): Promise<Buffer> {
  const info = { Title: printable(title), CreationDate: at, ModDate: at }
  const paper = new PDFDocument({ size: 'A4', margin: 48, info, lang: 'es-AR', displayTitle: true, font: '' })
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
    const drawn = paper as unknown as Paper
    for (const [name, file] of Object.entries(letters().files)) drawn.registerFont(name, file)
    drawn.font(faces.plain)
    drawing(drawn)
    paper.end()
  })
}

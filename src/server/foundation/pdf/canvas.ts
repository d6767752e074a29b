import PDFDocument from 'pdfkit'
import { type FontFace, loadFonts, printable } from './fonts.ts'

export { printable } from './fonts.ts'

/** A document to draw on: the part of the pdfkit API that is used here. */
export interface PdfCanvas {
  readonly page: {
    width: number
    height: number
    margins: { left: number; right: number; top: number; bottom: number }
  }
  x: number
  y: number
  registerFont(name: string, file: Buffer): PdfCanvas
  font(name: string, size?: number): PdfCanvas
  fontSize(size: number): PdfCanvas
  fillColor(color: string): PdfCanvas
  strokeColor(color: string): PdfCanvas
  lineWidth(width: number): PdfCanvas
  text(text: string, x?: number, y?: number, options?: object): PdfCanvas
  heightOfString(text: string, options?: object): number
  widthOfString(text: string): number
  currentLineHeight(gap: boolean): number
  moveDown(lines?: number): PdfCanvas
  moveTo(x: number, y: number): PdfCanvas
  lineTo(x: number, y: number): PdfCanvas
  stroke(): PdfCanvas
  rect(x: number, y: number, width: number, height: number): PdfCanvas
  fill(color: string): PdfCanvas
  image(data: Buffer, x: number, y: number, options?: object): PdfCanvas
  addPage(): PdfCanvas
}

/** Font names as registered in a document. */
export const faces = { plain: 'plain', bold: 'bold' } as const satisfies Record<FontFace, string>

/**
 * Draws an A4 document and returns its bytes. The output is deterministic for the same drawing and time.
 * @param foot draws the foot of each page, once it is known how many there are
 */
export function draw(
  title: string,
  at: Date,
  drawing: (paper: PdfCanvas) => void,
  foot?: (paper: PdfCanvas, page: number, pages: number) => void,
): Promise<Buffer> {
  const info = { Title: printable(title), CreationDate: at, ModDate: at }
  const kind = { size: 'A4', margin: 48, lang: 'es-AR', displayTitle: true, font: '', bufferPages: foot !== undefined }
  const paper = new PDFDocument({ ...kind, info })
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(Buffer.concat(parts)))
    paper.on('error', reject)
    const drawn = paper as unknown as PdfCanvas
    for (const [name, file] of Object.entries(loadFonts().files)) drawn.registerFont(name, file)
    drawn.font(faces.plain)
    drawing(drawn)
    if (foot) {
      const { count } = paper.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        paper.switchToPage(page)
        // Text below the margin would else begin a new page.
        paper.page.margins.bottom = 0
        foot(drawn, page + 1, count)
      }
    }
    paper.end()
  })
}

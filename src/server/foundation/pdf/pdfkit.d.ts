declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** Constructor of a document. Its drawing functions are declared by `PdfCanvas` in `canvas.ts`. */
  const PDFDocument: new (
    options: object,
  ) => Readable & {
    readonly page: { margins: { bottom: number } }
    bufferedPageRange(): { count: number }
    switchToPage(page: number): void
    end(): void
  }
  export default PDFDocument
}

declare module 'fontkit' {
  /** Parses a font file. Only the part of the API that is used here. */
  export function create(file: Uint8Array): { hasGlyphForCodePoint(point: number): boolean }
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** The constructor of a document; what is drawn on it is `Paper` of `paper.ts`. */
  const PDFDocument: new (options: object) => Readable & { end(): void }
  export default PDFDocument
}

declare module 'fontkit' {
  /** Reads a font file; the part that is used here. */
  export function create(file: Uint8Array): { hasGlyphForCodePoint(point: number): boolean }
}

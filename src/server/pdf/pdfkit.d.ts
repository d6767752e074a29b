declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  /** The constructor of a document; what is drawn on it is `Paper` of `paper.ts`. */
  const PDFDocument: new (options: object) => Readable & { end(): void }
  export default PDFDocument
}

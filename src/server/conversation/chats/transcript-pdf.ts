import { draw, faces, type PdfCanvas } from '../../foundation/pdf/canvas.ts'
import { write } from '../../foundation/pdf/write.ts'

/** The content of an exported chat, without internal notes. */
export interface TranscriptContent {
  title: string
  bot: string
  /** time of the export in the bot's time zone */
  at: string
  entries: { authorName: string; at: string; text: string }[]
}

/** Renders a chat as a PDF. `now` is the document's creation date. */
export function transcriptPdf({ account, now }: { account: TranscriptContent; now: Date }): Promise<Buffer> {
  const { title, bot, at, entries } = account
  return draw(title, now, (paper) => {
    write(paper.font(faces.bold, 15).fillColor('#1b1f24'), title)
    write(paper.font(faces.plain, 9).fillColor('#57606a'), `${bot} · ${at}`)
    paper.moveDown(1.2)
    for (const line of entries) draft(paper, line)
  })
}

function draft(paper: PdfCanvas, { authorName, at, text }: TranscriptContent['entries'][number]): void {
  write(paper.font(faces.bold, 9).fillColor('#57606a'), `${authorName} · ${at}`)
  write(paper.font(faces.plain, 10.5).fillColor('#1b1f24'), text)
  paper.moveDown(0.6)
}

import { draw, faces, type Paper } from '../../foundation/pdf/paper.ts'
import { write } from '../../foundation/pdf/write.ts'

/** The content of an exported chat, without internal notes. */
export interface Account {
  title: string
  bot: string
  /** time of the export in the bot's time zone */
  at: string
  said: { who: string; at: string; text: string }[]
}

/** Renders a chat as a PDF. `now` is the document's creation date. */
export function transcriptPdf({ account, now }: { account: Account; now: Date }): Promise<Buffer> {
  const { title, bot, at, said } = account
  return draw(title, now, (paper) => {
    write(paper.font(faces.bold, 15).fillColor('#1b1f24'), title)
    write(paper.font(faces.plain, 9).fillColor('#57606a'), `${bot} · ${at}`)
    paper.moveDown(1.2)
    for (const line of said) draft(paper, line)
  })
}

function draft(paper: Paper, { who, at, text }: Account['said'][number]): void {
  write(paper.font(faces.bold, 9).fillColor('#57606a'), `${who} · ${at}`)
  write(paper.font(faces.plain, 10.5).fillColor('#1b1f24'), text)
  paper.moveDown(0.6)
}

import { formatChatDate, TIMEZONE } from '../../../contract/zone.ts'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { draw, faces, type Paper } from '../../foundation/pdf/paper.ts'
import { write } from '../../foundation/pdf/write.ts'
import { db } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'
import { asMessages, type ChatMessage, messages } from './core/message.ts'

/** Messages of one document. */
const MOST = 2_000

/** A chat as it is handed out: nothing of what staff note among themselves. */
interface Account {
  title: string
  bot: string
  /** when it was written out, in the bot's time */
  at: string
  said: { who: string; at: string; text: string }[]
}

/** A chat as a PDF. */
export async function transcript(scope: Scope, chatId: number): Promise<Buffer> {
  const { title, bot, at, said } = await account(scope, chatId, 'pdf')
  return draw(title, currentCall().services.clock(), (paper) => {
    write(paper.font(faces.bold, 15).fillColor('#1b1f24'), title)
    write(paper.font(faces.plain, 9).fillColor('#57606a'), `${bot} · ${at}`)
    paper.moveDown(1.2)
    for (const line of said) draft(paper, line)
  })
}

/** A chat as plain text, a message a line; lines of its own within a message are set in. */
export async function transcriptText(scope: Scope, chatId: number): Promise<Buffer> {
  const { title, bot, at, said } = await account(scope, chatId, 'txt')
  const lines = said.map((line) => `[${line.at}] ${line.who}: ${line.text.replace(/\r?\n/g, '\n    ')}`)
  return Buffer.from([title, `${bot} · ${at}`, '', ...lines, ''].join('\n'), 'utf8')
}

async function account(scope: Scope, chatId: number, format: string): Promise<Account> {
  const chat = await visibleChat(scope, chatId)
  const bot = await db()
    .selectFrom('bot')
    .select(['name', 'settings'])
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  const rows = await messages(chatId).where('m.author', '<>', 'internal').orderBy('m.id', 'desc').limit(MOST).execute()
  const said = await asMessages(rows.reverse())
  await record({
    id: chatId,
    label: chat.user_name,
    after: { messages: said.length, format },
  })
  const zone = bot.settings.timezone ?? TIMEZONE
  return {
    title: `Conversación con ${chat.user_name}`,
    bot: bot.name,
    at: formatChatDate(currentCall().services.clock(), zone),
    said: said.map((message) => line(message, zone)),
  }
}

function line({ user_name, at, text, files, buttons = [] }: ChatMessage, zone: string): Account['said'][number] {
  const offered = buttons.length > 0 && `[Opciones: ${buttons.map(({ title }) => title).join(' · ')}]`
  const parts = [text, ...files.map(({ filename }) => `[Archivo: ${filename}]`), offered].filter(Boolean)
  return { who: user_name || 'Sistema', at: formatChatDate(at, zone), text: parts.join('\n') }
}

function draft(paper: Paper, { who, at, text }: Account['said'][number]): void {
  write(paper.font(faces.bold, 9).fillColor('#57606a'), `${who} · ${at}`)
  write(paper.font(faces.plain, 10.5).fillColor('#1b1f24'), text)
  paper.moveDown(0.6)
}

import { record } from '../audit/record.ts'
import { TIMEZONE } from '../conversation/item.ts'
import { visibleChat } from '../conversation/lock.ts'
import { asMessages, type ChatMessage, messages } from '../conversation/message.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { draw, faces, type Paper, printable } from '../pdf/paper.ts'
import { db } from '../store/db.ts'

/** Messages of one document. */
const MOST = 2_000

/** A conversation as a PDF, without what staff note among themselves. */
export async function transcript(scope: Scope, chatId: number): Promise<Buffer> {
  const chat = await visibleChat(scope, chatId)
  const bot = await db()
    .selectFrom('bot')
    .select(['name', 'settings'])
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  const rows = await messages(chatId).where('m.author', '<>', 'internal').orderBy('m.id', 'desc').limit(MOST).execute()
  const said = await asMessages(rows.reverse())
  await record({
    action: 'export',
    resource: 'chat',
    id: chatId,
    label: chat.user_name,
    after: { messages: said.length },
  })
  const timeZone = (bot.settings as { timezone?: string }).timezone ?? TIMEZONE
  const moment = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const now = currentCall().services.clock()
  return draw(`Conversación con ${chat.user_name}`, now, (paper) => {
    paper
      .font(faces.bold, 15)
      .fillColor('#1b1f24')
      .text(printable(`Conversación con ${chat.user_name}`))
    paper
      .font(faces.plain, 9)
      .fillColor('#57606a')
      .text(printable(`${bot.name} · ${moment.format(now)}`))
      .moveDown(1.2)
    for (const message of said) line(paper, message, moment)
  })
}

function line(
  paper: Paper,
  { user_name, at, text, files, buttons = [] }: ChatMessage,
  moment: Intl.DateTimeFormat,
): void {
  paper
    .font(faces.bold, 9)
    .fillColor('#57606a')
    .text(printable(`${user_name || 'Sistema'} · ${moment.format(new Date(at))}`))
  const offered = buttons.length > 0 && `[Opciones: ${buttons.map(({ title }) => title).join(' · ')}]`
  const body = [text, ...files.map(({ filename }) => `[Archivo: ${filename}]`), offered].filter(Boolean).join('\n')
  paper.font(faces.plain, 10.5).fillColor('#1b1f24').text(printable(body)).moveDown(0.6)
}

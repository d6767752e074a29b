import { formatQuantity } from '../../../contract/format.ts'
import { plainMessage } from '../../../contract/plain-message.ts'
import { type Previewed, saysNothing } from '../../../contract/preview.ts'
import { isBlank, NO_TEXT } from '../../../contract/trimmed.ts'
import { formatChatDate, TIMEZONE } from '../../../contract/zone.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { workerFile } from '../../foundation/files/worker-file.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { drawingThread } from '../../foundation/pdf/thread.ts'
import { db } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'
import { type ChatMessage, messages, toMessages } from './core/message.ts'
import type { TranscriptContent, transcriptPdf } from './transcript-pdf.ts'

/** Maximum number of messages per document and of characters per PDF: a few hundred pages, rendered in seconds. */
const MOST = 2_000
const MOST_LETTERS = 300_000

const drawTranscript = drawingThread<Parameters<typeof transcriptPdf>[0]>(
  () => workerFile(new URL('./transcript-worker.ts', import.meta.url)),
  'El PDF tarda demasiado en armarse. Descarga la conversación como texto.',
)

/** Returns a chat as a PDF. */
export async function transcript(scope: Scope, chatId: number): Promise<Buffer> {
  const whole = await account(scope, chatId, 'pdf')
  return drawTranscript({ account: { ...whole, entries: newest(whole.entries) }, now: currentCall().services.clock() })
}

/** Returns a chat as plain text, one line per message. Line breaks within a message are indented. */
export async function transcriptText(scope: Scope, chatId: number): Promise<Buffer> {
  const { title, bot, at, entries } = await account(scope, chatId, 'txt')
  const lines = entries.map((line) => `[${line.at}] ${line.authorName}: ${line.text.replace(/\r?\n/g, '\n    ')}`)
  return Buffer.from([title, `${bot} · ${at}`, '', ...lines, ''].join('\n'), 'utf8')
}

async function account(scope: Scope, chatId: number, format: string): Promise<TranscriptContent> {
  const chat = await visibleChat(scope, chatId)
  const bot = await db()
    .selectFrom('bot')
    .select(['name', 'settings'])
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  const rows = await messages(chatId).where('m.author', '<>', 'internal').orderBy('m.id', 'desc').limit(MOST).execute()
  const said = await toMessages(rows.reverse())
  await writeAudit({
    id: chatId,
    label: chat.user_name,
    after: { messages: said.length, format },
  })
  const zone = bot.settings.timezone ?? TIMEZONE
  return {
    title: `Conversación con ${chat.user_name}`,
    bot: bot.name,
    at: formatChatDate(currentCall().services.clock(), zone),
    entries: said.map((message) => line(message, chat.channel, zone)),
  }
}

function line(
  { user_name, at, text, files, buttons = [], content }: ChatMessage,
  channel: string,
  zone: string,
): TranscriptContent['entries'][number] {
  const offered = buttons.length > 0 && `[Opciones: ${buttons.map(({ title }) => title).join(' · ')}]`
  const { header, footer } = content?.template ?? {}
  const parts = [
    header,
    content?.deleted ? '[Mensaje eliminado]' : saidIn({ text, content, file: files[0] }, channel),
    footer,
    ...files.map(({ filename }) => `[Archivo: ${filename}]`),
    offered,
  ].filter(Boolean)
  return { authorName: user_name || 'Sistema', at: formatChatDate(at, zone), text: parts.join('\n') }
}

const saidIn = (message: Previewed, channel: string): string =>
  saysNothing(message) ? `[${NO_TEXT}]` : plainMessage(isBlank(message.text) ? '' : message.text, channel)

/** Returns the last messages that fit in a PDF. */
function newest(said: TranscriptContent['entries']): TranscriptContent['entries'] {
  let letters = 0
  const first = said.findLastIndex(({ text }) => {
    letters += text.length
    return letters > MOST_LETTERS
  })
  const fitting = said.slice(first + 1)
  const cut = `Solo los últimos ${formatQuantity(fitting.length)} mensajes. Los anteriores están en el archivo de texto.`
  return first < 0 ? said : [{ authorName: 'Sistema', at: fitting[0]?.at ?? '', text: cut }, ...fitting]
}

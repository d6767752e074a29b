import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { operations } from '../../../../generated/operations.ts'
import { fileFault } from '../../../contract/channel-files.ts'
import type { Channel } from '../../../contract/channels.ts'
import { imageFaultTexts } from '../../../contract/images.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { readFileContent, storeFile } from '../../foundation/media/files.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import { detectMediaType, faultOfImage, sameType } from '../../foundation/media/media-type.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { hide } from '../../knowledge/dialogue/hide.ts'
import { lockChat, visibleChat } from './core/lock.ts'
import { type ChatMessage, messages, toMessages } from './core/message.ts'
import { sendInChat } from './core/send-message.ts'
import { shownUnread } from './core/sensitive/arrival.ts'
import { sensitiveFinder } from './core/sensitive/finder.ts'
import { answerable, writable } from './send.ts'

type Input = components['schemas']['ChatDocumentInput']
type Upload = components['schemas']['ChatUpload']
type Download = components['schemas']['ChatDownload']

/** The sent messages and the errors of files that were not sent. */
interface DocumentsSent {
  data: ChatMessage[]
  message?: string
}

/**
 * Sends files, one message each. Reports those that cannot be sent; 422 when none can. Call it within a transaction.
 */
export async function sendDocuments(scope: Scope, { id, target_id, files, reply_to }: Input): Promise<DocumentsSent> {
  const chat = await writable(scope, id, target_id)
  const replyTo = await answerable(chat, reply_to)
  const data: ChatMessage[] = []
  const faults: string[] = []
  for (const file of files) {
    const { bytes, fault } = decode(file, chat.channel)
    if (fault) faults.push(fault)
    else {
      const media = await storeFile({ botId: scope.botId, filename: file.filename, bytes, userId: scope.userId })
      if (!media) throw new Error('A file of an allowed type was not stored')
      // Only the first one answers.
      const answer = data.length === 0 ? replyTo : {}
      const mediaIds = [media.id]
      // The first one took the chat.
      const there = data.length === 0 ? chat : await lockChat(scope.botId, id)
      data.push(await sendInChat(there, { author: 'agent', ...writerOf(scope), text: '', mediaIds, ...answer }))
    }
  }
  const message = faults.join(' ')
  if (data.length === 0) throw problem(422, 'invalid', message, { files: faults })
  return message ? { data, message } : { data }
}

function decode({ file, filename, type, size }: Upload, channel: Channel): { bytes: Buffer; fault?: string } {
  const bytes = Buffer.from(file, 'base64')
  const found = detectMediaType(bytes)
  if (bytes.length > MAX_BYTES) return { bytes, fault: `${filename} supera los 16 MB. Prueba con uno más liviano.` }
  if (bytes.length !== size) return { bytes, fault: `${filename} llegó incompleto. Inténtalo nuevamente.` }
  const broken = faultOfImage(bytes)
  if (broken) return { bytes, fault: `${filename} ${imageFaultTexts[broken]}` }
  if (!found)
    return {
      bytes,
      fault: `No podemos enviar ${filename}. Prueba con una imagen, audio, video o PDF.`,
    }
  if (!sameType(type, found))
    return {
      bytes,
      fault: `El contenido de ${filename} no es del tipo que indica. Guárdalo de nuevo y vuelve a intentarlo.`,
    }
  const fault = fileFault(channel, { filename, type: found, size })
  return { bytes, ...(fault !== undefined && { fault }) }
}

interface Asked {
  media_id: string
  channel: Channel
  message_id: number
}

/** Returns a file of a message that the caller may see. */
export async function download(scope: Scope, asked: Asked): Promise<Download> {
  const row = await fileOf(scope, asked)
  const bytes = await readFileContent(asked.media_id)
  return { filename: row.filename, size: row.size, type: row.type, file: bytes.toString('base64') }
}

async function fileOf(scope: Scope, { media_id, channel, message_id }: Asked) {
  const row = await db()
    .selectFrom('message_file as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .innerJoin('chat', 'chat.id', 'm.chat_id')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .select(['d.filename', 'd.size', 'd.type'])
    .where('f.message_id', '=', message_id)
    .where('f.media_id', '=', media_id)
    .where('chat.channel', '=', channel)
    .where(visibleTo(scope))
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return row
}

/** Returns the transcript of an audio message without sensitive values. Requested once, then stored. */
export async function transcribe(scope: Scope, messageId: number): Promise<{ text: string }> {
  const row = await db()
    .selectFrom('message as m')
    .innerJoin('chat', 'chat.id', 'm.chat_id')
    .innerJoin('message_file as f', 'f.message_id', 'm.id')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .leftJoin('message_fact as r', 'r.message_id', 'm.id')
    .select(['m.transcript', 'm.chat_id', 'd.id', 'd.type', 'r.message_id as read'])
    .where('m.id', '=', messageId)
    .where(sql.ref<string>('d.type'), 'like', 'audio/%')
    .where(visibleTo(scope))
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const audio = { chatId: row.chat_id, messageId, isRead: row.read !== null }
  if (row.transcript !== null) return { text: await shownOfAudio(scope, audio, row.transcript) }
  const { transcriber, log } = currentCall().services
  const failed = () => problem(409, 'no_transcript', operations.chatAudioTranscribe.toasts.error)
  if (!transcriber) throw failed()
  const text = await transcriber.transcribe(await readFileContent(row.id), row.type).catch((error: unknown) => {
    log.warn({ err: error }, 'an audio message could not be transcribed')
    throw failed()
  })
  await db().updateTable('message').set({ transcript: text }).where('id', '=', messageId).execute()
  return { text: await shownOfAudio(scope, audio, text) }
}

/** Returns what staff see of an audio: the bot has hidden its values if it read it, and else gets the whole transcript. */
async function shownOfAudio(
  { botId }: Scope,
  { chatId, messageId, isRead }: { chatId: number; messageId: number; isRead: boolean },
  text: string,
): Promise<string> {
  const finder = await sensitiveFinder(botId)
  if (!finder) return text
  return isRead ? hide(text, finder.find(text)) : (await shownUnread(chatId, text, finder, messageId)).text
}

/** Returns the messages of a chat that have files, newest first. */
export async function gallery(scope: Scope, chatId: number, before?: number): Promise<{ data: ChatMessage[] }> {
  await visibleChat(scope, chatId)
  let query = messages(chatId).where('m.has_files', '=', true).orderBy('m.id', 'desc').limit(200)
  if (before !== undefined) query = query.where('m.id', '<', before)
  return { data: await toMessages(await query.execute()) }
}

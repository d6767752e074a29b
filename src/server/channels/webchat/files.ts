import type { components } from '../../../../generated/api.d.ts'
import type { Face } from '../../../contract/webchat.ts'
import { filesOf as storedFilesOf } from '../../conversation/chats/core/message.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import { contentOf, keep } from '../../foundation/media/files.ts'
import { type MediaType, typeOf } from '../../foundation/media/kind.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { AUTHORS } from './authors.ts'
import type { WebchatBot } from './bot.ts'
import type { Visitor } from './visitor.ts'

export type WebchatFile = components['schemas']['WebchatFile']

const MEGABYTE = 1_048_576

/** The files of messages, by message, as a visitor gets them. */
export async function filesOf(messageIds: readonly number[]): Promise<Map<number, WebchatFile[]>> {
  const found = await storedFilesOf(messageIds)
  return new Map(
    [...found].map(([id, files]) => [id, files.map(({ media_id, ...file }) => ({ id: media_id, ...file }))]),
  )
}

/** Keeps what a visitor uploads, if the bot takes files and the content is of an allowed type; 422 otherwise. */
export async function upload(
  { id: botId, face }: WebchatBot,
  visitor: Visitor,
  { filename, file }: components['schemas']['WebchatFileInput'],
): Promise<WebchatFile> {
  const { allow_files, allow_audio, upload_types } = face
  if (!allow_files && !allow_audio) throw refused('En esta conversación no se pueden enviar archivos.')
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(file) ? Buffer.from(file, 'base64') : Buffer.alloc(0)
  if (bytes.length > face.upload_max_mb * MEGABYTE)
    throw refused(`El archivo no puede superar los ${face.upload_max_mb} MB.`)
  const kind = kindOf(typeOf(bytes))
  if (!kind) throw refused('El tipo de archivo no se admite.')
  if (!(allow_files && upload_types.includes(kind)) && !(allow_audio && kind === 'audio'))
    throw refused('En esta conversación no se admiten archivos de ese tipo.')
  return tx(async () => {
    const media = await keep({ botId, filename, bytes, userId: null })
    if (!media) throw refused('El tipo de archivo no se admite.')
    await db().insertInto('webchat_upload').values({ visitor_id: visitor.id, media_id: media.id }).execute()
    const { number: _number, ...told } = media
    return told
  })
}

/** What the settings call a type of file. */
function kindOf(type: MediaType | undefined): Face['upload_types'][number] | undefined {
  const [kind] = type?.split('/') ?? []
  return kind === 'application' ? 'document' : (kind as Face['upload_types'][number] | undefined)
}

function refused(text: string) {
  return problem(422, 'invalid', text, { file: [text] })
}

/** Of these files, those that the visitor uploaded. */
export async function ownUploads(visitorId: number, mediaIds: readonly string[]): Promise<string[]> {
  if (mediaIds.length === 0) return []
  const rows = await db()
    .selectFrom('webchat_upload')
    .select('media_id')
    .where('visitor_id', '=', visitorId)
    .where('media_id', 'in', mediaIds)
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** The bytes of a file that the visitor uploaded or was sent; 404 for every other. */
export async function bytesFor({ id, chatId }: Visitor, mediaId: string): Promise<Buffer> {
  const own = (await ownUploads(id, [mediaId])).length > 0
  if (!own && (chatId === null || !(await wasSent(chatId, mediaId)))) throw refusals.notFound()
  return contentOf(mediaId)
}

async function wasSent(chatId: number, mediaId: string): Promise<boolean> {
  const row = await db()
    .selectFrom('message_file as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .select('f.media_id')
    .where('f.media_id', '=', mediaId)
    .where('m.chat_id', '=', chatId)
    .where('m.author', 'in', AUTHORS)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

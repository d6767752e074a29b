import type { components } from '../../../../generated/api.d.ts'
import { type ImageFault, MOST_PIXELS } from '../../../contract/images.ts'
import type { PublicWebchatSettings } from '../../../contract/webchat.ts'
import { filesOf as storedFilesOf } from '../../conversation/chats/core/message.ts'
import { badForm, SentForm } from '../../foundation/http/multipart.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { readFileContent, storeFile } from '../../foundation/media/files.ts'
import { detectMediaType, faultOfImage, type MediaType } from '../../foundation/media/media-type.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { AUTHORS } from './authors.ts'
import type { WebchatBot } from './bot.ts'
import type { Visitor } from './visitor.ts'

type Schemas = components['schemas']
type WebchatFile = Schemas['WebchatFile']
type Sent = SentForm | Schemas['WebchatFormerFileInput']

const MEGABYTE = 1_048_576
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const UNSUPPORTED = 'No recibimos archivos de ese tipo. {Probá/Prueba/Pruebe} con otro.'

/** What visitors read of an image that cannot be shown. */
const UNSHOWN: Readonly<Record<ImageFault, string>> = {
  broken: 'La imagen está dañada o incompleta. {Probá/Prueba/Pruebe} con otra.',
  large: `La imagen supera los ${MOST_PIXELS}. {Elegí/Elige/Elija} una más chica.`,
}

/** Returns the files of messages, by message id, as sent to visitors. */
export async function filesOf(messageIds: readonly number[]): Promise<Map<number, WebchatFile[]>> {
  const found = await storedFilesOf(messageIds, 'customer')
  return new Map(
    [...found].map(([id, files]) => [id, files.map(({ media_id, ...file }) => ({ id: media_id, ...file }))]),
  )
}

/** Stores a visitor's upload. Rejects with 422 when the bot does not accept files or not this type. */
export async function upload({ id: botId, face }: WebchatBot, visitor: Visitor, body: Sent): Promise<WebchatFile> {
  const { allow_files, allow_audio, upload_types } = face
  if (!allow_files && !allow_audio)
    throw refused('En esta conversación no recibimos archivos. {Escribí/Escribe/Escriba} {tu/su} consulta.')
  const { filename, bytes } = fileIn(body)
  if (bytes.length > face.upload_max_mb * MEGABYTE)
    throw refused(`El archivo pesa demasiado. {Elegí/Elige/Elija} uno de hasta ${face.upload_max_mb} MB.`)
  const fault = faultOfImage(bytes)
  if (fault) throw refused(UNSHOWN[fault])
  const kind = kindOf(detectMediaType(bytes))
  if (!kind) throw refused(UNSUPPORTED)
  if (!(allow_files && upload_types.includes(kind)) && !(allow_audio && kind === 'audio')) throw refused(UNSUPPORTED)
  return tx(async () => {
    const media = await storeFile({ botId, filename, bytes, userId: null })
    if (!media) throw refused(UNSUPPORTED)
    await db().insertInto('webchat_upload').values({ visitor_id: visitor.id, media_id: media.id }).execute()
    const { number: _number, ...stored } = media
    return stored
  })
}

/** Returns the file of a form; widgets that were opened before an update send it as JSON. */
function fileIn(body: Sent): { filename: string; bytes: Buffer } {
  if (body instanceof SentForm) {
    const [file] = body.files
    if (file?.field !== 'file' || body.files.length > 1) throw badForm()
    return file
  }
  const { filename, file } = body
  return { filename, bytes: BASE64.test(file) ? Buffer.from(file, 'base64') : Buffer.alloc(0) }
}

/** Returns the category of a file type in the settings. */
function kindOf(type: MediaType | undefined): PublicWebchatSettings['upload_types'][number] | undefined {
  const [kind] = type?.split('/') ?? []
  return kind === 'application' ? 'document' : (kind as PublicWebchatSettings['upload_types'][number] | undefined)
}

function refused(text: string) {
  return problem(422, 'invalid', text, { file: [text] })
}

/** Returns which of these files the visitor uploaded. */
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

/** Returns the content of a file that the visitor uploaded or received; 404 otherwise. */
export async function bytesFor({ id, chatId }: Visitor, mediaId: string): Promise<Buffer> {
  const own = (await ownUploads(id, [mediaId])).length > 0
  if (!own && (chatId === null || !(await wasSent(chatId, mediaId)))) throw commonProblems.notFound()
  return readFileContent(mediaId)
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

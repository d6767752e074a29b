import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { imageFaultTexts } from '../../../contract/images.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import type { SentForm } from '../../foundation/http/multipart.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readFileContent, storeFile } from '../../foundation/media/files.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import { detectMediaType, faultOfImage } from '../../foundation/media/media-type.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { visibleReplies } from './replies.ts'

/** A stored file as in the API. */
type MediaFile = components['schemas']['MediaFile']
type Visibility = 'own' | 'bot'

/** Stores the uploaded files, all or none. 422 lists the reason for each file that is rejected. */
export function upload(scope: Scope, { files, fields }: SentForm): Promise<MediaFile[]> {
  if (files.length === 0 || files.some(({ field }) => field !== 'files')) throw refused(['Elige al menos un archivo.'])
  const faults = files.flatMap(({ filename, bytes }) => faultOf(filename, bytes) ?? [])
  if (faults.length) throw refused(faults)
  const visibility = visibilityIn(fields.additional_data)
  return tx(async () => {
    const kept: MediaFile[] = []
    for (const file of files) {
      const media = await storeFile({
        filename: file.filename,
        bytes: file.bytes,
        botId: scope.botId,
        userId: scope.userId,
        visibility,
      })
      if (!media) throw refused([wrongType(file.filename)])
      kept.push(...(await mediaFiles(scope.botId, [media.number])))
    }
    for (const { id, filename } of kept) await writeAudit({ id, label: filename })
    return kept
  })
}

const wrongType = (filename: string) => `No podemos guardar ${filename}. Prueba con una imagen, audio, video o PDF.`

function faultOf(filename: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return `${filename} está vacío. Elige otro archivo.`
  if (bytes.length > MAX_BYTES) return `${filename} supera los ${MAX_BYTES / 1024 ** 2} MB. Prueba con uno más liviano.`
  const fault = faultOfImage(bytes)
  if (fault) return `${filename} ${imageFaultTexts[fault]}`
  return detectMediaType(bytes) ? undefined : wrongType(filename)
}

function visibilityIn(text: string | undefined): Visibility {
  if (text === undefined || text === '') return 'bot'
  try {
    const { visibility = 'bot' } = JSON.parse(text) as { visibility?: unknown }
    if (visibility === 'own' || visibility === 'bot') return visibility
  } catch {
    // Invalid JSON is rejected below like any other invalid value.
  }
  const said = 'No entendimos los datos adicionales. Revísalos e inténtalo nuevamente.'
  throw problem(422, 'invalid', said, { additional_data: [said] })
}

function refused(texts: string[]) {
  return problem(422, 'invalid', texts.join(' '), { files: texts })
}

/** Returns the files with these numbers, in order. Unknown ones are left out. */
export async function mediaFiles(botId: number, numbers: readonly number[]): Promise<MediaFile[]> {
  if (numbers.length === 0) return []
  const rows = await db()
    .selectFrom('media')
    .select(['number as id', 'filename', 'type', 'size'])
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers)
    .execute()
  const found = new Map(rows.map((row) => [row.id, { ...row, url: `/api/media/${botId}/${row.id}` }]))
  return numbers.flatMap((number) => found.get(number) ?? [])
}

/**
 * Returns the `media.id` of these files, in order. 422 at `field` when one does not exist or the caller may not read
 * it.
 */
export async function readableIds(scope: Scope, numbers: readonly number[], field: string): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await readableMedia(scope).where('m.number', 'in', numbers).execute()
  const found = new Map(rows.map(({ id, number }) => [number, id]))
  const ids = numbers.flatMap((number) => found.get(number) ?? [])
  if (ids.length === numbers.length) return ids
  const text = 'Elegiste un archivo que ya no existe. Quítalo y vuelve a guardar.'
  throw problem(422, 'invalid', text, { [field]: [text] })
}

/** Returns the content of a file; 404 when the caller may not read it. */
export async function read(scope: Scope, number: number): Promise<Buffer> {
  const row = await readableMedia(scope).where('m.number', '=', number).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return readFileContent(row.id)
}

/** Files that the caller may read: those of the team, their own, and those in quick replies and chats they may see. */
export function readableMedia(scope: Scope) {
  const inReply = visibleReplies(scope)
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .where(sql<boolean>`quick_reply.attachments @> to_jsonb(m.number)`)
  const inChat = db()
    .selectFrom('message_file as f')
    .innerJoin('message', 'message.id', 'f.message_id')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .select(sql<number>`1`.as('one'))
    .where(sql<boolean>`f.media_id = m.id`)
    .where(visibleTo(scope))
  return db()
    .selectFrom('media as m')
    .select(['m.id', 'm.number'])
    .where('m.bot_id', '=', scope.botId)
    .where((is) =>
      is.or([
        is('m.visibility', '=', 'bot'),
        is.and([is('m.visibility', '=', 'own'), is('m.created_by', '=', scope.userId)]),
        is.and([is('m.visibility', '=', 'own'), is.exists(inReply)]),
        ...(scope.permissions.chats ? [is.exists(inChat)] : []),
      ]),
    )
}

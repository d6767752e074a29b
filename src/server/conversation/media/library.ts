import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { record } from '../../foundation/audit/record.ts'
import type { SentForm } from '../../foundation/http/multipart.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { contentOf, keep, MAX_BYTES } from '../../foundation/media/files.ts'
import { typeOf } from '../../foundation/media/kind.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { visibleReplies } from './replies.ts'

/** A kept file as the API tells it. */
type MediaFile = components['schemas']['MediaFile']
type Visibility = 'own' | 'bot'

/** Keeps what a form carries, all or nothing; 422 tells of each file that cannot be kept why. */
export function upload(scope: Scope, { files, fields }: SentForm): Promise<MediaFile[]> {
  if (files.length === 0 || files.some(({ field }) => field !== 'files')) throw refused(['Elegir al menos un archivo.'])
  const faults = files.flatMap(({ filename, bytes }) => faultOf(filename, bytes) ?? [])
  if (faults.length) throw refused(faults)
  const visibility = visibilityIn(fields.additional_data)
  return tx(async () => {
    const kept: MediaFile[] = []
    for (const file of files) {
      const media = await keep({
        filename: file.filename,
        bytes: file.bytes,
        botId: scope.botId,
        userId: scope.userId,
        visibility,
      })
      if (!media) throw refused([`${file.filename}: el tipo de archivo no se admite.`])
      kept.push(...(await mediaFiles(scope.botId, [media.number])))
    }
    for (const { id, filename } of kept) await record({ id, label: filename })
    return kept
  })
}

function faultOf(filename: string, bytes: Buffer): string | undefined {
  if (bytes.length === 0) return `${filename}: el archivo está vacío.`
  if (bytes.length > MAX_BYTES) return `${filename}: el archivo no puede superar los ${MAX_BYTES / 1024 ** 2} MB.`
  return typeOf(bytes) ? undefined : `${filename}: el tipo de archivo no se admite.`
}

function visibilityIn(text: string | undefined): Visibility {
  if (text === undefined || text === '') return 'bot'
  try {
    const { visibility = 'bot' } = JSON.parse(text) as { visibility?: unknown }
    if (visibility === 'own' || visibility === 'bot') return visibility
  } catch {
    // told below: what is no JSON is as wrong as what says something else
  }
  const said = 'Los datos adicionales no son válidos.'
  throw problem(422, 'invalid', said, { additional_data: [said] })
}

function refused(texts: string[]) {
  return problem(422, 'invalid', texts.join(' '), { files: texts })
}

/** The files with these numbers, in their order; those that the bot does not have are left out. */
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
 * What messages carry of these files, in their order: `media.id` by number. 422 at `field` when one is not there or
 * the caller may not read it.
 */
export async function readableIds(scope: Scope, numbers: readonly number[], field: string): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await readable(scope).where('m.number', 'in', numbers).execute()
  const found = new Map(rows.map(({ id, number }) => [number, id]))
  const ids = numbers.flatMap((number) => found.get(number) ?? [])
  if (ids.length === numbers.length) return ids
  const text = 'Hay archivos que ya no existen.'
  throw problem(422, 'invalid', text, { [field]: [text] })
}

/** The bytes of a file that the caller may read; every other is not there. */
export async function read(scope: Scope, number: number): Promise<Buffer> {
  const row = await readable(scope).where('m.number', '=', number).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return contentOf(row.id)
}

/** Files that the caller may read now: the team's, his own, those of quick replies and chats that he may see. */
export function readable(scope: Scope) {
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

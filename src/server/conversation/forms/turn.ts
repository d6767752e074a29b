import { sql } from 'kysely'
import { realName } from '../../../contract/customer-names.ts'
import { db } from '../../foundation/store/db.ts'
import type { Turn } from '../../knowledge/dialogue/types.ts'

/** Returns what forms use of the contact of a chat: their data, and which forms they were asked. */
export async function formFacts(botId: number, chatId: number): Promise<Pick<Turn, 'contact' | 'runs'>> {
  const row = await db()
    .selectFrom('chat as c')
    .innerJoin('contact as k', 'k.id', 'c.contact_id')
    .select(['k.id', 'k.name', 'k.phone', 'k.email', 'k.document', 'k.company', 'k.city', 'k.province', 'k.custom'])
    .where('c.bot_id', '=', botId)
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const runs = await db()
    .selectFrom('form_run')
    .distinctOn('form_id')
    .select(['form_id', 'status', sql<string>`coalesce(finished_at, updated_at)`.as('at')])
    .where('contact_id', '=', row.id)
    .where('status', '<>', 'partial')
    .orderBy('form_id')
    .orderBy(sql`status = 'complete'`, 'desc')
    .orderBy('id', 'desc')
    .execute()
  const { id: _, name, document, custom, ...own } = row
  const data = { ...custom, ...own, name: realName(name), document: document?.value }
  return {
    contact: Object.fromEntries(Object.entries(data).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))),
    runs: Object.fromEntries(runs.map(({ form_id, status, at }) => [form_id, { status, at }])),
  }
}

/** Returns the files of a message by their numbers, and the place that it shares. */
export async function sentIn(messageId: number): Promise<Pick<Turn, 'files' | 'place'>> {
  const message = await db()
    .selectFrom('message')
    .select(['content', 'has_files'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  const location = message?.content?.location
  const files = message?.has_files
    ? await db()
        .selectFrom('message_file as f')
        .innerJoin('media as m', 'm.id', 'f.media_id')
        .select('m.number')
        .where('f.message_id', '=', messageId)
        .orderBy('m.number')
        .execute()
    : []
  return {
    ...(files.length > 0 && { files: files.map(({ number }) => number) }),
    ...(location && { place: { latitude: location.latitude, longitude: location.longitude } }),
  }
}

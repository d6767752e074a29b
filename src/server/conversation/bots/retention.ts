import { rm } from 'node:fs/promises'
import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { placeOfFile } from '../../foundation/media/files.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { forgetMessages } from '../chats/core/forget-message.ts'
import { copiesOfWords, heldByCopies } from '../contacts/data/forwarded.ts'

type Schemas = components['schemas']
type Kept = Partial<Schemas['Retention']>

/** Rows that one transaction deletes, so that chats do not wait for it, and transactions of a bot in one run. */
const BATCH = 500
const BATCHES = 20

const DAY = 86_400_000

/** The times before which a bot keeps nothing. Absent: it keeps everything. */
interface Limits {
  messages?: Date
  media?: Date
  leads?: Date
}

/** Returns what a retention would delete now: the given one, else that of the bot's settings. */
export async function previewRetention({ botId }: Scope, given: Kept, now: Date): Promise<Schemas['RetentionPreview']> {
  const bot = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const { messages, media, leads } = limitsOf(Object.keys(given).length > 0 ? given : bot.settings.retention, now)
  const { rows } = await sql<{ messages: number; media: number; leads: number }>`
    select
      ${messages ? sql`(select count(*)::int from ${oldMessages(botId, messages)})` : sql`0`} as messages,
      ${media ? sql`(select count(distinct media_id)::int from ${oldFiles(botId, media)})` : sql`0`} as media,
      ${leads ? sql`(select count(*)::int from ${oldLeads(botId, leads)})` : sql`0`} as leads`.execute(db())
  return rows[0] ?? { messages: 0, media: 0, leads: 0 }
}

/**
 * Deletes what bots keep no longer, in small transactions: files first, then messages and what was noted beside them,
 * then contacts with their chats. A large backlog is left to the next runs. Quotations, and contacts that have one, stay.
 * @param dataDir the folder of stored files
 */
export async function cleanRetained(now: Date, dataDir?: string): Promise<void> {
  const bots = await db()
    .selectFrom('bot')
    .select(['id', 'settings'])
    .where(sql<boolean>`jsonb_typeof(settings->'retention') = 'object'`)
    .execute()
  for (const { id, settings } of bots) {
    const { messages, media, leads } = limitsOf(settings.retention, now)
    if (media) await repeat(() => deleteFiles(id, media, dataDir))
    if (messages) {
      await repeat(() => deleteMessages(id, messages))
      await repeat(() => deleteHappenings(id, messages))
      await repeat(() => forgetPages(id, messages))
      await repeat(() => forgetComments(id, messages))
    }
    if (leads) await repeat(() => deleteLeads(id, leads, dataDir))
  }
}

/** Repeats a step until it finds less than a whole batch. */
async function repeat(step: () => Promise<number>): Promise<void> {
  for (let round = 0; round < BATCHES; round++) if ((await step()) < BATCH) return
}

function limitsOf({ messages_days, media_days, leads_days }: Kept = {}, now: Date): Limits {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  // A message takes its files with it.
  const media = [messages_days, media_days].filter((days) => days !== null && days !== undefined)
  return {
    ...(messages_days && { messages: before(messages_days) }),
    ...(media.length > 0 && { media: before(Math.min(...media)) }),
    ...(leads_days && { leads: before(leads_days) }),
  }
}

type Rows = RawBuilder<unknown>

const oldMessages = (botId: number, before: Date): Rows => sql`(
  select id, chat_id from message where bot_id = ${botId} and at < ${before}) old`

/** Files of chats. What the library, a quotation or a younger message has as well stays. */
const oldFiles = (botId: number, before: Date): Rows => sql`(
  select f.media_id, f.message_id from message m
  join message_file f on f.message_id = m.id
  join media d on d.id = f.media_id and d.visibility = 'chat'
  where m.bot_id = ${botId} and m.at < ${before}
    and not exists (select from message_file o join message y on y.id = o.message_id
      where o.media_id = f.media_id and y.at >= ${before})
    and not exists (select from budget b where b.media_id = f.media_id)
    and not exists (select from budget_version v where v.media_id = f.media_id)) old`

const oldLeads = (botId: number, before: Date): Rows => sql`(
  select k.id from contact k
  where k.bot_id = ${botId}
    and (k.last_seen_at < ${before} or (k.last_seen_at is null and k.created_at < ${before}))
    and not exists (select from chat c where c.contact_id = k.id and c.last_message_at >= ${before})
    and not exists (select from budget b join chat c on c.id = b.chat_id where c.contact_id = k.id)) old`

async function deleteFiles(botId: number, before: Date, dataDir?: string): Promise<number> {
  const { rows } = await sql<{ media_id: string }>`
    select distinct media_id from ${oldFiles(botId, before)} limit ${BATCH}`.execute(db())
  const ids = rows.map(({ media_id }) => media_id)
  if (ids.length > 0) await tx(() => forgetFiles(ids))
  await removeFromDisk(ids, dataDir)
  return ids.length
}

/** Deletes the rows of files. A message that was only a file says that it is gone. */
async function forgetFiles(ids: readonly string[]): Promise<void> {
  await sql`
    update message set body = 'Archivo eliminado.'
    where body = '' and id in (select message_id from message_file where media_id = any(${ids}::text[]))`.execute(db())
  await db().deleteFrom('message_file').where('media_id', 'in', ids).execute()
  await db().deleteFrom('webchat_upload').where('media_id', 'in', ids).execute()
  await db().deleteFrom('media').where('id', 'in', ids).execute()
}

/** Files are deleted after their rows: a file without a row is found by the hourly cleaning, a row without one is not. */
async function removeFromDisk(ids: readonly string[], dataDir: string | undefined): Promise<void> {
  if (dataDir !== undefined) for (const id of ids) await rm(placeOfFile(id, dataDir), { force: true })
}

function deleteMessages(botId: number, before: Date): Promise<number> {
  return tx(async () => {
    const { rows } = await sql<{ id: number; chat_id: number }>`
      select id, chat_id from ${oldMessages(botId, before)} limit ${BATCH}`.execute(db())
    if (rows.length === 0) return 0
    const chats = [...new Set(rows.map(({ chat_id }) => chat_id))]
    await lockChats(sql`id = any(${chats}::int[])`)
    await sql`delete from message where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db())
    await sql`delete from chat_handoff where chat_id = any(${chats}::int[]) and at < ${before}`.execute(db())
    await sql`
      update chat set last_message_text = '', last_message_kind = 'text'
      where id = any(${chats}::int[]) and last_message_at < ${before}`.execute(db())
    return rows.length
  })
}

/** Deletes what happened to chats, also to those whose messages are gone already. */
async function deleteHappenings(botId: number, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from chat_event where id in (
      select id from chat_event where bot_id = ${botId} and at < ${before} order by at limit ${BATCH})
    returning id`.execute(db())
  return rows.length
}

/** Forgets where visitors were. */
async function forgetPages(botId: number, before: Date): Promise<number> {
  const { rows } = await sql`
    update webchat_visitor set page = null, page_title = null, referrer = null, language = null, browser = null,
      system = null, device = null, page_at = null
    where id in (
      select id from webchat_visitor where bot_id = ${botId} and page_at < ${before} order by page_at limit ${BATCH})
    returning id`.execute(db())
  return rows.length
}

/** Forgets what customers wrote beside their scores, which stay. */
async function forgetComments(botId: number, before: Date): Promise<number> {
  const { rows } = await sql`
    update chat_rating set comment = '' where id in (
      select id from chat_rating where bot_id = ${botId} and rated_at < ${before} and comment <> '' limit ${BATCH})
    returning id`.execute(db())
  return rows.length
}

/** Locks chats before what belongs to them, in the order of a message that comes meanwhile. */
const lockChats = (which: RawBuilder<unknown>) =>
  sql`select from chat where ${which} order by id for update`.execute(db())

async function deleteLeads(botId: number, before: Date, dataDir?: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from ${oldLeads(botId, before)} limit ${BATCH}`.execute(db())
  if (rows.length === 0) return 0
  const media = await tx(() =>
    deleteStillOld(
      botId,
      before,
      rows.map(({ id }) => id),
    ),
  )
  await removeFromDisk(media, dataDir)
  return rows.length
}

/** Deletes those of the contacts who have not come back meanwhile. Returns the files that went with them. */
async function deleteStillOld(botId: number, before: Date, found: readonly number[]): Promise<string[]> {
  const among = sql`contact_id = any(${[...found]}::int[])`
  await sql`select from channel_link where ${among} order by id for update`.execute(db())
  await lockChats(sql`${among} or ${heldByCopies(found)}`)
  const { rows } = await sql<{ id: number }>`
    select id from ${oldLeads(botId, before)} where id = any(${[...found]}::int[])`.execute(db())
  const ids = rows.map(({ id }) => id)
  // What they said goes where it was forwarded to as well: afterwards nobody would know whose it was.
  const copied = await forgetMessages(botId, await copiesOfWords(ids))
  const files = await sql<{ media_id: string }>`
    select distinct f.media_id from chat c
    join message m on m.chat_id = c.id
    join message_file f on f.message_id = m.id
    join media d on d.id = f.media_id and d.visibility = 'chat'
    where c.contact_id = any(${ids}::int[])
      and not exists (select from message_file o join message y on y.id = o.message_id join chat x on x.id = y.chat_id
        where o.media_id = f.media_id and x.contact_id <> all(${ids}::int[]))`.execute(db())
  const media = files.rows.map(({ media_id }) => media_id)
  await sql`delete from contact where id = any(${ids}::int[])`.execute(db())
  if (media.length > 0) await forgetFiles(media)
  return [...media, ...copied]
}

import { sql } from 'kysely'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { availableUserIds } from '../../foundation/realtime/availability.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { smallTalkChanges } from '../spanish/owner-topics.ts'
import { synonymsOf } from '../spanish/synonyms.ts'
import { branchFormsOf } from './branches/load.ts'
import { formsOf } from './forms/load.ts'
import { isOpen, type OpeningHours } from './hours.ts'
import { catalogueFormsOf } from './products/read.ts'
import { quickResponsesOf } from './quick-responses.ts'
import type { BotSettings, BotSnapshot, Secondary } from './types.ts'
import { usualWaitOf } from './waiting/usual-wait.ts'

/** The columns of a bot that affect its answers. */
export interface BotColumns {
  settings: BotSettings
  form_of_address: FormOfAddress | null
}

/** Returns the columns of a bot that affect its answers. */
export function botColumns(botId: number) {
  return db()
    .selectFrom('bot')
    .select(['settings', 'form_of_address'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the data a bot answers from. Its columns and the trained model are passed in; everything else is read from the
 * database.
 * @param now needed to say how long customers usually wait for a person
 */
export async function botSnapshot(
  botId: number,
  { settings, form_of_address: form }: BotColumns,
  trained: BotSnapshot['trained'],
  now?: Date,
): Promise<BotSnapshot> {
  const attended = await attendedIn(botId)
  const [quick, secondary, areas] = [await quickResponsesOf(botId), await secondaryOf(botId), await areasOf(botId)]
  return {
    settings,
    form,
    smallTalk: await smallTalkChanges(botId),
    quick,
    ...(quick.length > 0 && { synonyms: await synonymsOf(botId) }),
    secondary,
    areas,
    ...(await formsOf(botId)),
    ...(await cataloguesOf(botId)),
    branches: await branchFormsOf(botId),
    ...(trained && { trained }),
    attended,
    ...(now && !areas.some(({ id }) => attended(id)) && (await usualWait(botId, now, settings.handoff?.schedule))),
    ...(settings.handoff?.queue_position && { waiting: await waiting(botId) }),
  }
}

async function cataloguesOf(botId: number): Promise<Pick<BotSnapshot, 'catalogues'>> {
  const catalogues = await catalogueFormsOf(botId)
  return catalogues.length > 0 ? { catalogues } : {}
}

/** Returns the bot's active secondary responses: system messages and follow-ups. */
export async function secondaryOf(botId: number): Promise<Secondary[]> {
  const rows = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name', 'kind', 'messages', 'buttons', 'channels', 'retry_text', 'max_attempts', 'handoff_area_id'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    messages: row.messages,
    buttons: row.buttons,
    channels: row.channels,
    retryText: row.retry_text,
    maxAttempts: row.max_attempts,
    areaId: row.handoff_area_id,
  }))
}

/** Returns the areas of a bot that may take over, in order of preference. */
export async function areasOf(botId: number): Promise<BotSnapshot['areas']> {
  const rows = await db()
    .selectFrom('area')
    .select(['id', 'name', 'enable_handoff', 'schedule', 'offline_message'])
    .select(sql<boolean>`not exists (select from area_user where area_id = area.id)`.as('is_empty'))
    .where('bot_id', '=', botId)
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, enable_handoff, schedule, offline_message, is_empty }) => ({
    id,
    name,
    takesHandoff: enable_handoff,
    ...(is_empty && { isEmpty: true }),
    ...(schedule !== null && { schedule }),
    ...(offline_message && { offlineMessage: offline_message }),
  }))
}

/**
 * Returns a predicate: whether at least one person who may see a chat of the area is there and available. One that is
 * assigned to somebody is theirs, or of those who see it among the people of its area: others look on.
 */
export async function attendedIn(
  botId: number,
): Promise<(areaId: number | null, assignedTo?: number | null) => boolean> {
  const present = await availableUserIds(botId)
  const viewers = present.size === 0 ? [] : (await viewersOf(botId)).filter(({ userId }) => present.has(userId))
  const members = viewers.length === 0 ? [] : await membersOf(botId)
  return (area_id, assignedTo = null) => {
    const seeing = viewers.filter((viewer) => maySee(viewer, { area_id, assign_user_id: assignedTo }))
    if (assignedTo === null) return seeing.length > 0
    const own = members.filter((one) => one.area_id === area_id)
    return seeing.some(({ userId }) => userId === assignedTo || own.some(({ user_id }) => user_id === userId))
  }
}

const membersOf = (botId: number) =>
  db()
    .selectFrom('area_user as u')
    .innerJoin('area as a', 'a.id', 'u.area_id')
    .select(['u.area_id', 'u.user_id'])
    .where('a.bot_id', '=', botId)
    .execute()

/** How many recent handoffs, and from how long ago, tell how long an answer usually takes. */
const MEASURED = 50
const MEASURED_DAYS = 30

/** Minutes without an answer after which a request counts as unanswered; younger ones are not counted yet. */
const PENDING_MINUTES = 60

/** Milliseconds between the hours of two handoffs that are compared: at night nobody answers as fast as at noon. */
const SIMILAR_HOUR = 2 * 3_600_000
const DAY = 24 * 3_600_000

function isSimilarHour(one: Date, other: Date): boolean {
  const apart = Math.abs(one.getTime() - other.getTime()) % DAY
  return Math.min(apart, DAY - apart) <= SIMILAR_HOUR
}

/** Returns the usual wait of the handoffs made at this hour and during opening hours, if enough were measured. */
export async function usualWait(
  botId: number,
  now: Date,
  schedule?: OpeningHours,
): Promise<Pick<BotSnapshot, 'usualWait'>> {
  const { rows } = await sql<{ at: string; answered: string | null }>`
    select h.at, (
      select min(m.at) from message m where m.chat_id = h.chat_id and m.author = 'agent' and m.at >= h.at) as answered
    from chat_handoff h
    where h.bot_id = ${botId} and h.at > ${now}::timestamptz - make_interval(days => ${MEASURED_DAYS}::int)
      and h.reason <> 'staff'
    order by h.at desc limit ${MEASURED}::int`.execute(db())
  const waits = rows.flatMap(({ at, answered }) => {
    const since = Date.parse(at)
    const minutes = answered === null ? Number.POSITIVE_INFINITY : (Date.parse(answered) - since) / 60_000
    const isPending = answered === null && now.getTime() - since < PENDING_MINUTES * 60_000
    const isOther = !isSimilarHour(new Date(at), now) || (schedule && !isOpen(schedule, new Date(at)))
    return isPending || isOther ? [] : [minutes]
  })
  const minutes = usualWaitOf(waits)
  return minutes === undefined ? {} : { usualWait: minutes }
}

async function waiting(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('chat')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bot_id', '=', botId)
    .where('type', '=', 'request')
    .where('requested_at', 'is not', null)
    .where('state', '<>', 2)
    .executeTakeFirstOrThrow()
  return count
}

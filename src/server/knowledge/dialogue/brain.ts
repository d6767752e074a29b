import { sql } from 'kysely'
import { presentIn } from '../../foundation/realtime/presence.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { quickResponsesOf } from './quick-responses.ts'
import type { BotSettings, Brain, Secondary } from './types.ts'

/** What a bot answers from, as it stands now: what was taught is given, everything else is read live. */
export async function brainOf(botId: number, settings: BotSettings, taught: Brain['taught']): Promise<Brain> {
  const [quick, secondary, areas] = [await quickResponsesOf(botId), await secondaryOf(botId), await areasOf(botId)]
  return {
    settings,
    quick,
    secondary,
    areas,
    ...(taught && { taught }),
    attended: await attendedIn(botId),
    ...(settings.handoff?.queue_position && { waiting: await waiting(botId) }),
  }
}

/** What a bot says when something happens, and what follows its answers: what is active. */
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

async function areasOf(botId: number): Promise<Brain['areas']> {
  const rows = await db()
    .selectFrom('area')
    .select(['id', 'name', 'enable_handoff', 'schedule', 'offline_message'])
    .where('bot_id', '=', botId)
    .orderBy('is_default', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, enable_handoff, schedule, offline_message }) => ({
    id,
    name,
    takesHandoff: enable_handoff,
    ...(schedule !== null && { schedule }),
    ...(offline_message && { offlineMessage: offline_message }),
  }))
}

/** In which areas there is somebody who sees a chat that comes there, because he has the console open. */
async function attendedIn(botId: number): Promise<NonNullable<Brain['attended']>> {
  const present = await presentIn(botId)
  const viewers = present.size === 0 ? [] : (await viewersOf(botId)).filter(({ userId }) => present.has(userId))
  return (area_id) => viewers.some((viewer) => maySee(viewer, { area_id, assign_user_id: null }))
}

async function waiting(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('chat')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bot_id', '=', botId)
    .where('type', '=', 'request')
    .where('state', '<>', 2)
    .executeTakeFirstOrThrow()
  return count
}

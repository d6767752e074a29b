import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'

const KEYS = { area: 'trigger_area_ids', label: 'trigger_label_ids' } as const

/** Returns the surveys of the bot that begin only in chats of some areas or labels, with the ids of those. */
export async function surveyTriggers(
  { botId }: Pick<Scope, 'botId'>,
  of: keyof typeof KEYS,
): Promise<{ id: number; name: string; ids: number[] }[]> {
  return db()
    .selectFrom('form')
    .select(['id', 'name', sql<number[]>`settings->${KEYS[of]}::text`.as('ids')])
    .where('bot_id', '=', botId)
    .where('kind', '=', 'survey')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`jsonb_array_length(coalesce(settings->${KEYS[of]}::text, '[]')) > 0`)
    .orderBy('name')
    .execute()
}

/** Returns the names of the surveys that begin only in chats of some areas or labels, this one among them. */
export async function surveysAbout(scope: Pick<Scope, 'botId'>, of: keyof typeof KEYS, id: number): Promise<string[]> {
  return (await surveyTriggers(scope, of)).flatMap(({ name, ids }) => (ids.includes(id) ? [name] : []))
}

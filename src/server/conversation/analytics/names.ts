import { ChannelOptions } from '../../../../generated/options.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type NameOf = (key: string) => string | undefined

/** Returns the name of a channel. */
export const channelName: NameOf = (key) => ChannelOptions.find(({ value }) => value === key)?.label ?? key

/** Returns how the areas of a bot are called. */
export async function areaNames({ botId }: Scope): Promise<NameOf> {
  const rows = await db().selectFrom('area').select(['id', 'name']).where('bot_id', '=', botId).execute()
  const names = new Map(rows.map(({ id, name }) => [String(id), name]))
  return (key) => (key === '' ? 'Sin área' : names.get(key))
}

/** Returns how the labels of a bot are called. */
export async function labelNames({ botId }: Scope): Promise<NameOf> {
  const rows = await db().selectFrom('label').select(['id', 'title']).where('bot_id', '=', botId).execute()
  const names = new Map(rows.map(({ id, title }) => [String(id), title]))
  return (key) => names.get(key)
}

/** Returns the names of people, also of those who left the team. */
export async function peopleNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db().selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

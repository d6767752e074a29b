import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { type Property, resolved } from './described.ts'

/** Where the display names of referenced records are, by the resource of an `x-ref`. */
const places: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'advanced/entities': ['entity', 'label'],
  'advanced/intents': ['intent', 'name'],
  'campaign/templates': ['channel_template', 'name'],
  'chats/labels': ['label', 'title'],
  contacts: ['contact', 'name'],
  'contacts/areas': ['area', 'name'],
  'contacts/groups': ['contact_group', 'name'],
  'contacts/me': ['contact', 'name'],
  responses: ['response', 'title'],
  'responses/categories': ['response_category', 'name'],
  'responses/secondary': ['secondary_response', 'name'],
}

/** Resources whose records are people of the team. */
const PEOPLE: ReadonlySet<string> = new Set(['chats/users', 'settings/admin'])

/** Display names by resource and id. */
export type Names = ReadonlyMap<string, string>

/** Returns the key of a referenced record in {@link Names}. */
export const nameKey = (resource: string, id: unknown): string => `${resource} ${String(id)}`

/** Reads the names of the bot's records that values refer to. A record that no longer exists has none. */
export async function namesIn(scope: Scope, values: readonly (readonly [Property, unknown])[]): Promise<Names> {
  const ids = new Map<string, Set<number>>()
  for (const [property, value] of values) collect(property, value, ids)
  const names = new Map<string, string>()
  for (const [resource, wanted] of ids)
    for (const { id, name } of await read(scope, resource, [...wanted])) names.set(nameKey(resource, id), name)
  return names
}

function collect(given: Property, value: unknown, ids: Map<string, Set<number>>): void {
  const property = resolved(given)
  const resource = property['x-ref']?.resource
  if (resource && typeof value === 'number') ids.set(resource, (ids.get(resource) ?? new Set()).add(value))
  else if (Array.isArray(value)) for (const item of value) collect(property.items ?? {}, item, ids)
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) collect(property.properties?.[key] ?? {}, inner, ids)
}

async function read({ botId }: Scope, resource: string, ids: number[]): Promise<{ id: number; name: string }[]> {
  if (PEOPLE.has(resource))
    return db()
      .selectFrom('app_user as u')
      .innerJoin('membership as m', 'm.user_id', 'u.id')
      .select(['u.id', 'u.name'])
      .where('m.bot_id', '=', botId)
      .where('u.id', 'in', ids)
      .execute()
  const place = places[resource]
  if (!place) return []
  const [table, column] = place
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where bot_id = ${botId} and id in (${sql.join(ids)})
  `.execute(db())
  return rows
}

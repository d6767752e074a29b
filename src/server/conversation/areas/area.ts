import { type SelectQueryBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { enqueueAssignment } from '../../foundation/realtime/availability.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { changeRows, type Rows } from '../../foundation/resource/rows.ts'
import { db } from '../../foundation/store/db.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { checkHours } from '../bots/hours-rules.ts'
import { enqueueDeadlines } from '../chats/core/deadlines.ts'
import { forgetAreaInViews } from '../chats/views.ts'
import { setUsers } from './users.ts'

/** An area as in the API. */
export type Area = components['schemas']['Area']
type AreaContact = components['schemas']['AreaContact']

const DEADLINES = ['first_response_minutes', 'resolution_minutes', 'deadlines_in_hours', 'schedule'] as const

/**
 * The areas (departments) of a business in display order. People who can only read chats get the areas they belong to.
 */
export const areas = resource('area', {
  table: 'area',
  from: (rows, scope) => seen(withPeople(rows, scope), scope),
  displayName: 'name',
  order: sql.ref('r.position'),
  unique: { area_name: ['name', 'Ya existe un área con ese nombre. Elige otro.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.areas, noun: 'áreas', next: 'Elimina una que no uses.' },
      'area',
      sql`bot_id = ${botId}`,
    ),
  // The first area of a bot becomes the default.
  columns: async ({ user_ids: _users, is_default = false, ...input }, { botId }, before) => {
    const others = before ? undefined : await countAreas(botId)
    return toColumns({ position: others, ...input, is_default: is_default || others === 0 })
  },
  auditData: ({ contacts, open_chats: _open, version: _version, ...area }) => ({
    ...area,
    contacts: contacts.map(({ contact_id, enabled }) => ({ contact_id, enabled })),
  }),
  check: (_, { schedule, is_default }, before) => {
    if (schedule) checkHours(schedule)
    if (before?.is_default && is_default === false)
      throw invalidProblem('is_default', 'Siempre hay un área por defecto. Elige antes otra.')
  },
  saveRelated: async (scope, id, { is_default = false, user_ids }, before) => {
    if (is_default && !before?.is_default) await replaceDefault(scope, id)
    if (user_ids) await setUsers(scope, id, user_ids)
  },
  after: async (scope, { before, after }) => {
    const { botId } = scope
    if (before && !after) {
      for (const userId of before.user_ids ?? []) await announceMembership(botId, userId)
      await forgetAreaInViews(scope, before.id)
    }
    if (after && after.auto_assign !== 'none') await enqueueAssignment(botId)
    const isOther = (name: (typeof DEADLINES)[number]) =>
      JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
    if (before && after && DEADLINES.some(isOther)) await enqueueDeadlines(botId)
  },
})

function withPeople(rows: Rows<'area'>, { permissions }: Scope) {
  const seesContacts = permissions.contacts || permissions.configuration
  return rows
    .selectAll()
    .select('id as area_id')
    .select([
      sql<number[]>`coalesce((
        select jsonb_agg(user_id order by user_id) from area_user where area_id = area.id), '[]'::jsonb)`.as(
        'user_ids',
      ),
      sql<AreaContact[]>`coalesce((
        select jsonb_agg(jsonb_build_object('contact_id', k.id, 'name', k.name, 'phone', k.phone, 'enabled', c.enabled)
          order by fold(k.name), k.id)
        from area_contact c join contact k on k.id = c.contact_id where c.area_id = area.id and ${seesContacts}::boolean), '[]'::jsonb)`.as(
        'contacts',
      ),
      // The waiting ones of chats/waiting.ts, as the inbox counts those of an area.
      sql<number>`(select count(*) from chat where chat.area_id = area.id and chat.state <> 2
        and chat.snoozed_until is null and chat.type <> 'bot')::int`.as('open_chats'),
    ])
}

function seen<O>(rows: SelectQueryBuilder<Database, 'area', O>, { areas, permissions }: Scope) {
  if (areas === 'all' || permissions.contacts || permissions.configuration) return rows
  return rows.where('id', 'in', areas.length > 0 ? areas : [-1])
}

async function countAreas(botId: number): Promise<number> {
  const count = sql<number>`count(*)::int`.as('total')
  return (await db().selectFrom('area').select(count).where('bot_id', '=', botId).executeTakeFirstOrThrow()).total
}

/** Removes the default flag from the previous default area. A bot has exactly one. */
async function replaceDefault(scope: Scope, id: number): Promise<void> {
  const before = await db()
    .selectFrom('area')
    .select('id')
    .where('bot_id', '=', scope.botId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  const ids = before.map((area) => area.id)
  await changeRows(scope, 'area', ids, { is_default: false })
}

import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { checkHours } from '../bot-settings/hours-rules.ts'
import { retellArea } from '../conversation/areas.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { lockBot } from '../scope/bot.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import { announceMembership } from '../team/announce.ts'
import { mayGiveArea, notYourArea } from '../team/giving.ts'
import { type Area, areaOf } from './area.ts'

type Input = components['schemas']['AreaInput']
type Update = components['schemas']['AreaUpdate']

const deadlines = ['first_response_minutes', 'resolution_minutes'] as const

/** Creates an area. The first of a bot is its default one; later ones only by whoever sees all areas. */
export function createArea(scope: Scope, input: Input): Promise<Area> {
  return withUniqueName(scope, async () => {
    const at = currentCall().services.clock()
    const { total } = await db()
      .selectFrom('area')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('bot_id', '=', scope.botId)
      .executeTakeFirstOrThrow()
    const { id } = await db()
      .insertInto('area')
      .values({
        bot_id: scope.botId,
        name: input.name,
        position: total,
        ...columns(input),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (input.is_default && total > 0) refuseBound(scope)
    if (total === 0 || input.is_default) await makeDefault(scope, id)
    if (input.user_ids) await setUsers(scope, id, input.user_ids)
    const made = await areaOf(scope, id)
    await record({ action: 'create', resource: 'area', id, label: made.name, after: facts(made) })
    return made
  })
}

/** Changes an area; what the input does not say stays. 409 when somebody changed it meanwhile. */
export function updateArea(scope: Scope, { area_id: id, version, ...input }: Update): Promise<Area> {
  return withUniqueName(scope, async () => {
    const before = await ownArea(scope, id)
    if (version !== undefined && version !== before.version) throw refusals.stale(before)
    if (before.is_default && input.is_default === false) {
      const text = 'Siempre hay un área por defecto: elegir otra antes.'
      throw problem(422, 'invalid', text, { is_default: [text] })
    }
    await set(id, { name: input.name, ...columns(input) })
    if (input.is_default && !before.is_default) refuseBound(scope)
    if (input.is_default) await makeDefault(scope, id)
    if (input.user_ids) await setUsers(scope, id, input.user_ids)
    if (deadlines.some((name) => input[name] !== undefined && input[name] !== before[name]))
      await retellArea(scope.botId, id)
    return changed(scope, before)
  })
}

/** Says whether the bot may hand chats over to an area. */
export function setHandoff(scope: Scope, id: number, enable_handoff: boolean): Promise<Area> {
  return tx(async () => {
    const before = await ownArea(scope, id)
    await set(id, { enable_handoff })
    return changed(scope, before)
  })
}

/** An area that the caller may change. 403 for whoever is bound to other areas. */
export async function ownArea(scope: Scope, id: number): Promise<Area> {
  const area = await areaOf(scope, id)
  if (!mayGiveArea(scope, id)) throw notYourArea()
  return area
}

/** Where chats go that nobody chose an area for is not for somebody to say who would get them. */
function refuseBound({ areas }: Scope): void {
  if (areas !== 'all') throw notYourArea()
}

/** Writes what became of an area into the history of changes, and answers it. */
export async function changed(scope: Scope, before: Area): Promise<Area> {
  const after = await areaOf(scope, before.id)
  const entry = { id: after.id, label: after.name, before: facts(before), after: facts(after) }
  await record({ action: 'update', resource: 'area', ...entry })
  return after
}

async function set(id: number, values: object): Promise<void> {
  await db()
    .updateTable('area')
    .set({ ...values, updated_at: currentCall().services.clock(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Exactly one area of a bot is the default one. */
async function makeDefault({ botId }: Scope, id: number): Promise<void> {
  await db()
    .updateTable('area')
    .set({ is_default: sql`id = ${id}` })
    .where('bot_id', '=', botId)
    .execute()
}

/** Puts people into an area; those who come or go are told, since they see other chats from now on. */
async function setUsers(scope: Scope, areaId: number, userIds: readonly number[]): Promise<void> {
  const { botId } = scope
  const members = userIds.length
    ? await db()
        .selectFrom('membership')
        .select('user_id')
        .where('bot_id', '=', botId)
        .where('user_id', 'in', userIds)
        .execute()
    : []
  if (members.length < userIds.length) {
    const text = 'Hay personas que no son del equipo.'
    throw problem(422, 'invalid', text, { user_ids: [text] })
  }
  const before = await db().selectFrom('area_user').select('user_id').where('area_id', '=', areaId).execute()
  const [old, now] = [new Set(before.map(({ user_id }) => user_id)), new Set(userIds)]
  await db().deleteFrom('area_user').where('area_id', '=', areaId).execute()
  if (userIds.length)
    await db()
      .insertInto('area_user')
      .values(userIds.map((user_id) => ({ area_id: areaId, user_id })))
      .execute()
  for (const userId of new Set([...old, ...now]))
    if (old.has(userId) !== now.has(userId)) await announceMembership(botId, userId)
}

function columns({ name: _name, user_ids: _users, is_default: _default, version: _version, schedule, ...rest }: Input) {
  if (schedule) checkHours(schedule)
  return { ...rest, ...(schedule !== undefined && { schedule: schedule ? json(schedule) : null }) }
}

function facts({ contacts, open_chats: _open, version: _version, ...area }: Area) {
  return { ...area, contacts: contacts.map(({ contact_id, enabled }) => ({ contact_id, enabled })) }
}

async function withUniqueName<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  try {
    return await tx(async () => {
      await lockBot(scope)
      return work()
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const text = 'Ya existe un área con ese nombre.'
    throw problem(409, 'duplicate', text, { name: [text] })
  }
}

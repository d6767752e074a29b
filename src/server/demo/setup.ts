import { createHash } from 'node:crypto'
import { inCall } from '../foundation/http/context.ts'
import { membershipOf } from '../foundation/scope/membership.ts'
import { defaultPermissions, roles } from '../foundation/scope/roles.ts'
import { db, json } from '../foundation/store/db.ts'
import { applyContent } from '../provisioning/content/apply.ts'
import { bulk } from './bulk.ts'
import { bakery } from './business/bakery.ts'
import { dental } from './business/dental.ts'
import { hardware } from './business/hardware.ts'
import type { Business } from './business/types.ts'
import { DAY, PAST_DAYS } from './calendar.ts'
import { contentAt } from './content.ts'
import { dateContent, type SeededIntent } from './content-dates.ts'
import type { Random } from './random.ts'
import { seedServices } from './services.ts'
import { demoCast } from './users.ts'

/** A business with the ids of its rows. */
export interface SeededBot {
  id: number
  business: Business
  areas: ReadonlyMap<string, number>
  labels: ReadonlyMap<string, number>
  /** user ids of the people in an area, by its name */
  agents: ReadonlyMap<string, readonly number[]>
  intents: readonly SeededIntent[]
}

export const businesses: readonly Business[] = [hardware, dental, bakery]

/** Writes everything that is configured before the first customer writes. */
export async function setUp(random: Random, now: number, hash: string): Promise<SeededBot[]> {
  const start = now - (PAST_DAYS + 20) * DAY
  const at = (day: number): string => new Date(start + day * DAY + random.int(9, 18) * 3_600_000).toISOString()
  const users = demoCast.map(({ name, username, admin }, i) => ({
    id: i + 1,
    name,
    username,
    email: `${username}@${admin ? 'plataforma' : 'grupoquebracho'}.example`,
    password_hash: hash,
    admin: admin ?? false,
    preferences: {},
    created_at: username === 'nadia' ? new Date(now - 2 * DAY).toISOString() : at(i / 4),
    updated_at: at(i / 4),
    version: 1,
  }))
  await bulk(
    'app_user',
    users.map((user) => ({ ...user, email_confirmed_at: user.created_at })),
  )
  const placed: SeededBot[] = []
  for (const [index, business] of businesses.entries()) placed.push(await place(random, business, index + 1, now))
  return placed
}

async function place(random: Random, business: Business, id: number, now: number): Promise<SeededBot> {
  const start = now - (PAST_DAYS + 12) * DAY
  const created_at = new Date(start + random.int(0, 28_800_000)).toISOString()
  await insertBot(business, id, now, created_at)
  const { owner, editors } = await team(business, id, created_at)
  await writeContent(business, id, now, owner)
  const areas = await db().selectFrom('area').select(['id', 'name']).where('bot_id', '=', id).orderBy('id').execute()
  const labels = await db().selectFrom('label').select(['id', 'title']).where('bot_id', '=', id).execute()
  const placed = {
    ...{ id, business },
    areas: new Map(areas.map((area) => [area.name, area.id])),
    labels: new Map(labels.map((label) => [label.title, label.id])),
  }
  const agents = await assign(business, placed.areas)
  const intents = await dateContent(random, now, { id, created_at }, owner, editors)
  return { ...placed, agents, intents }
}

async function insertBot(business: Business, id: number, now: number, created_at: string): Promise<void> {
  await bulk('bot', [
    {
      id,
      name: business.name,
      plan_id: business.planId,
      bot_version: business.version,
      special_state: business.specialState,
      state: business.state,
      integrations: business.integrations,
      settings: {},
      webchat_key: business.webchatKey,
      pending_changes: business.pendingChanges,
      tried_at: created_at,
      hours_saved_at: created_at,
      event_seq: 0,
      created_at,
      updated_at: created_at,
      version: 1,
    },
  ])
  await bulk('webchat_site', [
    {
      bot_id: id,
      origin: business.site,
      page: '/contacto',
      first_seen_at: created_at,
      last_seen_at: new Date(now - DAY / 24).toISOString(),
    },
  ])
  if (business.pendingChanges > 0)
    await bulk('untrained_change', [
      { bot_id: id, resource: 'intent', count: business.pendingChanges, at: new Date(now - DAY).toISOString() },
    ])
}

/** Writes the content of a bot as an import does, on behalf of its owner, and the site that shows it. */
async function writeContent(business: Business, botId: number, now: number, owner: number): Promise<void> {
  const membership = await membershipOf(owner, botId)
  if (!membership) throw new Error(`${business.name} has no owner`)
  const scope = { botId, userId: owner, userName: demoCast[owner - 1]?.name ?? '', ...membership }
  await inCall({ services: seedServices(now) }, () => applyContent(scope, contentAt(business, now)))
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const { webchat } = settings
  const parameters = { ...webchat?.parameters, allowed_domains: [business.site] }
  await db()
    .updateTable('bot')
    .set({ settings: json({ ...settings, webchat: { ...webchat, parameters } }) })
    .where('id', '=', botId)
    .execute()
}

/** Writes the memberships of a bot. */
async function team(business: Business, bot_id: number, created_at: string) {
  const members = demoCast.flatMap(({ member }, i) =>
    member
      .filter(([name]) => name === business.name)
      .map(([, role_id]) => ({ bot_id, user_id: i + 1, role_id, permissions: defaultPermissions(role_id) })),
  )
  await bulk(
    'membership',
    members.map((member) => ({ ...member, created_at, updated_at: created_at, version: 1 })),
  )
  // Nobody is there yet: what they chose counts once they come.
  await bulk(
    'member_availability',
    members
      .filter(({ permissions }) => permissions.chats)
      .map(({ user_id }) => ({
        ...{ bot_id, user_id, chosen: demoCast[user_id - 1]?.username === 'julieta' ? 'paused' : 'available' },
        ...{ idle: true, active_at: created_at },
      })),
  )
  const owner = members.find(({ role_id }) => role_id === roles.administrador)
  if (!owner) throw new Error(`${business.name} has no owner`)
  const editors = members.filter(({ permissions }) => permissions.advanced_configuration)
  return { owner: owner.user_id, editors: editors.map(({ user_id }) => user_id) }
}

/** Puts the members of a bot into their areas, and returns those of each area. */
async function assign({ name: bot }: Business, areas: ReadonlyMap<string, number>): Promise<Map<string, number[]>> {
  const agents = new Map<string, number[]>()
  const rows: { area_id: number; user_id: number }[] = []
  for (const [i, { member }] of demoCast.entries())
    for (const name of member.filter(([named]) => named === bot).flatMap(([, , ...names]) => names)) {
      const area_id = areas.get(name)
      if (!area_id) throw new Error(`${bot} has no area ${name}`)
      rows.push({ area_id, user_id: i + 1 })
      agents.set(name, [...(agents.get(name) ?? []), i + 1])
    }
  await bulk('area_user', rows)
  return agents
}

/** Writes a pending invitation. Its token is unknown; an administrator can resend it. */
export async function invite(random: Random, now: number): Promise<void> {
  await bulk('invitation', [
    {
      id: 1,
      token_hash: createHash('sha256').update(random.hex(64)).digest('hex'),
      bot_id: 1,
      email: 'camila.rojas@grupoquebracho.example',
      role_id: 4,
      invited_by: 1,
      created_at: new Date(now - DAY).toISOString(),
      expires_at: new Date(now + 6 * DAY).toISOString(),
    },
  ])
}

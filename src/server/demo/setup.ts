import { createHash } from 'node:crypto'
import { defaultPermissions } from '../foundation/scope/roles.ts'
import { bulk } from './bulk.ts'
import { bakery } from './business/bakery.ts'
import { dental } from './business/dental.ts'
import { hardware } from './business/hardware.ts'
import type { Business } from './business/types.ts'
import { DAY, PAST_DAYS } from './calendar.ts'
import type { Random } from './random.ts'
import { demoCast } from './users.ts'
import { allowedSites, demoKey, webchatSettings, writeQuickResponses } from './webchat.ts'

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

export interface SeededIntent {
  id: number
  name: string
  category_id: number
  created_at: string
  created_by: number
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
  const ids = { area: 0, label: 0, category: 0, intent: 0 }
  for (const [index, business] of businesses.entries()) {
    placed.push(await place(random, business, index + 1, now, ids))
  }
  return placed
}

async function place(
  random: Random,
  business: Business,
  id: number,
  now: number,
  ids: { area: number; label: number; category: number; intent: number },
): Promise<SeededBot> {
  const start = now - (PAST_DAYS + 12) * DAY
  const stamp = (day: number): string => new Date(start + day * DAY + random.int(0, 28_800_000)).toISOString()
  const created_at = stamp(0)
  await bulk('bot', [
    {
      id,
      name: business.name,
      plan_id: business.planId,
      bot_version: business.version,
      special_state: business.specialState,
      state: business.state,
      form_of_address: 'vos',
      integrations: business.integrations,
      settings: {
        timezone: 'America/Argentina/Buenos_Aires',
        language: 'es-AR',
        currency: 'ARS',
        ...webchatSettings(business, now),
      },
      webchat_key: demoKey(business),
      pending_changes: business.pendingChanges,
      tried_at: created_at,
      hours_saved_at: created_at,
      event_seq: 0,
      created_at,
      updated_at: created_at,
      version: 1,
    },
  ])
  const [site] = allowedSites(business)
  await bulk(
    'webchat_site',
    site === undefined
      ? []
      : [
          {
            bot_id: id,
            origin: site,
            page: '/contacto',
            first_seen_at: created_at,
            last_seen_at: new Date(now - DAY / 24).toISOString(),
          },
        ],
  )
  if (business.pendingChanges > 0)
    await bulk('untrained_change', [
      { bot_id: id, resource: 'intent', count: business.pendingChanges, at: new Date(now - DAY).toISOString() },
    ])
  const areas = new Map(business.areas.map(({ name }) => [name, ++ids.area]))
  await bulk(
    'area',
    business.areas.map((area, position) => ({
      id: areas.get(area.name),
      bot_id: id,
      ...area,
      // The busiest area has response deadlines.
      first_response_minutes: position === 0 ? 30 : null,
      resolution_minutes: position === 0 ? 2_880 : null,
      enable_handoff: true,
      is_default: position === 0,
      position,
      created_at,
      updated_at: created_at,
      version: 1,
    })),
  )
  const labels = new Map(business.labels.map(({ title }) => [title, ++ids.label]))
  await bulk(
    'label',
    business.labels.map((label) => ({
      id: labels.get(label.title),
      bot_id: id,
      ...label,
      archived: false,
      created_at,
      updated_at: created_at,
      version: 1,
    })),
  )
  await writeQuickResponses(id, business, areas, created_at)
  const { agents, editors } = await team(business, id, areas, created_at)
  const intents = await placeIntents(random, business, id, now, editors, ids)
  return { id, business, areas, labels, agents, intents }
}

async function team(business: Business, bot_id: number, areas: ReadonlyMap<string, number>, created_at: string) {
  const agents = new Map<string, number[]>()
  const editors: number[] = []
  const members: Record<string, unknown>[] = []
  const inAreas: Record<string, unknown>[] = []
  for (const [i, { member }] of demoCast.entries()) {
    for (const [bot, role_id, ...names] of member.filter(([name]) => name === business.name)) {
      const user_id = i + 1
      const permissions = defaultPermissions(role_id)
      members.push({ bot_id, user_id, role_id, permissions, created_at, updated_at: created_at, version: 1 })
      if (permissions.advanced_configuration) editors.push(user_id)
      for (const name of names) {
        const area_id = areas.get(name)
        if (!area_id) throw new Error(`${bot} has no area ${name}`)
        inAreas.push({ area_id, user_id })
        agents.set(name, [...(agents.get(name) ?? []), user_id])
      }
    }
  }
  await bulk('membership', members)
  await bulk('area_user', inAreas)
  return { agents, editors }
}

async function placeIntents(
  random: Random,
  business: Business,
  bot_id: number,
  now: number,
  editors: readonly number[],
  ids: { category: number; intent: number },
): Promise<SeededIntent[]> {
  const intents: SeededIntent[] = []
  const categories: { id: number; bot_id: number; name: string }[] = []
  for (const [category, names] of Object.entries(business.intents)) {
    const category_id = ++ids.category
    categories.push({ id: category_id, bot_id, name: category })
    for (const name of names) {
      // Most exist from the beginning; the rest were added as the business learned what customers ask.
      const age = random.chance(0.7) ? PAST_DAYS + random.int(0, 10) : random.int(2, PAST_DAYS - 5)
      const created_at = new Date(now - age * DAY - random.int(0, 20_000_000)).toISOString()
      intents.push({ id: ++ids.intent, name, category_id, created_at, created_by: random.pick(editors) })
    }
  }
  await bulk('intent_category', categories)
  await bulk(
    'intent',
    intents.map((intent) => ({
      ...intent,
      bot_id,
      is_family: false,
      updated_at: intent.created_at,
      updated_by: intent.created_by,
      version: 1,
    })),
  )
  return intents
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

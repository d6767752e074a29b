import { bulk } from './bulk.ts'
import { DAY, moments, PAST_DAYS } from './calendar.ts'
import type { Random } from './random.ts'
import { type Changing, changingOf, type Fact, settle } from './settled.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'
import { iso } from './visits.ts'

const OLD_INTENTS = ['Promo de invierno', 'Sorteo aniversario', 'Consulta general', 'Prueba', 'Horario de verano']

/** Writes thirteen months of audit entries about the teams' work, oldest first. */
export async function writeChanges(random: Random, now: number, placed: readonly SeededBot[]): Promise<void> {
  const done: { bot_id: number | null; fact: Fact; bot: SeededBot }[] = []
  for (const bot of placed) {
    const fields = await changingOf(bot)
    const facts = settle(random, factsOf(random, now, bot, fields), fields)
    done.push(...facts.map((fact) => ({ bot_id: bot.id, fact, bot })))
  }
  const rows = done
    .concat(sessions(random, now).map((fact) => ({ bot_id: null, fact, bot: placed[0] as SeededBot })))
    .sort((a, b) => a.fact.at - b.fact.at)
  await bulk(
    'audit',
    rows.map(({ bot_id, fact, bot }, i) => ({
      id: i + 1,
      bot_id,
      at: iso(fact.at),
      actor_type: fact.by ? 'user' : 'bot',
      actor_id: fact.by ?? null,
      actor_name: fact.by ? (demoCast[fact.by - 1]?.name ?? '') : bot.business.name,
      actor_role: fact.by && bot_id ? roleIn(fact.by, bot) : null,
      action: fact.action,
      resource_type: fact.resource,
      resource_id: fact.id === undefined ? null : String(fact.id),
      resource_label: fact.label,
      before: fact.before ?? null,
      after: fact.after ?? null,
      ip: fact.by ? `190.${100 + fact.by}.${(fact.by * 37) % 250}.${20 + fact.by}` : null,
      user_agent: fact.by ? 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0' : null,
      request_id: fact.by ? random.hex(20) : null,
      status: fact.status ?? 'ok',
    })),
  )
}

function factsOf(random: Random, now: number, bot: SeededBot, fields: readonly Changing[]): Fact[] {
  const moment = moments(random, now, bot.business.weekdays)
  const staff = demoCast.flatMap(({ member }, i) =>
    member.some(([name]) => name === bot.business.name) ? [i + 1] : [],
  )
  const admins = staff.filter((id) => roleIn(id, bot) === '2')
  const admin = (): number => random.pick(admins)
  const start = now - (PAST_DAYS + 12) * DAY
  const facts: Fact[] = [
    {
      at: start,
      by: 7,
      action: 'create',
      resource: 'bot',
      id: bot.id,
      label: bot.business.name,
      after: { name: bot.business.name, plan_id: bot.business.planId },
    },
    ...staff.map((id, i): Fact => {
      const name = demoCast[id - 1]?.name ?? ''
      const after = { role_id: Number(roleIn(id, bot)) }
      return {
        at: start + (i + 1) * 3_600_000,
        by: admins[0],
        action: 'create',
        resource: 'membership',
        id,
        label: name,
        after,
      }
    }),
    ...[...bot.areas].map(
      ([name, id]): Fact => ({
        at: start + DAY + id * 60_000,
        by: admins[0],
        action: 'create',
        resource: 'area',
        id,
        label: name,
        after: { name, enable_handoff: true },
      }),
    ),
    ...[...bot.labels].map(
      ([title, id]): Fact => ({
        at: start + DAY + 7_200_000 + id * 60_000,
        by: admins[0],
        action: 'create',
        resource: 'label',
        id,
        label: title,
        after: { title },
      }),
    ),
    ...bot.intents.map(({ id, name, category_id, created_at, created_by }): Fact => {
      const after = { name, category_id }
      return {
        at: Date.parse(created_at),
        by: created_by,
        action: 'create',
        resource: 'intent',
        id,
        label: name,
        after,
      }
    }),
  ]
  const often = Math.round(bot.business.share * 300)
  for (let i = 0; i < often; i++) facts.push(work(random, moment(), bot, admin, fields))
  facts.push(...retired(random, moment, bot), ...trainings(random, now, bot, admin), ...renamed(now, bot, admins[0]))
  return facts
}

/** Returns a random change made by a team. */
function work(random: Random, at: number, bot: SeededBot, admin: () => number, fields: readonly Changing[]): Fact {
  const editor = random.pick(bot.intents).created_by
  const change = (kind: Changing['resource'], by: number): Fact => {
    const of = fields.filter(({ resource }) => resource === kind)
    // A bot on plan 1 has no main responses.
    const changing = random.pick(of.length > 0 ? of : fields)
    const { action, resource, id, label } = changing
    return { at, by, action, resource, ...(id !== undefined && { id }), label, changing }
  }
  switch (random.weighted([44, 12, 12, 8, 8, 8, 8])) {
    case 0:
      return change('response', editor)
    case 1:
      return change('webchat', admin())
    case 2:
      return change('settings', admin())
    case 3:
      return {
        at,
        by: admin(),
        action: 'export',
        resource: 'contact',
        label: 'Agenda',
        after: { rows: random.int(80, 900) },
      }
    case 4:
      return change('area', admin())
    case 5:
      return {
        at,
        by: admin(),
        action: 'connect',
        resource: 'plugin',
        label: 'WhatsApp',
        after: { phone: bot.business.integrations.phone ?? '' },
      }
    default: {
      const plan = random.int(60, 400)
      return {
        at,
        by: editor,
        action: 'send',
        resource: 'campaign',
        id: random.int(1, 40),
        label: 'Novedades del mes',
        after: { audience: plan, sent: plan - random.int(0, 9) },
      }
    }
  }
}

/** Returns entries about areas, labels and intents whose first names were corrected. They can go back to the earlier ones. */
function renamed(now: number, bot: SeededBot, by: number | undefined): Fact[] {
  const one = (resource: string, id: number, field: string, name: string, i: number): Fact[] =>
    by === undefined || name === name.toLowerCase()
      ? []
      : [
          {
            ...{ at: now - (i + 2) * DAY, by, action: 'update', resource, id, label: name },
            ...{ before: { [field]: name.toLowerCase() }, after: { [field]: name } },
          },
        ]
  return [
    ...[...bot.areas].slice(0, 2).flatMap(([name, id], i) => one('area', id, 'name', name, i)),
    ...[...bot.labels].slice(0, 4).flatMap(([title, id], i) => one('label', id, 'title', title, i)),
    ...bot.intents.slice(0, 4).flatMap(({ id, name }, i) => one('intent', id, 'name', name, i)),
  ]
}

/** Returns entries about intents that were created and deleted again. */
function retired(random: Random, moment: () => number, bot: SeededBot): Fact[] {
  return OLD_INTENTS.flatMap((name, i): Fact[] => {
    const [from, until] = [moment(), moment()].sort((a, b) => a - b) as [number, number]
    const by = random.pick(bot.intents).created_by
    const value = { name, category_id: bot.intents[0]?.category_id ?? null }
    const shared = { by, resource: 'intent', id: 100_000 + bot.id * 100 + i, label: name }
    return [
      { at: from, action: 'create', ...shared, after: value },
      { at: until, action: 'delete', ...shared, before: value },
    ]
  })
}

/** Returns entries about trainings, about one every ten days, some of which fail. Plan 1 has no trainings. */
function trainings(random: Random, now: number, bot: SeededBot, admin: () => number): Fact[] {
  if (bot.business.planId === 1) return []
  const facts: Fact[] = []
  for (let at = now - PAST_DAYS * DAY; at < now - 3 * DAY; at += random.int(6, 14) * DAY) {
    const label = 'Modelo del chatbot'
    const failed = random.chance(0.07)
    facts.push({ at, by: admin(), action: 'train', resource: 'training', label })
    facts.push({
      at: at + random.int(120_000, 400_000),
      action: 'publish',
      resource: 'training',
      label,
      after: failed ? { state: 'train_error' } : { state: 'active', examples: random.int(700, 1_600) },
      status: failed ? 'failed' : 'ok',
    })
  }
  return facts
}

/** Returns sign-ins of the last weeks, which belong to no bot. */
function sessions(random: Random, now: number): Fact[] {
  const facts: Fact[] = []
  for (const [i, { username, name }] of demoCast.entries()) {
    for (let day = 0; day < (username === 'nadia' ? 2 : 30); day += random.int(1, 4)) {
      const at = now - day * DAY - random.int(0, 20_000_000)
      const wrong = random.chance(0.05)
      facts.push({
        at,
        by: i + 1,
        action: wrong ? 'login_failed' : 'login',
        resource: 'session',
        label: name,
        status: wrong ? 'failed' : 'ok',
      })
    }
  }
  return facts
}

function roleIn(userId: number, bot: SeededBot): string | null {
  const role = demoCast[userId - 1]?.member.find(([name]) => name === bot.business.name)?.[1]
  return role === undefined ? null : String(role)
}

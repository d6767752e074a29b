import { expect } from 'vitest'
import { ContentResourceOptions } from '../../generated/options.ts'
import { allows, type Gate } from '../../src/contract/gate.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { effectivePermissions, permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import type { SignedIn, TestApp, TestUser } from './app.ts'
import type { Answer } from './client.ts'
import { bodyOf, operationOf } from './described.ts'

/** The operations of a resource, by the end of their ids. */
export const verbs = ['List', 'Get', 'Create', 'Update', 'Delete', 'DeletedList', 'Restore'] as const
export type Verb = (typeof verbs)[number]

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Thing = Record<string, any>

/** Something that was created, and from what. */
export interface Made {
  item: Thing
  input: Thing
}

export interface Person extends TestUser, SignedIn {}

/** A chatbot, and people who may do just what the operations of a resource ask for. */
export interface Place {
  app: TestApp
  bot: number
  /** who may do everything, to arrange what the resource refers to */
  admin: Person
  /** who may just enough */
  writer: Person
  granted: readonly string[]
}

/** The operations of a resource that somebody answers; a restore of many at once is an operation of its own. */
export function operationsOf(name: string): Partial<Record<Verb, Operation>> {
  const found = verbs.map((verb) => [verb, operationOf(name + verb)] as const)
  const whole = ([verb, operation]: (typeof found)[number]) => operation && (verb !== 'Restore' || ofOne(operation))
  return Object.fromEntries(found.filter(whole))
}

const ofOne = ({ path }: Operation) => path.includes('{id}')

/** Makes a chatbot of a plan that has the resource, with somebody who may everything and somebody who may just enough. */
export async function place(app: TestApp, name: string, role: RoleId): Promise<Place> {
  const { plan, granted } = leastOf(Object.values(operationsOf(name)), role)
  const bot = await app.bot({ planId: plan })
  const admin = await person(app, bot, 2)
  return { app, bot, admin, writer: await person(app, bot, role, granted), granted }
}

/** Somebody who is a member of a chatbot with exactly these permissions, or those of the role. */
export async function person(app: TestApp, bot: number, role: RoleId, granted?: readonly string[]): Promise<Person> {
  const user = await app.user()
  const flags = granted && Object.fromEntries(permissionNames.map((name) => [name, granted.includes(name)]))
  await app.member(bot, user, role, flags)
  return { ...user, ...(await app.as(user)) }
}

/** The plan and the fewest permissions that let a role call all of these. */
export function leastOf(operations: readonly Operation[], role: RoleId): { plan: number; granted: string[] } {
  for (const plan of [2, 1]) {
    let granted: string[] = []
    // what fewer rules let through asks first, so that who may write need not be given anything else to read
    for (const { access } of [...operations].sort((a, b) => choices(a.access) - choices(b.access))) {
      const more = ['', ...permissionNames].find((one) => may(access, role, plan, [...granted, one]))
      if (more) granted = [...granted, more]
    }
    if (operations.every(({ access }) => may(access, role, plan, granted))) return { plan, granted }
  }
  throw new Error('No member may call all of its operations')
}

const choices = (gate: Gate) => permissionNames.filter((one) => may(gate, 3, 2, [one])).length

/** Whether a member with exactly these permissions may pass. */
export function may(gate: Gate, role: RoleId, plan: number, granted: readonly string[]): boolean {
  const stored = Object.fromEntries(granted.map((one) => [one, true]))
  const membership = { permissions: effectivePermissions(stored, plan), plan, role }
  return allows(gate, { user: { admin: false }, membership })
}

/** The body of a call about something that is there: what an update has to say is said as it is. */
function bodyFor(operation: Operation, { item, input }: Made, given: object): object | undefined {
  if (!operation.body) return undefined
  const known: Thing = { ...item, ...input }
  const { required = [] } = bodyOf(operation)
  return { ...Object.fromEntries(required.map((field) => [field, known[field]])), ...given }
}

/** Calls an operation of a resource: its path and what its body has to say are filled in from the thing it is about. */
export function calling(name: string, { bot, writer }: Pick<Place, 'bot' | 'writer'>) {
  const operations = operationsOf(name)
  const call = (who: SignedIn, verb: Verb, query: string, body: object | undefined, item: Thing, on = bot) => {
    const operation = operations[verb] as Operation
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key) => String(key === 'bot' ? on : item[key]))
    return who.call(operation.method.toUpperCase(), path + query, body && { body })
  }
  const about = (verb: Verb, made: Made, given: object = {}, who: SignedIn = writer, on = bot): Promise<Answer> =>
    call(who, verb, '', bodyFor(operations[verb] as Operation, made, given), made.item, on)
  return {
    create: (body: object, who: SignedIn = writer, on = bot) => call(who, 'Create', '', body, {}, on),
    about,
    /** one page of a list, or what an answer that holds everything holds */
    list: async (query: Record<string, unknown> = {}, who: SignedIn = writer): Promise<Answer & { items: Thing[] }> => {
      const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      const answer = await call(who, 'List', text.length ? `?${text.join('&')}` : '', undefined, {})
      const steps = operations.List?.resource?.items?.split('/').slice(1) ?? []
      const items = answer.status === 200 ? steps.reduce((found, step) => found[step], answer.body) : []
      return { ...answer, items }
    },
    trash: async (who: SignedIn = writer): Promise<Thing[]> => (await call(who, 'DeletedList', '', undefined, {})).body,
    /** creates one; fails where it is refused */
    make: async (input: object): Promise<Made> => {
      const { status, body } = await call(writer, 'Create', '', input, {})
      expect([status, body], JSON.stringify(input)).toEqual([operations.Create?.success[0], expect.anything()])
      return { item: body, input: input as Thing }
    },
    /** the same with a whole page of a list, whatever its dialect */
    whole: operations.List?.list ? { range: [0, operations.List.list.max - 1] } : {},
  }
}

export type Calls = ReturnType<typeof calling>

/** What a change left behind in a chatbot besides itself. */
export async function tracesOf(app: TestApp, bot: number, work: () => Promise<unknown>) {
  const read = async () => ({
    lines: await app.audit((row) => row.bot_id === bot),
    events: await app.db.selectFrom('event').select(['name', 'payload']).where('bot_id', '=', bot).execute(),
    untrained: (
      await app.db.selectFrom('bot').select('pending_changes').where('id', '=', bot).executeTakeFirstOrThrow()
    ).pending_changes,
  })
  const before = await read()
  await work()
  const after = await read()
  const told = after.events.slice(before.events.length).filter(({ name }) => name === 'content')
  return {
    lines: after.lines.slice(before.lines.length),
    told: told.map(({ payload }) => (payload as { resource: string }).resource),
    untrained: after.untrained - before.untrained,
  }
}

/** Whether consoles are told of changes of this kind of thing. */
export const isTold = (kind: string): boolean => ContentResourceOptions.some(({ value }) => value === kind)

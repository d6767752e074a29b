import { expect } from 'vitest'
import { ContentResourceOptions } from '../../generated/options.ts'
import { allows, type Gate } from '../../src/contract/gate.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { effectivePermissions, permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import type { SignedIn, TestApp, TestUser } from './app.ts'
import type { Answer } from './client.ts'
import { bodyOf, operationOf } from './described.ts'

/** The operations of a resource, by the suffix of their ids. */
export const verbs = ['List', 'Get', 'Create', 'Update', 'Delete', 'DeletedList', 'Restore'] as const
export type Verb = (typeof verbs)[number]

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type ApiRecord = Record<string, any>

/** A created record and the body it was created from. */
export interface CreatedRecord {
  item: ApiRecord
  input: ApiRecord
}

export interface TestMember extends TestUser, SignedIn {}

/** A chatbot with members who have exactly the permissions that the operations of a resource require. */
export interface BotFixture {
  app: TestApp
  bot: number
  /** has all permissions, to arrange the records that the resource refers to */
  admin: TestMember
  /** has only the required permissions */
  writer: TestMember
  granted: readonly string[]
}

/** Returns the implemented operations of a resource; a bulk restore does not count as its Restore. */
export function operationsOf(name: string): Partial<Record<Verb, Operation>> {
  const found = verbs.map((verb) => [verb, operationOf(name + verb)] as const)
  const whole = ([verb, operation]: (typeof found)[number]) => operation && (verb !== 'Restore' || ofOne(operation))
  return Object.fromEntries(found.filter(whole))
}

const ofOne = ({ path }: Operation) => path.includes('{id}')

/**
 * Creates a chatbot on a plan that has the resource, with a full administrator and a member with minimal permissions.
 */
export async function createBotFixture(app: TestApp, name: string, role: RoleId): Promise<BotFixture> {
  const { plan, granted } = minimalPermissions(Object.values(operationsOf(name)), role)
  const bot = await app.bot({ planId: plan })
  const admin = await addMember(app, bot, 2)
  return { app, bot, admin, writer: await addMember(app, bot, role, granted), granted }
}

/** Adds a member to a chatbot with exactly these permissions, or with those of the role. */
export async function addMember(
  app: TestApp,
  bot: number,
  role: RoleId,
  granted?: readonly string[],
): Promise<TestMember> {
  const user = await app.user()
  const flags = granted && Object.fromEntries(permissionNames.map((name) => [name, granted.includes(name)]))
  await app.member(bot, user, role, flags)
  return { ...user, ...(await app.as(user)) }
}

/** Returns the plan and the fewest permissions with which a role can call all of these operations. */
export function minimalPermissions(
  operations: readonly Operation[],
  role: RoleId,
): { plan: number; granted: string[] } {
  for (const plan of [2, 1]) {
    let granted: string[] = []
    // Stricter operations come first, so that a writer needs no other permission for reading.
    for (const { access } of [...operations].sort((a, b) => choices(a.access) - choices(b.access))) {
      const more = ['', ...permissionNames].find((one) => isAllowed(access, role, plan, [...granted, one]))
      if (more) granted = [...granted, more]
    }
    if (operations.every(({ access }) => isAllowed(access, role, plan, granted))) return { plan, granted }
  }
  throw new Error('No member may call all operations of the resource')
}

const choices = (gate: Gate) => permissionNames.filter((one) => isAllowed(gate, 3, 2, [one])).length

/** Returns whether a member with exactly these permissions passes the gate. */
export function isAllowed(gate: Gate, role: RoleId, plan: number, granted: readonly string[]): boolean {
  const stored = Object.fromEntries(granted.map((one) => [one, true]))
  const membership = { permissions: effectivePermissions(stored, plan), plan, role }
  return allows(gate, { user: { admin: false }, membership })
}

/** Returns the body of a call about an existing record: required fields have their current values. */
function bodyFor(operation: Operation, { item, input }: CreatedRecord, given: object): object | undefined {
  if (!operation.body) return undefined
  const known: ApiRecord = { ...item, ...input }
  const { required = [] } = bodyOf(operation)
  return { ...Object.fromEntries(required.map((field) => [field, known[field]])), ...given }
}

/** Returns functions that call the operations of a resource; paths and required fields are taken from the record. */
export function createResourceCalls(name: string, { bot, writer }: Pick<BotFixture, 'bot' | 'writer'>) {
  const operations = operationsOf(name)
  const call = (who: SignedIn, verb: Verb, query: string, body: object | undefined, item: ApiRecord, on = bot) => {
    const operation = operations[verb] as Operation
    const path = operation.path.replace(/\{(\w+)\}/g, (_, key) => String(key === 'bot' ? on : item[key]))
    return who.call(operation.method.toUpperCase(), path + query, body && { body })
  }
  const about = (
    verb: Verb,
    made: CreatedRecord,
    given: object = {},
    who: SignedIn = writer,
    on = bot,
  ): Promise<Answer> => call(who, verb, '', bodyFor(operations[verb] as Operation, made, given), made.item, on)
  return {
    create: (body: object, who: SignedIn = writer, on = bot) => call(who, 'Create', '', body, {}, on),
    about,
    /** returns one page of a list, or the list in a response that contains everything */
    list: async (
      query: Record<string, unknown> = {},
      who: SignedIn = writer,
    ): Promise<Answer & { items: ApiRecord[] }> => {
      const text = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      const answer = await call(who, 'List', text.length ? `?${text.join('&')}` : '', undefined, {})
      const steps = operations.List?.resource?.items?.split('/').slice(1) ?? []
      const items = answer.status === 200 ? steps.reduce((found, step) => found[step], answer.body) : []
      return { ...answer, items }
    },
    trash: async (who: SignedIn = writer): Promise<ApiRecord[]> =>
      (await call(who, 'DeletedList', '', undefined, {})).body,
    /** creates a record; fails the test if it is refused */
    make: async (input: object): Promise<CreatedRecord> => {
      const { status, body } = await call(writer, 'Create', '', input, {})
      expect([status, body], JSON.stringify(input)).toEqual([operations.Create?.success[0], expect.anything()])
      return { item: body, input: input as ApiRecord }
    },
    /** query for the largest page of a list, in any dialect */
    whole: operations.List?.list ? { range: [0, operations.List.list.max - 1] } : {},
  }
}

export type ResourceCalls = ReturnType<typeof createResourceCalls>

/** Returns the audit lines, content events and pending changes that an action causes in a chatbot. */
export async function effectsOf(app: TestApp, bot: number, work: () => Promise<unknown>) {
  const read = async () => ({
    lines: await app.audit((row) => row.bot_id === bot),
    events: await app.db
      .selectFrom('event')
      .select(['name', 'payload'])
      .where('bot_id', '=', bot)
      .orderBy('seq')
      .execute(),
    untrained: (
      await app.db.selectFrom('bot').select('pending_changes').where('id', '=', bot).executeTakeFirstOrThrow()
    ).pending_changes,
  })
  const before = await read()
  await work()
  const after = await read()
  const events = after.events.slice(before.events.length).filter(({ name }) => name === 'content')
  return {
    lines: after.lines.slice(before.lines.length),
    events: events.map(({ payload }) => (payload as { resource: string }).resource),
    untrained: after.untrained - before.untrained,
  }
}

/** Returns whether changes of this resource are published to consoles. */
export const emitsContentEvents = (kind: string): boolean => ContentResourceOptions.some(({ value }) => value === kind)

import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type App, buildApp } from '../../src/server/app.ts'
import type { Handlers } from '../../src/server/foundation/http/handler.ts'
import { signToken } from '../../src/server/foundation/http/session.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import type { ParsedMail } from '../../src/server/foundation/mail/parse-mail.ts'
import { defaultPermissions, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import type { Services } from '../../src/server/foundation/services/services.ts'
import type { Settings } from '../../src/server/foundation/settings/settings.ts'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import type { Store } from '../../src/server/foundation/store/db.ts'
import { hashPassword } from '../../src/server/people/account/password.ts'
import { ensurePlans } from '../../src/server/people/platform/plans.ts'
import { jobHandlers } from '../../src/server/workers.ts'
import { type Answer, type CallOptions, call } from './client.ts'
import { type TestClock, testClock } from './clock.ts'
import { mailsIn } from './mails.ts'
import { spareStore } from './spare-stores.ts'

/** An account created by a test. */
export interface TestUser {
  id: number
  name: string
  username: string
  email: string
}

/** A signed-in user. */
export interface SignedIn {
  token: string
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

type AuditRow = Awaited<ReturnType<typeof auditOf>>[number]

/** A complete server on its own store, with helpers to arrange and inspect data. */
export interface TestApp {
  app: App
  store: Store
  /** the database, for data that no operation returns */
  db: Store['kysely']
  clock: TestClock
  settings: Settings
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** signs in without the login form, to avoid rate limits and password hashing */
  as(user: { id: number }): Promise<SignedIn>
  user(
    given?: Partial<{ name: string; username: string; email: string; password: string; admin: boolean }>,
  ): Promise<TestUser>
  /** creates a chatbot and returns its id */
  bot(given?: Partial<{ name: string; planId: number; integrations: Record<string, string> }>): Promise<number>
  /** adds a member, with the permissions of the role unless others are given */
  member(botId: number, user: { id: number }, roleId: RoleId, permissions?: Record<string, boolean>): Promise<void>
  /** creates an area with these members and returns its id */
  area(botId: number, name: string, ...users: { id: number }[]): Promise<number>
  /** runs the queued jobs, then returns all e-mails, oldest first */
  mails(): Promise<ParsedMail[]>
  /** matching lines of the audit log, oldest first */
  audit(match?: (row: AuditRow) => boolean): Promise<AuditRow[]>
  forgetLimits(): Promise<void>
  /** stops everything; fails if any response violated the OpenAPI description */
  stop(): Promise<void>
}

/** Overrides of the usual test server. */
export interface TestAppOptions {
  settings?: Partial<Settings>
  /** replace real handlers, e.g. by one that throws */
  handlers?: Partial<Handlers>
  /** used instead of a fresh store; the caller closes it */
  store?: Store
  /** used instead of a clock that stands still */
  clock?: TestClock
}

// The `postgres` project runs the same tests on the other store.
const stores = process.env.TEST_STORE === 'postgres' ? await import('./stores.ts') : undefined

let counter = 0

/** Starts a server on a fresh store; every response is validated against the OpenAPI description. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await emptyFolder()
  const settings: Settings = {
    ...loadSettings(
      { LOG_LEVEL: 'silent', VALIDATE_ANSWERS: 'true', DATA_DIR: dataDir, TRAINING_NICENESS: '0' },
      dataDir,
    ),
    consoleDir: undefined,
    ...options.settings,
  }
  const other = options.store ? undefined : await stores?.freshStore('postgres')
  const store = options.store ?? other?.store ?? (await spareStore())
  await store.run(ensurePlans)
  const clock = options.clock ?? testClock()
  const app = await buildApp({ store, settings, services: { clock: clock.now }, handlers: options.handlers })
  const send = (method: string, place: string, given?: CallOptions) => call(app, method, place, given)
  return {
    app,
    store,
    db: store.kysely,
    clock,
    settings,
    call: send,
    as: async (user) => {
      const token = await openSession(app, store, user.id)
      return { token, call: (method, place, given) => send(method, place, { token, ...given }) }
    },
    user: (given) => makeUser(store, given),
    bot: (given) => makeBot(store, given),
    member: (botId, user, roleId, permissions) => addMember(store, botId, user.id, roleId, permissions),
    area: (botId, name, ...users) =>
      makeArea(
        store,
        botId,
        name,
        users.map(({ id }) => id),
      ),
    mails: async () => {
      await runJobs(store, app.services)
      return mailsIn(settings.dataDir)
    },
    audit: async (match = () => true) => (await auditOf(store)).filter(match),
    forgetLimits: async () => {
      await store.kysely.deleteFrom('rate_count').execute()
    },
    stop: async () => {
      await app.close()
      if (other) await other.discard()
      else if (!options.store) await store.close()
      rmSync(dataDir, { recursive: true, force: true })
      if (app.violations.length)
        throw new Error(`Responses that violate the API description:\n${app.violations.join('\n')}`)
    },
  }
}

/** Creates a temporary data folder for what a server stores outside its database, which is elsewhere. */
const emptyFolder = () => mkdtemp(path.join(os.tmpdir(), 'consola-data-'))

/** Runs the queued jobs; fails the test if a job fails. */
async function runJobs(store: Store, services: Services): Promise<void> {
  const errors: unknown[] = []
  await store.run(() => runDue(jobHandlers(services), (error) => errors.push(error)))
  if (errors.length) throw errors[0]
}

function auditOf(store: Store) {
  return store.kysely.selectFrom('audit').selectAll().orderBy('id').execute()
}

async function openSession({ services }: App, store: Store, userId: number): Promise<string> {
  const now = services.clock()
  const tokenId = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + services.settings.sessionHours * 3_600_000)
  const row = { user_id: userId, token_id: tokenId, created_at: now, last_used_at: now, expires_at: expiresAt }
  await store.kysely.insertInto('session').values(row).execute()
  return signToken(services, { tokenId, userId, expiresAt })
}

async function makeUser(store: Store, given: Parameters<TestApp['user']>[0] = {}): Promise<TestUser> {
  const username = given.username ?? `persona${++counter}`
  const values = {
    name: given.name ?? `Persona ${username}`,
    username,
    email: given.email ?? `${username}@example.com`,
    admin: given.admin ?? false,
    password_hash: given.password ? await hashPassword(given.password) : 'nadie entra',
    email_confirmed_at: new Date(),
  }
  const { id } = await store.kysely.insertInto('app_user').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, name: values.name, username, email: values.email }
}

async function makeBot(store: Store, given: Parameters<TestApp['bot']>[0] = {}): Promise<number> {
  const name = given.name ?? `Chatbot ${++counter}`
  const values = { name, plan_id: given.planId ?? 2, integrations: given.integrations ?? {} }
  const { id } = await store.kysely.insertInto('bot').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

async function addMember(
  store: Store,
  botId: number,
  userId: number,
  roleId: RoleId,
  permissions: Record<string, boolean> = {},
): Promise<void> {
  const values = {
    bot_id: botId,
    user_id: userId,
    role_id: roleId,
    permissions: { ...defaultPermissions(roleId), ...permissions },
  }
  await store.kysely.insertInto('membership').values(values).execute()
}

async function makeArea(store: Store, botId: number, name: string, userIds: number[]): Promise<number> {
  const query = store.kysely.insertInto('area').values({ bot_id: botId, name }).returning('id')
  const { id } = await query.executeTakeFirstOrThrow()
  if (userIds.length)
    await store.kysely
      .insertInto('area_user')
      .values(userIds.map((user_id) => ({ area_id: id, user_id })))
      .execute()
  return id
}

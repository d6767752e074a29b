import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { defaultPermissions, permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { connectAccount, type Platform, startPlatform } from '../support/platform.ts'
import { chatRecords } from './records.ts'
import { analyticsRecords, analyticsUpdates } from './records-analytics.ts'
import { contactRecords } from './records-contacts.ts'
import { formRecords, formUpdates } from './records-forms.ts'
import { pluginUpdates } from './records-plugins.ts'
import { productRecords, productUpdates } from './records-products.ts'
import { responseRecords, responseUpdates } from './records-responses.ts'
import { ruleRecords, ruleUpdates } from './records-rules.ts'
import { trainingRecords } from './records-training.ts'
import { trainingDataRecords, trainingDataUpdates } from './records-training-data.ts'
import { address, all, bodyOf } from './requests.ts'
import { atoms, cases, passes } from './rules.ts'

// Generated from the table of operations: the server decides who may call them, and the response for somebody else's
// chatbot equals that for one that does not exist.

const ABSENT = 2_000_000_000
const scoped = all.filter(({ scope }) => scope)
const table = scoped.map((operation) => [operation.id, operation] as const)

let app: TestApp
/** chatbots of the tenant under test, by plan */
const bots: Record<number, number> = {}
let foreignBot: number
let foreigner: SignedIn
let platform: SignedIn
let meta: Platform
let revoked: string
const members = new Map<string, SignedIn>()
/** user ids by token */
const ids = new Map<string, number>()

beforeAll(async () => {
  meta = await startPlatform()
  app = await startApp({ settings: { graphUrl: meta.url, telegramUrl: meta.url } })
  for (const planId of [1, 2]) bots[planId] = await app.bot({ planId })
  foreignBot = await app.bot()
  const [stranger, admin, gone] = [await app.user(), await app.user({ admin: true }), await app.user()]
  await app.member(foreignBot, stranger, 2)
  foreigner = await app.as(stranger)
  platform = await app.as(admin)
  await app.member(bot(), gone, 2)
  revoked = (await app.as(gone)).token
  await app.db.updateTable('session').set({ revoked_at: app.clock.now() }).where('user_id', '=', gone.id).execute()
})

afterAll(async () => {
  await app.stop()
  await meta.stop()
})

const bot = (plan = 2) => bots[plan] as number

/** Returns a member of the tenant's chatbot on this plan, with this role and exactly these permissions. */
async function member(plan: number, role: RoleId, granted: readonly string[]): Promise<SignedIn> {
  const key = `${plan} ${role} ${granted.join()}`
  const known = members.get(key)
  if (known) return known
  const user = await app.user()
  await app.member(bot(plan), user, role, flags(granted))
  const signedIn = await app.as(user)
  ids.set(signedIn.token, user.id)
  members.set(key, signedIn)
  return signedIn
}

const flags = (granted: readonly string[]) =>
  Object.fromEntries(permissionNames.map((name) => [name, granted.includes(name)]))

/** Creates the record that an operation is about, by the operation. */
const things = {
  ...{ ...chatRecords(() => app), ...ruleRecords(() => app), ...formRecords(() => app) },
  ...{ ...contactRecords(() => app), ...analyticsRecords(() => app) },
  ...{ ...trainingDataRecords(() => app), ...trainingRecords(() => app) },
  ...{ ...responseRecords(() => app), ...productRecords(() => app) },
}

/** Creates the records that an operation without a body needs, anew for each call. */
const found: Record<string, (botId: number, userId: number) => Promise<Record<string, number | string>>> = {
  ...things,
  botExportGet: async (bot, user) => ({ id: await botImport(user, { kind: 'export', source_bot_id: bot }) }),
  whatsappProfileGet: async (botId) => ({ id: (await connectAccount(app, botId, 'whatsapp')).id }),
  teamRemove: async (botId) => {
    const user = await app.user()
    await app.member(botId, user, 4)
    return { user_id: user.id }
  },
  invitationDelete: async (botId) => ({ id: await invitation(botId) }),
}

async function invitation(botId: number): Promise<number> {
  const user = await app.user()
  const { id } = await app.db
    .insertInto('invitation')
    .values({
      bot_id: botId,
      email: user.email.replace('@', '-invitada@'),
      role_id: 4,
      token_hash: `hash of ${user.id}`,
      expires_at: new Date(app.clock.now().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function botImport(userId: number, more: { kind?: 'export'; source_bot_id?: number } = {}): Promise<number> {
  const at = app.clock.now()
  const { id } = await app.db
    .insertInto('bot_import')
    .values({ user_id: userId, name: 'Kiosco', created_at: at, updated_at: at, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sends an invalid body, so that an authorized call returns 422 and changes nothing. */
function knock(operation: Operation, token: string | undefined, botId: number, params = {}): Promise<Answer> {
  const body = bodyOf(operation) ? { body: { esto_no_existe: true } } : {}
  return app.call(operation.method.toUpperCase(), address(operation, { bot: botId, ...params }), { token, ...body })
}

/** Returns every part of a response by which a caller could distinguish two cases. */
function seen({ status, body, headers }: Answer): string {
  const { date: _date, 'x-request-id': _id, ...comparable } = headers
  return JSON.stringify([status, body, comparable])
}

const ruleOf = ({ access }: Operation) => (access.who === 'member' ? access.rule : undefined)

test('the table contains operations to test', () => {
  expect(scoped.length).toBeGreaterThan(90)
  expect(scoped.filter(({ notBuilt }) => !notBuilt).length).toBeGreaterThan(10)
  expect(scoped.filter(({ access }) => access.who === 'public').map(({ id }) => id)).toEqual([])
})

describe.each(table)('%s', (_, operation) => {
  test('returns 401 without a session and with a revoked one', async () => {
    expect((await knock(operation, undefined, bot())).status).toBe(401)
    expect((await knock(operation, revoked, bot())).status).toBe(401)
  })

  test('returns 404 to administrators of other chatbots and to platform administrators', async () => {
    for (const { token } of [foreigner, platform]) {
      const [theirs, absent] = [await knock(operation, token, bot()), await knock(operation, token, ABSENT)]
      expect(theirs.status).toBe(404)
      expect(seen(theirs)).toBe(seen(absent))
    }
  })

  test('returns 403 to members without the required permissions, and admits the others', async () => {
    const rule = ruleOf(operation)
    let [refused, admitted] = [0, 0]
    for (const held of cases(rule)) {
      const { token } = await member(held.plan, held.role, held.granted)
      const real = (await found[operation.id]?.(bot(held.plan), ids.get(token) ?? 0)) ?? {}
      const { status, body } = await knock(operation, token, bot(held.plan), real)
      const why = `${JSON.stringify(held)} got ${status} ${JSON.stringify(body)}`
      if (passes(rule, held)) {
        admitted++
        expect([401, 403, 404], why).not.toContain(status)
        if (operation.notBuilt) expect(status, why).toBe(501)
      } else {
        refused++
        expect(status, why).toBe(403)
      }
    }
    expect(admitted).toBeGreaterThan(0)
    if (rule) expect(refused).toBeGreaterThan(0)
  })

  test('refuses a removed member at once', async () => {
    const user = await app.user()
    await app.member(bot(), user, 2)
    const { token } = await app.as(user)
    await app.db.deleteFrom('membership').where('user_id', '=', user.id).execute()
    expect(seen(await knock(operation, token, bot()))).toBe(seen(await knock(operation, token, ABSENT)))
  })
})

describe('operations for platform administrators', () => {
  const admin = all
    .filter(({ access }) => access.who === 'admin')
    .map((operation) => [operation.id, operation] as const)

  test.each(admin)('%s', async (_, operation) => {
    const path = address(operation, { id: bot() })
    const body = bodyOf(operation) ? { body: { esto_no_existe: true } } : {}
    const knockAs = (token?: string) => app.call(operation.method.toUpperCase(), path, { token, ...body })
    expect((await knockAs()).status).toBe(401)
    expect((await knockAs(revoked)).status).toBe(401)
    expect((await knockAs(foreigner.token)).status).toBe(403)
    expect([401, 403, 404]).not.toContain((await knockAs(platform.token)).status)
  })
})

describe('operations for all signed-in users', () => {
  const signedIn = all
    .filter(({ access }) => access.who === 'user')
    .map((operation) => [operation.id, operation] as const)

  test.each(signedIn)('%s', async (_, operation) => {
    const user = await app.user()
    const own = await app.as(user)
    const body = bodyOf(operation) ? { body: { esto_no_existe: true } } : {}
    const session = await app.db.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const id = operation.tag === 'archives' ? await botImport(user.id) : session.id
    const knockAs = (token?: string) =>
      app.call(operation.method.toUpperCase(), address(operation, { id }), { token, ...body })
    expect((await knockAs()).status).toBe(401)
    expect((await knockAs(revoked)).status).toBe(401)
    expect([401, 403, 404]).not.toContain((await knockAs(own.token)).status)
  })
})

describe("ids of other tenants used with one's own chatbot", () => {
  const permissions = defaultPermissions(4)
  interface Reach {
    /** creates the record and returns the path parameters */
    make: (botId: number, userId: number) => Promise<Record<string, number | string>>
    body?: object
    sentForm?: { raw: Buffer; type: string }
    /** the expected status for an own record, if it is no success */
    own?: number
  }
  const quickReply = { shortcut: 'atajo', title: 'Título', text: 'Texto' }
  const reaches: Record<string, Reach> = {
    ...Object.fromEntries(Object.entries(things).map(([id, make]) => [id, { make }])),
    contactUpdate: { make: things.contactUpdate as Reach['make'], body: { name: 'Ana' } },
    contactDataDelete: { make: things.contactDataDelete as Reach['make'], body: { name: 'Ana' } },
    contactImportStart: {
      make: things.contactImportStart as Reach['make'],
      body: { columns: [{ column: 0, field: 'name' }], policy: 'update', preview: true },
      // Without its file, which a real one has.
      own: 409,
    },
    contactNoteCreate: { make: things.contactNoteCreate as Reach['make'], body: { text: 'Nota' } },
    contactFieldUpdate: {
      make: things.contactFieldUpdate as Reach['make'],
      body: { key: 'otra_clave', label: 'Otra', type: 'text' },
    },
    contactGroupUpdate: { make: things.contactGroupUpdate as Reach['make'], body: { name: 'Otro' } },
    ...{ ...ruleUpdates(() => app), ...formUpdates(() => app), ...analyticsUpdates(() => app) },
    accessContactUpdate: { make: things.accessContactUpdate as Reach['make'], body: { enabled: false } },
    webhookUpdate: {
      make: things.webhookUpdate as Reach['make'],
      body: { name: 'Otro aviso', url: 'https://avisos.example/b', events: ['lead'] },
    },
    contactGroupMemberUpdate: { make: things.contactGroupMemberUpdate as Reach['make'], body: { remove: [1] } },
    areaMove: { make: things.areaMove as Reach['make'], body: { target_area_id: null } },
    areaHandoffUpdate: { make: things.areaHandoffUpdate as Reach['make'], body: { enable_handoff: true } },
    // The contact must be in the area: any other contact returns 404, too.
    areaContactToggle: {
      make: things.areaContactToggle as Reach['make'],
      body: { contact_id: 1, enabled: true },
      own: 404,
    },
    ...trainingDataUpdates(() => app),
    ...{ ...responseUpdates(() => app), ...productUpdates(() => app), ...pluginUpdates(() => app) },
    chatDraftUpdate: { make: things.chatDraftGet as Reach['make'], body: { text: 'Hola' } },
    chatReactionUpdate: { make: things.chatReactionUpdate as Reach['make'], body: { emoji: '👍' } },
    chatViewUpdate: { make: things.chatViewDelete as Reach['make'], body: { name: 'Otra', filter: {} } },
    quickReplyUpdate: { make: things.quickReplyDelete as Reach['make'], body: quickReply },
    macroUpdate: {
      make: things.macroDelete as Reach['make'],
      body: { name: 'Otra macro', actions: [{ type: 'resolve' }] },
    },
    apiKeyUpdate: { make: things.apiKeyUpdate as Reach['make'], body: { name: 'Otra', scopes: ['chats:read'] } },
    quickBudgetCreate: {
      make: things.chatDraftGet as Reach['make'],
      body: { items: [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }] },
    },
    chatLeadExport: { make: things.chatDraftGet as Reach['make'], own: 409 },
    botExportGet: { make: found.botExportGet as Reach['make'], own: 409 },
    intentDelete: { make: intent, body: { isFamily: false } },
    teamRemove: { make: person },
    teamRoleUpdate: { make: person, body: { role_id: 5 } },
    teamUserUpdate: { make: person, body: { permissions } },
    invitationDelete: { make: async (botId) => ({ id: await invitation(botId) }) },
    invitationResend: { make: async (botId) => ({ id: await invitation(botId) }), body: {} },
  }

  async function person(botId: number): Promise<Record<string, number>> {
    const user: TestUser = await app.user()
    await app.member(botId, user, 4)
    return { user_id: user.id }
  }

  async function intent(botId: number): Promise<Record<string, number>> {
    const values = { bot_id: botId, name: `Categoría ${Math.random()}` }
    const category = await app.db.insertInto('intent_category').values(values).returning('id').executeTakeFirstOrThrow()
    const made = await app.db
      .insertInto('intent')
      .values({ ...values, category_id: category.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { category_id: category.id, id: made.id }
  }

  test('every implemented operation on a record of a chatbot is in the table', () => {
    // Numbers of topics that every chatbot has; tests/spanish tests that each one has its own changes. Release notes
    // belong to the product.
    const shared = new Set(['smallTalkGet', 'smallTalkUpdate', 'updateRead'])
    const due = scoped.filter(({ id, notBuilt, pathParams }) => !notBuilt && pathParams.length > 1 && !shared.has(id))
    expect(Object.keys(reaches).sort()).toEqual(due.map(({ id }) => id).sort())
  })

  test.each(Object.entries(reaches))('%s', async (id, { make, body, sentForm, own }) => {
    const operation = all.find((candidate) => candidate.id === id) as Operation
    const plan = atoms(ruleOf(operation)).find((atom) => 'plan' in atom)?.plan ?? 2
    const { token } = await member(plan, 2, permissionNames)
    const given = { token, body, ...sentForm }
    const call = (params: object) =>
      app.call(operation.method.toUpperCase(), address(operation, { bot: bot(plan), ...params }), given)
    const userId = ids.get(token) ?? 0
    const foreign = await make(foreignBot, userId)
    const absent = Object.fromEntries(
      Object.entries(foreign).map(([name, value]) => [
        name,
        typeof value === 'number' ? ABSENT : 'x'.repeat(value.length),
      ]),
    )
    const before = await footprint()
    const refused = await call(foreign)
    expect(refused.status).toBe(404)
    expect(seen(refused)).toBe(seen(await call(absent)))
    expect(await footprint()).toEqual(before)
    const { status } = await call(await make(bot(plan), userId))
    if (own) expect(status).toBe(own)
    else expect(status).toBeLessThan(300)
  })

  const inBody: [operation: string, body: (id: number) => object][] = [
    ['chatStateUpdate', (id) => ({ id, state: 2 })],
    ['chatCommentCreate', (id) => ({ id, message: 'Hola' })],
    ['chatAssign', (id) => ({ id, user_id: null })],
    ['chatMessageSend', (id) => ({ id, target_id: 'visita', message: 'Hola' })],
    ['chatForwardSend', (id) => ({ id, message_id: 1, to_id: id + 1 })],
    ['chatMessageResend', (id) => ({ id, message_id: 1 })],
    ['chatTemplateSend', (id) => ({ id, target_id: 'visita', template_id: 1 })],
    ['chatStart', (id) => ({ number_id: id, phone: '+5491155550142', template_id: 1 })],
    ['contactCardAdd', (id) => ({ id, message_id: 1, card: 0, phone: '+5491155550142' })],
    ['chatReactivate', (id) => ({ id })],
    ['chatUnreadToggle', (id) => ({ id })],
    ['chatAnsweredToggle', (id) => ({ id })],
    ['chatPriorityUpdate', (id) => ({ id, priority: 'high' })],
    ['chatUsernameUpdate', (id) => ({ id, username: 'Otro' })],
    ['labelUpdate', (id) => ({ id, title: 'Otra', color: '#000000' })],
    ['contactBlock', (id) => ({ id, blocked: true })],
    ['contactDuplicateUpdate', (id) => ({ contact_ids: [id, id + 1], distinct: true })],
    ['contactMerge', (id) => ({ target_id: id, source_id: id + 1, preview: false })],
  ]

  test.each(inBody)('%s with the id in the body', async (id, bodyOf) => {
    const operation = all.find((candidate) => candidate.id === id) as Operation
    const { token } = await member(2, 2, permissionNames)
    const maker = { labelUpdate: 'labelDelete', chatStart: 'chatNumberTemplateList' }[id] ?? 'chatDraftGet'
    const make = things[maker]
    const thing = Number((await make?.(foreignBot, ids.get(token) ?? 0))?.id)
    const contact = await app.db.selectFrom('chat').select('contact_id').where('id', '=', thing).executeTakeFirst()
    const call = (body: object) =>
      app.call(operation.method.toUpperCase(), address(operation, { bot: bot() }), { token, body })
    const before = await footprint()
    const refused = await call(bodyOf(id === 'contactBlock' ? (contact?.contact_id ?? 0) : thing))
    expect(refused.status).toBe(404)
    expect(seen(refused)).toBe(seen(await call(bodyOf(ABSENT))))
    expect(await footprint()).toEqual(before)
  })

  test("another person's session cannot be ended, but one's own can", async () => {
    const [victim, attacker] = [await app.user(), await app.user()]
    await app.as(victim)
    const mine = await app.as(attacker)
    const idOf = async ({ id }: TestUser) =>
      (await app.db.selectFrom('session').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()).id
    const refused = await mine.call('DELETE', `/sessions/${await idOf(victim)}`)
    expect(refused.status).toBe(404)
    expect(seen(refused)).toBe(seen(await mine.call('DELETE', `/sessions/${ABSENT}`)))
    expect((await mine.call('DELETE', `/sessions/${await idOf(attacker)}`)).status).toBe(204)
  })

  /** Returns all records of the other tenant, to check that none of them changes. */
  async function footprint() {
    const of = (
      table: 'membership' | 'invitation' | 'intent' | 'chat' | 'label' | 'quick_reply' | 'chat_view' | 'contact',
    ) => app.db.selectFrom(table).selectAll().where('bot_id', '=', foreignBot).orderBy('created_at').execute()
    return Promise.all([
      ...(['membership', 'invitation', 'intent', 'chat', 'label', 'quick_reply', 'chat_view', 'contact'] as const).map(
        of,
      ),
      app.db.selectFrom('message').selectAll().where('bot_id', '=', foreignBot).orderBy('id').execute(),
    ])
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { chatRecords } from '../security/records.ts'
import { contactRecords } from '../security/records-contacts.ts'
import { responseRecords } from '../security/records-responses.ts'
import { trainingDataRecords } from '../security/records-training-data.ts'
import { address, all, bodyOf } from '../security/requests.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { type ApiScope, everyScope, makeKey } from './make.ts'

// Generated from the table of operations: which calls an API key may make. Bodies are invalid, so that an admitted call
// returns 422 and changes nothing.

let app: TestApp
let bot: number
let suspended: number
const keys: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  suspended = await app.bot()
  await app.db.updateTable('bot').set({ suspended_reason: 'Falta de pago' }).where('id', '=', suspended).execute()
  const ago = new Date(app.clock.now().getTime() - 1)
  const add = async (name: string, of: number, given = {}) => {
    keys[name] = (await makeKey(app, of, given)).token
  }
  for (const scope of everyScope) {
    await add(scope, bot, { scopes: [scope] })
    await add(`no ${scope}`, bot, { scopes: everyScope.filter((one) => one !== scope) })
  }
  await add('other bot', await app.bot())
  await add('expired', bot, { expires_at: app.clock.now() })
  await add('revoked', bot, { revoked_at: ago })
  await add('suspended', suspended)
  await add('all', bot)
})

afterAll(() => app.stop())

const found: Record<string, (botId: number, userId: number) => Promise<Record<string, number | string>>> = {
  ...chatRecords(() => app),
  ...contactRecords(() => app),
  ...trainingDataRecords(() => app),
  ...responseRecords(() => app),
  intentDelete: async (bot_id) => {
    const name = `Intención ${Math.random()}`
    const made = await app.db
      .insertInto('intent_category')
      .values({ bot_id, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { bot_id, name, category_id: made.id }
    const { id } = await app.db.insertInto('intent').values(row).returning('id').executeTakeFirstOrThrow()
    return { category_id: made.id, id }
  },
}

function knock(operation: Operation, token: string | undefined, botId: number, params = {}): Promise<Answer> {
  const body = bodyOf(operation) ? { body: { esto_no_existe: true } } : {}
  return app.call(operation.method.toUpperCase(), address(operation, { bot: botId, ...params }), { token, ...body })
}

const of = (operation: Operation) => [operation.id, operation] as const
const open = all.filter(({ apiKey }) => apiKey !== undefined).map(of)
const closed = all.filter(({ apiKey, access }) => apiKey === undefined && access.who !== 'public').map(of)
const free = all.filter(({ access }) => access.who === 'public').map(of)

test('the table has operations of both kinds, and every scope opens some', () => {
  expect(open.length).toBeGreaterThan(40)
  expect(closed.length).toBeGreaterThan(100)
  expect([...new Set(open.map(([, { apiKey }]) => apiKey))].sort()).toEqual([...everyScope].sort())
})

describe.each(open)('%s', (id, operation) => {
  const scope = operation.apiKey as ApiScope

  test('admits a key with its scope, and no other', async () => {
    await app.forgetLimits()
    const params = (await found[id]?.(bot, 0)) ?? {}
    const admitted = await knock(operation, keys[scope], bot, params)
    expect([401, 403, 404, 500], JSON.stringify(admitted.body)).not.toContain(admitted.status)
    const { status, body } = await knock(operation, keys[`no ${scope}`], bot, params)
    expect([status, body.code]).toEqual([403, 'key_scope'])
    expect(body.message).toContain(scope)
  })

  test.each([
    ['without a key', undefined, 401, 'unauthorized'],
    ['with an unknown key', `mst_${'0'.repeat(51)}`, 401, 'key_unknown'],
    ['with half of a key', 'mst_7Kb', 401, 'key_unknown'],
    ['with an expired key', 'expired', 401, 'key_expired'],
    ['with a revoked key', 'revoked', 401, 'key_revoked'],
    ["with another chatbot's key", 'other bot', 404, 'not_found'],
  ])('refuses a call %s', async (_, key, status, code) => {
    await app.forgetLimits()
    const answer = await knock(operation, key && (keys[key] ?? key), bot)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('refuses the key of a suspended chatbot', async () => {
    await app.forgetLimits()
    const { status, body } = await knock(operation, keys.suspended, suspended)
    expect([status, body.code]).toEqual([403, 'suspended'])
    expect(body.message).toContain('Falta de pago')
  })
})

describe('public operations answer as without a key', () => {
  test.each(free)('%s', async (_, operation) => {
    const answers: unknown[] = []
    for (const token of [undefined, keys.all]) {
      await app.forgetLimits()
      const { status, body } = await knock(operation, token, bot)
      answers.push([status, body])
    }
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('operations without x-api-key', () => {
  test.each(closed)('%s', async (_, operation) => {
    await app.forgetLimits()
    const { status, body } = await knock(operation, keys.all, bot)
    expect([status, body.code]).toEqual([403, 'key_not_allowed'])
  })
})

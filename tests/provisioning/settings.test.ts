import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import description from '../../generated/openapi.json' with { type: 'json' }
import { applyContent } from '../../src/server/provisioning/content/apply.ts'
import { exportContent } from '../../src/server/provisioning/content/export.ts'
import { readContent } from '../../src/server/provisioning/content/read.ts'
import { writeContent } from '../../src/server/provisioning/content/write.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { running, scopeOf } from './fixtures.ts'

// A copy is set like its source. Each test names every property of the contract, so that a new one is not forgotten.

let app: TestApp
let source: number
let target: number
let boss: SignedIn & { id: number }

beforeAll(async () => {
  app = await startApp()
  const user = await app.user()
  source = await app.bot()
  await app.member(source, user, 2)
  boss = { ...user, ...(await app.as(user)) }
})
afterAll(() => app.stop())
beforeEach(async () => {
  target = await app.bot()
  await app.member(target, boss, 2)
})

const propertiesOf = (name: string): string[] =>
  Object.keys(
    (description.components.schemas as Record<string, { properties?: object }>)[name]?.properties ?? {},
  ).sort()

/** Carries what the source is set to into the target. */
const carry = () =>
  running(app, async () => {
    const { content, files } = await exportContent(scopeOf(source, 1))
    const bytes = new Map(files.map(({ filename }) => [filename, () => PICTURE]))
    return applyContent(scopeOf(target, 1), readContent(writeContent(content)), { files: bytes })
  })

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const without = (given: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

test('the general settings are those of the source, but for its name', async () => {
  const given = {
    avatar: `data:image/png;base64,${PICTURE.toString('base64')}`,
    description: 'Pedidos y consultas.',
    language: 'es-419',
    timezone: 'America/Santiago',
    currency: 'CLP',
    country: 'CL',
    session_timeout_minutes: 45,
    auto_resolve: {
      minutes: 90,
      reminders: [{ after_minutes: 30, text: '¿Sigues ahí?' }],
      closing_text: 'Hasta luego.',
    },
    unread_policy: 'on_reply',
    retention: { messages_days: 730, media_days: 365, leads_days: 900 },
  }
  const apart = { api_request_timeout: 7, survey_timeout_minutes: 30, business_rating_url: 'https://opina.example/' }
  expect(Object.keys({ ...given, ...apart, id: 0, name: '', version: 0 }).sort()).toEqual(propertiesOf('BotSettings'))
  const usual = (await boss.call('GET', `/bots/${source}`)).body
  expect((await boss.call('PUT', `/bots/${source}`, { body: given })).status).toBe(200)
  for (const [path, body] of [
    ['api/timeout', { api_request_timeout: 7 }],
    ['survey/timeout', { survey_timeout_minutes: 30 }],
    ['rating-url', { business_rating_url: 'https://opina.example/' }],
  ] as const)
    expect([path, (await boss.call('PUT', `/bots/${path}/${source}`, { body })).status]).toEqual([path, 200])
  const set = (await boss.call('GET', `/bots/${source}`)).body
  for (const name of Object.keys({ ...given, ...apart })) expect([name, set[name]]).not.toEqual([name, usual[name]])
  await carry()
  const copy = (await boss.call('GET', `/bots/${target}`)).body
  const own = ['id', 'name', 'version', 'avatar']
  expect(without(copy, ...own)).toEqual(without(set, ...own))
  expect(copy.avatar).toMatch(/^\/widget\/images\//)
})

test('alerts of nobody in particular come along, those of a person and what needs a number do not', async () => {
  const area = await app.area(source, 'Ventas')
  await app.area(source, 'Taller')
  const hours = { week: [], exceptions: [], always_open: true, timezone: 'America/Santiago' }
  const rule = {
    ...{ id: null, type: 2, user_id: null, contact_id: null, channels: ['email'], area_ids: [area], enabled: false },
    ...{ events: ['unanswered', 'quota'], unanswered_minutes: 15, digest: 'daily', schedule: hours },
    quiet_hours: { from: '22:00', to: '07:00' },
  }
  expect(Object.keys(rule).sort()).toEqual(propertiesOf('NotificationRuleInput'))
  const own = { ...rule, user_id: boss.id, channels: ['push'], events: ['live_chat'] }
  const saved = await boss.call('PUT', `/bots/notifications/${source}`, { body: { rules: [rule, own] } })
  expect([saved.status, saved.body.rules?.length]).toEqual([200, 2])
  await carry()
  const { rules } = (await boss.call('GET', `/bots/notifications/${target}`)).body
  expect(rules).toHaveLength(1)
  const there = await app.db.selectFrom('area').select(['id', 'name']).where('bot_id', '=', target).execute()
  const ventas = there.find(({ name }) => name === 'Ventas')?.id
  expect(without(rules[0], 'id', 'last_sent_at')).toEqual({ ...without(rule, 'id'), area_ids: [ventas] })
})

test('companies that may write come along with tokens of their own, which nobody knows', async () => {
  const made = await boss.call('POST', `/access/${source}`, { body: { company_name: 'Acería' } })
  const { id: area } = await app.db
    .selectFrom('area')
    .select('id')
    .where('bot_id', '=', source)
    .where('name', '=', 'Ventas')
    .executeTakeFirstOrThrow()
  const given = {
    ...{
      company_name: 'Acería',
      url: 'https://aceria.example/',
      expires_at: '2031-01-01T03:00:00.000Z',
      area_id: area,
    },
    message_denied: 'Pide tu clave.',
  }
  const body = { ...given, id: made.body.company_id }
  const about = { company_token: '', revoke_previous: false }
  expect(Object.keys({ ...body, ...about }).sort()).toEqual(propertiesOf('AccessGroupUpdate'))
  expect((await boss.call('PUT', `/access/${source}`, { body })).status).toBe(200)
  expect((await boss.call('PUT', `/access/toggle/${source}`, { body: { access_all: false } })).status).toBe(200)
  await carry()
  const { access_all, companies } = (await boss.call('GET', `/access/${target}`)).body
  expect([access_all, companies.length]).toEqual([false, 1])
  expect(companies[0]).toMatchObject(without(given, 'area_id'))
  const hashes = await app.db.selectFrom('access_group').select('token_hash').execute()
  expect(new Set(hashes.map(({ token_hash }) => token_hash)).size).toBe(2)
})

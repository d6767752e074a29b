import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'
import { createRecorded, type Recorded } from './fixtures.ts'

// Settings with one row for each chatbot go back to what they were before a change.

const PIXEL = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`

let app: TestApp
let t: Recorded
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  t = await createRecorded(app)
})
afterAll(() => app.stop())

const got = async (path: string): Promise<ApiRecord> => (await t.call('GET', path)).body
/** Saves settings and returns the entry about it. */
const change = async (kind: string, path: string, body: object): Promise<number> => {
  await t.saved(path, body)
  return t.last(kind)
}
const general = (body: object) => change('bot', '/bots/{bot}', body)

test('the general settings go back, and what somebody changed meanwhile is not overwritten', async () => {
  await t.saved('/bots/{bot}', {
    ...{ name: 'Trigal', description: 'Pedidos', unread_policy: 'on_reply' },
    retention: { messages_days: 90, media_days: null, leads_days: null },
  })
  const entry = await general({
    ...{ name: 'El Trigal', description: '', unread_policy: 'on_open' },
    retention: { messages_days: null, media_days: null, leads_days: null },
  })
  expect(await t.would(entry)).toEqual([
    'Nombre del chatbot: El Trigal → Trigal',
    'Descripción: — → Pedidos',
    'Marcar como leída: Al abrirla → Al contestarla',
    'Conservación de datos: — → Mensajes (días): 90',
  ])
  const { version } = (await t.detail(entry)).restore
  await general({ description: 'Otra' })
  expect(await t.restore(entry, { version })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await got('/bots/{bot}')).name).toBe('El Trigal')
  expect((await t.restore(entry, { version: version + 1 })).status).toBe(200)
  expect(await got('/bots/{bot}')).toMatchObject({
    ...{ name: 'Trigal', description: 'Pedidos', unread_policy: 'on_reply' },
    retention: { messages_days: 90, media_days: null, leads_days: null },
  })
  expect(await t.detail(await t.last('bot'))).toMatchObject({ action: 'restore', resource_label: 'Trigal' })
  expect((await t.detail(entry)).restore.reason).toContain('ya está')
})

test('a picture comes back while it is kept; one that is not stays out', async () => {
  await t.saved('/bots/{bot}', { avatar: PIXEL })
  const removed = await general({ avatar: null, description: 'Sin foto' })
  expect(await t.would(removed)).toContain('Avatar: — → Una imagen')
  expect((await t.restore(removed)).status).toBe(200)
  expect((await got('/bots/{bot}')).avatar).toContain('/widget/images/')
  const again = await general({ avatar: null, description: 'Otra vez' })
  await app.db.deleteFrom('media').where('bot_id', '=', t.bot).execute()
  expect((await t.detail(again)).restore.kept).toEqual([expect.stringContaining('imagen')])
  expect((await t.restore(again)).status).toBe(200)
  expect(await got('/bots/{bot}')).toMatchObject({ avatar: null, description: '' })
})

test('the times of services and surveys go back with the others', async () => {
  const entry = await change('settings', '/bots/api/timeout/{bot}', { api_request_timeout: 9 })
  expect(await t.would(entry)).toEqual(['Espera de servicios (segundos): 9 → 5'])
  expect((await t.restore(entry)).status).toBe(200)
  expect((await got('/bots/{bot}')).api_request_timeout).toBe(5)
  expect(await t.detail(await t.last('settings'))).toMatchObject({ action: 'restore' })
})

test('the facts about the business go back', async () => {
  await t.saved('/bots/contact/{bot}', { address: 'Rivadavia 1', phone: '+5491155550101' })
  const entry = await change('settings', '/bots/contact/{bot}', { address: 'Rivadavia 2', phone: '+5491155550102' })
  const { version } = (await t.detail(entry)).restore
  expect(await t.would(entry)).toEqual([
    'Teléfono: +5491155550102 → +5491155550101',
    'Dirección: Rivadavia 2 → Rivadavia 1',
  ])
  await t.saved('/bots/contact/{bot}', { networks: '@trigal' })
  expect((await t.restore(entry, { version })).body.code).toBe('stale')
  expect((await t.restore(entry, { version: version + 1 })).status).toBe(200)
  expect(await got('/bots/contact/{bot}')).toMatchObject({ address: 'Rivadavia 1', networks: '' })
})

test('the handoff goes back with its hours, and what it names and is gone stays out', async () => {
  const area = await app.area(t.bot, 'Ventas')
  const week = [{ day: 1, ranges: [{ from: '09:00', to: '13:00' }] }]
  const schedule = { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week, exceptions: [] }
  await t.saved('/bots/handoff/{bot}', { area_id: area, wait_message: 'Ya voy', on_words: ['humano'] })
  await t.saved('/bots/handoff/schedule/{bot}', { schedule })
  const hours = await change('settings', '/bots/handoff/schedule/{bot}', {
    schedule: { ...schedule, always_open: true, week: [] },
  })
  const words = await change('settings', '/bots/handoff/{bot}', {
    area_id: null,
    wait_message: '',
    on_words: ['persona'],
  })
  expect(await t.would(words)).toEqual([
    'Palabras que piden una persona: persona → humano',
    'Área que recibe: — → Ventas',
    'Mensaje de espera: — → Ya voy',
  ])
  await app.db.deleteFrom('area').where('id', '=', area).execute()
  expect((await t.detail(words)).restore.kept).toEqual([expect.stringContaining('ya no existe')])
  expect((await t.restore(words)).status).toBe(200)
  expect(await got('/bots/handoff/{bot}')).toMatchObject({
    area_id: null,
    wait_message: 'Ya voy',
    on_words: ['humano'],
  })
  const { version } = (await t.detail(hours)).restore
  expect((await t.restore(hours, { version: version - 1 })).body.code).toBe('stale')
  expect((await t.restore(hours, { version })).status).toBe(200)
  expect((await got('/bots/handoff/{bot}')).schedule).toMatchObject({ always_open: false, week })
})

test('where contacts are sent goes back, but not a secret in the address', async () => {
  const lead = (export_lead: object) => change('settings', '/bots/handoff/export-lead/{bot}', { export_lead })
  const first = await lead({ enabled: true, webhook: 'https://crm.example/entrada' })
  await lead({ enabled: true, webhook: 'https://crm.example/entrada?token=4f8a9c2b7d1e' })
  const secret = await lead({ enabled: false, webhook: 'https://otro.example/entrada' })
  expect(JSON.stringify(await t.detail(secret))).not.toContain('4f8a9c2b7d1e')
  expect((await t.detail(secret)).restore).toMatchObject({
    ...{ possible: false, reason: expect.stringContaining('claves quedan como están') },
  })
  expect((await t.restore(secret)).status).toBe(409)
  const raw = { export_lead: { enabled: true, webhook: 'https://crm.example/entrada?token=4f8a9c2b7d1e' } }
  await app.db
    .updateTable('audit')
    .set({ before: json(raw) })
    .where('id', '=', secret)
    .execute()
  expect(JSON.stringify(await t.detail(secret))).not.toContain('4f8a9c2b7d1e')
  expect((await t.restore(secret)).status).toBe(409)
  expect((await t.restore(first)).status).toBe(200)
  expect((await got('/bots/handoff/{bot}')).export_lead).toEqual({ enabled: false, webhook: null })
})

test('the settings of quotations go back, and the numbers go on', async () => {
  const path = '/budgets/settings/{bot}'
  const { version: _, ...usual } = await got(path)
  const written = { ...usual, payment_terms: 'Contado', valid_days: 10, number_prefix: 'A-' }
  await t.saved(path, { ...written, next_number: 5 })
  const { payment_terms: _terms, ...others } = written
  const entry = await change('budget_settings', path, {
    ...{ ...others, valid_days: 20, number_prefix: 'B-', next_number: 40, notes: 'Entrega en 48 horas' },
  })
  expect((await t.detail(entry)).restore.kept).toEqual([expect.stringContaining('El próximo número queda como está')])
  expect(await t.would(entry)).toEqual([
    'Prefijo del número: B- → A-',
    'Validez (días): 20 → 10',
    'Condiciones de pago: — → Contado',
    'Notas: Entrega en 48 horas → —',
  ])
  const { version } = (await t.detail(entry)).restore
  await app.db
    .updateTable('budget_settings')
    .set(({ eb }) => ({ next_number: 57, version: eb('version', '+', 1) }))
    .where('bot_id', '=', t.bot)
    .execute()
  expect((await t.restore(entry, { version })).body.code).toBe('stale')
  expect((await t.restore(entry, { version: version + 1 })).status).toBe(200)
  const now = await got(path)
  expect(now).toMatchObject({ payment_terms: 'Contado', valid_days: 10, number_prefix: 'A-', next_number: 57 })
  expect(now.notes ?? '').toBe('')
  const number = await change('budget_settings', path, { ...now, next_number: 60, version: undefined })
  expect((await t.detail(number)).restore).toMatchObject({
    possible: false,
    reason: expect.stringContaining('El próximo número queda como está'),
  })
  expect((await t.restore(number)).status).toBe(409)
})

test('what is no state of settings is not restored', async () => {
  expect((await t.call('PUT', '/bots/state/{bot}', { botState: 'off' })).status).toBe(200)
  const off = await t.last('bot')
  expect((await t.detail(off)).restore).toMatchObject({
    possible: false,
    reason: expect.stringContaining('no guardamos'),
  })
  expect(await t.restore(off)).toMatchObject({ status: 409, body: { code: 'not_restorable' } })
  const entry = await general({ description: 'Pedidos' })
  expect((await t.restore(entry)).status).toBe(200)
})

test('only who may change settings restores them, each in their own chatbot', async () => {
  const kinds = [
    await general({ description: 'Pedidos' }),
    await change('settings', '/bots/contact/{bot}', { address: 'Rivadavia 1' }),
    await change('settings', '/bots/handoff/{bot}', { wait_message: 'Ya voy' }),
    await change('budget_settings', '/budgets/settings/{bot}', {
      ...(await got('/budgets/settings/{bot}')),
      valid_days: 9,
    }),
  ]
  const writer = await t.member(3, { responses: true, advanced_configuration: true, contacts: true })
  const keeper = await t.member(3, { configuration: true, responses: false })
  const operator = await t.member(4, { chats: true, contacts: false })
  const other = await createRecorded(app)
  for (const entry of kinds) {
    expect((await t.restore(entry, {}, writer)).status).toBe(404)
    expect((await t.restore(entry, {}, operator)).status).toBe(403)
    expect((await other.restore(entry)).status).toBe(404)
    expect((await t.restore(entry, {}, other.boss)).status).toBe(404)
  }
  for (const entry of kinds) expect((await t.restore(entry, {}, keeper)).status).toBe(200)
  expect((await got('/bots/{bot}')).description).toBe('')
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'
import { createRecorded, type Recorded } from './fixtures.ts'

// The settings of channels go back to what they were before a change: webchat, notifications and access.

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
const change = async (kind: string, path: string, body: object): Promise<number> => {
  await t.saved(path, body)
  return t.last(kind)
}

test('the webchat goes back, with its picture, unless somebody changed it meanwhile', async () => {
  const path = '/bots/webchat/settings/{bot}'
  const { style, parameters } = await got(path)
  await t.saved(path, {
    style: { ...style, title: 'Trigal', avatar: PIXEL },
    parameters: { ...parameters, font_size: 18 },
  })
  const entry = await change('webchat', path, {
    style: { ...style, title: 'El Trigal', avatar: null, theme: 'dark' },
    parameters: { ...parameters, position: 'left', font_size: 12 },
  })
  const { restore } = await t.detail(entry)
  expect((await t.would(entry)).sort()).toEqual([
    'Avatar: — → Una imagen',
    'Posición: Izquierda → Derecha',
    'Tamaño de la letra (px): 12 → 18',
    'Tema: Oscuro → Claro',
    'Título: El Trigal → Trigal',
  ])
  await t.saved('/bots/webchat/parameters/{bot}', { position: 'left', sound: false })
  expect((await t.restore(entry, { version: restore.version })).body.code).toBe('stale')
  expect((await t.restore(entry, { version: restore.version + 1 })).status).toBe(200)
  const now = await got(path)
  expect(now.style).toMatchObject({
    title: 'Trigal',
    theme: 'light',
    avatar: expect.stringContaining('/widget/images/'),
  })
  expect(now.parameters).toMatchObject({ position: 'right', font_size: 18, sound: true })
  expect(await t.detail(await t.last('webchat'))).toMatchObject({ action: 'restore', resource_type: 'webchat' })
})

const rules = (list: object[]) => change('notification', '/bots/notifications/{bot}', { rules: list })
const listed = async (): Promise<ApiRecord[]> => (await got('/bots/notifications/{bot}')).rules

test('notifications go back, one a line, unless somebody changed them meanwhile', async () => {
  const ana = await t.member(4)
  const rule = { type: 1, user_id: ana.id, channels: ['email'], events: ['live_chat'], enabled: true }
  await rules([rule])
  const [{ last_sent_at: _, ...mine }] = (await listed()) as [ApiRecord]
  const stopped = await rules([{ ...mine, enabled: false }])
  const removed = await rules([])
  const { restore } = await t.detail(stopped)
  expect(restore.differences).toMatchObject([
    { label: 'Aviso', before: '—', after: expect.stringContaining('Medios: Correo') },
  ])
  await rules([{ ...rule, events: ['lead'] }])
  expect((await t.restore(stopped, { version: restore.version })).body.code).toBe('stale')
  expect((await t.restore(stopped, { version: restore.version + 1 })).status).toBe(200)
  expect(await listed()).toMatchObject([{ ...rule, id: expect.any(Number) }])
  expect((await t.detail(stopped)).restore.reason).toContain('ya está')
  expect((await t.restore(removed)).status).toBe(200)
  expect(await listed()).toMatchObject([{ enabled: false }])
})

test('a notification to who left does not come back, and the others do', async () => {
  const [ana, leo] = [await t.member(4), await t.member(4)]
  const area = await app.area(t.bot, 'Ventas')
  const rule = { type: 1, channels: ['email'], events: ['live_chat'], enabled: true }
  const given = [
    { ...rule, user_id: ana.id },
    { ...rule, user_id: leo.id },
    { ...rule, user_id: leo.id, area_ids: [area] },
  ]
  await rules(given)
  const entry = await rules([])
  await app.db.deleteFrom('membership').where('user_id', '=', ana.id).execute()
  await app.db.deleteFrom('area').where('id', '=', area).execute()
  expect((await t.detail(entry)).restore.kept).toEqual([
    expect.stringContaining('ya no está en el equipo'),
    expect.stringContaining('áreas ya no existe'),
  ])
  expect((await t.restore(entry)).status).toBe(200)
  expect(await listed()).toMatchObject([{ user_id: leo.id, area_ids: [] }])
})

const company = async () => {
  const { company_id: id } = await t.made('/access/{bot}', { company_name: 'Sur' })
  return { id, now: async () => (await got('/access/{bot}')).companies.find((one: ApiRecord) => one.company_id === id) }
}

test('a company with access goes back without its token', async () => {
  const { id, now } = await company()
  const area = await app.area(t.bot, 'Ventas')
  await t.saved('/access/{bot}', { id, company_name: 'Sur', area_id: area, message_denied: 'No.' })
  const entry = await change('access_group', '/access/{bot}', {
    ...{ id, company_name: 'Sur S. A.', area_id: null, message_denied: '', company_token: '' },
  })
  const token = (await now()).token_last4
  const { restore } = await t.detail(entry)
  expect(restore.kept).toEqual([expect.stringContaining('clave queda como está')])
  expect(await t.would(entry)).toEqual(['Empresa: Sur S. A. → Sur', 'Área: — → Ventas', 'Mensaje sin acceso: — → No.'])
  await t.saved('/access/{bot}', { id, company_name: 'Sur SRL' })
  expect((await t.restore(entry, { version: restore.version })).body.code).toBe('stale')
  const { version } = (await t.detail(entry)).restore
  expect((await t.restore(entry, { version })).status).toBe(200)
  expect((await t.detail(entry)).restore.reason).toContain('ya está')
  expect(await now()).toMatchObject({ company_name: 'Sur', area_id: area, message_denied: 'No.', token_last4: token })
})

test('what a company had and is over stays out, a taken name is refused, and so is a deleted company', async () => {
  const { id, now } = await company()
  const area = await app.area(t.bot, 'Ventas')
  const expires_at = new Date(app.clock.now().getTime() + 60_000).toISOString()
  await t.saved('/access/{bot}', { id, company_name: 'Sur', area_id: area, expires_at })
  const entry = await change('access_group', '/access/{bot}', {
    id,
    company_name: 'Norte',
    area_id: null,
    expires_at: null,
  })
  await app.db.deleteFrom('area').where('id', '=', area).execute()
  app.clock.advance(120)
  expect((await t.detail(entry)).restore.kept.join(' ')).toMatch(/área.*vencimiento/)
  const { company_id: other } = await t.made('/access/{bot}', { company_name: 'Sur' })
  expect(await t.restore(entry)).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await t.call('DELETE', `/access/{bot}/${other}`)).status).toBe(204)
  expect((await t.restore(entry)).status).toBe(200)
  expect(await now()).toMatchObject({ company_name: 'Sur', area_id: null, expires_at: null })
  expect((await t.call('DELETE', `/access/{bot}/${id}`)).status).toBe(204)
  expect((await t.detail(entry)).restore).toMatchObject({ reason: expect.stringContaining('ya no existe') })
})

test('access for everybody goes back', async () => {
  const entry = await change('access_group', '/access/toggle/{bot}', { access_all: false })
  expect(await t.would(entry)).toEqual(['Acceso para todos: No → Sí'])
  const { version } = (await t.detail(entry)).restore
  await t.saved('/access/toggle/{bot}', { access_all: true })
  expect((await t.restore(entry, { version })).status).toBe(409)
  await t.saved('/access/toggle/{bot}', { access_all: false })
  expect((await t.restore(entry, { version })).status).toBe(200)
  expect((await got('/access/{bot}')).access_all).toBe(true)
})

test('only who may change the settings of channels restores them, each in their own chatbot', async () => {
  const { id } = await company()
  const entries = [
    await change('webchat', '/bots/webchat/parameters/{bot}', { position: 'left' }),
    await rules([
      { type: 1, user_id: (await t.member(4)).id, channels: ['email'], events: ['live_chat'], enabled: true },
    ]),
    await change('access_group', '/access/{bot}', { id, company_name: 'Norte' }),
    await change('access_group', '/access/toggle/{bot}', { access_all: false }),
  ]
  const writer = await t.member(3, { responses: true, advanced_configuration: true, contacts: true })
  const keeper = await t.member(3, { configuration: true, responses: false })
  const operator = await t.member(4, { chats: true, contacts: false })
  const other = await createRecorded(app)
  for (const entry of entries) {
    expect((await t.restore(entry, {}, writer)).status).toBe(404)
    expect((await t.restore(entry, {}, operator)).status).toBe(403)
    expect((await other.restore(entry)).status).toBe(404)
    expect((await t.restore(entry, {}, other.boss)).status).toBe(404)
  }
  for (const entry of entries) expect((await t.restore(entry, {}, keeper)).status).toBe(200)
})

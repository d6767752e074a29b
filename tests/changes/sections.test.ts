import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createRecorded, type Recorded } from './fixtures.ts'

// Sections of the settings have no name of their own: the history names them by their title in the console.

let app: TestApp
let t: Recorded
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  t = await createRecorded(app)
})
afterAll(() => app.stop())

const week = [{ day: 1, ranges: [{ from: '09:00', to: '13:00' }] }]
const sections: readonly [label: string, path: string, body: object][] = [
  ['Datos del negocio', '/bots/contact/{bot}', { address: 'Rivadavia 1' }],
  ['Derivación', '/bots/handoff/{bot}', { wait_message: 'Ya voy' }],
  [
    'Horario de atención',
    '/bots/handoff/schedule/{bot}',
    { schedule: { timezone: 'America/Argentina/Buenos_Aires', always_open: false, week, exceptions: [] } },
  ],
  [
    'Envío de contactos',
    '/bots/handoff/export-lead/{bot}',
    { export_lead: { enabled: true, webhook: 'https://crm.example/entrada' } },
  ],
  ['Sistemas conectados', '/bots/api/timeout/{bot}', { api_request_timeout: 9 }],
  ['Valoraciones', '/bots/rating-url/{bot}', { business_rating_url: 'https://trigal.example/opinar' }],
]

test.each(sections)(
  '%s is recorded under its name, when it is saved and when it goes back',
  async (label, path, body) => {
    await t.saved(path, body)
    const entry = await t.last('settings')
    expect(await t.detail(entry)).toMatchObject({ action: 'update', resource_label: label })
    expect((await t.restore(entry)).status).toBe(200)
    expect(await t.detail(await t.last('settings'))).toMatchObject({ action: 'restore', resource_label: label })
  },
)

test('an entry from before sections were named goes back under the name of the section', async () => {
  await t.saved('/bots/handoff/schedule/{bot}', sections[2]?.[2] ?? {})
  const entry = await t.last('settings')
  await app.db.updateTable('audit').set({ resource_label: 'Trigal' }).where('id', '=', entry).execute()
  expect((await t.restore(entry)).status).toBe(200)
  expect(await t.detail(await t.last('settings'))).toMatchObject({ resource_label: 'Horario de atención' })
})

test('the form of address and the access of everybody are recorded under their names', async () => {
  await t.saved('/bots/form-of-address/{bot}', { form_of_address: 'vos' })
  expect(await t.detail(await t.last('settings'))).toMatchObject({ resource_label: 'Trato' })
  await t.saved('/access/toggle/{bot}', { access_all: false })
  const entry = await t.last('access_group')
  expect(await t.detail(entry)).toMatchObject({ resource_label: 'Acceso para todos' })
  expect((await t.restore(entry)).status).toBe(200)
  expect(await t.detail(await t.last('access_group'))).toMatchObject({
    action: 'restore',
    resource_label: 'Acceso para todos',
  })
})

interface Section {
  save?: keyof typeof operations
  sections?: { title: string }[]
}

test('each section has its title in the console', () => {
  const screen: { form: { also: Section[] } } = JSON.parse(readFileSync('screens/settings/general.json', 'utf8'))
  const titles = screen.form.also.flatMap(({ save, sections: [first] = [] }) => {
    const { audit }: Operation = operations[save ?? 'botUpdate']
    return audit?.resource === 'settings' ? [[save, audit.label, first?.title]] : []
  })
  expect(titles).toHaveLength(7)
  expect(titles.map(([save, label]) => [save, label])).toEqual(titles.map(([save, , title]) => [save, title]))
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, bench } from '../examples/arrange.ts'
import type { SignedIn } from '../support/app.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let at: Bench
let boss: SignedIn
let area: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await bench(app)
  const user = await app.user()
  await app.member(at.bot, user, 2)
  boss = await app.as(user)
  area = await app.area(at.bot, 'Ventas')
})

interface Kind {
  path: string
  /** what has to be sent */
  least: () => Promise<object> | object
  /** what may be sent besides, none of it as when it is not sent */
  more: () => object
  /** the place of the change; the path with the id when absent */
  change?: (id: number) => [path: string, body: object]
}

const messages = [{ kind: 'text', text: 'Anotado.' }]
const kinds: Record<string, Kind> = {
  label: {
    path: '/chats/labels/{bot}',
    least: () => ({ title: 'Mayorista', color: '#123456' }),
    more: () => ({ description: 'Compra de a muchos', group: 'Clase', scope: 'chat', archived: true }),
    change: (id) => ['/chats/labels/{bot}', { id }],
  },
  'contact field': {
    path: '/contacts/fields/{bot}',
    least: () => ({ key: 'talle', label: 'Talle', type: 'select' }),
    more: () => ({ options: ['S', 'M'], hint: 'El de la remera', required: true, visible_in_chat: true }),
  },
  'quick reply': {
    path: '/chats/requests/quickreplies/{bot}',
    least: () => ({ shortcut: 'precio', title: 'Precio', text: 'Sale {monto}.' }),
    more: () => ({
      prompts: [{ key: 'monto', label: 'Monto', required: true }],
      ...{ visibility: 'area', area_ids: [area], folder: 'Ventas', channels: ['whatsapp'] },
    }),
  },
  view: {
    path: '/chats/views/{bot}',
    least: () => ({ name: 'Mías', filter: { page_number: 1 } }),
    more: () => ({ shared: true }),
  },
  'test case': {
    path: '/testbot/cases/{bot}',
    least: () => ({ name: 'Domingo', steps: [{ user: '¿abren el domingo?' }] }),
    more: () => ({ run_after_training: false, blocks_transfer: true }),
  },
  entity: {
    path: '/entities/{bot}',
    least: () => ({ name: 'pedido', label: 'Pedido', type: 'regex' }),
    more: () => ({
      ...{ pattern: 'P-\\d{4}', match_case: true, sensitive: true, fuzzy: 0.7 },
      prompt_question: '¿Qué pedido?',
    }),
  },
  response: {
    path: '/responses/{bot}',
    least: async () => ({ intent_id: await at.intent(`Pagar ${at.bot}`), title: 'Pagos', messages }),
    more: () => ({
      ...{ questions: ['¿puedo pagar con tarjeta?'], randomize_variants: false, attempts: 2, enabled: false },
      ...{ assign_area_id: area, channels: ['webchat'], valid_until: '2027-01-01T00:00:00.000Z' },
      buttons: [{ title: 'Sí', type: 'response' }],
    }),
  },
  'secondary response': {
    path: '/responses/secondary/{bot}',
    least: () => ({ name: 'Envíos', kind: 'follow_up', messages }),
    more: () => ({
      ...{ questions: ['¿hacen envíos?'], enabled: false, retry_text: 'Otra vez', max_attempts: 3 },
      ...{ handoff_area_id: area, channels: ['webchat'] },
    }),
  },
}

test.each(Object.entries(kinds))('what a change of a %s leaves out stays as it is', async (_name, kind) => {
  const { path, more, change } = kind
  const least = await kind.least()
  const place = (given: string) => given.replace('{bot}', String(at.bot))
  const made = await boss.call('POST', place(path), { body: { ...least, ...more() } })
  expect(made.body).toMatchObject(more())
  expect(made.status).toBe(201)
  const [where, besides] = change?.(made.body.id) ?? [`${path}/${made.body.id}`, {}]
  const put = (body: object) => boss.call('PUT', place(where), { body: { ...least, ...besides, ...body } })
  expect((await put({})).body).toMatchObject(more())

  // what it does say is changed, by itself
  const [field, value] = Object.entries(more()).find(([, one]) => typeof one === 'boolean') ?? []
  if (field === undefined) return
  const { [field]: _, ...rest } = more() as Record<string, unknown>
  expect((await put({ [field]: !value })).body).toMatchObject({ ...rest, [field]: !value })
})

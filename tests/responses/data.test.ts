import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture
let editor: SignedIn
let intent: number
let order: number
let zone: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  here = await createResponsesFixture(app)
  editor = here.editor
  intent = await here.intent('Mi pedido')
  order = await entity({
    name: 'pedido',
    label: 'Pedido',
    type: 'regex',
    pattern: '\\d{4,6}',
    prompt_question: '¿Cuál?',
  })
  zone = await entity({ name: 'zona', label: 'Zona', type: 'list', values: [{ value: 'Centro' }, { value: 'Norte' }] })
})

async function administrator(): Promise<SignedIn> {
  const user = await app.user()
  await app.member(here.bot, user, 2)
  return app.as(user)
}

async function entity(body: object): Promise<number> {
  return (await (await administrator()).call('POST', `/entities/${here.bot}`, { body })).body.id
}
const create = (given: object) =>
  editor.call('POST', `/responses/${here.bot}`, { body: mainResponseBody(intent, 'Mi pedido', given) })
const change = (id: number, given: object, who = editor) =>
  who.call('PUT', `/responses/${here.bot}/${id}`, { body: mainResponseBody(intent, 'Mi pedido', given) })
const says = (text: string) => [{ kind: 'text', text }]
const sees = (answer: { status: number; body: { fields?: object } }) => [
  answer.status,
  Object.keys(answer.body.fields ?? {}),
]

describe('data that a response asks for', () => {
  test('are kept in order, with their own question or that of the entity', async () => {
    const required_entities = [{ entity_id: zone, question: '¿A qué zona?' }, { entity_id: order }]
    const made = await create({ required_entities, ask_attempts: 3, messages: says('{{entidad.pedido}}') })
    expect([made.status, made.body]).toMatchObject([201, { required_entities, ask_attempts: 3, webhook: null }])
  })

  test.each([
    ['an entity without a question', () => [{ entity_id: zone }], 'required_entities.0.question'],
    ['one that does not exist', () => [{ entity_id: 999_999 }], 'required_entities.0.entity_id'],
    ['the same twice', () => [{ entity_id: order }, { entity_id: order }], 'required_entities.1.entity_id'],
  ])('refuse %s', async (_, required_entities, field) => {
    expect(sees(await create({ required_entities: required_entities() }))).toEqual([422, [field]])
  })

  test('keep their entity from being deleted until the response no longer needs it', async () => {
    const made = await create({ required_entities: [{ entity_id: order }] })
    const admin = await administrator()
    const remove = () => admin.call('DELETE', `/entities/${here.bot}/${order}`)
    const [refused, found] = [await remove(), await admin.call('GET', `/entities/${here.bot}/${order}`)]
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«Mi pedido»')])
    expect(found.body.used_in).toEqual([{ type: 'response', id: made.body.id, label: 'Mi pedido' }])
    await change(made.body.id, { required_entities: [] })
    expect((await remove()).status).toBe(204)
  })
})

describe('conditions', () => {
  const when = (value: string, operator = 'is') => ({ entity_id: zone, operator, value, messages: says('Gratis.') })

  test('are kept in order', async () => {
    const conditions = [when('Centro'), { ...when('', 'missing'), buttons: [{ title: 'Zonas', type: 'response' }] }]
    const made = await create({ conditions })
    expect([made.status, made.body.conditions]).toMatchObject([201, conditions])
  })

  test.each([
    ['a value that the entity lacks', () => [when('Sur')], 'conditions.0.value'],
    ['an empty value', () => [when('')], 'conditions.0.value'],
    ['one that an earlier one covers', () => [when('Centro'), when('Centro')], 'conditions.1.value'],
    ['one after every case', () => [when('', 'present'), when('', 'missing'), when('Norte')], 'conditions.2.value'],
    ['a message without text', () => [{ ...when('Centro'), messages: says('') }], 'conditions.0.messages.0.text'],
    [
      'a button that leads nowhere',
      () => [{ ...when('Centro'), buttons: [{ title: 'Ir', type: 'response', target: '999999' }] }],
      'conditions.0.buttons.0.target',
    ],
  ])('refuse %s', async (_, conditions, field) => {
    expect(sees(await create({ conditions: conditions() }))).toEqual([422, [field]])
  })
})

describe('texts', () => {
  const webhook = { method: 'GET', url: 'https://tienda.example/p', fields: [{ name: 'estado', path: 'estado' }] }
  test.each([
    ['an entity', 'Hola {{entidad.nada}}', 'Hola {{entidad.pedido|"cliente"}}'],
    ['a field of the webhook', 'Está {{consulta.donde}}', 'Está {{consulta.estado}}'],
  ])('refuse %s that does not exist', async (_, wrong, right) => {
    expect(sees(await create({ webhook, messages: says(wrong) }))).toEqual([422, ['messages.0.text']])
    expect((await create({ webhook, messages: says(right) })).status).toBe(201)
  })
})

describe('webhooks', () => {
  const webhook = { method: 'GET', url: 'https://tienda.example/pedidos/{{entidad.pedido}}' }
  const key = { name: 'Authorization', value: 'Bearer secreto-de-prueba-7f3a' }

  test('are kept, and of a header only its end is shown', async () => {
    const made = await create({ webhook: { ...webhook, headers: [key], timeout_seconds: 3 } })
    expect([made.status, made.body.webhook]).toEqual([
      201,
      { ...webhook, headers: [{ name: 'Authorization', last4: '7f3a' }], timeout_seconds: 3 },
    ])
    const read = await editor.call('GET', `/responses/${here.bot}/${made.body.id}`)
    expect(read.body.webhook.headers).toEqual([{ name: 'Authorization', last4: '7f3a' }])
    const rows = [
      await app.db.selectFrom('webhook_secret').selectAll().execute(),
      await app.db.selectFrom('audit').selectAll().where('bot_id', '=', here.bot).execute(),
      await app.db.selectFrom('response').selectAll().where('bot_id', '=', here.bot).execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain('secreto-de-prueba')
  })

  test('keep a value that is not sent again, but not for another site', async () => {
    const { id } = (await create({ webhook: { ...webhook, headers: [key] } })).body
    const headers = [{ name: 'Authorization', last4: '7f3a' }]
    const same = await change(id, { webhook: { ...webhook, url: 'https://tienda.example/otra', headers } })
    expect(same.body.webhook.headers).toEqual(headers)
    const other = { ...webhook, url: 'https://otra.example/pedidos', headers }
    expect(sees(await change(id, { webhook: other }))).toEqual([422, ['webhook.headers.0.value']])
    expect((await change(id, { webhook: { ...other, headers: [key] } })).status).toBe(200)
    expect((await change(id, { webhook: null })).body.webhook).toBeNull()
    expect(await app.db.selectFrom('webhook_secret').selectAll().where('response_id', '=', id).execute()).toEqual([])
  })

  test.each([
    'http://tienda.example/p',
    'https://127.0.0.1/p',
    'https://2130706433/p',
    'https://0x7f.1/p',
    'https://0177.0.0.1/p',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/p',
    'https://100.64.0.1/p',
    'https://0.0.0.0/p',
    'https://[::1]/p',
    'https://[::ffff:10.0.0.1]/p',
    'https://[fd00::1]/p',
    'https://[fe80::1]/p',
    'https://[64:ff9b::a00:1]/p',
    'https://localhost/p',
    'https://servidor/p',
    'https://LOCALHOST./p',
    'https://localhost../p',
    'https://api.localhost/p',
    'https://erp.local/p',
    'https://erp.internal:8443/p?n={{entidad.pedido}}',
    'https://nas.lan/p',
    'https://router.home.arpa/p',
    'https://servidor.localdomain/p',
    'https://servidor../p',
    'https://usuario:clave@tienda.example/p',
    'https://{{entidad.pedido}}.example/p',
    'https://tienda.example:{{entidad.pedido}}/p',
    'https://tienda.example/{{entidad.nada}}',
    'https://tienda.example/{{contacto.nombre}}',
    'ftp://tienda.example/p',
    'tienda.example/p',
  ])('refuse %s', async (url) => {
    const { id } = (await create({ webhook })).body
    for (const answer of [
      await create({ webhook: { ...webhook, url } }),
      await change(id, { webhook: { ...webhook, url } }),
    ])
      expect(sees(answer)).toEqual([422, ['webhook.url']])
  })

  test.each(['https://tienda.example/p', 'https://tienda.example:8443/p?n={{entidad.pedido}}', 'https://8.8.8.8/p'])(
    'accept %s',
    async (url) => {
      expect((await create({ webhook: { ...webhook, url } })).status).toBe(201)
    },
  )

  test.each([
    ['a header of the connection', { headers: [{ name: 'Host', value: 'otra.example' }] }, 'webhook.headers.0.name'],
    ['a header twice', { headers: [key, { ...key, name: 'authorization' }] }, 'webhook.headers.1.name'],
    ['a header without a value', { headers: [{ name: 'X-Key' }] }, 'webhook.headers.0.value'],
    ['a line break in a header', { headers: [{ name: 'X-Key', value: 'a\r\nb: c' }] }, 'webhook.headers.0.value'],
    [
      'a variable twice',
      {
        fields: [
          { name: 'estado', path: 'a' },
          { name: 'estado', path: 'b' },
        ],
      },
      'webhook.fields.1.name',
    ],
    ['thirty-one seconds', { timeout_seconds: 31 }, 'webhook.timeout_seconds'],
  ])('refuse %s', async (_, more, field) => {
    expect(sees(await create({ webhook: { ...webhook, ...more } }))).toEqual([422, [field]])
  })

  test('are not for people without the permission', async () => {
    const { id } = (await create({ webhook })).body
    expect((await change(id, { webhook: null }, here.operator)).status).toBe(403)
    expect((await change(id, { webhook: null })).status).toBe(200)
  })
})

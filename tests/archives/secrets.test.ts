import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { exported, review, runImports, started } from './fixtures.ts'
import { zipOf } from './zip.ts'

// The secrets of webhooks stay with the bot.

let t: TestApp
let me: SignedIn
let bot: number

const intents = 'General:\n  Pedido: [donde esta mi pedido]\n  Stock: [hay stock]\n  Turno: [quiero un turno]'
const says = 'messages: [{ text: Un momento }]'

beforeAll(async () => {
  t = await startApp({ settings: { maxBotsPerAccount: 9 } })
  me = await t.as(await t.user())
  const { body } = await review(
    t,
    me,
    zipOf([
      { name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' },
      { name: 'intents.yaml', text: intents },
      {
        name: 'responses.yaml',
        text: [
          `- { intent: Pedido, ${says}, webhook: { method: GET, url: https://tienda.example/p, headers: [{ name: Authorization, value: Bearer secreto-7f3a }] } }`,
          `- { intent: Stock, ${says}, webhook: { method: GET, url: 'https://tienda.example/s?api_key=secreto-1&access-Token=secreto-2&page=2&i=7&clave=#x' } }`,
          `- { intent: Turno, ${says}, webhook: { method: GET, url: 'https://hooks.example/services/B0XSECRETO7PATH9Z/turnos-del-dia?q=a1b2c3d4e5f6g7h8&llave=x' } }`,
        ].join('\n'),
      },
    ]),
  )
  expect(body).toMatchObject({ state: 'ready', lost: [], faults: [] })
  bot = (await started(me, body.id, 'Kiosco')).body.bot_id
})
afterAll(() => t.stop())

const webhooks = async (of: number) =>
  (await me.call('GET', `/responses/${of}`)).body
    .toSorted((one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1))
    .map(({ webhook }: { webhook: { url: string; headers: object[] } }) => ({
      url: webhook.url,
      headers: webhook.headers,
    }))

const LOST = [
  'Respuesta «Pedido»: Authorization',
  'Respuesta «Stock»: api_key, access-Token, page, i',
  'Respuesta «Turno»: q, llave, parte de la dirección',
]
const KEPT = 'https://tienda.example/s?api_key=&access-Token=&page=&i=&clave=#x'

test('an archive has none of them; its preview and a copy name what is missing', async () => {
  const archive = await exported(t, me, bot)
  const { body } = await review(t, me, archive)
  expect(body).toMatchObject({ state: 'ready', lost: LOST })
  const made = (await started(me, body.id, 'Importado')).body
  expect(made).toMatchObject({ state: 'done', lost: LOST })
  const copy = (await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'Copia' } })).body
  await runImports(t)
  const copied = (await me.call('GET', `/bots/imports/${copy.id}`)).body
  expect(copied).toMatchObject({ state: 'done', lost: LOST })
  for (const one of [made.bot_id, copied.bot_id])
    expect(await webhooks(one)).toEqual([
      { url: 'https://tienda.example/p', headers: [] },
      { url: KEPT, headers: [] },
      { url: 'https://hooks.example/services//turnos-del-dia?q=&llave=', headers: [] },
    ])
  // The bot itself still has them.
  expect(await webhooks(bot)).toMatchObject([
    { headers: [{ name: 'Authorization' }] },
    { headers: [] },
    { headers: [] },
  ])
  expect(JSON.stringify(await webhooks(bot))).toContain('api_key=secreto-1')
})

test('user and password of an address that was stored long ago are no part of an archive', async () => {
  const [response] = (await me.call('GET', `/responses/${bot}`)).body.filter(
    ({ title }: { title: string }) => title === 'Stock',
  )
  const webhook = {
    ...response.webhook,
    url: 'https://ana:secreto-3@tienda.example/s?x={{entidad.pedido}}&token={{entidad.pedido}}',
  }
  await t.db
    .updateTable('response')
    .set({ webhook: JSON.stringify(webhook) as never })
    .where('id', '=', response.id)
    .execute()
  const copy = (await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'Otra' } })).body
  await runImports(t)
  const done = (await me.call('GET', `/bots/imports/${copy.id}`)).body
  expect(JSON.stringify(done)).not.toContain('secreto')
  expect(done.lost).toEqual([LOST[0], 'Respuesta «Stock»: usuario y contraseña', LOST[2]])
})

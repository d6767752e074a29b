import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainResponseBody } from '../responses/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// The history of changes shows where a webhook goes, and none of its secrets.

let app: TestApp
let bot: number
let me: SignedIn
let intent: number
let order: number

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const owner = await app.user()
  await app.member(bot, owner, 2)
  me = await app.as(owner)
  intent = (await me.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name: 'Pedido' } })).body.id
  const entity = { name: 'pedido', label: 'Pedido', type: 'regex', pattern: '\\d{4,6}', prompt_question: '¿Cuál?' }
  order = (await me.call('POST', `/entities/${bot}`, { body: entity })).body.id
})
afterAll(() => app.stop())

const history = async () => (await me.call('GET', `/changes/${bot}`)).body

test('neither a new entry nor one of an earlier version has the secrets of a webhook’s address', async () => {
  const url = 'https://tienda.example/p/B0XSECRETO7PATH9Z/hoy?k=s3c&n={{entidad.pedido}}&page=2'
  const made = await me.call('POST', `/responses/${bot}`, {
    body: mainResponseBody(intent, 'Pedido', {
      required_entities: [{ entity_id: order }],
      webhook: { method: 'GET', url },
    }),
  })
  expect([made.status, made.body.webhook?.url]).toEqual([201, url])
  const shown = 'https://tienda.example/p/••••••/hoy?k=••••••&n={{entidad.pedido}}&page=••••••'
  const stored = await app.db
    .selectFrom('audit')
    .select('after')
    .where('resource_type', '=', 'response')
    .executeTakeFirstOrThrow()
  expect(stored.after).toMatchObject({ webhook: { url: shown } })
  await app.db
    .insertInto('audit')
    .values({
      bot_id: bot,
      at: app.clock.now(),
      actor_type: 'user',
      actor_name: 'Alguien',
      action: 'update',
      resource_type: 'response',
      before: JSON.stringify({ webhook: { url: 'https://ana:s3c@tienda.example/p?s3c' } }) as never,
      after: JSON.stringify({ webhook: null, messages: [{ url: 'https://tienda.example/p?id=3' }] }) as never,
    })
    .execute()
  const entries = await history()
  expect(JSON.stringify(entries)).not.toMatch(/s3c|SECRETO/)
  expect(entries.map(({ diff }: { diff: object }) => diff)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ webhook: { old: null, new: expect.objectContaining({ url: shown }) } }),
      expect.objectContaining({
        webhook: { old: { url: 'https://••••••@tienda.example/p?••••••' }, new: null },
        // Addresses that customers see are no secret.
        messages: { old: null, new: [{ url: 'https://tienda.example/p?id=3' }] },
      }),
    ]),
  )
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SEED, startPair, text } from './fixtures.ts'

let pair: Awaited<ReturnType<typeof startPair>>
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.stop())
beforeEach(() => {
  pair.receiver.received.length = 0
})

test('a customer’s message arrives signed over bytes with escapes, and the answer climbs to read', async () => {
  await pair.write(text('¿Tienen taladros? 🔧'))
  await pair.pass(1)
  const [first] = pair.receiver.received
  expect(first?.isSigned).toBe(true)
  expect(first?.raw).toContain('\\u00bfTienen taladros? \\ud83d\\udd27')
  expect(pair.receiver.messages()).toMatchObject([
    { from: '5491123456789', type: 'text', text: { body: '¿Tienen taladros? 🔧' } },
  ])

  const sent = await pair.send({ ...text('¡Sí!'), biz_opaque_callback_data: 'm:1:1:1' })
  expect(sent).toMatchObject({
    status: 200,
    body: { messaging_product: 'whatsapp', contacts: [{ input: '+5491123456789', wa_id: '5491123456789' }] },
  })
  await pair.pass(10)
  const own = pair.receiver.statuses().filter(({ id }) => id === sent.body.messages[0].id)
  expect(own.map(({ status }) => status)).toEqual(['sent', 'delivered', 'read'])
  expect(own.every((status) => status.biz_opaque_callback_data === 'm:1:1:1')).toBe(true)
})

const button = (title: string, id = title) => ({ type: 'reply', reply: { id, title } })
const buttons = (...all: object[]) => ({
  type: 'interactive',
  interactive: { type: 'button', body: { text: '¿Cuál?' }, action: { buttons: all } },
})
const row = (id: number) => ({ id: `r${id}`, title: `Fila ${id}` })
const list = (count: number) => ({
  type: 'interactive',
  interactive: {
    type: 'list',
    body: { text: 'Elige' },
    action: { button: 'Ver', sections: [{ title: 'Todo', rows: Array.from({ length: count }, (_, at) => row(at)) }] },
  },
})
const template = (components?: object[], name = 'retomar_charla') => ({
  type: 'template',
  template: { name, language: { code: 'es_AR' }, components },
})
const parameters = (...texts: string[]) => [
  { type: 'body', parameters: texts.map((one) => ({ type: 'text', text: one })) },
]

const cases: [string, good: object, bad: object, code: number][] = [
  ['text', text('a'.repeat(4096)), text('a'.repeat(4097)), 100],
  ['an unknown type', text('a'), { type: 'poll', poll: {} }, 100],
  ['an unknown key', text('a'), { ...text('a'), image: { id: '1' } }, 100],
  ['buttons', buttons(button('Sí'), button('No')), buttons(...[1, 2, 3, 4].map((one) => button(`B${one}`))), 131009],
  ['button titles', buttons(button('a'.repeat(20))), buttons(button('a'.repeat(21))), 131009],
  ['button ids', buttons(button('a'), button('b')), buttons(button('a', 'x'), button('b', 'x')), 131009],
  ['lists', list(10), list(11), 131009],
  [
    'location',
    { type: 'location', location: { latitude: '-34.6', longitude: '-58.4', name: 'Local' } },
    { type: 'location', location: { latitude: '134.6', longitude: '-58.4' } },
    131009,
  ],
  [
    'contacts',
    { type: 'contacts', contacts: [{ name: { formatted_name: 'Ana P', first_name: 'Ana' } }] },
    { type: 'contacts', contacts: [{ name: { formatted_name: 'Ana P' } }] },
    131008,
  ],
  ['template parameters', template(parameters('Ana')), template(parameters('Ana', 'Luis')), 132000],
  ['template texts', template(parameters('Ana')), template(parameters('Ana\nPereyra')), 132012],
  ['template names', template(parameters('Ana')), template(parameters('Ana'), 'no_existe'), 132001],
]
test.each(cases)('%s: takes what fits and refuses what does not', async (_, good, bad, code) => {
  await pair.write(text('hola'))
  expect(await pair.send(good)).toMatchObject({ status: 200 })
  const refused = await pair.send(bad)
  expect(refused.body.error).toMatchObject({ code, fbtrace_id: expect.stringMatching(/^A/) })
  await pair.pass(10)
})

test('a file goes up, is sent, comes down in two steps, ends after 5 minutes and 30 days, and is deleted', async () => {
  const form = new FormData()
  form.append('messaging_product', 'whatsapp')
  form.append('file', new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' }), 'foto.png')
  const headers = { Authorization: `Bearer ${SEED.token}` }
  const upload = await fetch(`${pair.graph.url}/v26.0/${SEED.numberId}/media`, { method: 'POST', headers, body: form })
  const { id } = (await upload.json()) as { id: string }
  await pair.write(text('hola'))
  expect(await pair.send({ type: 'image', image: { id, caption: 'Foto' } })).toMatchObject({ status: 200 })
  const { body } = await pair.request('GET', id)
  expect(body).toMatchObject({ mime_type: 'image/png', file_size: 3, messaging_product: 'whatsapp' })
  const file = await fetch(body.url, { headers })
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3])
  expect((await fetch(body.url)).status).toBe(401)
  await pair.pass(301)
  expect((await fetch(body.url, { headers })).status).toBe(404)
  await pair.pass(30 * 24 * 3600)
  expect((await pair.request('GET', id)).body.error).toMatchObject({ code: 100, error_subcode: 33 })
})

test('subscribing verifies the address, and tokens are checked', async () => {
  const wrong = { override_callback_uri: pair.receiver.url, verify_token: 'otro' }
  expect((await pair.request('POST', `${SEED.wabaId}/subscribed_apps`, wrong)).body.error.code).toBe(2200)
  expect(await pair.request('GET', SEED.numberId, undefined, 'nadie')).toMatchObject({
    status: 401,
    body: { error: { code: 190 } },
  })
  expect((await pair.request('GET', SEED.numberId, undefined, SEED.pageToken)).body.error.code).toBe(10)
  const number = await pair.request('GET', `${SEED.numberId}?fields=display_phone_number,quality_rating`)
  expect(number.body).toEqual({
    id: SEED.numberId,
    display_phone_number: '+54 9 11 5000-0000',
    quality_rating: 'GREEN',
  })
})

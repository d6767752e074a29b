import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What customers see of a number: it lives at WhatsApp, where it is read and changed.

let t: Channels
let id: number
beforeAll(async () => {
  t = await startChannels()
  id = (await t.connectNumber()).body.id
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const address = () => `/plugins/whatsapp/profile/${t.bot_}/${id}`
const read = async () => (await t.owner.call('GET', address())).body
const save = (body: object) => t.owner.call('PUT', address(), { body })
const atWhatsapp = async () => {
  const { numbers } = (await t.control('GET', 'state')) as { numbers: { id: string; profile: object }[] }
  return numbers.find((one) => one.id === seed.number)?.profile
}

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

const WHOLE = {
  about: 'Abierto de 8 a 18',
  description: 'Ferretería de barrio.\nCortamos vidrios y copiamos llaves.',
  address: 'Av. San Martín 1200, Rosario',
  email: 'hola@ferreteria.example',
  websites: ['https://ferreteria.example', 'http://tienda.ferreteria.example'],
  vertical: 'prof_services',
}

test('it is read as WhatsApp has it, changed there, and partly changed', async () => {
  expect(await read()).toMatchObject({ about: 'Todo para tu obra', vertical: 'retail', email: '', websites: [] })
  expect(await save(WHOLE)).toMatchObject({ status: 200, body: WHOLE })
  expect(await atWhatsapp()).toEqual({ ...WHOLE, vertical: 'PROF_SERVICES' })
  expect(await save({ email: '', websites: [] })).toMatchObject({
    status: 200,
    body: { ...WHOLE, email: '', websites: [] },
  })
  expect(await read()).toMatchObject({ about: WHOLE.about, email: '', websites: [] })
})

test('what WhatsApp does not take is refused at its field before it is sent; what is just short enough is taken', async () => {
  const before = await atWhatsapp()
  const wrong: [object, string][] = [
    [{ about: 'x'.repeat(140) }, 'about'],
    [{ about: '' }, 'about'],
    [{ description: 'x'.repeat(513) }, 'description'],
    [{ address: 'x'.repeat(257) }, 'address'],
    [{ email: 'hola' }, 'email'],
    [{ websites: ['ferreteria.example'] }, 'websites.0'],
    [{ websites: ['https://a.example', 'https://b.example', 'https://c.example'] }, 'websites'],
    [{ vertical: 'ferreteria' }, 'vertical'],
  ]
  for (const [given, field] of wrong) {
    const { status, body } = await save(given)
    expect([status, Object.keys(body.fields ?? {})], field).toEqual([422, [field]])
  }
  expect(await atWhatsapp()).toEqual(before)
  const longest = { about: 'x'.repeat(139), description: 'x'.repeat(512), address: 'x'.repeat(256) }
  expect(await save(longest)).toMatchObject({ status: 200, body: longest })
})

test('a refusal of WhatsApp is told at its field, and without an answer it can be tried again', async () => {
  const rule = (given: object) =>
    t.control('POST', 'rules', { method: 'POST', endpoint: 'whatsapp_business_profile', next: 1, ...given })
  await rule({ error: 100, details: 'Param about has words that are not allowed.' })
  const refused = await save({ about: 'Otra frase' })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['about']])
  await rule({ status: 502 })
  const lost = await save({ about: 'Otra frase' })
  expect([lost.status, lost.body.message]).toEqual([422, expect.stringContaining('no respondió')])
  expect((await save({ about: 'Otra frase' })).status).toBe(200)
})

test('a picture is shown to customers, and read again', async () => {
  const picture = dataUrl(samplePng(640, 640))
  const saved = await save({ picture })
  expect([saved.status, saved.body.picture], JSON.stringify(saved.body).slice(0, 300)).toEqual([200, picture])
  const { profile_picture_url: address } = (await atWhatsapp()) as { profile_picture_url: string }
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(samplePng(640, 640))
  // Another change leaves it.
  expect((await save({ email: 'otra@ferreteria.example' })).body.picture).toBe(picture)
})

test('a picture that is none, too large or refused is told at its field', async () => {
  const before = await read()
  const wrong = ['data:image/gif;base64,R0lGOD', 'https://ferreteria.example/foto.png', dataUrl(Buffer.alloc(600_000))]
  for (const picture of wrong) {
    const { status, body } = await save({ picture })
    expect([status, Object.keys(body.fields ?? {})], picture.slice(0, 40)).toEqual([422, ['picture']])
  }
  const rule = { method: 'POST', endpoint: 'whatsapp_business_profile', next: 1, error: 100 }
  await t.control('POST', 'rules', { ...rule, details: 'Param profile_picture_handle is not a valid handle.' })
  const refused = await save({ picture: dataUrl(samplePng(500, 500)) })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['picture']])
  expect((await read()).picture).toBe(before.picture)
})

test('the same again leaves no trace; a change is in the history', async () => {
  const lines = () => t.audit(({ resource_type, action }) => resource_type === 'plugin' && action === 'update')
  const before = (await lines()).length
  expect((await save({ about: 'Otra frase' })).status).toBe(200)
  expect((await lines()).length).toBe(before)
  await save({ about: 'Una más' })
  expect((await lines()).length).toBe(before + 1)
})

test('it belongs to a connected number of the own bot', async () => {
  const page = (await t.connectPage()).body.id
  expect((await t.owner.call('GET', `/plugins/whatsapp/profile/${t.bot_}/${page}`)).status).toBe(404)
  const other = await t.user()
  const foreign = await t.bot()
  await t.member(foreign, other, 2)
  const stranger = await t.as(other)
  expect((await stranger.call('GET', `/plugins/whatsapp/profile/${foreign}/${id}`)).status).toBe(404)
  expect((await stranger.call('GET', address())).status).toBe(404)
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)
  expect((await t.owner.call('GET', address())).status).toBe(409)
})

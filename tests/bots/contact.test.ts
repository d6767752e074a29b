import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let bot: number
let boss: SignedIn

beforeAll(async () => {
  t = await startApp()
  bot = await t.bot()
  const user = await t.user()
  await t.member(bot, user, 2)
  boss = await t.as(user)
})
afterAll(() => t.stop())

const save = (body: object, who = boss) => who.call('PUT', `/bots/contact/${bot}`, { body })
const contact = async () => (await boss.call('GET', `/bots/contact/${bot}`)).body
const facts = async () => factsIn(await contact())
const factsIn = ({ version: _, ...facts }: { version: number }) => facts
const none = { website: null, phone: '', email: null, address: '', networks: '', terms_url: null, privacy_url: null }

test('the facts about the business are saved one by one; the others stay', async () => {
  expect(await facts()).toEqual(none)
  expect((await save({ address: 'Mitre 10', website: 'https://luna.example' })).status).toBe(200)
  const saved = await save({ phone: '+543515550123' })
  expect(factsIn(saved.body)).toEqual({
    ...none,
    address: 'Mitre 10',
    website: 'https://luna.example',
    phone: '+543515550123',
  })
  expect((await save({ website: null })).body.website).toBeNull()
  expect(await facts()).toEqual({ ...none, address: 'Mitre 10', phone: '+543515550123' })
})

test('a stale save gets 409 with the current facts and leaves them; a save without a change keeps the version', async () => {
  const { version } = await contact()
  const first = await save({ address: 'Mitre 12', version })
  expect([first.status, first.body.version]).toEqual([200, version + 1])
  const late = await save({ address: 'Mitre 14', version })
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.current).toMatchObject({ address: 'Mitre 12', version: version + 1 })
  expect(await facts()).toMatchObject({ address: 'Mitre 12' })
  expect((await save({ address: 'Mitre 12', version: version + 1 })).body.version).toBe(version + 1)
  expect((await save({ address: 'Mitre 14', version: version + 1 })).body.address).toBe('Mitre 14')
})

test.each([
  '0351 422-3344',
  '(0351) 422.3344',
  '+54 9 351 422-3344',
  '08005551234',
  '0351 422-3344 int. 5',
  '0351 422, Interno 12',
])('the phone %s is kept as it is written', async (phone) => {
  expect((await save({ phone: ` ${phone} ` })).body.phone).toBe(phone)
})

test.each(['12345', '0351 422-3344 int.', '++54351422', '1'.repeat(16)])(
  'the phone %s is refused, and told why',
  async (phone) => {
    const refused = await save({ phone })
    const text = 'Escribe de 6 a 15 cifras, como +54 351 422-3344 o +56 2 2345 6789. Puedes agregar «int. 5».'
    expect([refused.status, refused.body.fields]).toEqual([422, { phone: [text] }])
  },
)

test('a web address without https:// is completed', async () => {
  const saved = await save({ website: ' www.luna.example ', terms_url: 'luna.example/terminos' })
  expect([saved.status, saved.body.website, saved.body.terms_url]).toEqual([
    200,
    'https://www.luna.example',
    'https://luna.example/terminos',
  ])
  await save({ website: null, terms_url: null })
})

test.each([
  ['website', 'http://luna.example'],
  ['phone', 'no tengo'],
  ['email', 'luna'],
  ['cover', 1],
])('a wrong %s is refused at its field', async (field, value) => {
  const before = await facts()
  const refused = await save({ [field]: value })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
  expect(await facts()).toEqual(before)
})

test('only who may configure the bot sees and saves them', async () => {
  const user = await t.user()
  await t.member(bot, user, 4)
  const operator = await t.as(user)
  expect((await operator.call('GET', `/bots/contact/${bot}`)).status).toBe(403)
  expect((await save({ address: 'Otra' }, operator)).status).toBe(403)
})

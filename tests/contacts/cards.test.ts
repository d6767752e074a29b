import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Contacts that customers of WhatsApp send as cards.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

interface Card {
  name: string
  phones: string[]
  emails: string[]
}

/** A customer sends cards. Returns the input that adds one of them. */
async function sent(...contacts: Card[]) {
  const id = await t.writes('', {
    channel: 'whatsapp',
    senderId: `549115550${Math.floor(Math.random() * 1e5)}`,
    content: { contacts },
  })
  const message = await t.db.selectFrom('message').select('id').where('chat_id', '=', id).executeTakeFirstOrThrow()
  return { id, message_id: message.id, card: 0, phone: contacts[0]?.phones[0] ?? '' }
}
const add = (body: object, who = boss) => who.call('POST', `/contacts/cards/${t.bot_}`, { body })
const contacts = async () =>
  (await t.db.selectFrom('contact').select('id').where('bot_id', '=', t.bot_).execute()).length

test('a card is stored with the chosen number and its address, and once', async () => {
  const card = await sent({
    name: 'Sofía Paz',
    phones: ['+52 1 55 1234 5678', '+54 9 341 555-0188'],
    emails: ['sofia@correo.example'],
  })
  const input = { ...card, phone: '+54 9 341 555-0188' }
  const { status, body } = await add(input)
  expect([status, body]).toMatchObject([200, { name: 'Sofía Paz', phone: '+5493415550188' }])
  const stored = await boss.call('GET', `/contacts/${t.bot_}/${body.id}`)
  expect(stored.body).toMatchObject({ email: 'sofia@correo.example', conversations_count: 0 })
  const history = await t.db
    .selectFrom('audit')
    .select(['action', 'resource_type'])
    .where('bot_id', '=', t.bot_)
    .execute()
  expect(history).toContainEqual({ action: 'create', resource_type: 'contact' })
  expect((await add(input)).body.id).toBe(body.id)
})

test('of two people who add a card at once, one makes the contact', async () => {
  const input = await sent({ name: 'Beto', phones: ['+5493415550111'], emails: [] })
  const before = await contacts()
  const answers = await Promise.all([add(input), add(input)])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await contacts()).toBe(before + 1)
})

test('the number of somebody known, in another form, leads to that contact', async () => {
  const made = await add(await sent({ name: 'Caro', phones: ['+5493415550122'], emails: [] }))
  const again = await add(await sent({ name: 'Carolina G.', phones: ['+54 341 555 0122'], emails: [] }))
  expect(again.body).toEqual(made.body)
})

test('an address that another contact has is left out', async () => {
  const one = await add(await sent({ name: 'Dora', phones: ['+5493415550133'], emails: ['dora@correo.example'] }))
  const two = await add(await sent({ name: 'Otra Dora', phones: ['+5493415550134'], emails: ['DORA@correo.example'] }))
  expect(two.status).toBe(200)
  expect(two.body.id).not.toBe(one.body.id)
})

test('of cards with one address that are added at once, one gets it', async () => {
  const emails = ['gemela@correo.example']
  const phones = Array.from({ length: 8 }, (_, at) => `+549341555017${at}`)
  const cards = await Promise.all(phones.map((phone) => sent({ name: 'Gema', phones: [phone], emails })))
  const answers = await Promise.all(cards.map((card) => add(card)))
  expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200))
  const stored = t.db.selectFrom('contact').select('id').where('email', 'in', emails)
  expect(await stored.execute()).toHaveLength(1)
})

test('only numbers of the card are stored, and only those that can be called', async () => {
  const card = await sent({ name: 'Ema', phones: ['*611', '+5493415550144'], emails: [] })
  expect(await add({ ...card, phone: '+5493415559999' })).toMatchObject({ status: 404 })
  expect(await add({ ...card, card: 1 })).toMatchObject({ status: 404 })
  expect(await add(card)).toMatchObject({ status: 422, body: { fields: { phone: [expect.any(String)] } } })
  expect((await add({ ...card, phone: '+5493415550144' })).status).toBe(200)
})

test('who may not see the agenda adds nothing to it', async () => {
  const input = await sent({ name: 'Fede', phones: ['+5493415550155'], emails: [] })
  const agent = await t.staff(4, { contacts: false, chats: true })
  expect((await add(input, agent)).status).toBe(403)
})

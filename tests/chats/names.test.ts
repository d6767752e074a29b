import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { variablesOf } from '../../src/server/knowledge/dialogue/variables.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const rename = (id: number, username: string, who = boss) =>
  who.call('PUT', `/chats/username/${t.bot_}`, { body: { id, username } })
const chatOf = async (id: number) =>
  (await boss.call('POST', `/chats/filter/${t.bot_}`, { body: { type: 'all', page_number: 1 } })).body.data.find(
    (chat: { id: number }) => chat.id === id,
  )
const contactOf = async (chat: number) => {
  const row = await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()
  return (await boss.call('GET', `/contacts/${t.bot_}/${row.contact_id}`)).body
}
const nameSaid = (chat: number) =>
  t.inside(async () => (await variablesOf(t.bot_, chat, new Date()))['contacto.nombre'])
const quote = async (chat: number) => {
  const items = [{ description: 'Pava', quantity: 1, unit_price_cents: 10_000 }]
  return (await boss.call('POST', `/quickbudget/${t.bot_}/${chat}`, { body: { items } })).body
}

test('renaming a visitor changes the contact, the list, messages, quotations and answers', async () => {
  const chat = await t.request({}, { userName: 'Cliente 2' })
  const before = await contactOf(chat)
  const draft = await quote(chat)
  expect(draft.contact.name).toBe('Cliente 2')
  expect(await nameSaid(chat)).toBe('')

  expect((await rename(chat, 'Lucía Fernández')).body.user_name).toBe('Lucía Fernández')
  const contact = await contactOf(chat)
  expect(contact).toMatchObject({ name: 'Lucía Fernández', version: before.version + 1 })
  expect((await chatOf(chat)).user_name).toBe('Lucía Fernández')
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  expect(data[0]).toMatchObject({ type: 'user', user_name: 'Lucía Fernández' })
  expect(await nameSaid(chat)).toBe('Lucía Fernández')
  // A quotation created before the renaming shows the new name too.
  expect((await boss.call('GET', `/budgets/${t.bot_}/${draft.id}`)).body.contact.name).toBe('Lucía Fernández')
  const sent = await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)
  expect(sent.status).toBe(200)
  const said = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1)
  expect(said.text).toMatch(/^Hola Lucía Fernández, va el presupuesto pedido\./)
  const token = /presupuesto\/([\w-]+)/.exec(said.text)?.[1]
  expect((await t.call('GET', `/budgets/public/${token}`)).body.customer).toBe('Lucía Fernández')
})

test('renaming a contact renames its chats and publishes events; a sent quotation keeps the old name', async () => {
  const chat = await t.request({}, { userName: 'Cliente 3' })
  const other = await t.writes('Otra vez', { channel: 'facebook' })
  const { id, version } = await contactOf(chat)
  await t.db.updateTable('chat').set({ contact_id: id }).where('id', '=', other).execute()
  await quote(chat)
  const { id: budget } = (await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)).body
  const body = { name: 'Íñigo Paz', version }
  expect((await boss.call('PUT', `/contacts/${t.bot_}/${id}`, { body })).status).toBe(200)
  const names = (await t.events()).filter(({ name }) => name === 'change-username').map(({ payload }) => payload)
  for (const chat_id of [chat, other]) {
    expect(names).toContainEqual({ chat_id, user_name: 'Íñigo Paz' })
    expect((await chatOf(chat_id)).user_name).toBe('Íñigo Paz')
  }
  expect((await boss.call('GET', `/budgets/${t.bot_}/${budget}`)).body.contact.name).toBe('Cliente 3')
  // Renaming to the same name changes nothing and publishes no event.
  const heard = (await t.events()).length
  expect((await rename(chat, 'Íñigo Paz')).status).toBe(200)
  expect((await t.events()).length).toBe(heard)
})

test('blocking a contact under another name renames its chats too', async () => {
  const chat = await t.request({}, { userName: 'Cliente 4' })
  const { id } = await contactOf(chat)
  const body = { id, blocked: true, contact: { name: 'Bromista', phone: '' } }
  expect((await boss.call('PUT', `/contacts/block/${t.bot_}`, { body })).status).toBe(200)
  expect((await chatOf(chat)).user_name).toBe('Bromista')
})

test('a contact keeps the name staff gave; one without a name takes the name from the channel', async () => {
  const known = await t.request({}, { channel: 'whatsapp', senderId: '549115550501', userName: 'Lu' })
  const { id } = await contactOf(known)
  await t.db.updateTable('chat').set({ sender_id: 'antes' }).where('id', '=', known).execute()
  await rename(known, 'Lucía Fernández')
  const again = await t.request({}, { channel: 'whatsapp', senderId: '549115550501', userName: 'Lu' })
  expect(await contactOf(again)).toMatchObject({ id, name: 'Lucía Fernández' })
  expect((await chatOf(again)).user_name).toBe('Lucía Fernández')

  const visitor = await t.request({}, { userName: 'Cliente 5' })
  const card = await contactOf(visitor)
  await boss.call('PUT', `/contacts/${t.bot_}/${card.id}`, { body: { name: card.name, phone: '+549115550502' } })
  await t.request({}, { channel: 'whatsapp', senderId: '549115550502', userName: '' })
  expect((await chatOf(visitor)).user_name).toBe('Cliente 5')
  await t.db.updateTable('chat').set({ sender_id: 'sin-nombre' }).where('sender_id', '=', '549115550502').execute()
  await t.request({}, { channel: 'whatsapp', senderId: '549115550502', userName: 'Mora' })
  expect((await chatOf(visitor)).user_name).toBe('Mora')
})

test('a placeholder visitor name is never shown to customers', async () => {
  const chat = await t.request({}, { userName: 'Cliente 6' })
  await quote(chat)
  await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)
  const said = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.at(-1)
  expect(said.text).toMatch(/^Hola, va el presupuesto pedido\./)
  const token = /presupuesto\/([\w-]+)/.exec(said.text)?.[1]
  const page = (await t.app.inject({ method: 'GET', url: `/presupuesto/${token}` })).body
  expect(page).not.toContain('Cliente 6')
  expect(page).not.toContain('Para ')

  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const message_text = 'Hola {{contacto.nombre|"cliente"}}: {{presupuesto.enlace}}'
  await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: { ...settings, message_text } })
  const next = await t.request({}, { userName: 'Cliente 7' })
  await quote(next)
  await boss.call('POST', `/quickbudget/send/${t.bot_}/${next}`)
  const { text } = (await boss.call('GET', `/chats/view/${t.bot_}/${next}`)).body.data.at(-1)
  expect(text).toMatch(/^Hola cliente: \[Ver y responder el presupuesto\]/)
})

// What a contact told the bot is seen only by those who may see the chat in which it was told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCollected } from '../../src/server/conversation/chats/core/collected.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let helper: Member
let sales: number
let help: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  helper = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  help = await t.area(t.bot_, 'Ayuda', helper)
})
afterAll(() => t.stop())

const told = (chatId: number, label: string, value: string) =>
  t.inside(async () => {
    t.clock.advance(1)
    await keepCollected({ botId: t.bot_, chatId, at: t.clock.now() }, [{ name: label.toLowerCase(), label, value }])
  })
const contactOf = async (chat: number) =>
  (await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()).contact_id
const shown = (body: { collected: { label: string; value: string }[] }) =>
  body.collected.map(({ label, value }) => `${label}: ${value}`)
const inChat = async (who: Member, chat: number) =>
  shown((await who.call('GET', `/chats/understanding/${t.bot_}/${chat}`)).body)
const inContact = async (who: Member, id: number) => shown((await who.call('GET', `/contacts/${t.bot_}/${id}`)).body)

test('an operator sees what was told in the chats of their areas only', async () => {
  const first = await t.request({ area_id: sales }, { channel: 'whatsapp', senderId: '5493515550142' })
  const second = await t.request({ area_id: help }, { channel: 'facebook', senderId: 'pagina-1' })
  const contact = await contactOf(first)
  await t.db.updateTable('chat').set({ contact_id: contact }).where('id', '=', second).execute()
  await told(first, 'Consulta', 'un presupuesto')
  await told(second, 'Consulta', 'mi embarazo')
  await told(second, 'Correo', 'ana@correo.com')

  expect(await inChat(seller, first)).toEqual(['Consulta: un presupuesto'])
  expect(await inContact(seller, contact)).toEqual(['Consulta: un presupuesto'])
  expect(await inChat(helper, second)).toEqual(['Correo: ana@correo.com', 'Consulta: mi embarazo'])
  expect(await inContact(helper, contact)).toEqual(['Correo: ana@correo.com', 'Consulta: mi embarazo'])
  for (const chat of [first, second])
    expect(await inChat(boss, chat)).toEqual(['Correo: ana@correo.com', 'Consulta: mi embarazo'])
})

test('who may read contacts but no chats sees nothing that was told in them', async () => {
  const chat = await t.request()
  await told(chat, 'Consulta', 'un presupuesto')
  const contact = await contactOf(chat)
  const editor = await t.staff(3)
  expect(await inContact(editor, contact)).toEqual([])
  expect(await inContact(boss, contact)).toEqual(['Consulta: un presupuesto'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// A contact's name and phone are answered to whoever adds it to something by its id, which anybody can count upwards.

let t: Inbox
let boss: Member
let contact: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const body = { name: 'Rosa Díaz', phone: '' }
  contact = (await boss.call('POST', `/contacts/${t.bot_}`, { body })).body.id
})
afterAll(() => t.stop())

const only = (...names: string[]) => {
  const all = 'responses forms plugins chats contacts advanced_configuration configuration pricing'.split(' ')
  return Object.fromEntries(all.map((name) => [name, names.includes(name)]))
}
const area = async () =>
  (await boss.call('POST', `/bots/areas/${t.bot_}`, { body: { name: 'Ventas' } })).body.id as number
const company = async () =>
  (await boss.call('POST', `/access/${t.bot_}`, { body: { company_name: 'Distribuidora Sur' } })).body.company_id

test('adding a contact to alerts, companies and areas needs the permission to read the agenda', async () => {
  const ways: [string, object][] = [
    [`/bots/${t.bot_}`, { contact_id: contact, type: 1 }],
    [`/access/add/${t.bot_}`, { contact_id: contact, company_id: await company() }],
    [`/bots/areas/contacts/${t.bot_}`, { contact_id: contact, id: await area() }],
  ]
  const [without, both] = [await t.staff(3, only('configuration')), await t.staff(3, only('configuration', 'contacts'))]
  for (const [path, body] of ways) {
    const refused = await without.call('POST', path, { body })
    expect([path, refused.status]).toEqual([path, 403])
    expect(JSON.stringify(refused.body)).not.toContain('Rosa')
    expect([path, (await both.call('POST', path, { body })).status]).toEqual([path, 201])
  }
})

test('who only attends conversations reads the areas without the contacts that they tell', async () => {
  const [first] = (await boss.call('GET', `/bots/areas/${t.bot_}`)).body
  expect(first.contacts).toMatchObject([{ name: 'Rosa Díaz' }])
  const attendant = await t.staff(3, only('chats'))
  const seen = (await attendant.call('GET', `/bots/areas/${t.bot_}`)).body
  expect(seen).toMatchObject([{ id: first.id, contacts: [] }])
})

test('where new contacts are sent is for who reads the agenda', async () => {
  const send = async (who: Member) => {
    const body = { export_lead: { enabled: true, webhook: 'https://crm.example/entrada' } }
    return (await who.call('PUT', `/bots/handoff/export-lead/${t.bot_}`, { body })).status
  }
  expect(await send(await t.staff(3, only('configuration')))).toBe(403)
  expect(await send(await t.staff(3, only('configuration', 'contacts')))).toBe(200)
})

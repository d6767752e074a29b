import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The history of chats, contacts and personal data is limited to what the reader may read of them today.

let t: Inbox
let bot: number
let [boss, lead, seller, other]: Member[] = []
let [sales, office]: number[] = []
const as = (who: Member | undefined) => who as Member

beforeAll(async () => {
  t = await startInbox()
  bot = t.bot_
  boss = await t.staff(2)
  lead = await t.staff(5, { contacts: false })
  seller = await t.staff(4, { contacts: false })
  other = await t.staff(4)
  sales = await t.area(bot, 'Ventas', seller)
  office = await t.area(bot, 'Gerencia', other)
})
beforeEach(async () => {
  await t.db.deleteFrom('audit').where('bot_id', '=', bot).execute()
})
afterAll(() => t.stop())

/** Returns the labels of the lines that a member sees. Checks that the history and the home page agree. */
async function seen(who: Member | undefined, kind: string): Promise<string[]> {
  const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`
  const { body, headers } = await as(who).call('GET', `/changes/${bot}?${filter({ resource_type: kind })}`)
  const labels = (body as { resource_label: string }[]).map(({ resource_label }) => resource_label).sort()
  expect(String(headers['content-range'])).toMatch(new RegExp(`/${labels.length}$`))
  const { changes } = (await as(who).call('GET', `/home/${bot}`)).body
  const first = (changes as { resource_label: string; resource_type: string }[]).filter(
    ({ resource_type }) => resource_type === kind,
  )
  expect(first.map(({ resource_label }) => resource_label).sort()).toEqual(labels)
  return labels
}

const renamed = async (given: object, name: string): Promise<number> => {
  const id = await t.request(given, { userName: name })
  const { status } = await as(boss).call('PUT', `/chats/username/${bot}`, { body: { id, username: `${name} Paz` } })
  expect(status).toBe(200)
  return id
}

describe('history of chats', () => {
  test('shows the chats that the reader sees today', async () => {
    const moving = await renamed({ area_id: office }, 'Clara')
    await renamed({ area_id: sales }, 'Bruno')
    await renamed({ area_id: sales, assign_user_id: as(boss).id }, 'Dora')
    await renamed({ area_id: null }, 'Elsa')
    expect(await seen(boss, 'chat')).toEqual(['Bruno', 'Clara', 'Dora', 'Elsa'])
    expect(await seen(lead, 'chat')).toEqual(['Bruno', 'Clara', 'Dora', 'Elsa'])
    expect(await seen(seller, 'chat')).toEqual(['Bruno', 'Elsa'])
    expect(await seen(other, 'chat')).toEqual(['Clara', 'Elsa'])
    await t.db.updateTable('chat').set({ area_id: sales }).where('id', '=', moving).execute()
    expect(await seen(seller, 'chat')).toEqual(['Bruno', 'Clara', 'Elsa'])
    expect(await seen(other, 'chat')).toEqual(['Elsa'])
  })

  test('a bulk change is shown to members who see every chat, and to its author', async () => {
    const ids = [await t.request({ area_id: sales }), await t.request({ area_id: sales })]
    const bulk = (who: Member | undefined, value: number) =>
      as(who).call('POST', `/chats/bulk/${bot}`, { body: { ids, action: 'state', value } })
    expect((await bulk(seller, 1)).status).toBe(200)
    expect((await bulk(boss, 2)).status).toBe(200)
    expect(await seen(lead, 'chat')).toHaveLength(2)
    expect(await seen(seller, 'chat')).toHaveLength(1)
    expect(await seen(other, 'chat')).toEqual([])
  })

  test('a quotation is shown with its chat', async () => {
    const items = [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }]
    for (const area_id of [sales, office]) {
      const id = await t.request({ area_id })
      expect((await as(boss).call('POST', `/quickbudget/${bot}/${id}`, { body: { items } })).status).toBeLessThan(300)
    }
    const all = await seen(boss, 'budget')
    expect(all).toHaveLength(2)
    const [hers, his] = [await seen(seller, 'budget'), await seen(other, 'budget')]
    expect([...hers, ...his].sort()).toEqual(all)
    expect([hers.length, his.length]).toEqual([1, 1])
  })
})

test('history of contacts: members without the contacts permission see those of their chats', async () => {
  for (const [area_id, name] of [
    [sales, 'Ana Ventas'],
    [office, 'Ana Gerencia'],
  ] as const) {
    const chat = await t.request({ area_id })
    const { contact_id: id } = await t.db
      .selectFrom('chat')
      .select('contact_id')
      .where('id', '=', chat)
      .executeTakeFirstOrThrow()
    const body = { name, phone: '+5491155550101', document: { kind: 'DNI', value: '30123456' } }
    expect((await as(boss).call('PUT', `/contacts/${bot}/${id}`, { body })).status).toBe(200)
    const note = { text: 'Nota reservada' }
    expect((await as(boss).call('POST', `/contacts/notes/${bot}/${id}`, { body: note })).status).toBeLessThan(300)
  }
  const [here, there] = ['Ana Ventas', 'Ana Gerencia']
  expect(await seen(boss, 'contact')).toEqual([there, there, here, here])
  expect(await seen(lead, 'contact')).toEqual([there, there, here, here])
  expect(await seen(other, 'contact')).toEqual([there, there, here, here])
  expect(await seen(seller, 'contact')).toEqual([here, here])
  const neither = await t.staff(3, { contacts: false })
  expect(await seen(neither, 'contact')).toEqual([])
  expect(JSON.stringify((await neither.call('GET', `/changes/${bot}`)).body)).not.toMatch(/30123456|reservada|Ana/)
})

test('history of quick replies: each member sees their own and those shared with them', async () => {
  const place = `/chats/requests/quickreplies/${bot}`
  const reply = (title: string, more: object = {}) => ({
    ...{ shortcut: title.toLowerCase(), title, text: `Texto de ${title}` },
    ...more,
  })
  const make = async (who: Member | undefined, title: string, more: object = {}) =>
    (await as(who).call('POST', place, { body: reply(title, more) })).body.id as number
  await make(seller, 'Personal')
  await make(boss, 'Zona', { visibility: 'area', area_ids: [sales] })
  await make(boss, 'Todos', { visibility: 'todos' })
  const shown = await make(seller, 'Antes')
  const body = reply('Compartida', { visibility: 'todos' })
  expect((await as(seller).call('PUT', `${place}/${shown}`, { body })).status).toBe(200)
  const gone = await make(seller, 'Borrada')
  expect((await as(seller).call('DELETE', `${place}/${gone}`)).status).toBe(204)
  expect(await seen(seller, 'quick_reply')).toEqual(
    ['Antes', 'Borrada', 'Borrada', 'Compartida', 'Personal', 'Todos', 'Zona'].sort(),
  )
  expect(await seen(other, 'quick_reply')).toEqual(['Todos'])
  expect(await seen(boss, 'quick_reply')).toEqual(['Todos', 'Zona'])
  expect(await seen(lead, 'quick_reply')).toEqual(['Todos', 'Zona'])
})

test('history of areas: members who only attend chats see their own areas', async () => {
  for (const id of [sales, office])
    expect(
      (await as(boss).call('PUT', `/bots/areas/handoff/${bot}/${id}`, { body: { enable_handoff: false } })).status,
    ).toBe(200)
  expect(await seen(boss, 'area')).toEqual(['Gerencia', 'Ventas'])
  expect(await seen(seller, 'area')).toEqual(['Ventas'])
  expect(await seen(other, 'area')).toEqual(['Gerencia', 'Ventas'])
})

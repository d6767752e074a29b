import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let sender: Member
let sales: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  ;[seller, sender] = [await t.staff(4), await t.staff(4)]
  sales = await t.area(t.bot_, 'Ventas', seller)
  await t.area(t.bot_, 'Envíos', sender)
})
afterAll(() => t.stop())

const comment = (who: Member, id: number, message: string) =>
  who.call('POST', `/chats/requests/message/${t.bot_}`, { body: { id, message } })
const view = async (who: Member, id: number) => (await who.call('GET', `/chats/view/${t.bot_}/${id}`)).body
const mentions = async (who: Member) => (await who.call('GET', `/chats/counts/${t.bot_}`)).body.mentions
const listed = async (who: Member): Promise<number[]> => {
  const body = { mentioned: true, type: 'all' }
  const { body: page } = await who.call('POST', `/chats/filter/${t.bot_}`, { body })
  expect(page.total_chats).toBe((await mentions(who)).total)
  expect(page.mentioned).toHaveLength((await mentions(who)).unread)
  return page.data.map(({ id }: { id: number }) => id)
}

test('the mentioned person is told, and finds the chat unread until they open it', async () => {
  const id = await t.request({ area_id: sales })
  const rule = { id: null, type: 1, user_id: seller.id, channels: ['email'], events: ['mention'], enabled: true }
  const saved = await boss.call('PUT', `/bots/notifications/${t.bot_}`, { body: { rules: [rule], version: 1 } })
  expect(saved.status).toBe(200)
  const ear = await connect(await listen(t.app), seller.token)
  await ear.join(t.bot_)
  const made = await comment(boss, id, `¿Lo ves, @[${seller.id}]? Avísale a @[${boss.id}].`)
  expect([made.status, made.body.text]).toEqual([201, `¿Lo ves, @${seller.name}? Avísale a @${boss.name}.`])
  expect(made.body.mentions).toEqual([
    { id: seller.id, name: seller.name, start: 9 },
    { id: boss.id, name: boss.name, start: made.body.text.lastIndexOf('@') },
  ])
  await ear.until((one) => one.names().includes('mention'))
  const heard = ear.received.find(({ name }) => name === 'mention')
  expect(heard?.payload).toEqual({ chat_id: id, unread: true, by: boss.name, user_name: 'Ana Núñez' })
  const told = await t.db.selectFrom('notification_notice').select(['event', 'chat_id', 'text']).execute()
  expect(told).toEqual([{ event: 'mention', chat_id: id, text: `${boss.name} te mencionó en una conversación` }])

  // Others who read the chat, and earlier messages, leave it unread.
  await view(boss, id)
  await seller.call('GET', `/chats/view/${t.bot_}/${id}?before=${made.body.id}`)
  expect([await mentions(seller), await listed(seller)]).toEqual([{ total: 1, unread: 1 }, [id]])
  expect(await mentions(boss)).toEqual({ total: 1, unread: 0 })
  await view(seller, id)
  expect([await mentions(seller), await listed(seller)]).toEqual([{ total: 1, unread: 0 }, [id]])
  await ear.until(({ received }) =>
    received.some(({ name, payload }) => name === 'mention' && payload.unread === false),
  )
  ear.close()
})

test('an unread mention stays in the view of mentions when its chat is resolved or snoozed, until it is read', async () => {
  const until = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  const moves = [
    ['requests/state', { state: 2 }],
    ['snooze', { until }],
  ] as const
  const before = await mentions(seller)
  for (const [path, change] of moves) {
    const id = await t.request({ area_id: sales })
    await comment(boss, id, `@[${seller.id}]`)
    expect((await boss.call('POST', `/chats/${path}/${t.bot_}`, { body: { id, ...change } })).status).toBe(200)
    expect(await mentions(seller)).toEqual({ total: before.total + 1, unread: 1 })
    expect(await listed(seller)).toContain(id)
    // Out of sight it counts no more than before.
    await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: boss.id } })
    expect([await mentions(seller), await listed(seller)]).toEqual([before, expect.not.arrayContaining([id])])
    await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: null } })
    await view(seller, id)
    expect([await mentions(seller), await listed(seller)]).toEqual([before, expect.not.arrayContaining([id])])
  }
})

test('marking a chat as read reads its mentions', async () => {
  const id = await t.request({ area_id: sales })
  await comment(boss, id, `@[${seller.id}]`)
  expect((await mentions(seller)).unread).toBe(1)
  await seller.call('POST', `/chats/requests/unread/${t.bot_}`, { body: { id, open: false } })
  expect((await mentions(seller)).unread).toBe(0)
})

test('a person who may not see the chat cannot be mentioned, and is named only to their own team', async () => {
  const [id, taken] = [
    await t.request({ area_id: sales }),
    await t.request({ area_id: sales, assign_user_id: boss.id }),
  ]
  const other = await t.user()
  await t.member(await t.bot(), other, 2)
  const refusals = [
    [id, sender.id, `${sender.name} no puede ver esta conversación. Quita la mención.`],
    [taken, seller.id, `${seller.name} no puede ver esta conversación. Quita la mención.`],
    [id, other.id, 'Una de las personas mencionadas no es de tu equipo. Quita la mención.'],
    [id, 1_999_999, 'Una de las personas mencionadas no es de tu equipo. Quita la mención.'],
  ] as const
  for (const [chat, person, text] of refusals) {
    const refused = await comment(boss, chat, `Mira @[${person}]`)
    expect([refused.status, refused.body.fields]).toEqual([422, { message: [text] }])
  }
  expect((await comment(boss, id, `Mira @[${seller.id}]`)).status).toBe(201)
  expect(await mentions(sender)).toEqual({ total: 0, unread: 0 })
})

test('a chat that leaves the sight of a person leaves their mentions', async () => {
  const id = await t.request({ area_id: sales })
  await comment(boss, id, `@[${seller.id}]`)
  expect(await listed(seller)).toContain(id)
  await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: boss.id } })
  expect(await listed(seller)).not.toContain(id)
  await boss.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: null } })
  expect(await listed(seller)).toContain(id)
})

test('a comment shows the present name of the people it mentions', async () => {
  const id = await t.request({ area_id: sales })
  await comment(boss, id, `@[${seller.id}] y @[${seller.id}], gracias.`)
  await t.db.updateTable('app_user').set({ name: 'Inés Ochoa' }).where('id', '=', seller.id).execute()
  expect((await view(boss, id)).data.at(-1)).toMatchObject({
    text: '@Inés Ochoa y @Inés Ochoa, gracias.',
    mentions: [
      { id: seller.id, name: 'Inés Ochoa', start: 0 },
      { id: seller.id, name: 'Inés Ochoa', start: 14 },
    ],
  })
})

test('the people whom a comment may mention are marked in the list of the team', async () => {
  const id = await t.request({ area_id: sales, assign_user_id: boss.id })
  const { body } = await boss.call('GET', `/chats/users/${t.bot_}?chat=${id}`)
  const sees = Object.fromEntries(body.users.map((one: { id: number; sees: boolean }) => [one.id, one.sees]))
  expect(sees).toMatchObject({ [boss.id]: true, [seller.id]: false, [sender.id]: false })
})

test('who left the team is still named in their mentions, but cannot be mentioned again', async () => {
  const leaver = await t.staff(2)
  const id = await t.request({ area_id: sales })
  const text = `Hola, @[${leaver.id}].`
  expect((await comment(boss, id, text)).status).toBe(201)
  expect((await mentions(leaver)).unread).toBe(1)
  expect((await boss.call('DELETE', `/admin/${t.bot_}/${leaver.id}`)).status).toBe(204)
  expect((await view(boss, id)).data.at(-1)).toMatchObject({ text: `Hola, @${leaver.name}.` })
  const said = 'Una de las personas mencionadas no es de tu equipo. Quita la mención.'
  expect(await comment(boss, id, text)).toMatchObject({ status: 422, body: { fields: { message: [said] } } })
  expect((await leaver.call('GET', `/chats/counts/${t.bot_}`)).status).toBe(404)
})

test('a mention goes with the person whose data is erased, and leaves no count behind', async () => {
  const [id, other] = [await t.request({ area_id: sales }), await t.request({ area_id: sales })]
  const before = (await mentions(seller)).total
  for (const chat of [id, other]) await comment(boss, chat, `@[${seller.id}]`)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const erased = await boss.call('POST', `/contacts/data/delete/${t.bot_}/${contact_id}`, {
    body: { name: 'Ana Núñez' },
  })
  expect(erased.status).toBe(204)
  expect((await mentions(seller)).total).toBe(before + 1)
  expect(await listed(seller)).toContain(other)
  const kept = await t.db.selectFrom('chat_mention').select('chat_id').where('chat_id', 'in', [id, other]).execute()
  expect(kept).toEqual([{ chat_id: other }])
  const told = await t.db.selectFrom('notification_notice').select('chat_id').where('chat_id', '=', id).execute()
  expect(told).toEqual([])
})

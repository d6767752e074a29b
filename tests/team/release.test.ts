// Whoever may no longer see a chat does not keep it: it goes to whose turn it is, or to nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { attend } from '../support/attend.ts'

let t: Inbox
let boss: Member
let serial = 0
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const view = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
const holder = async (id: number) => (await view(id)).chat.assign_user?.id ?? null
const member = async (who: Member) =>
  (await boss.call('GET', `/admin/${t.bot_}`)).body.find(({ user_id }: { user_id: number }) => user_id === who.id)
const edit = async (who: Member, more: { permissions?: object; area_ids?: number[] }) => {
  const { permissions, area_ids } = await member(who)
  const body = { permissions: { ...permissions, ...more.permissions }, area_ids: more.area_ids ?? area_ids }
  expect((await boss.call('PATCH', `/admin/edit/${t.bot_}/${who.id}`, { body })).status).toBe(200)
  await t.mails()
}

/** Two members of an area with turns; the first one has a request, an attended chat and a resolved one of it, and one of none. */
async function team(role: 4 | 5 = 4) {
  const [lucia, julieta] = [await t.staff(role), await t.staff(4)]
  await attend(t, t.bot_, lucia, julieta)
  const name = `Turnos ${++serial}`
  const body = { name, auto_assign: 'round_robin', user_ids: [lucia.id, julieta.id] }
  const { id: area } = (await boss.call('POST', `/bots/areas/${t.bot_}`, { body })).body
  const own = { assign_user_id: lucia.id, area_id: area }
  const waiting = await t.request(own)
  const attended = await t.request({ ...own, type: 'live', live: true, answered: true })
  const resolved = await t.request({ ...own, state: 2 })
  const elsewhere = await t.request({ assign_user_id: lucia.id })
  const holders = async () => Promise.all([waiting, attended, resolved, elsewhere].map(holder))
  return { lucia, julieta, area, name, waiting, holders }
}

test('who may no longer attend chats has none: those of their area go to whose turn it is', async () => {
  const { lucia, julieta, waiting, holders } = await team()
  await edit(lucia, { permissions: { chats: false } })
  expect(await holders()).toEqual([julieta.id, julieta.id, lucia.id, null])
  expect((await view(waiting)).changes.at(-1)).toMatchObject({ kind: 'assigned', actor: 'system' })
})

test('who leaves an area keeps what they still see', async () => {
  const { lucia, julieta, holders } = await team()
  await edit(lucia, { area_ids: [] })
  expect(await holders()).toEqual([julieta.id, julieta.id, lucia.id, lucia.id])
})

test('an area without them lets its chats go too', async () => {
  const { lucia, julieta, area, name, holders } = await team()
  const body = { area_id: area, name, user_ids: [julieta.id] }
  expect((await boss.call('PUT', `/bots/areas/${t.bot_}`, { body })).status).toBe(200)
  await t.mails()
  expect(await holders()).toEqual([julieta.id, julieta.id, lucia.id, lucia.id])
})

test('a role that sees less lets chats go, and nobody else may get them', async () => {
  const { lucia, julieta, area, name, waiting, holders } = await team(5)
  await boss.call('PUT', `/bots/areas/${t.bot_}`, { body: { area_id: area, name, user_ids: [] } })
  await t.mails()
  expect(await holders()).toEqual([lucia.id, lucia.id, lucia.id, lucia.id])
  const done = await boss.call('PATCH', `/admin/toggle/${t.bot_}/${lucia.id}`, { body: { role_id: 4 } })
  expect(done.status).toBe(200)
  await t.mails()
  expect(await holders()).toEqual([null, null, lucia.id, lucia.id])
  expect((await view(waiting)).changes.at(-1)).toMatchObject({ kind: 'unassigned', actor: 'system' })
  expect(julieta.id).not.toBe(await holder(waiting))
})

test('a change that takes nothing from them leaves them their chats', async () => {
  const { lucia, holders } = await team()
  await edit(lucia, { permissions: { contacts: true } })
  expect(await holders()).toEqual([lucia.id, lucia.id, lucia.id, lucia.id])
})

test('the requests of who leaves the team go to whose turn it is', async () => {
  const { lucia, julieta, waiting } = await team()
  expect((await boss.call('DELETE', `/admin/${t.bot_}/${lucia.id}`)).status).toBe(204)
  await t.mails()
  expect(await holder(waiting)).toBe(julieta.id)
})

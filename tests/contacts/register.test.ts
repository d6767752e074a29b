import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const contactOf = async (chat: number) =>
  (await t.db.selectFrom('chat').select('contact_id').where('id', '=', chat).executeTakeFirstOrThrow()).contact_id
const listed = (filter: object, who = boss, bot = t.bot_) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["at","DESC"]', range: '[0,49]' })
  return who.call('GET', `/contacts/register/${bot}?${query}`)
}
const kinds = async (contact_id: number) => {
  const { body } = await listed({ contact_id })
  return body.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail].filter(Boolean).join(': '))
}

test('a customer who writes for the first time is recorded once, with the channel', async () => {
  const whatsapp = { channel: 'whatsapp', senderId: '5491155550133', userName: 'Eva Ríos' } as const
  const id = await contactOf(await t.writes('Hola', whatsapp))
  await t.writes('¿Están?', whatsapp)
  const { body } = await listed({ contact_id: id })
  expect(body).toEqual([
    {
      ...{ id: expect.any(Number), at: t.clock.now().toISOString(), contact_id: id, contact: 'Eva Ríos' },
      ...{ kind: 'created', actor: 'bot', user: null, channel: 'whatsapp', detail: '', batch_id: null },
    },
  ])
})

test('changes, consent and blocking are recorded with who made them; what changes nothing is not', async () => {
  const id = await contactOf(await t.writes('Hola'))
  const change = (body: object) => boss.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { name: 'Ana', ...body } })
  await change({ email: 'ana@correo.example', city: 'Rosario', marketing: 'denied' })
  await change({})
  const block = (blocked: boolean) => boss.call('PUT', `/contacts/block/${t.bot_}`, { body: { id, blocked } })
  await block(true)
  await block(true)
  await block(false)
  await change({ marketing: 'granted' })
  expect(await kinds(id)).toEqual([
    'consent_granted',
    'unblocked',
    'blocked',
    'consent_withdrawn',
    'updated: Cambió el nombre, el correo y la localidad',
    'created',
  ])
  const { body } = await listed({ contact_id: id, actor: 'user', kind: 'blocked' })
  expect(body).toMatchObject([{ user: { id: boss.id, name: boss.name }, channel: null }])
})

test('it is filtered by kind, channel and date, searched by name and detail, and counted', async () => {
  const id = await contactOf(await t.writes('Hola', { userName: 'Zulema Quiroga' }))
  await boss.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { name: 'Zulema Quiroga', company: 'Vivero' } })
  const found = async (filter: object) => (await listed({ q: 'zulema', ...filter })).body.length
  expect(await found({})).toBe(2)
  expect(await found({ kind: 'updated' })).toBe(1)
  expect(await found({ channel: 'webchat' })).toBe(1)
  expect(await found({ at_from: '2000-01-01', at_to: '2000-01-02' })).toBe(0)
  expect(await found({ q: 'zulema empresa' })).toBe(1)
  const { headers } = await listed({ contact_id: id })
  expect(new Headers(headers as HeadersInit).get('content-range')).toMatch(/0-1\/2$/)
})

test('the rows stay when the contact goes; other chatbots and people without the agenda do not see them', async () => {
  const id = await contactOf(await t.writes('Hola', { userName: 'Bruno Salas' }))
  await t.db.deleteFrom('contact').where('id', '=', id).execute()
  expect((await listed({ contact: 'bruno salas' })).body).toMatchObject([{ contact_id: null, contact: 'Bruno Salas' }])
  const other = await t.bot()
  const user = await t.user()
  await t.member(other, user, 2)
  const stranger = { ...user, ...(await t.as(user)) }
  expect((await listed({}, stranger, other)).body).toEqual([])
  expect((await listed({}, stranger)).status).toBe(404)
  expect((await listed({}, await t.staff(4, { contacts: false }))).status).toBe(403)
})

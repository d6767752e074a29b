import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createResponsesFixture, mainResponseBody, type ResponsesFixture } from '../responses/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let app: TestApp
let here: ResponsesFixture
let owner: SignedIn
let other: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = await createResponsesFixture(app)
  const people = [await app.user(), await app.user()]
  for (const one of people) await app.member(here.bot, one, 2)
  ;[owner, other] = (await Promise.all(people.map((one) => app.as(one)))) as [SignedIn, SignedIn]
})

const made = async (who: SignedIn, path: string, body: object) =>
  (await who.call('POST', `${path}/${here.bot}`, { body })).body
const label = (title: string) => made(owner, '/chats/labels', { title, color: '#123456' })
const view = (who: SignedIn, name: string, filter: object, shared = false) =>
  made(who, '/chats/views', { name, filter, shared })
const viewOf = async (who: SignedIn, id: number) =>
  (await who.call('GET', `/chats/views/${here.bot}`)).body.views.find((one: { id: number }) => one.id === id)
const labelOf = async (who: SignedIn, id: number) =>
  (await who.call('GET', `/chats/labels/${here.bot}`)).body.labels.find((one: { id: number }) => one.id === id)

describe('a label', () => {
  test('returns the responses and views that use it, limited to those the caller sees', async () => {
    const [urgent, calm] = [await label('Urgente'), await label('Calma')]
    const intent = await here.intent('Reclamos')
    const response = await made(
      here.editor,
      '/responses',
      mainResponseBody(intent, 'Reclamos', { assign_labels: [urgent.id] }),
    )
    const shared = await view(owner, 'Urgentes', { labels: [urgent.id] }, true)
    const own = await view(other, 'Las mías', { labels: [urgent.id, calm.id] })
    const given = { type: 'response', id: response.id, label: 'Reclamos' }
    const [first, second] = [
      { type: 'view', id: own.id, label: 'Las mías' },
      { type: 'view', id: shared.id, label: 'Urgentes' },
    ]
    expect((await labelOf(other, urgent.id)).used_in).toEqual([given, first, second])
    expect((await labelOf(owner, urgent.id)).used_in).toEqual([given, second])
    expect((await labelOf(other, calm.id)).used_in).toEqual([first])
    await here.editor.call('DELETE', `/responses/${here.bot}/${response.id}`)
    expect((await labelOf(owner, urgent.id)).used_in).toEqual([second])
  })

  test('returns the number of contacts that have it', async () => {
    const { id } = await label('Mayorista')
    const contact = await app.db
      .insertInto('contact')
      .values({ bot_id: here.bot, name: 'Lucía' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await labelOf(owner, id)).contact_count).toBe(0)
    await app.db.insertInto('contact_label').values({ contact_id: contact.id, label_id: id }).execute()
    expect((await labelOf(owner, id)).contact_count).toBe(1)
  })

  test('counts the conversations and contacts that the caller sees', async () => {
    const { id } = await label('Mayorista')
    const insert = { bot_id: here.bot, name: 'Lucía' }
    const contact = await app.db.insertInto('contact').values(insert).returning('id').executeTakeFirstOrThrow()
    await app.db.insertInto('contact_label').values({ contact_id: contact.id, label_id: id }).execute()
    const people = [await app.user(), await app.user(), await app.user()]
    const [operator, colleague, manager] = people as [TestUser, TestUser, TestUser]
    await app.member(here.bot, operator, 4)
    await app.member(here.bot, colleague, 4)
    await app.member(here.bot, manager, 3, { configuration: true, contacts: false })
    for (const assign_user_id of [null, operator.id, colleague.id]) {
      const { id: chat_id } = await app.db
        .insertInto('chat')
        .values({
          bot_id: here.bot,
          contact_id: contact.id,
          channel: 'webchat',
          user_name: 'Lucía',
          sender_id: `${assign_user_id}`,
          assign_user_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await app.db.insertInto('chat_label').values({ chat_id, label_id: id }).execute()
    }
    const counts = async (who: SignedIn) => {
      const { count, contact_count } = await labelOf(who, id)
      return [count, contact_count]
    }
    expect(await counts(owner)).toEqual([3, 1])
    expect(await counts(await app.as(operator))).toEqual([2, 1])
    expect(await counts(await app.as(manager))).toEqual([0, 0])
  })

  test('is removed from every view filter when it is deleted; the rest of the filter stays', async () => {
    const [urgent, calm] = [await label('Urgente'), await label('Calma')]
    const shared = await view(owner, 'Urgentes', { labels: [urgent.id], state: 'sinasignar' }, true)
    const own = await view(other, 'Las mías', { labels: [urgent.id, calm.id], mine: true })
    const untouched = await view(other, 'En calma', { labels: [calm.id] })
    expect((await owner.call('DELETE', `/chats/labels/${here.bot}/${urgent.id}`)).status).toBe(204)
    expect(await viewOf(owner, shared.id)).toMatchObject({
      filter: { labels: [], state: 'sinasignar' },
      version: shared.version + 1,
    })
    expect((await viewOf(other, own.id)).filter).toMatchObject({ labels: [calm.id], mine: true })
    expect(await viewOf(other, untouched.id)).toEqual(untouched)
  })
})

test('a deleted area is removed from every view filter', async () => {
  const [sales, support] = [await app.area(here.bot, 'Mostrador'), await app.area(here.bot, 'Soporte')]
  const goes = await view(owner, 'Mostrador', { area: sales, mine: true })
  const stays = await view(owner, 'Soporte', { area: support })
  const gone = await owner.call('DELETE', `/bots/areas/${here.bot}/${sales}`)
  expect(gone.status).toBeLessThan(300)
  expect((await viewOf(owner, goes.id)).filter).toMatchObject({ area: null, mine: true })
  expect(await viewOf(owner, stays.id)).toEqual(stays)
})

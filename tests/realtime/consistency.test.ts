import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEvent } from '../../generated/events.ts'
import { emptyChat, learnWhole } from '../../src/console/pages/conversations/state/chat.ts'
import { reduce } from '../../src/console/pages/conversations/state/events.ts'
import { type ChatItem, EMPTY, type InboxState } from '../../src/console/pages/conversations/state/types.ts'
import { say } from '../../src/server/conversation/say.ts'
import { random } from '../../src/server/demo/random.ts'
import { json } from '../../src/server/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/arrange.ts'
import { freshStore, storeKinds, type TestStore } from '../support/stores.ts'
import { connect, type Ear, listen } from './arrange.ts'

// What a console knows from a first fetch and the events since is what a fresh fetch tells it.

const SEED = process.env.SEED ?? 'consola'
const ACTIONS = 120

async function fetchAll(t: Inbox, who: Member): Promise<{ items: ChatItem[]; seq: number }> {
  const items: ChatItem[] = []
  let seq = Number.MAX_SAFE_INTEGER
  for (const category of ['nuevas', 'resueltas'])
    for (let page_number = 1, pages = 1; page_number <= pages; page_number++) {
      const { body } = await who.call('POST', `/chats/filter/${t.bot_}`, {
        body: { type: 'all', category, page_number },
      })
      items.push(...body.data)
      pages = body.total_pages
      seq = Math.min(seq, body.seq)
    }
  return { items, seq }
}

interface Console {
  who: Member
  ear: Ear
  state: InboxState
}

/** The console writes times where its browser is: the business is put in the same place. */
async function settleHere(t: Inbox): Promise<void> {
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  await t.db
    .updateTable('bot')
    .set({ settings: json({ timezone }) })
    .where('id', '=', t.bot_)
    .execute()
}

async function startConsole(t: Inbox, url: string, who: Member): Promise<Console> {
  const { items, seq } = await fetchAll(t, who)
  const chats = new Map(items.map((item) => [item.id, learnWhole(emptyChat(item.id), { seq, value: item })]))
  const ear = await connect(url, who.token)
  await ear.join(t.bot_, seq)
  return { who, ear, state: { ...EMPTY, chats, seq } }
}

/** Compares what a console would show with what the server tells it anew. */
async function agrees(t: Inbox, { who, ear, state }: Console): Promise<void> {
  const known = ear.heard.reduce((now, event) => reduce(now, event as unknown as AnyEvent), state)
  const shown = [...known.chats.values()].flatMap(({ item }) => (item ? [item] : []))
  const { items } = await fetchAll(t, who)
  const byId = (a: ChatItem, b: ChatItem) => a.id - b.id
  expect(shown.sort(byId)).toEqual(items.sort(byId))
}

describe('state by events is state by fetch', () => {
  let t: Inbox
  let url: string
  beforeAll(async () => {
    t = await startInbox()
    await settleHere(t)
    url = await listen(t.app)
  })
  afterAll(() => t.stop())

  test('for every role, whatever staff, customers and the bot do', { timeout: 60_000 }, async () => {
    const dice = random(SEED)
    const [boss, lead] = [await t.staff(2), await t.staff(5)]
    const sellers = [await t.staff(4), await t.staff(4), await t.staff(4)]
    const areas = [
      await t.area(t.bot_, 'Ventas', sellers[0] as Member, sellers[1] as Member),
      await t.area(t.bot_, 'Ayuda', sellers[1] as Member),
    ]
    const labels: number[] = []
    for (const title of ['Uno', 'Dos', 'Tres'])
      labels.push(
        (
          await boss.call('POST', `/chats/labels/${t.bot_}`, {
            body: { title, color: '#123456', group: title === 'Tres' ? '' : 'G' },
          })
        ).body.id,
      )
    const chats: number[] = []
    for (let i = 0; i < 6; i++)
      chats.push(await t.request(i % 2 ? { area_id: areas[i % 4 === 1 ? 0 : 1] } : {}, { senderId: `c-${i}` }))
    const staff = [boss, lead, ...sellers]
    const consoles = await Promise.all(staff.map((who) => startConsole(t, url, who)))
    const statuses = new Map<number, number>()
    for (let i = 0; i < ACTIONS; i++) {
      t.clock.advance(dice.int(0, 3))
      const id = dice.pick(chats)
      const who = dice.pick(staff)
      const n = chats.indexOf(id)
      const post = (path: string, body: object) =>
        who.call('POST', `/chats/${path}/${t.bot_}`, { body: { id, ...body } })
      const put = (path: string, body: object) => who.call('PUT', `/chats/${path}/${t.bot_}`, { body: { id, ...body } })
      const actions: (() => Promise<{ status: number } | unknown>)[] = [
        () => t.writes(`Mensaje ${i}`, { senderId: `c-${n}` }),
        () => t.writes(`Otro ${i}`, { senderId: `c-${n}` }),
        () => t.inside(() => say({ botId: t.bot_, chatId: id, author: 'bot', text: 'Respuesta' })),
        () => post('requests/send', { target_id: `c-${n}`, message: `Respuesta ${i}` }),
        () => post('requests/message', { message: 'Nota' }),
        () => post('requests/state', { state: dice.pick([0, 1, 2]) }),
        () => post('requests/change', { selected_area_id: dice.pick(areas) }),
        () =>
          post('requests/assign', {
            user_id: dice.pick([null, ...staff.map((one) => one.id)]),
            expected_user_id: null,
          }),
        () => post('requests/assign', { user_id: null }),
        () => post('requests/reactivate', {}),
        () => post('requests/unread', {}),
        () => put('answered', {}),
        () => put('username', { username: `Nombre ${dice.int(1, 9)}` }),
        () =>
          put('labels/chat', {
            live_chat: false,
            date: '10/03/2026 09:00',
            added: dice.chance(0.7),
            label_id: dice.pick(labels),
          }),
        () => who.call('GET', `/chats/view/${t.bot_}/${id}`),
        () => post('bulk', { id: undefined, ids: chats, action: 'area', value: dice.pick(areas) }),
        () => post('bulk', { id: undefined, ids: chats, action: 'state', value: dice.pick([0, 2]) }),
      ]
      const answer = (await dice.pick(actions)()) as { status?: number } | undefined
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const seq = (await t.events()).at(-1)?.seq ?? 0
    await consoles[0]?.ear.upTo(seq)
    // an event for everybody says that all before it has been heard
    await boss.call('PUT', `/bots/state/${t.bot_}`, { body: { botState: 'off' } })
    for (const one of consoles) await one.ear.until((ear) => ear.names().includes('bot-state'))
    for (const one of consoles) await agrees(t, one)
    expect(statuses.get(500)).toBeUndefined()
    expect(statuses.get(200)).toBeGreaterThan(20)
    for (const { ear } of consoles) ear.close()
  })
})

describe.each(storeKinds)('200 racing pairs on the %s store', (kind) => {
  let stored: TestStore
  let t: Inbox
  beforeAll(async () => {
    stored = await freshStore(kind)
    t = await startInbox({ store: stored.store })
    await settleHere(t)
  })
  afterAll(async () => {
    await t.stop()
    await stored.discard()
  })

  test('one wins, the other is told, both see the same', { timeout: 60_000 }, async () => {
    const url = await listen(t.app)
    const [one, two] = [await t.staff(2), await t.staff(5)]
    const areas = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Ayuda')]
    const start = await t.area(t.bot_, 'Recepción')
    const id = await t.request({}, { senderId: 'disputado' })
    const consoles = [await startConsole(t, url, one), await startConsole(t, url, two)]
    const both = (path: string, body: (who: Member, i: number) => object) =>
      Promise.all(
        [one, two].map((who, i) =>
          who.call('POST', `/chats/requests/${path}/${t.bot_}`, { body: { id, ...body(who, i) } }),
        ),
      )
    const now = async () => (await fetchAll(t, one)).items.find((item) => item.id === id) as ChatItem
    let sent = 0
    for (let i = 0; i < 200; i++) {
      if (i % 4 === 0) await one.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id, user_id: null } })
      if (i % 4 === 1)
        await one.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id, selected_area_id: start } })
      const before = await now()
      const answers = await (i % 4 === 0
        ? both('assign', (who) => ({ user_id: who.id, expected_user_id: before.assign_user?.id ?? null }))
        : i % 4 === 1
          ? both('change', (_, n) => ({ selected_area_id: areas[n], expected_area_id: before.area?.id ?? null }))
          : i % 4 === 2
            ? both('send', (who) => ({ target_id: 'disputado', message: `De ${who.name}` }))
            : Promise.all([
                one.call('POST', `/chats/requests/assign/${t.bot_}`, {
                  body: { id, user_id: one.id, expected_user_id: before.assign_user?.id ?? null },
                }),
                two.call('POST', `/chats/requests/change/${t.bot_}`, {
                  body: { id, selected_area_id: areas[i % 2], expected_area_id: before.area?.id ?? null },
                }),
              ]))
      const statuses = answers.map(({ status }) => status).sort()
      const after = await now()
      if (i % 4 === 0) {
        expect(after.assign_user).not.toBeNull()
        expect(statuses).toEqual([200, 409])
        const loser = answers.find(({ status }) => status === 409)
        expect(loser?.body.message).toBe(`${after.assign_user?.name} ya tiene esta conversación.`)
      } else if (i % 4 === 1) {
        const winner = answers.find(({ status }) => status === 200)
        expect(statuses).toEqual([200, 409])
        expect(after.area).toEqual(winner?.body.area)
      } else if (i % 4 === 2) sent += statuses.filter((status) => status === 201).length
      else expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    }
    expect(sent).toBe(100)
    const seq = (await t.events()).at(-1)?.seq ?? 0
    for (const { ear } of consoles) await ear.upTo(seq)
    const orders = consoles.map(({ ear }) => ear.heard.map(({ seq: number }) => number))
    expect(orders[0]).toEqual(orders[1])
    for (const one_ of consoles) {
      await agrees(t, one_)
      one_.ear.close()
    }
  })
})

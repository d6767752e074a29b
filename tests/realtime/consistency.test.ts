import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { setDelivery } from '../../src/server/conversation/chats/core/delivery.ts'
import { setReaction } from '../../src/server/conversation/chats/core/reactions.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { snoozeJobs } from '../../src/server/conversation/chats/snooze.ts'
import { type Random, random } from '../../src/server/demo/random.ts'
import { instant } from '../../src/server/foundation/store/db.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { expectConsistent, setBotTimezone, startConsole } from './console.ts'
import { listen } from './fixtures.ts'

// The state of a console (a first fetch plus the events since) must equal the result of a new fetch.

const SEED = process.env.SEED ?? 'consola'
const ACTIONS = 160

/** Events received by everybody who reads chats. */
const COMMON = [
  ...['message', 'conversation', 'change-inbox', 'change-area', 'assign-user', 'status', 'reaction', 'labels'],
  ...[
    'change-username',
    'internal-message',
    'set-unread',
    'toggle-answered',
    'reactivate',
    'thread-events',
    'chat-snoozed',
  ],
  ...['chat-pinned', 'bot-state'],
]

interface Scene {
  t: Inbox
  dice: Random
  staff: Member[]
  areas: number[]
  labels: number[]
  chats: number[]
}

/** One random action of a member, a customer, the bot, a channel or a job. */
type Action = (i: number) => Promise<{ status: number } | unknown>

function actionsOf({ t, dice, staff, areas, labels, chats }: Scene): Action[] {
  const chat = () => dice.pick(chats)
  const someone = () => dice.pick(staff)
  const sender = (id: number) => `c-${chats.indexOf(id)}`
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    someone().call(method, `/chats/${path}/${t.bot_}`, { body })
  const post = (path: string, body: object = {}) => send('POST', path, { id: chat(), ...body })
  const put = (path: string, body: object) => send('PUT', path, { id: chat(), ...body })
  const all = (action: string, given: object) => send('POST', 'bulk', { ids: chats, action, ...given })
  const until = () => new Date(t.clock.now().getTime() + dice.int(1, 60) * 1000).toISOString()
  const message = async (author: 'user' | 'agent' | 'bot' | 'internal' | 'system') =>
    (
      await t.db
        .selectFrom('message')
        .select('id')
        .where('chat_id', '=', chat())
        .where('author', '=', author)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.id
  const onMessage = async (author: Parameters<typeof message>[0], work: (id: number) => Promise<unknown>) => {
    const id = await message(author)
    if (id !== undefined) await t.inside(() => work(id))
  }
  return [
    (i) => t.writes(`Mensaje ${i}`, { senderId: sender(chat()) }),
    (i) => t.writes(`Otro ${i}`, { senderId: sender(chat()) }),
    () => t.inside(() => requestPerson(t.bot_, chat(), dice.pick(areas))),
    () => t.inside(() => sendMessage({ botId: t.bot_, chatId: chat(), author: 'bot', text: 'Respuesta' })),
    (i) => {
      const id = chat()
      return send('POST', 'requests/send', { id, target_id: sender(id), message: `Respuesta ${i}` })
    },
    () => post('requests/message', { message: 'Nota' }),
    () => post('requests/state', { state: dice.pick([0, 1, 2]) }),
    () => post('requests/change', { selected_area_id: dice.pick(areas) }),
    () => post('requests/assign', { user_id: dice.pick([null, ...staff.map(({ id }) => id)]), expected_user_id: null }),
    () => post('requests/assign', { user_id: null }),
    () => post('requests/reactivate'),
    () => post('requests/unread'),
    () => put('answered', {}),
    () => put('username', { username: `Nombre ${dice.int(1, 9)}` }),
    () =>
      put('labels/chat', {
        live_chat: false,
        date: '10/03/2026 09:00',
        added: dice.chance(0.7),
        label_id: dice.pick(labels),
      }),
    () => someone().call('GET', `/chats/view/${t.bot_}/${chat()}`),
    () => all('area', { value: dice.pick(areas) }),
    () => all('state', { value: dice.pick([0, 2]) }),
    () => post('snooze', { until: until() }),
    () => post('wake'),
    () => all('snooze', { until: until() }),
    () => all('wake', {}),
    () => wakeThose(t),
    () => put('pin', { pinned: dice.chance(0.6) }),
    () => onMessage('agent', (id) => setDelivery(t.bot_, id, dice.pick(['delivered', 'read']))),
    () => onMessage('user', (id) => setReaction(t.bot_, id, dice.pick(['👍', '❤️', null]))),
    () => onMessage('agent', (id) => setReaction(t.bot_, id, dice.pick(['👍', '❤️', null]))),
    async () => {
      const row = t.db
        .selectFrom('message')
        .select(['id', 'chat_id'])
        .where('id', '=', (await message('user')) ?? 0)
      const found = await row.executeTakeFirst()
      const body = { emoji: dice.pick(['👍', '❤️', null]) }
      if (found) await someone().call('PUT', `/chats/reactions/${t.bot_}/${found.chat_id}/${found.id}`, { body })
    },
  ]
}

/** Runs the jobs of snoozed chats that are due. */
async function wakeThose(t: Inbox): Promise<void> {
  const due = await t.db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('queue', '=', 'chat-wake')
    .where('run_at', '<=', instant(t.clock.now()))
    .execute()
  const job = { id: 1, attempt: 1, signal: new AbortController().signal }
  for (const { payload } of due) await t.store.run(async () => snoozeJobs(t.app.services)['chat-wake']?.(payload, job))
}

describe('state from events equals fetched state', () => {
  let t: Inbox
  let url: string
  beforeAll(async () => {
    t = await startInbox()
    await setBotTimezone(t, 'Asia/Tokyo')
    url = await listen(t.app)
  })
  afterAll(() => t.stop())

  test('for every role and event, with random actions of staff, customers and bot', { timeout: 120_000 }, async () => {
    const dice = random(SEED)
    const roles = {
      2: [await t.staff(2)],
      3: [await t.staff(3, { chats: true })],
      4: [await t.staff(4), await t.staff(4), await t.staff(4)],
      5: [await t.staff(5)],
    }
    const [boss] = roles[2] as [Member]
    const sellers = roles[4] as [Member, Member, Member]
    const areas = [
      await t.area(t.bot_, 'Ventas', sellers[0], sellers[1]),
      await t.area(t.bot_, 'Ayuda', sellers[1], sellers[2]),
    ]
    await t.db
      .updateTable('area')
      .set({ first_response_minutes: 2 })
      .where('id', '=', areas[0] ?? 0)
      .execute()
    await t.db.updateTable('area').set({ resolution_minutes: 9 }).where('bot_id', '=', t.bot_).execute()
    const requested_at = t.clock.now()
    const labels: number[] = []
    for (const title of ['Uno', 'Dos', 'Tres']) {
      const body = { title, color: '#123456', group: title === 'Tres' ? '' : 'G' }
      labels.push((await boss.call('POST', `/chats/labels/${t.bot_}`, { body })).body.id)
    }
    const chats: number[] = []
    for (let i = 0; i < 6; i++)
      chats.push(
        await t.request(
          { requested_at, ...(i % 2 && { area_id: areas[i % 4 === 1 ? 0 : 1] }) },
          { senderId: `c-${i}` },
        ),
      )
    const staff = Object.values(roles).flat()
    const consoles = await Promise.all(staff.map((who) => startConsole(t, url, who)))
    const actions = actionsOf({ t, dice, staff, areas, labels, chats })
    const statuses = new Map<number, number>()
    for (let i = 0; i < ACTIONS; i++) {
      t.clock.advance(dice.int(0, 3))
      const action = i < actions.length ? actions[i] : dice.pick(actions)
      const answer = (await action?.(i)) as { status?: number } | undefined
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    await bringAbout(t, boss, staff, areas, labels)
    // An event for everybody marks the end: all events before it have been received.
    await boss.call('PUT', `/bots/state/${t.bot_}`, { body: { botState: 'off' } })
    for (const one of consoles) await one.client.until((ear) => ear.names().includes('bot-state'))
    for (const one of consoles) await expectConsistent(t, one)
    for (const [role, who] of Object.entries(roles)) {
      const heard = new Set(consoles.filter((one) => who.includes(one.who)).flatMap(({ client }) => client.names()))
      expect([...heard].sort(), `events received by role ${role}`).toEqual(
        [...COMMON, ...(role === '4' ? ['chat-left'] : [])].sort(),
      )
    }
    expect(statuses.get(500)).toBeUndefined()
    expect(statuses.get(200)).toBeGreaterThan(20)
    for (const { client } of consoles) client.close()
  })
})

/** Emits each event at least once for each role, independently of the random actions. */
async function bringAbout(t: Inbox, boss: Member, staff: Member[], areas: number[], labels: number[]): Promise<void> {
  const id = await t.request({}, { senderId: 'todos' })
  const send = (method: 'POST' | 'PUT', path: string, body: object = {}, who = boss) =>
    who.call(method, `/chats/${path}/${t.bot_}`, { body: { id, ...body } })
  await t.writes('Hola de nuevo', { senderId: 'todos' })
  const sent = await send('POST', 'requests/send', { target_id: 'todos', message: 'Buen día' })
  // Who answered took it: nobody else of the operators would hear of the rest.
  await send('POST', 'requests/assign', { user_id: null })
  await t.inside(() => setDelivery(t.bot_, sent.body.id, 'read'))
  await t.inside(() => setReaction(t.bot_, sent.body.id, '👍'))
  await send('POST', 'requests/message', { message: 'Nota' })
  await send('PUT', 'answered')
  await send('POST', 'requests/unread')
  await send('PUT', 'username', { username: 'Otro nombre' })
  await send('PUT', 'labels/chat', { live_chat: true, date: '10/03/2026 09:00', added: true, label_id: labels[0] })
  await send('POST', 'requests/reactivate')
  await send('POST', 'snooze', { until: new Date(t.clock.now().getTime() + 60_000).toISOString() })
  await send('POST', 'wake')
  for (const who of staff) await send('PUT', 'pin', { pinned: true }, who)
  await send('POST', 'requests/state', { state: 2 })
  await send('POST', 'requests/state', { state: 1 })
  await send('POST', 'requests/assign', { user_id: boss.id })
  await send('POST', 'requests/assign', { user_id: null })
  for (const selected_area_id of areas) await send('POST', 'requests/change', { selected_area_id })
}

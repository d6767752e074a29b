import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let sales: number
let serial = 0

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
})
afterAll(() => t.stop())

const { post, put, open, itemOf } = callsOf(() => ({ t, boss }))
const label = async (given: object = {}) =>
  (await post(boss, '/chats/labels/{bot}', { title: `Etiqueta ${++serial}`, color: '#123456', ...given })).body.id
const create = (actions: object[], given: object = {}, who = boss) =>
  post(who, '/chats/macros/{bot}', { name: `Macro ${++serial}`, actions, ...given })
const run = (id: number, chat_id: number, who = boss, headers?: Record<string, string>) =>
  who.call('POST', `/chats/macros/run/${t.bot_}/${id}/${chat_id}`, { headers })
const listed = async (who = boss) => (await who.call('GET', `/chats/macros/${t.bot_}`)).body.macros
const undo = async (id: string) => (await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${id}`)).body
const said = async (id: number) => (await open(boss, id)).data.map(({ text }: { text: string }) => text)
/** Applies a macro of these actions to a new chat. */
const does = async (actions: object[], chat: object = {}, who = boss) => {
  const made = await create(actions, { visibility: 'todos' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = await t.request(chat)
  return { id, ...(await run(made.body.id, id, who)) }
}

test('a macro does all its actions in order, and all but what it sent is undone', async () => {
  const urgent = await label()
  const { id, status, body } = await does([
    { type: 'reply', text: 'Hola {{contacto.nombre}}, soy {{usuario.nombre}} de {{negocio.nombre}}.' },
    { type: 'comment', text: 'Avisado.' },
    { type: 'label_add', label_id: urgent },
    { type: 'area', area_id: sales },
    { type: 'assign', to: 'person', user_id: seller.id },
    { type: 'resolve' },
  ])
  expect([status, body.state, body.labels, body.area?.id, body.assign_user?.id]).toEqual([
    ...[200, 2, [urgent], sales, seller.id],
  ])
  const texts = await said(id)
  expect(texts.at(-2)).toBe(`Hola Ana Núñez, soy ${boss.name} de ${await botName()}.`)
  expect(texts.at(-1)).toBe('Avisado.')
  expect(await undo(body.undo_id)).toEqual({ changed: 1, skipped: 0 })
  const back = await itemOf(id)
  // Who answered has the chat.
  expect([back.state, back.labels, back.area, back.assign_user?.id]).toEqual([0, [], null, boss.id])
  expect(await said(id)).toEqual(texts)
})

const botName = async () =>
  (await t.db.selectFrom('bot').select('name').where('id', '=', t.bot_).executeTakeFirstOrThrow()).name

test('one action that cannot be done undoes those before it, and is named', async () => {
  const urgent = await label()
  const { id, status, body } = await does([
    { type: 'label_add', label_id: urgent },
    { type: 'reply', text: 'Hola {{contacto.nombre}}, te escribo por {{area.nombre}}.' },
    { type: 'resolve' },
  ])
  expect([status, body.code]).toEqual([422, 'invalid'])
  expect(body.message).toMatch(/^No pudimos responder: Esta conversación no tiene «Nombre del área»/)
  expect(Object.keys(body.fields)).toEqual(['actions.1'])
  expect(await itemOf(id)).toMatchObject({ labels: [], state: 0 })
  expect(await said(id)).toEqual(['Hola'])
})

test('a variable without a value says what its text offers instead', async () => {
  const { id, status } = await does([{ type: 'reply', text: 'Te atiende {{area.nombre|"nuestro equipo"}}.' }])
  expect(status).toBe(200)
  expect((await said(id)).at(-1)).toBe('Te atiende nuestro equipo.')
})

test.each<[string, (label: number, area: number) => object, string]>([
  ['a label', (label_id) => ({ type: 'label_add', label_id }), 'Esa etiqueta ya no existe. Elige otra.'],
  ['an area', (_, area_id) => ({ type: 'area', area_id }), 'Esa área ya no existe. Elige otra.'],
])('a macro shows that %s was deleted, and says so when it is applied', async (_, action, problem) => {
  const [urgent, area] = [await label(), await t.area(t.bot_, `Área ${++serial}`)]
  const macro = (await create([{ type: 'snooze', minutes: 60 }, action(urgent, area)])).body
  expect(macro.steps.map((one: { problem: unknown }) => one.problem)).toEqual([null, null])
  const id = await t.request()
  expect((await run(macro.id, id)).status).toBe(200)
  await boss.call('DELETE', `/chats/labels/${t.bot_}/${urgent}`)
  // The console refuses that while the macro is in sight.
  await t.db.deleteFrom('area').where('id', '=', area).execute()
  const now = (await listed()).find((one: { id: number }) => one.id === macro.id)
  expect(now.steps[1]).toMatchObject({ problem })
  const again = await t.request()
  const { status, body } = await run(macro.id, again)
  expect([status, body.fields]).toEqual([422, { 'actions.1': [problem] }])
  expect((await itemOf(again)).snooze).toBeNull()
})

test('a person who left is shown as a problem of the macro', async () => {
  const leaver = await t.staff(4)
  const macro = (await create([{ type: 'assign', to: 'person', user_id: leaver.id }])).body
  expect(macro.steps).toEqual([{ text: `asigna a ${leaver.name}`, problem: null }])
  await t.db.deleteFrom('membership').where('user_id', '=', leaver.id).execute()
  const now = (await listed()).find((one: { id: number }) => one.id === macro.id)
  expect(now.steps[0].problem).toMatch(/^Esa persona no atiende/)
  expect((await run(macro.id, await t.request())).body.message).toMatch(/^No pudimos hacer «Asigna a una persona»/)
})

test.each<[string, object[], string, string]>([
  ['an empty reply', [{ type: 'reply' }], 'actions.0.text', 'Escribe el texto.'],
  ['an unknown variable', [{ type: 'reply', text: '{{precio}}' }], 'actions.0.text', 'No conocemos'],
  ['a place in a queue', [{ type: 'reply', text: 'Vas {{lugar}}.' }], 'actions.0.text', 'No conocemos'],
  ['no label', [{ type: 'label_add' }], 'actions.0.label_id', 'Elige la etiqueta.'],
  ['an absent label', [{ type: 'label_add', label_id: 999_999 }], 'actions.0.label_id', 'ya no existe'],
  ['an absent area', [{ type: 'area', area_id: 999_999 }], 'actions.0.area_id', 'ya no existe'],
  ['a stranger', [{ type: 'assign', to: 'person', user_id: 999_999 }], 'actions.0.user_id', 'no atiende'],
  ['nobody named', [{ type: 'assign', to: 'person' }], 'actions.0.user_id', 'Elige la persona.'],
  ['a snooze without time', [{ type: 'snooze' }], 'actions.0.minutes', 'Elige por cuánto tiempo.'],
  [
    'a reply after the end',
    [{ type: 'resolve' }, { type: 'reply', text: 'Hola' }],
    'actions.1.type',
    'Ponla antes de resolver.',
  ],
])('a macro with %s is not saved', async (_, actions, field, text) => {
  const { status, body } = await create(actions)
  expect([status, body.fields[field]?.[0]]).toEqual([422, expect.stringContaining(text)])
})

test('a label, an area or a person of another chatbot is refused without its name', async () => {
  const foreign = await t.bot()
  const row = { bot_id: foreign, title: 'Secreta', color: '#123456' }
  const { id: label_id } = await t.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()
  const stranger = await t.user()
  await t.member(foreign, stranger, 4)
  const actions: [string, object][] = [
    ['label_id', { type: 'label_add', label_id }],
    ['area_id', { type: 'area', area_id: await t.area(foreign, 'Secreta') }],
    ['user_id', { type: 'assign', to: 'person', user_id: stranger.id }],
  ]
  for (const [field, action] of actions) {
    const { status, body } = await create([action])
    expect([status, Object.keys(body.fields)]).toEqual([422, [`actions.0.${field}`]])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Secreta|${stranger.name}`))
  }
})

test('what an action does not use is not kept', async () => {
  const { body } = await create([{ type: 'resolve', text: 'Hola', minutes: 30 }])
  expect(body.actions).toEqual([{ type: 'resolve' }])
  const same = await put(boss, `/chats/macros/{bot}/${body.id}`, { name: body.name, actions: [{ type: 'resolve' }] })
  expect(same.body.version).toBe(1)
})

test('a personal macro is nobody else’s; one of an area is for those who see it', async () => {
  const other = await t.staff(4)
  const resolve = [{ type: 'resolve' }]
  const own = (await create(resolve, {}, seller)).body
  const ofArea = (await create(resolve, { visibility: 'area', area_ids: [sales] })).body
  const names = async (who: Member) => (await listed(who)).map(({ id }: { id: number }) => id)
  expect(await names(seller)).toEqual(expect.arrayContaining([own.id, ofArea.id]))
  expect(await names(other)).not.toEqual(expect.arrayContaining([ofArea.id]))
  expect(await names(boss)).not.toContain(own.id)
  const chat = await t.request()
  expect([(await run(own.id, chat, boss)).status, (await run(ofArea.id, chat, other)).status]).toEqual([404, 404])
  expect((await itemOf(chat)).state).toBe(0)
  expect((await run(ofArea.id, chat, seller)).status).toBe(200)
  const shared = (await create(resolve, { visibility: 'todos' })).body
  const change = { name: 'Otra', actions: resolve }
  expect((await put(seller, `/chats/macros/{bot}/${shared.id}`, change)).status).toBe(403)
  expect((await put(seller, `/chats/macros/{bot}/${own.id}`, change)).status).toBe(200)
})

test('a chat that the caller does not see is not theirs to change, but a macro may take it out of their sight', async () => {
  const other = await t.area(t.bot_, `Área ${++serial}`, boss)
  const urgent = await label()
  const away = [
    { type: 'area', area_id: other },
    { type: 'label_add', label_id: urgent },
  ]
  expect((await does(away, { area_id: other }, seller)).status).toBe(404)
  const { id, status } = await does(away, { area_id: sales }, seller)
  expect(status).toBe(200)
  expect(await itemOf(id)).toMatchObject({ labels: [urgent], area: { id: other } })
})

test('a chat that somebody else has is not taken; a free one is', async () => {
  const mine = [{ type: 'assign', to: 'me' }]
  const taken = await does(mine, { assign_user_id: seller.id })
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining(`La tomó ${seller.name}`)])
  expect((await does(mine)).body.assign_user.id).toBe(boss.id)
})

test('nobody is chosen of no area, or of an area where nobody attends', async () => {
  const turn = [{ type: 'assign', to: 'round_robin' }]
  expect((await does(turn)).body.message).toContain('no tiene área')
  expect((await does(turn, { area_id: sales })).body.message).toContain('Nadie del área')
})

test('a reply needs the channel’s time; the same macro without it does not', async () => {
  const late = { channel: 'whatsapp' as const, last_inbound_at: '2020-01-01T00:00:00Z' }
  const refused = await does(
    [
      { type: 'label_add', label_id: await label() },
      { type: 'reply', text: 'Hola' },
    ],
    late,
  )
  expect([refused.status, refused.body.code]).toEqual([409, 'window_closed'])
  expect((await itemOf(refused.id)).labels).toEqual([])
  expect((await does([{ type: 'resolve' }], late)).status).toBe(200)
})

test('a repeated request is not applied twice, and each use counts once', async () => {
  const macro = (await create([{ type: 'reply', text: 'Ya salió.' }])).body
  const id = await t.request()
  const key = { 'idempotency-key': 'una-sola-vez' }
  const [first, second] = [await run(macro.id, id, boss, key), await run(macro.id, id, boss, key)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await said(id)).toEqual(['Hola', 'Ya salió.'])
  expect((await listed()).find((one: { id: number }) => one.id === macro.id)).toMatchObject({
    ...{ usage_count: 1, last_used_at: t.clock.now().toISOString(), version: 1 },
  })
})

test('the history names who applied it and what it changed', async () => {
  const { id } = await does([{ type: 'area', area_id: sales }, { type: 'resolve' }])
  const of = t.db.selectFrom('audit').selectAll().where('resource_type', '=', 'chat')
  const entries = await of.where('resource_id', '=', String(id)).execute()
  expect(entries.map(({ actor_id, after }) => [actor_id, after])).toEqual([
    [boss.id, { area_id: sales, assign_user_id: null }],
    [boss.id, { state: 2 }],
  ])
})

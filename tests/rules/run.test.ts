import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRulesWatch } from '../../src/server/conversation/rules/unanswered.ts'
import { found } from '../contacts/stored.ts'
import { attend } from '../support/attend.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeEach(async () => {
  t = await startRules()
})
afterEach(() => t.stop())

const words = (...value: string[]) => ({ field: 'words', operator: 'contains', value })
const state = (id: number, to: number) => {
  // Two events of a chat never have one time.
  t.clock.advance(1)
  return t.boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id, state: to } })
}

test('a message with one of the words gets the label and the area, once, and the log says what was found', async () => {
  const claims = await t.label('Reclamo')
  const sales = await t.area(t.bot_, 'Ventas')
  const actions = [
    { type: 'label_add', label_id: claims },
    { type: 'area', area_id: sales },
  ]
  const rule = await t.rule({ name: 'Reclamos', conditions: [words('garantía', 'reclamo')], actions })
  const id = await t.writes('Tengo un RECLAMO por la pava')
  const other = await t.writes('Los reclamos van aparte')
  await t.work()
  expect(await t.item(id)).toMatchObject({ labels: [claims], area: { id: sales } })
  expect(await t.item(other)).toMatchObject({ labels: [], area: null })
  expect(await t.runs()).toMatchObject([
    {
      ...{ rule_id: rule, rule_name: 'Reclamos', event: 'message', chat_id: id, matched: ['reclamo'] },
      ...{ result: 'done', done: ['Agrega la etiqueta «Reclamo»', 'Pasa al área «Ventas»'], failed: [] },
    },
  ])
  // The job of an event runs again if its process ended before it was noted as done.
  await t.db.updateTable('job').set({ done_at: null }).where('queue', '=', 'chat-rules').execute()
  await t.work()
  expect(await t.runs()).toHaveLength(1)
})

test('what a rule does is signed as the rule, in the thread and in the history', async () => {
  const label = await t.label('Nueva')
  await t.rule({
    ...{ name: 'Primeros', conditions: [] },
    actions: [
      { type: 'comment', text: 'Atiéndelo rápido.' },
      { type: 'label_add', label_id: label },
      { type: 'resolve' },
    ],
  })
  const id = await t.writes('Hola')
  await t.work()
  const { data, changes } = (await t.boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  const own = changes.filter(({ actor }: { actor: string }) => actor === 'rule')
  expect(own).toMatchObject([{ actor_name: 'Primeros', detail: 'Nueva' }, { actor_name: 'Primeros' }])
  expect(data.find(({ type }: { type: string }) => type === 'internal')).toMatchObject({
    ...{ user_name: 'Regla: Primeros', text: 'Atiéndelo rápido.' },
  })
  const [resolved] = await t.audit(
    ({ resource_id, resource_type }) => resource_type === 'chat' && resource_id === `${id}`,
  )
  expect(resolved).toMatchObject({ actor_type: 'bot', actor_name: 'Regla: Primeros', action: 'update' })
})

test('rules follow their order, one that stops is the last, and a rule does not set off another', async () => {
  const [first, second, third] = [await t.label('Uno'), await t.label('Dos'), await t.label('Tres')]
  const add = (label_id: number) => [{ type: 'label_add', label_id }]
  const late = await t.rule({ conditions: [], actions: add(second), stop: true })
  await t.rule({ conditions: [], actions: add(third) })
  const early = await t.rule({ conditions: [], actions: [...add(first), { type: 'resolve' }] })
  await t.rule({ event: 'resolved', conditions: [], actions: add(third) })
  expect((await t.boss.call('PUT', `/rules/move/${t.bot_}/${early}`, { body: { position: 1 } })).status).toBe(200)
  const id = await t.writes('Hola')
  await t.work()
  await t.work()
  expect((await t.runs()).map(({ rule_id }) => rule_id)).toEqual([early, late])
  expect((await t.runs({ event: 'resolved' })).length).toBe(0)
  // By hand it does.
  const other = await t.request()
  await t.work()
  await state(other, 0)
  await state(other, 2)
  await t.work()
  expect((await t.runs({ event: 'resolved' })).map(({ chat_id }) => chat_id)).toEqual([other])
  expect(id).not.toBe(other)
})

test('an action that fails is told with its reason, stops nobody else, and the message stays', async () => {
  const [label, gone] = [await t.label('Reclamo'), await t.label('Envíos')]
  const rule = await t.rule({
    conditions: [],
    actions: [
      { type: 'label_add', label_id: gone },
      { type: 'label_add', label_id: label },
    ],
  })
  const removed = await t.boss.call('DELETE', `/chats/labels/${t.bot_}/${gone}`)
  expect(removed.status).toBeLessThan(300)
  const shown = (await t.boss.call('GET', `/rules/${t.bot_}/${rule}`)).body
  expect(shown.problems).toEqual(['Acción 1: Esa etiqueta ya no existe. Elige otra.'])
  const id = await t.writes('Hola')
  await t.work()
  expect(await t.item(id)).toMatchObject({ labels: [label] })
  expect(await t.runs()).toMatchObject([
    {
      ...{ result: 'partial', done: ['Agrega la etiqueta «Reclamo»'] },
      failed: ['Agrega una etiqueta: Esa etiqueta ya no existe. Elige otra.'],
    },
  ])
})

test('each event sets off its rules: a request, resolving, opening again by hand and by a message', async () => {
  const label = await t.label('Visto')
  for (const event of ['request', 'resolved', 'reopened'])
    await t.rule({ name: event, event, conditions: [], actions: [{ type: 'label_add', label_id: label }] })
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  const id = await t.writes('Hola', { senderId: 'vuelve' })
  await t.work()
  await state(id, 2)
  await state(id, 0)
  await state(id, 2)
  await t.writes('Volví', { senderId: 'vuelve' })
  await t.work()
  const events = (await t.runs()).map(({ event }) => event).sort()
  expect(events).toEqual(['reopened', 'reopened', 'request', 'request', 'resolved', 'resolved'])
})

test('a customer who waits longer than a rule says sets it off once; one who waited before it was on does not', async () => {
  const label = await t.label('Espera')
  const before = await t.request({ requested_at: t.clock.now() })
  t.clock.advance(10 * 60)
  const given = { event: 'unanswered', minutes: 5, conditions: [], actions: [{ type: 'label_add', label_id: label }] }
  await t.rule(given)
  const id = await t.request({ requested_at: t.clock.now() })
  const look = async () => {
    await t.inside(startRulesWatch)
    await t.work()
  }
  await look()
  expect(await t.runs()).toEqual([])
  t.clock.advance(6 * 60)
  await look()
  await t.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', 'rules-watch')
    .execute()
  await look()
  expect((await t.runs()).map(({ chat_id }) => chat_id)).toEqual([id])
  expect((await t.item(before)).labels).toEqual([])
})

test('a rule tells people who see the chat, once in an hour, without a mention or a comment', async () => {
  const [seller, sender] = [await t.staff(4), await t.staff(4)]
  const sales = await t.area(t.bot_, 'Ventas', seller)
  await t.area(t.bot_, 'Envíos', sender)
  await t.rule({
    ...{ name: 'Aviso', conditions: [] },
    actions: [
      { type: 'area', area_id: sales },
      { type: 'notify', user_ids: [seller.id, sender.id] },
    ],
  })
  const says = async () => {
    const chat = await t.writes('Hola', { senderId: 'ana' })
    await t.work()
    return chat
  }
  const told = async () => (await t.events()).filter(({ name }) => name === 'rule-notice')
  const id = await says()
  expect((await t.runs())[0]).toMatchObject({ result: 'done' })
  t.clock.advance(60)
  await says()
  expect(await told()).toMatchObject([
    { payload: { chat_id: id, rule: 'Aviso', user_name: 'Ana Núñez' }, audience: { user_id: seller.id } },
  ])
  const { data, changes } = (await t.boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  expect(data.filter(({ type }: { type: string }) => type === 'internal')).toEqual([])
  expect(changes.filter(({ kind }: { kind: string }) => kind === 'notified')).toMatchObject([
    { actor: 'rule', actor_name: 'Aviso', detail: seller.name },
  ])
  const counts = (await seller.call('GET', `/chats/counts/${t.bot_}`)).body
  expect(counts.mentions).toEqual({ total: 0, unread: 0 })
  t.clock.advance(60 * 60)
  await says()
  expect(await told()).toHaveLength(2)
})

test('a rule assigns by turns to those who are there and in the area', async () => {
  const [ana, luz, away] = [await t.staff(4), await t.staff(4), await t.staff(4)]
  const sales = await t.area(t.bot_, 'Ventas', ana, luz, away)
  await attend(t, t.bot_, ana, luz)
  await t.rule({
    conditions: [],
    actions: [
      { type: 'area', area_id: sales },
      { type: 'assign', to: 'round_robin' },
    ],
  })
  const ids = []
  for (let n = 0; n < 4; n++) {
    ids.push(await t.writes('Hola'))
    await t.work()
  }
  const people = []
  for (const id of ids) people.push((await t.item(id)).assign_user?.id)
  expect(people.filter((one) => one === ana.id)).toHaveLength(2)
  expect(people.filter((one) => one === luz.id)).toHaveLength(2)
})

test('twenty requests at once are dealt out evenly among who is there, in the area and below the limit', async () => {
  const there = [await t.staff(4), await t.staff(4), await t.staff(4)]
  const [away, outsider] = [await t.staff(4), await t.staff(4)]
  await attend(t, t.bot_, ...there, outsider)
  const sales = await t.area(t.bot_, 'Ventas', ...there, away)
  await t.db.updateTable('area').set({ max_open_per_user: 6 }).where('id', '=', sales).execute()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await t.rule({
    ...{ event: 'request', conditions: [] },
    actions: [
      { type: 'area', area_id: sales },
      { type: 'assign', to: 'least_busy' },
    ],
  })
  const ids = await Promise.all(Array.from({ length: 20 }, () => t.writes('Hola')))
  await t.work()
  const items = await Promise.all(ids.map(t.item))
  const counts = new Map<number | undefined, number>()
  for (const { assign_user } of items) counts.set(assign_user?.id, (counts.get(assign_user?.id) ?? 0) + 1)
  expect(counts).toEqual(new Map([...there.map(({ id }) => [id, 6] as const), [undefined, 2]]))
  const late = await t.runs({ result: 'partial' })
  expect(late.map(({ failed }) => failed)).toEqual(
    Array.from({ length: 2 }, () => [expect.stringContaining('Nadie del área puede recibirla ahora')]),
  )
})

test('a rule answers a customer whose telephone answers by itself only a few times', async () => {
  await t.rule({ name: 'Saludo', actions: [{ type: 'reply', text: 'Ya te atienden.' }] })
  const id = await t.writes('Hola', { senderId: 'contestador' })
  for (let n = 0; n < 6; n++) {
    await t.writes('Ahora no estoy.', { senderId: 'contestador' })
    await t.work()
  }
  const { data } = (await t.boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body
  expect(data.filter(({ text }: { text: string }) => text === 'Ya te atienden.')).toHaveLength(5)
  expect((await t.runs({ result: 'failed' }))[0]?.failed).toEqual([
    'Responde «Ya te atienden.»: Ya respondió 5 veces en una hora en esta conversación. Contéstale a mano.',
  ])
})

test('a rule gives a chat another priority', async () => {
  await t.rule({ conditions: [words('urgente')], actions: [{ type: 'priority', priority: 'high' }] })
  const [id, other] = [await t.writes('Es urgente'), await t.writes('Hola')]
  await t.work()
  expect([(await t.item(id)).priority, (await t.item(other)).priority]).toEqual(['high', 'normal'])
  expect((await t.runs())[0]?.done).toEqual(['Cambia la prioridad a alta'])
  // Who marked it is told apart from people, and no less told to them.
  await t.rule({ conditions: [words('mayorista')], actions: [{ type: 'priority', priority: 'urgent' }] })
  const urgent = await t.writes('Compro por mayorista', { senderId: 'apurado' })
  await t.work()
  expect(await t.item(urgent)).toMatchObject({ priority: 'urgent', urgency: 'rule' })
  const marked = { id: other, priority: 'urgent' }
  expect((await t.boss.call('PUT', `/chats/priority/${t.bot_}`, { body: marked })).body.urgency).toBe('staff')
  const bare = { name: 'Sin cuál', event: 'message', actions: [{ type: 'priority' }] }
  const { body } = await t.boss.call('POST', `/rules/${t.bot_}`, { body: bare })
  expect(body.fields).toHaveProperty(['actions.0.priority'])
})

test('the history shows what rules did, and nothing of it names a person whose data were erased', async () => {
  await t.rule({ name: 'Urgentes', conditions: [], actions: [{ type: 'priority', priority: 'high' }] })
  const id = await t.writes('Hola', { userName: 'Zoraida Quiñones' })
  await t.work()
  const changes = () => t.boss.call('GET', `/changes/${t.bot_}?filter={"resource_type":"chat"}&range=[0,9]`)
  expect((await changes()).body).toMatchObject([{ actor: { name: 'Regla: Urgentes' }, resource_id: `${id}` }])
  const { contact_id } = await t.item(id)
  const erased = await t.boss.call('POST', `/contacts/data/delete/${t.bot_}/${contact_id}`, {
    body: { name: 'Zoraida Quiñones' },
  })
  expect(erased.status).toBe(204)
  expect(await found(t, ['Zoraida Quiñones'])).toEqual([])
})

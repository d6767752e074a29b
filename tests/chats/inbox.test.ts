import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { at, post, put, list, ids, open, itemOf, senderOf } = callsOf(() => ({ t, boss }))

describe('a message of a customer', () => {
  test('creates an unread and unanswered chat with the message', async () => {
    const id = await t.writes('¿Tienen stock?')
    expect(await itemOf(id)).toMatchObject({
      ...{ type: 'bot', open: true, unread_count: 1, answered: false, live: false, state: 0, area: null },
      ...{ last_message_text: '¿Tienen stock?', last_message_from: 'user', date_last_message: '10/03/2026 09:00' },
      ...{ user_name: 'Ana Núñez', window_until: null, blocked: false, labels: [] },
    })
    const opened = await open(boss, id)
    expect(opened.data).toMatchObject([{ type: 'user', text: '¿Tienen stock?', user_name: 'Ana Núñez', status: null }])
    expect(opened.contact_data).toEqual({
      area_id: null,
      area: null,
      employee: null,
      employee_id: null,
      name: 'Ana Núñez',
      labels: [],
    })
  })

  test('is stored once and answered once when it arrives twice', async () => {
    const same = { senderId: 'igual', externalId: 'igual-1' }
    const id = await t.writes('Hola', same)
    expect(await t.writes('Hola', same)).toBe(id)
    expect((await open(boss, id)).data).toHaveLength(1)
    const jobs = await t.db.selectFrom('job').selectAll().where('queue', '=', 'bot-answer').execute()
    expect(jobs.filter(({ payload }) => (payload as { chat_id: number }).chat_id === id)).toHaveLength(1)
  })

  test('creates only one chat when two first messages arrive at once', async () => {
    const both = await Promise.all([1, 2].map((n) => t.writes('Hola', { senderId: 'nuevo', externalId: `nuevo-${n}` })))
    expect(both[0]).toBe(both[1])
    expect((await open(boss, both[0] as number)).data).toHaveLength(2)
  })

  test('is refused when the customer is blocked', async () => {
    const id = await t.writes('Hola', { senderId: 'molesto' })
    const { contact_id } = await itemOf(id)
    expect((await put(boss, '/contacts/block/{bot}', { id: contact_id, blocked: true })).body).toMatchObject({
      blocked: true,
      blocked_by: { id: boss.id },
    })
    expect((await itemOf(id)).blocked).toBe(true)
    await expect(t.writes('Otra vez', { senderId: 'molesto' })).rejects.toMatchObject({ code: 'blocked' })
    await put(boss, '/contacts/block/{bot}', { id: contact_id, blocked: false })
    expect(await t.writes('Otra vez', { senderId: 'molesto' })).toBe(id)
  })

  test('returns a resolved chat to the bot, in the same area and unassigned', async () => {
    const area = await t.area(t.bot_, 'Postventa')
    const id = await t.request({ area_id: area, assign_user_id: boss.id, state: 2 }, { senderId: 'vuelve' })
    await t.writes('Volví', { senderId: 'vuelve' })
    expect(await itemOf(id)).toMatchObject({
      state: 0,
      type: 'bot',
      live: false,
      assign_user: null,
      area: { id: area },
      unread_count: 1,
    })
  })
})

describe('a message of staff', () => {
  test('makes the chat live', async () => {
    const id = await t.request()
    const sent = await post(boss, '/chats/requests/send/{bot}', {
      id,
      target_id: await senderOf(id),
      message: 'Sí, quedan tres.',
    })
    expect(sent).toMatchObject({
      status: 201,
      body: { type: 'agent', user_name: boss.name, user_id: boss.id, text: 'Sí, quedan tres.', status: 'sent' },
    })
    expect(await itemOf(id)).toMatchObject({ type: 'live', live: true, answered: true, last_message_from: 'agent' })
  })

  test('is sent once for repeated and concurrent requests with the same key', async () => {
    const id = await t.request()
    const body = { id, target_id: await senderOf(id), message: 'Una vez' }
    const key = { 'idempotency-key': 'clave-0001' }
    const answers = await Promise.all([1, 2, 3].map(() => post(boss, '/chats/requests/send/{bot}', body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect((await open(boss, id)).data).toHaveLength(2)
    const other = await post(boss, '/chats/requests/send/{bot}', { ...body, message: 'Otra' }, key)
    expect(other).toMatchObject({ status: 409, body: { code: 'key_used' } })
    const bad = await post(boss, '/chats/requests/send/{bot}', body, { 'idempotency-key': 'corta' })
    expect(bad.status).toBe(422)
  })

  test('gets the first result again for a repeated key, even when it would be refused by now', async () => {
    const id = await t.request({}, { channel: 'whatsapp', senderId: '5491155550199' })
    const body = { id, target_id: '5491155550199', message: 'A tiempo' }
    const key = { 'idempotency-key': 'clave-tarde' }
    const sent = await post(boss, '/chats/requests/send/{bot}', body, key)
    expect(sent.status).toBe(201)
    t.clock.advance(24 * 3600)
    const repeated = await post(await again(boss), '/chats/requests/send/{bot}', body, key)
    expect(repeated).toMatchObject({ status: 201, body: { id: sent.body.id } })
    const late = await post(await again(boss), '/chats/requests/send/{bot}', body, { 'idempotency-key': 'otra-clave' })
    expect(late.status).toBe(409)
    t.clock.advance(-24 * 3600)
  })

  test('is refused when the recipient is not the customer of the chat', async () => {
    const id = await t.request()
    const wrong = await post(boss, '/chats/requests/send/{bot}', { id, target_id: 'otro', message: 'Hola' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { target_id: [expect.any(String)] } } })
  })

  test('is refused after the messaging window of the channel has closed', async () => {
    const id = await t.request({}, { channel: 'whatsapp', senderId: '5491155550142' })
    const body = { id, target_id: '5491155550142', message: 'Hola' }
    expect((await itemOf(id)).window_until).toBe('2026-03-11T11:55:00.000Z')
    expect((await post(boss, '/chats/requests/send/{bot}', body)).body.status).toBe('pending')
    t.clock.advance(24 * 3600)
    const late = await post(await again(boss), '/chats/requests/send/{bot}', body)
    expect(late).toMatchObject({ status: 409, body: { code: 'window_closed' } })
    t.clock.advance(-24 * 3600)
  })

  test('is refused while the customer has never written, and possible once they did', async () => {
    const id = await t.request({ last_inbound_at: null }, { channel: 'whatsapp', senderId: '5491155550143' })
    const body = { id, target_id: '5491155550143', message: 'Hola' }
    expect((await itemOf(id)).window_until).toBe('2026-03-10T12:00:00.000Z')
    expect(await post(boss, '/chats/requests/send/{bot}', body)).toMatchObject({
      status: 409,
      body: { code: 'window_closed' },
    })
    await t.writes('Hola', { channel: 'whatsapp', senderId: '5491155550143' })
    expect((await post(boss, '/chats/requests/send/{bot}', body)).status).toBe(201)
  })

  test('internal notes are visible only to staff', async () => {
    const id = await t.request()
    const noted = await post(boss, '/chats/requests/message/{bot}', { id, message: 'Pide factura A.' })
    expect(noted).toMatchObject({ status: 201, body: { type: 'internal', user_name: boss.name, user_id: boss.id } })
    expect((await itemOf(id)).last_message_text).toBe('Hola')
    expect((await open(boss, id)).data.at(-1)).toMatchObject({ type: 'internal' })
  })
})

const again = async (who: Member): Promise<Member> => ({ ...who, ...(await t.as(who)) })

describe('organising chats', () => {
  test('changes state, reactivation, read and answered marks, and name', async () => {
    const id = await t.request()
    expect((await post(boss, '/chats/requests/state/{bot}', { id, state: 2 })).body).toMatchObject({
      state: 2,
      live: false,
    })
    expect(await itemOf(id)).toBeUndefined()
    expect(await itemOf(id, { category: 'resueltas' })).toMatchObject({ id, state: 2 })
    expect((await post(boss, '/chats/requests/state/{bot}', { id, state: 0 })).body).toMatchObject({ state: 0 })
    await post(boss, '/chats/requests/send/{bot}', { id, target_id: await senderOf(id), message: 'Va' })
    expect((await post(boss, '/chats/requests/reactivate/{bot}', { id })).body).toMatchObject({
      live: false,
      type: 'bot',
    })
    expect((await post(boss, '/chats/requests/unread/{bot}', { id })).body).toMatchObject({
      open: false,
      unread_count: 0,
    })
    expect((await post(boss, '/chats/requests/unread/{bot}', { id, open: false })).body.open).toBe(false)
    expect((await post(boss, '/chats/requests/unread/{bot}', { id })).body).toMatchObject({
      open: true,
      unread_count: 1,
    })
    expect((await put(boss, '/chats/answered/{bot}', { id })).body.answered).toBe(false)
    const before = (await itemOf(id)).user_name
    expect((await put(boss, '/chats/username/{bot}', { id, username: 'Lucía' })).body.user_name).toBe('Lucía')
    // The chat is found by its new name and no longer by the old one.
    expect(await ids(boss, { type: 'all', username: 'LUCIA' })).toContain(id)
    expect(await ids(boss, { type: 'all', username: before })).not.toContain(id)
    const kept = await t.audit(
      ({ resource_type, resource_id }) => resource_type === 'chat' && resource_id === String(id),
    )
    expect(kept.map(({ after }) => after)).toEqual([
      { state: 2 },
      { state: 0 },
      { live: false, type: 'bot' },
      { user_name: 'Lucía' },
    ])
  })

  test('changing the area removes the assignee', async () => {
    const [sales, claims] = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Reclamos')]
    const id = await t.request({ area_id: sales, assign_user_id: boss.id })
    const moved = await post(boss, '/chats/requests/change/{bot}', {
      id,
      selected_area_id: claims,
      expected_area_id: sales,
    })
    expect(moved.body).toMatchObject({ area: { id: claims, name: 'Reclamos' }, assign_user: null })
    const late = await post(boss, '/chats/requests/change/{bot}', {
      id,
      selected_area_id: sales,
      expected_area_id: sales,
    })
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'La conversación ya pasó al área Reclamos. Revísala y vuelve a intentarlo.' },
    })
    const foreign = await t.area(await t.bot(), 'Ajena')
    expect((await post(boss, '/chats/requests/change/{bot}', { id, selected_area_id: foreign })).status).toBe(422)
  })

  test('the second person to take a chat sees who has it', async () => {
    const other = await t.staff(5)
    const id = await t.request()
    expect((await post(other, '/chats/requests/assign/{bot}', { id, user_id: other.id })).body.assign_user).toEqual({
      id: other.id,
      name: other.name,
    })
    const second = await post(boss, '/chats/requests/assign/{bot}', { id, user_id: boss.id })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'assigned',
        message: `La tomó ${other.name}. Elige otra.`,
      },
    })
    const knowing = await post(boss, '/chats/requests/assign/{bot}', {
      id,
      user_id: boss.id,
      expected_user_id: other.id,
    })
    expect(knowing.body.assign_user.id).toBe(boss.id)
  })

  test('an Operador learns who took a chat of their area before, and nothing of others', async () => {
    const [one, two, far] = [await t.staff(4), await t.staff(4), await t.staff(4)]
    const area = await t.area(t.bot_, 'Disputas', one)
    await t.area(t.bot_, 'Otro lado', far)
    await t.db.insertInto('area_user').values({ area_id: area, user_id: two.id }).execute()
    const id = await t.request({ area_id: area })
    const take = (who: Member) =>
      post(who, '/chats/requests/assign/{bot}', { id, user_id: who.id, expected_user_id: null })
    const answers = await Promise.all([take(one), take(two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? one : two
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body).toMatchObject({ code: 'assigned', message: `La tomó ${winner.name}. Elige otra.` })
    expect((await take(far)).status).toBe(404)
    const left = (await t.events()).filter(({ name }) => name === 'chat-left').at(-1)
    expect(left?.payload).toEqual({ chat_id: id, assign_user: { id: winner.id, name: winner.name } })
  })

  test('a chat can be assigned only to a member who can see it', async () => {
    const [seller, editor] = [await t.staff(4), await t.staff(3)]
    const [here, there] = [await t.area(t.bot_, 'Cerca', seller), await t.area(t.bot_, 'Lejos')]
    const [near, far] = [await t.request({ area_id: here }), await t.request({ area_id: there })]
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: near, user_id: seller.id })).status).toBe(200)
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: far, user_id: seller.id })).status).toBe(422)
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: near, user_id: editor.id })).status).toBe(422)
  })

  test('labels of the same group exclude each other', async () => {
    const id = await t.request()
    const make = async (title: string, group = '') =>
      (await post(boss, '/chats/labels/{bot}', { title, color: '#1565c0', group })).body
    const [hot, cold, vip] = [
      await make('Caliente', 'Temperatura'),
      await make('Frío', 'Temperatura'),
      await make('VIP'),
    ]
    const put_ = (label_id: number, added = true) =>
      put(boss, '/chats/labels/chat/{bot}', { id, live_chat: false, date: '10/03/2026 09:00', added, label_id })
    expect((await put_(hot.id)).body.labels).toEqual([hot.id])
    expect((await put_(vip.id)).body.labels).toEqual([hot.id, vip.id])
    expect((await put_(cold.id)).body.labels).toEqual([cold.id, vip.id])
    expect((await put_(vip.id, false)).body.labels).toEqual([cold.id])
    const labels = (await boss.call('GET', at('/chats/labels/{bot}'))).body.labels
    expect(labels.find((label: { id: number }) => label.id === cold.id)).toMatchObject({
      count: 1,
      group: 'Temperatura',
    })
    const operator = await t.staff(4)
    expect((await operator.call('DELETE', at(`/chats/labels/{bot}/${cold.id}`))).status).toBe(403)
    expect((await boss.call('DELETE', at(`/chats/labels/{bot}/${cold.id}`))).status).toBe(204)
    expect((await itemOf(id)).labels).toEqual([])
  })
})

describe('finding chats', () => {
  test('filters by box, type, channel, assignment, read state, name, label, area and day', async () => {
    const area = await t.area(t.bot_, 'Buscada')
    const id = await t.request(
      { user_name: 'Ñandú Pérez', area_id: area, assign_user_id: boss.id, open: false },
      { channel: 'facebook', senderId: 'fb-9' },
    )
    const found = [
      { type: 'contact_requests' },
      { channel: 'Facebook' },
      { state: 'asignadas', mine: true },
      { status: 'leidas', area },
      { status: 'no_contestadas', area },
      { username: 'ÑANDU perez' },
      { sender_id: 'fb-9' },
      { area },
      { active: 'only_active', area },
      { date_start: '2026-03-10', date_end: '2026-03-10', area },
    ]
    for (const filter of found) expect(await ids(boss, filter), JSON.stringify(filter)).toContain(id)
    const missed = [
      { type: 'bot_chats' },
      { type: 'live_chats' },
      { channel: 'WhatsApp' },
      { state: 'sinasignar' },
      { status: 'no_leidas' },
      { username: 'nandu' },
      { category: 'resueltas' },
      { active: 'only_inactive' },
      { date_end: '2026-03-09' },
      { date_start: '2026-03-11' },
      { labels: [1] },
    ]
    for (const filter of missed) expect(await ids(boss, filter), JSON.stringify(filter)).not.toContain(id)
  })

  test('finds words of messages regardless of accents, case and endings', async () => {
    const id = await t.writes('Necesito un PRESUPUESTO para la reparación del año')
    for (const q of ['presupuesto', 'reparacion', 'Reparaciónes', 'presup', 'año reparación', 'necesitó'])
      expect(await ids(boss, { q }), q).toContain(id)
    for (const q of ['ano', 'presupuesto gratis', 'factura']) expect(await ids(boss, { q }), q).not.toContain(id)
    expect((await itemOf(id, { q: 'presupuesto' })).match).toMatchObject({
      text: expect.stringContaining('PRESUPUESTO'),
    })
    expect((await list(boss, { q: '&|!:*()' })).data.length).toBeGreaterThan(0)
  })

  test('returns pages of 20, newest first, each chat once', async () => {
    const own = await startPaged()
    const first = await own({ page_number: 1 })
    const second = await own({ page_number: 2 })
    expect([first.data.length, second.data.length, first.total_pages, first.total_chats]).toEqual([20, 5, 2, 25])
    const all = [...first.data, ...second.data].map(({ id }: { id: number }) => id)
    expect(new Set(all).size).toBe(25)
    expect(all).toEqual([...all].sort((a, b) => b - a))
  })

  test('the total follows every change, separately for each filter', async () => {
    const bot = await t.bot()
    await t.member(bot, boss, 2)
    const written = [1, 2, 3].map((n) => t.writes('Hola', { botId: bot, senderId: `t-${n}`, externalId: `t-${n}` }))
    const [first] = await Promise.all(written)
    const total = async (filter: object) =>
      (await boss.call('POST', `/chats/filter/${bot}`, { body: { type: 'all', ...filter } })).body.total_chats
    const totals = async () => [await total({}), await total({ status: 'no_leidas' }), await total({ mine: true })]
    expect([await totals(), await totals()]).toEqual([
      [3, 3, 0],
      [3, 3, 0],
    ])
    await boss.call('GET', `/chats/view/${bot}/${first}`)
    expect(await totals()).toEqual([3, 2, 0])
    await t.writes('Otra', { botId: bot, senderId: 't-4', externalId: 't-4' })
    expect(await totals()).toEqual([4, 3, 0])
    await boss.call('POST', `/chats/requests/state/${bot}`, { body: { id: first, state: 2 } })
    expect([await total({}), await total({ category: 'resueltas' })]).toEqual([3, 1])
  })

  async function startPaged() {
    const bot = await t.bot()
    await t.member(bot, boss, 2)
    for (let i = 0; i < 25; i++) await t.writes('Hola', { botId: bot, senderId: `p-${i}`, externalId: `p-${i}` })
    return async (filter: object) =>
      (await boss.call('POST', `/chats/filter/${bot}`, { body: { type: 'all', ...filter } })).body
  }

  test('a long chat can be read by pages, around a message and from a day', async () => {
    const id = await t.writes('0', { senderId: 'largo' })
    for (let i = 1; i < 30; i++) await t.writes(String(i), { senderId: 'largo' })
    const texts = async (query: string) =>
      (await open(boss, id, query)).data.map(({ text }: { text: string }) => Number(text))
    const { data, more_before } = await open(boss, id, '?limit=10')
    expect([data.length, data[0].text, more_before]).toEqual([10, '20', true])
    expect(await texts(`?limit=10&before=${data[0].id}`)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    expect(await texts(`?limit=3&after=${data[0].id}`)).toEqual([21, 22, 23])
    expect(await texts(`?limit=4&around=${data[0].id}`)).toEqual([18, 19, 20, 21, 22])
    expect((await texts('?limit=4&date=2026-03-10'))[0]).toBe(0)
    expect((await boss.call('GET', at(`/chats/view/{bot}/${id}?date=ayer`))).status).toBe(422)
  })
})

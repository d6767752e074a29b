import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from './arrange.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const at = (path: string) => path.replace('{bot}', String(t.bot_))
const post = (who: Member, path: string, body: object, headers?: Record<string, string>) =>
  who.call('POST', at(path), { body, headers })
const put = (who: Member, path: string, body: object) => who.call('PUT', at(path), { body })
const list = async (who: Member, filter: object = {}) =>
  (await post(who, '/chats/filter/{bot}', { type: 'all', ...filter })).body
const ids = async (who: Member, filter: object = {}) =>
  (await list(who, filter)).data.map(({ id }: { id: number }) => id)
const open = async (who: Member, id: number, query = '') =>
  (await who.call('GET', at(`/chats/view/{bot}/${id}`) + query)).body
const itemOf = async (id: number, filter: object = {}) =>
  (await list(boss, filter)).data.find((item: { id: number }) => item.id === id)
const senderOf = async (id: number) => (await itemOf(id)).sender_id

describe('a customer writes', () => {
  test('his chat is there, unread and unanswered, with what he wrote', async () => {
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

  test('the same message is stored once, and asks the bot once', async () => {
    const same = { senderId: 'igual', externalId: 'igual-1' }
    const id = await t.writes('Hola', same)
    expect(await t.writes('Hola', same)).toBe(id)
    expect((await open(boss, id)).data).toHaveLength(1)
    const jobs = await t.db.selectFrom('job').selectAll().where('queue', '=', 'bot-answer').execute()
    expect(jobs.filter(({ payload }) => (payload as { chat_id: number }).chat_id === id)).toHaveLength(1)
  })

  test('two first messages at once make one chat', async () => {
    const both = await Promise.all([1, 2].map((n) => t.writes('Hola', { senderId: 'nuevo', externalId: `nuevo-${n}` })))
    expect(both[0]).toBe(both[1])
    expect((await open(boss, both[0] as number)).data).toHaveLength(2)
  })

  test('who is blocked cannot', async () => {
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

  test('to a resolved chat begins anew with the bot, in the same area, with nobody', async () => {
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

describe('answering', () => {
  test('takes the chat live', async () => {
    const id = await t.request()
    const sent = await post(boss, '/chats/requests/send/{bot}', {
      id,
      target_id: await senderOf(id),
      message: 'Sí, quedan tres.',
    })
    expect(sent).toMatchObject({
      status: 201,
      body: { type: 'agent', user_name: boss.name, text: 'Sí, quedan tres.', status: 'sent' },
    })
    expect(await itemOf(id)).toMatchObject({ type: 'live', live: true, answered: true, last_message_from: 'agent' })
  })

  test('with the same key happens once, however often and at once it is asked', async () => {
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

  test('goes to who is addressed or nowhere', async () => {
    const id = await t.request()
    const wrong = await post(boss, '/chats/requests/send/{bot}', { id, target_id: 'otro', message: 'Hola' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { target_id: [expect.any(String)] } } })
  })

  test('stops when the window of the channel has closed', async () => {
    const id = await t.request({}, { channel: 'whatsapp', senderId: '5491155550142' })
    const body = { id, target_id: '5491155550142', message: 'Hola' }
    expect((await itemOf(id)).window_until).toBe('2026-03-11T12:00:00.000Z')
    expect((await post(boss, '/chats/requests/send/{bot}', body)).body.status).toBe('pending')
    t.clock.advance(24 * 3600)
    const late = await post(await again(boss), '/chats/requests/send/{bot}', body)
    expect(late).toMatchObject({ status: 409, body: { code: 'window_closed' } })
    t.clock.advance(-24 * 3600)
  })

  test('a note stays among staff', async () => {
    const id = await t.request()
    const noted = await post(boss, '/chats/requests/message/{bot}', { id, message: 'Pide factura A.' })
    expect(noted).toMatchObject({ status: 201, body: { type: 'internal', user_name: boss.name } })
    expect((await itemOf(id)).last_message_text).toBe('Hola')
    expect((await open(boss, id)).data.at(-1)).toMatchObject({ type: 'internal' })
  })
})

const again = async (who: Member): Promise<Member> => ({ ...who, ...(await t.as(who)) })

describe('organising', () => {
  test('boxes, reactivation, read, answered, name', async () => {
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
    expect((await put(boss, '/chats/username/{bot}', { id, username: 'Lucía' })).body.user_name).toBe('Lucía')
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

  test('changing the area leaves the chat with nobody', async () => {
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
    expect(late).toMatchObject({ status: 409, body: { message: 'La conversación ya pasó al área Reclamos.' } })
    const foreign = await t.area(await t.bot(), 'Ajena')
    expect((await post(boss, '/chats/requests/change/{bot}', { id, selected_area_id: foreign })).status).toBe(422)
  })

  test('who comes second is told who has the chat', async () => {
    const other = await t.staff(5)
    const id = await t.request()
    expect((await post(other, '/chats/requests/assign/{bot}', { id, user_id: other.id })).body.assign_user).toEqual({
      id: other.id,
      name: other.name,
    })
    const second = await post(boss, '/chats/requests/assign/{bot}', { id, user_id: boss.id })
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'assigned', message: `${other.name} ya tiene esta conversación.` },
    })
    const knowing = await post(boss, '/chats/requests/assign/{bot}', {
      id,
      user_id: boss.id,
      expected_user_id: other.id,
    })
    expect(knowing.body.assign_user.id).toBe(boss.id)
  })

  test('a chat goes only to who can see it', async () => {
    const [seller, editor] = [await t.staff(4), await t.staff(3)]
    const [here, there] = [await t.area(t.bot_, 'Cerca', seller), await t.area(t.bot_, 'Lejos')]
    const [near, far] = [await t.request({ area_id: here }), await t.request({ area_id: there })]
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: near, user_id: seller.id })).status).toBe(200)
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: far, user_id: seller.id })).status).toBe(422)
    expect((await post(boss, '/chats/requests/assign/{bot}', { id: near, user_id: editor.id })).status).toBe(422)
  })

  test('labels, of which those of a group exclude each other', async () => {
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
    expect((await post(boss, '/chats/labels/{bot}', { title: 'FRIO', color: '#000000' })).status).toBe(409)
    expect(
      (await put(boss, '/chats/labels/{bot}', { id: cold.id, title: 'Helado', color: '#000000', version: 9 })).status,
    ).toBe(409)
    const labels = (await boss.call('GET', at('/chats/labels/{bot}'))).body.labels
    expect(labels.find((label: { id: number }) => label.id === cold.id)).toMatchObject({
      count: 1,
      group: 'Temperatura',
    })
    expect((await boss.call('DELETE', at(`/chats/labels/{bot}/${cold.id}`))).status).toBe(204)
    expect((await itemOf(id)).labels).toEqual([])
  })
})

describe('finding', () => {
  test('by box, type, channel, assignment, reading, name, label, area and days', async () => {
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

  test('by words of messages, whatever their accents, case and endings', async () => {
    const id = await t.writes('Necesito un PRESUPUESTO para la reparación del año')
    for (const q of ['presupuesto', 'reparacion', 'Reparaciónes', 'presup', 'año reparación', 'necesitó'])
      expect(await ids(boss, { q }), q).toContain(id)
    for (const q of ['ano', 'presupuesto gratis', 'factura']) expect(await ids(boss, { q }), q).not.toContain(id)
    expect((await itemOf(id, { q: 'presupuesto' })).match).toMatchObject({
      text: expect.stringContaining('PRESUPUESTO'),
    })
    expect((await list(boss, { q: '&|!:*()' })).data.length).toBeGreaterThan(0)
  })

  test('pages of 20, newest first, each chat once', async () => {
    const own = await startPaged()
    const first = await own({ page_number: 1 })
    const second = await own({ page_number: 2 })
    expect([first.data.length, second.data.length, first.total_pages, first.total_chats]).toEqual([20, 5, 2, 25])
    const all = [...first.data, ...second.data].map(({ id }: { id: number }) => id)
    expect(new Set(all).size).toBe(25)
    expect(all).toEqual([...all].sort((a, b) => b - a))
  })

  async function startPaged() {
    const bot = await t.bot()
    await t.member(bot, boss, 2)
    for (let i = 0; i < 25; i++) await t.writes('Hola', { botId: bot, senderId: `p-${i}`, externalId: `p-${i}` })
    return async (filter: object) =>
      (await boss.call('POST', `/chats/filter/${bot}`, { body: { type: 'all', ...filter } })).body
  }

  test('a long conversation by pages, around a message and from a day', async () => {
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

describe('each for himself', () => {
  test('opening reads the chat, and is remembered; staff of Soporte leave no mark', async () => {
    const silent = await t.staff(5)
    await t.area(t.bot_, 'Soporte', silent)
    const id = await t.request()
    await open(silent, id)
    expect((await itemOf(id)).open).toBe(true)
    await open(boss, id)
    expect(await itemOf(id)).toMatchObject({ open: false, unread_count: 0 })
    expect((await boss.call('GET', at('/chats/{bot}'))).body.data.id).toBe(id)
    expect((await (await t.staff(2)).call('GET', at('/chats/{bot}'))).body.data).toBeNull()
  })

  test('drafts', async () => {
    const other = await t.staff(5)
    const id = await t.request()
    await put(boss, `/chats/drafts/{bot}/${id}`, { text: 'Hola Lucía' })
    expect((await boss.call('GET', at(`/chats/drafts/{bot}/${id}`))).body.text).toBe('Hola Lucía')
    expect((await other.call('GET', at(`/chats/drafts/{bot}/${id}`))).body).toEqual({ text: '', updated_at: null })
    expect([(await list(boss)).drafts, (await list(other)).drafts]).toEqual([[id], []])
    await put(boss, `/chats/drafts/{bot}/${id}`, { text: '' })
    expect((await list(boss)).drafts).toEqual([])
  })

  test('quick replies: own, of an area, of all', async () => {
    const [seller, other] = [await t.staff(4), await t.staff(4)]
    const area = await t.area(t.bot_, 'Mostrador', seller)
    const make = (who: Member, shortcut: string, more: object = {}) =>
      post(who, '/chats/requests/quickreplies/{bot}', { shortcut, title: shortcut, text: 'Hola', ...more })
    await make(seller, 'mia')
    await make(boss, 'zona', { visibility: 'area', area_ids: [area] })
    const shared = (await make(boss, 'todos', { visibility: 'todos' })).body
    expect((await make(other, 'mia')).status).toBe(201)
    expect((await make(seller, 'MÍA')).status).toBe(409)
    const seen = async (who: Member) =>
      (await who.call('GET', at('/chats/requests/quickreplies/{bot}'))).body.quick_replies.map(
        ({ shortcut }: { shortcut: string }) => shortcut,
      )
    expect(await seen(seller)).toEqual(['mia', 'todos', 'zona'])
    expect(await seen(other)).toEqual(['mia', 'todos'])
    expect(
      (
        await put(seller, `/chats/requests/quickreplies/{bot}/${shared.id}`, {
          shortcut: 'todos',
          title: 'X',
          text: 'Y',
        })
      ).status,
    ).toBe(403)
    const id = await t.request()
    await post(seller, '/chats/requests/send/{bot}', {
      id,
      target_id: await senderOf(id),
      message: 'Hola',
      quick_reply_id: shared.id,
    })
    const used = (await boss.call('GET', at('/chats/requests/quickreplies/{bot}'))).body.quick_replies.find(
      (r: { id: number }) => r.id === shared.id,
    )
    expect(used).toMatchObject({ usage_count: 1, version: 1 })
    expect((await boss.call('DELETE', at(`/chats/requests/quickreplies/{bot}/${shared.id}`))).status).toBe(204)
  })

  test('views with exact counts', async () => {
    const own = await t.staff(5)
    const mine = { type: 'contact_requests', mine: true }
    const view = (await post(own, '/chats/views/{bot}', { name: 'Las mías', filter: mine, shared: true })).body
    await t.request({ assign_user_id: own.id, open: false })
    await t.request({ assign_user_id: own.id })
    const counts = (await own.call('GET', at('/chats/counts/{bot}'))).body
    expect(counts.mine).toEqual({ total: 2, unread: 1 })
    expect(counts.views.find(({ id }: { id: number }) => id === view.id)).toEqual({ id: view.id, total: 2, unread: 1 })
    expect((await post(own, '/chats/views/{bot}', { name: 'las MIAS', filter: {} })).status).toBe(409)
    expect((await put(boss, `/chats/views/{bot}/${view.id}`, { name: 'X', filter: {} })).status).toBe(403)
    expect(
      (await put(own, `/chats/views/{bot}/${view.id}`, { name: 'X', filter: {}, shared: false })).body,
    ).toMatchObject({ version: 2, shared: false })
    expect((await boss.call('DELETE', at(`/chats/views/{bot}/${view.id}`))).status).toBe(404)
    expect((await own.call('DELETE', at(`/chats/views/{bot}/${view.id}`))).status).toBe(204)
  })
})

describe('many at once', () => {
  test('changes what was chosen, and takes it back', async () => {
    const area = await t.area(t.bot_, 'Masiva')
    const some = [await t.request({ assign_user_id: boss.id }), await t.request()]
    const done = (await post(boss, '/chats/bulk/{bot}', { ids: [...some, 2_000_000_000], action: 'area', value: area }))
      .body
    expect(done).toMatchObject({ changed: 2, skipped: 1 })
    expect((await list(boss, { area })).total_chats).toBe(2)
    expect((await itemOf(some[0] as number)).assign_user).toBeNull()
    expect((await post(boss, `/chats/bulk/undo/{bot}/${done.undo_id}`, {})).body).toMatchObject({
      changed: 2,
      skipped: 0,
    })
    expect((await itemOf(some[0] as number)).assign_user.id).toBe(boss.id)
    expect((await post(boss, `/chats/bulk/undo/{bot}/${done.undo_id}`, {})).status).toBe(409)
  })

  test('or all that match', async () => {
    const area = await t.area(t.bot_, 'Toda')
    const some = [await t.request({ area_id: area }), await t.request({ area_id: area })]
    const done = (await post(boss, '/chats/bulk/{bot}', { filter: { area }, action: 'state', value: 2 })).body
    expect(done.changed).toBe(2)
    await post(boss, '/chats/requests/state/{bot}', { id: some[0], state: 1 })
    expect((await post(boss, `/chats/bulk/undo/{bot}/${done.undo_id}`, {})).body).toMatchObject({
      changed: 1,
      skipped: 1,
    })
  })

  test.each(['label_add', 'label_remove', 'read', 'unread', 'assign'])('%s and back', async (action) => {
    const label = (await post(boss, '/chats/labels/{bot}', { title: `Masiva ${action}`, color: '#123456' })).body.id
    const id = await t.request({ open: action === 'read' })
    if (action === 'label_remove')
      await t.db.insertInto('chat_label').values({ chat_id: id, label_id: label }).execute()
    const before = await itemOf(id)
    const value = action === 'assign' ? boss.id : action.startsWith('label') ? label : null
    const { body } = await post(boss, '/chats/bulk/{bot}', { ids: [id], action, value })
    expect(body).toMatchObject({ changed: 1 })
    expect(await itemOf(id)).not.toEqual(before)
    await post(boss, `/chats/bulk/undo/{bot}/${body.undo_id}`, {})
    expect(await itemOf(id)).toEqual(before)
  })
})

describe('the bot', () => {
  test('is switched off and on', async () => {
    expect((await boss.call('GET', at('/bots/state/{bot}'))).body).toMatchObject({ botState: 'on' })
    expect(
      (await put(boss, '/bots/state/{bot}', { botState: 'off', message: 'Volvemos el lunes.' })).body,
    ).toMatchObject({ botState: 'off', special_state: 'chatbot_off' })
    const before = await t.db.selectFrom('job').select('id').where('queue', '=', 'bot-answer').execute()
    await t.writes('¿Hay alguien?')
    expect(await t.db.selectFrom('job').select('id').where('queue', '=', 'bot-answer').execute()).toHaveLength(
      before.length,
    )
    expect((await put(boss, '/bots/state/{bot}', { botState: 'on' })).body.botState).toBe('on')
  })

  test('a lead goes nowhere where no destination is set', async () => {
    const id = await t.request()
    expect(await post(boss, `/chats/lead/{bot}/${id}`, {})).toMatchObject({
      status: 409,
      body: { code: 'no_destination' },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const { at, post, put, list, open, itemOf, senderOf } = callsOf(() => ({ t, boss }))

describe('personal state', () => {
  test('opening a chat marks it as read and remembers it, except for staff of the area Soporte', async () => {
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

  test('drafts belong to one person', async () => {
    const other = await t.staff(5)
    const id = await t.request()
    await put(boss, `/chats/drafts/{bot}/${id}`, { text: 'Hola Lucía' })
    expect((await boss.call('GET', at(`/chats/drafts/{bot}/${id}`))).body.text).toBe('Hola Lucía')
    expect((await other.call('GET', at(`/chats/drafts/{bot}/${id}`))).body).toEqual({ text: '', updated_at: null })
    expect([(await list(boss)).drafts, (await list(other)).drafts]).toEqual([[id], []])
    await put(boss, `/chats/drafts/{bot}/${id}`, { text: '' })
    expect((await list(boss)).drafts).toEqual([])
  })

  test('a draft answers to a message of its chat only', async () => {
    const [id, other] = [await t.request(), await t.request()]
    const first = async (chat: number) => (await boss.call('GET', at(`/chats/view/{bot}/${chat}`))).body.data[0].id
    const save = (reply_to: number) => put(boss, `/chats/drafts/{bot}/${id}`, { text: 'Va', reply_to })
    for (const reply_to of [await first(other), 2_000_000_000])
      expect(await save(reply_to)).toMatchObject({ status: 422, body: { fields: { reply_to: [expect.any(String)] } } })
    expect((await boss.call('GET', at(`/chats/drafts/{bot}/${id}`))).body.text).toBe('')
    expect((await save(await first(id))).body.reply_to.id).toBe(await first(id))
  })

  test('a draft that another window saved since is not replaced, nor deleted', async () => {
    const id = await t.request()
    const path = `/chats/drafts/{bot}/${id}`
    const stored = async () => (await boss.call('GET', at(path))).body.text
    const { updated_at: over } = (await put(boss, path, { text: 'uno', over: null })).body
    expect((await put(boss, path, { text: 'otro', over: null })).body).toMatchObject({
      ...{ code: 'stale', current: { text: 'uno', updated_at: over } },
    })
    t.clock.advance(1)
    const next = await put(boss, path, { text: 'dos', over })
    expect([next.status, await stored()]).toEqual([200, 'dos'])
    for (const text of ['tres', '']) expect((await put(boss, path, { text, over })).status).toBe(409)
    expect((await put(boss, path, { text: '', over: null })).status).toBe(409)
    expect(await stored()).toBe('dos')
    expect((await put(boss, path, { text: '', over: next.body.updated_at })).status).toBe(200)
    expect((await put(boss, path, { text: 'cuatro', over })).status).toBe(409)
    expect((await put(boss, path, { text: '', over })).status).toBe(200)
    expect(await stored()).toBe('')
  })

  test('a draft may be longer than what can be sent, so that nothing is lost while it is shortened', async () => {
    const id = await t.request()
    const text = 'ñandú '.repeat(4_000)
    expect((await put(boss, `/chats/drafts/{bot}/${id}`, { text })).status).toBe(200)
    expect((await boss.call('GET', at(`/chats/drafts/{bot}/${id}`))).body.text).toBe(text)
    expect((await put(boss, `/chats/drafts/{bot}/${id}`, { text: text.repeat(2) })).status).toBe(422)
  })

  test('quick replies belong to a person, to an area or to everybody', async () => {
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
  })

  test('views have exact counts', async () => {
    const own = await t.staff(5)
    const mine = { type: 'contact_requests', mine: true }
    const view = (await post(own, '/chats/views/{bot}', { name: 'Las mías', filter: mine, shared: true })).body
    await t.request({ assign_user_id: own.id, open: false })
    await t.request({ assign_user_id: own.id })
    const counts = (await own.call('GET', at('/chats/counts/{bot}'))).body
    expect(counts.mine).toEqual({ total: 2, unread: 1 })
    expect(counts.views.find(({ id }: { id: number }) => id === view.id)).toEqual({ id: view.id, total: 2, unread: 1 })
    expect((await put(boss, `/chats/views/{bot}/${view.id}`, { name: 'X', filter: {} })).status).toBe(403)
    expect(
      (await put(own, `/chats/views/{bot}/${view.id}`, { name: 'X', filter: {}, shared: false })).body,
    ).toMatchObject({ shared: false })
    expect((await boss.call('DELETE', at(`/chats/views/{bot}/${view.id}`))).status).toBe(404)
  })
})

describe('bulk changes', () => {
  test('change the chosen chats and can be undone', async () => {
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

  test('change all matching chats; undo skips those changed since', async () => {
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

  test.each(['label_add', 'label_remove', 'read', 'unread', 'assign'])('%s can be undone', async (action) => {
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

describe('undoing a bulk change of a label', () => {
  const labelled = async (action: string, chats: number[]) => {
    const title = `Ida ${action} ${chats[0]}`
    const label = (await post(boss, '/chats/labels/{bot}', { title, color: '#123456' })).body.id
    const rows = chats.map((chat_id) => ({ chat_id, label_id: label }))
    if (action === 'label_remove') await t.db.insertInto('chat_label').values(rows).execute()
    const { body } = await post(boss, '/chats/bulk/{bot}', { ids: chats, action, value: label })
    expect(body).toMatchObject({ changed: 3 })
    return { label, undo: () => post(boss, `/chats/bulk/undo/{bot}/${body.undo_id}`, {}) }
  }
  const three = () => Promise.all([t.request(), t.request(), t.request()])

  test.each(['label_add', 'label_remove'])('reports no undone chats when the label was deleted: %s', async (action) => {
    const { label, undo } = await labelled(action, await three())
    const gone = await boss.call('DELETE', at(`/chats/labels/{bot}/${label}`))
    expect(gone.status).toBeLessThan(300)
    expect((await undo()).body).toEqual({ changed: 0, skipped: 3 })
  })

  test('works while the label exists', async () => {
    const { undo } = await labelled('label_remove', await three())
    expect((await undo()).body).toEqual({ changed: 3, skipped: 0 })
  })
})

describe('the bot', () => {
  test('can be switched off and on', async () => {
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

  test('returns its queue as far as each member sees it', async () => {
    const [seller, editor] = [await t.staff(4), await t.staff(3)]
    const area = await t.area(t.bot_, 'Depósito', seller)
    const seen = async (who: Member) => (await who.call('GET', at('/bots/state/{bot}'))).body.queue
    const [before, all] = [await seen(seller), await seen(boss)]
    t.clock.advance(60)
    await t.request({ area_id: area })
    await t.request({ area_id: await t.area(t.bot_, 'Gerencia') })
    expect((await seen(boss)).waiting).toBe(all.waiting + 2)
    expect((await seen(seller)).waiting).toBe(before.waiting + 1)
    expect(await seen(editor)).toBeNull()
  })

  test('returns the contact quota only to members with the contacts or pricing permission', async () => {
    const limits = { contacts: 500, messages: 1000 }
    await t.db
      .updateTable('plan')
      .set({ limits: json(limits) })
      .where('id', '=', 2)
      .execute()
    const metrics = async (permissions: object) => {
      const who = await t.staff(3, { contacts: false, ...permissions })
      const { quotas } = (await who.call('GET', at('/bots/state/{bot}'))).body
      return quotas.map(({ metric }: { metric: string }) => metric)
    }
    expect(await metrics({})).toEqual(['messages'])
    expect(await metrics({ contacts: true })).toEqual(['contacts', 'messages'])
    expect(await metrics({ pricing: true })).toEqual(['contacts', 'messages'])
  })

  test('does not send a lead when no destination is configured', async () => {
    const id = await t.request()
    expect(await post(boss, `/chats/lead/{bot}/${id}`, {})).toMatchObject({
      status: 409,
      body: { code: 'no_destination' },
    })
  })
})

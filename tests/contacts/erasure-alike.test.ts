import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connectAccount } from '../support/platform.ts'
import { found } from './stored.ts'

// What belongs to others stays, however alike their names, addresses and numbers are to those of who is erased.

let t: Inbox
let boss: Member
let account_id: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  account_id = (await connectAccount(t, t.bot_, 'whatsapp')).id
})
afterAll(() => t.stop())

const call = async (method: string, where: string, body?: object) => {
  const answer = await boss.call(method, where.replace('{bot}', String(t.bot_)), body && { body })
  if (answer.status >= 300) throw new Error(`${where}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const person = async (body: object) => (await call('POST', '/contacts/{bot}', body)).id as number
const erase = (id: number, name: string) => call('POST', `/contacts/data/delete/{bot}/${id}`, { name })

let serial = 0
/** Stores what a channel delivered and is still to be read. */
const delivered = (lane: string, body: object, done_at: Date | null = null) =>
  t.db
    .insertInto('webhook_inbox')
    .values({ account_id, key: `alike-${++serial}`, lane, body: body as never, done_at })
    .returning('id')
    .executeTakeFirstOrThrow()
const work = (payload: object) =>
  t.db
    .insertInto('job')
    .values({ queue: 'contact', payload: json({ bot_id: t.bot_, ...payload }) })
    .returning('id')
    .executeTakeFirstOrThrow()
const entry = (row: object) =>
  t.db
    .insertInto('audit')
    .values({ bot_id: t.bot_, actor_type: 'user', actor_name: 'Ana', action: 'update', ...row } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
const told = (row: object) =>
  t.db
    .insertInto('contact_event')
    .values({ bot_id: t.bot_, at: t.clock.now(), kind: 'updated', actor: 'user', ...row } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
const has = async (table: 'webhook_inbox' | 'job' | 'notification_notice', { id }: { id: number }) =>
  (await t.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
const audited = ({ id }: { id: number }) =>
  t.db.selectFrom('audit').select(['resource_label', 'before', 'after']).where('id', '=', id).executeTakeFirstOrThrow()
const registered = ({ id }: { id: number }) =>
  t.db.selectFrom('contact_event').select(['contact', 'detail']).where('id', '=', id).executeTakeFirstOrThrow()

test('an e-mail within another one, and a number within another one, are those of somebody else', async () => {
  const ana = await person({ name: 'Ana Sosa Gil', email: 'ana@gmail.com', phone: '+5493415551234' })
  const others = ['mariana@gmail.com', 'x.ana@gmail.com', 'ana@gmail.com.ar', 'ana@gmail.community']
  const theirs = await Promise.all(others.map((to) => work({ to })))
  const number = await work({ to: '935493415551234' })
  const foreign = await work({ to: '+52 341 555 1234' })
  const mariana = await person({ name: 'Mariana Luna Paz', email: others[0] })
  const label = await entry({ resource_type: 'label', resource_label: 'Para mariana@gmail.com', after: { n: 1 } })
  const rule = { match: 'all', conditions: [{ field: 'email', operator: 'eq', value: others[0] }] }
  const group = await call('POST', '/groups/{bot}', { name: 'Suyo', kind: 'dynamic', rule })
  const message = await delivered('c:77001', { from: '77001', text: 'Soy mariana@gmail.com' })
  const run = await t.db
    .insertInto('training_run')
    .values({
      ...{ bot_id: t.bot_, state: 'done', started_at: t.clock.now() },
      report: JSON.stringify({ wrong: ['Escribe a mariana@gmail.com o a ana@gmail.com'] }) as never,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hers = [
    await work({ to: 'Ana <ana@gmail.com>' }),
    await work({ to: '5493415551234' }),
    await work({ text: 'Llama al +54 9 (341) 555-1234, gracias' }),
    await work({ text: 'Llama al 0341 555 1234' }),
  ]
  const hersSaid = await entry({ resource_type: 'label', resource_label: 'De ana@gmail.com.', after: { n: 1 } })

  await erase(ana, 'Ana Sosa Gil')

  for (const one of [...theirs, number, foreign]) expect(await has('job', one)).toBe(true)
  for (const one of hers) expect(await has('job', one)).toBe(false)
  expect(await has('webhook_inbox', message)).toBe(true)
  expect(await audited(label)).toMatchObject({ resource_label: 'Para mariana@gmail.com', after: { n: 1 } })
  expect(await audited(hersSaid)).toMatchObject({ resource_label: 'Persona eliminada', after: null })
  expect((await call('GET', `/groups/{bot}/${group.id}`)).rule).toMatchObject(rule)
  const created = await t.audit((row) => row.resource_type === 'contact' && row.resource_id === String(mariana))
  expect(JSON.stringify(created)).toContain(others[0])
  const { report } = await t.db
    .selectFrom('training_run')
    .select('report')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow()
  expect(report).toEqual({ wrong: ['Escribe a mariana@gmail.com o a …'] })
})

test('a message of somebody else that waits stays, whomever it names; what the person sent goes', async () => {
  const chat = await t.writes('Hola', {
    ...{ channel: 'whatsapp', senderId: '5493415552001', userName: 'Nilda Roca Sur' },
    identity: { userId: 'AR.77', address: '5493415552001' },
  })
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const body = { text: 'El número de Nilda Roca Sur es 5493415552001' }
  const [theirs, read] = [await delivered('c:77002', body), await delivered('c:77002', body, t.clock.now())]
  const hers = [
    await delivered('c:AR.77', { from: 'AR.77' }),
    await delivered('c:5493415552001', { text: 'Hola' }),
    await delivered('status', { recipient_id: '5493415552001' }),
  ]
  const lane = await work({ account_id, lane: 'c:AR.77' })
  const other = await work({ account_id, lane: 'c:AR.778' })
  await erase(contact_id, 'Nilda Roca Sur')
  expect(await has('webhook_inbox', theirs)).toBe(true)
  for (const one of [read, ...hers]) expect(await has('webhook_inbox', one)).toBe(false)
  expect([await has('job', lane), await has('job', other)]).toEqual([false, true])
})

test('a name that somebody chose on a channel is none of the product’s words; after an @ it is theirs', async () => {
  const mentioned = await entry({ resource_type: 'label', resource_label: 'Le dicen @Contact', after: {} })
  for (const [at, username] of ['contact', 'webchat', 'update'].entries()) {
    const userName = `Persona Rara ${'Uno Dos Tres'.split(' ')[at]}`
    const chat = await t.writes('Hola', {
      ...{ channel: 'telegram', senderId: `88000${at}`, userName },
      identity: { userId: `88000${at}`, username },
    })
    const { contact_id: id } = await t.db
      .selectFrom('chat')
      .select('contact_id')
      .where('id', '=', chat)
      .executeTakeFirstOrThrow()
    const kept = [
      await entry({
        resource_type: 'contact',
        resource_id: '999999',
        resource_label: 'Otra',
        after: { kind: username },
      }),
      await entry({
        resource_type: 'group',
        resource_label: 'Grupo',
        before: { rule: { event: username } },
        after: {},
      }),
    ]
    const before = await Promise.all(kept.map(audited))
    const job = await work({ kind: username })
    const update = (user: string) => ({ update: { message: { message_id: 1, from: { id: 1, username: user } } } })
    const [own, other] = [
      await delivered('account', update(username)),
      await delivered('account', update(`${username}x`)),
    ]
    const rule = { match: 'all', conditions: [{ field: 'channel', operator: 'eq', value: 'webchat' }] }
    const group = await call('POST', '/groups/{bot}', { name: `Canal ${at}`, kind: 'dynamic', rule })
    await erase(id, userName)
    expect(await Promise.all(kept.map(audited))).toEqual(before)
    expect(await has('job', job)).toBe(true)
    expect([await has('webhook_inbox', own), await has('webhook_inbox', other)]).toEqual([false, true])
    expect((await call('GET', `/groups/{bot}/${group.id}`)).kind).toBe('dynamic')
  }
  expect(await audited(mentioned)).toMatchObject({ resource_label: 'Persona eliminada' })
})

test('a document that is the number of a row is none of it', async () => {
  await call('POST', '/chats/labels/{bot}', { title: 'VIP', color: '#123456' })
  const [first] = await t.audit(({ resource_label }) => resource_label === 'VIP')
  const value = '4512345'
  await t.db
    .updateTable('audit')
    .set({ id: Number(value) })
    .where('id', '=', Number(first?.id))
    .execute()
  const more = await entry({
    resource_type: 'label',
    resource_id: value,
    resource_label: 'X',
    after: { chat_id: Number(value) },
  })
  const job = await work({ message_id: Number(value) })
  const said = await entry({ resource_type: 'label', resource_label: 'Y', after: { note: value } })
  const id = await person({ name: 'Quito Mora Gris', document: { kind: 'DNI', value } })
  const area = { field: 'label', operator: 'eq', value: [Number(value)] }
  const group = await t.db
    .insertInto('contact_group')
    .values({
      bot_id: t.bot_,
      name: 'Por etiqueta',
      kind: 'dynamic',
      rule: { match: 'all', conditions: [area] },
      created_at: t.clock.now(),
      updated_at: t.clock.now(),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await erase(id, 'Quito Mora Gris')
  expect(await audited({ id: Number(value) })).toMatchObject({ resource_label: 'VIP' })
  expect(await audited(more)).toMatchObject({ resource_label: 'X' })
  expect(await audited(said)).toMatchObject({ resource_label: 'Persona eliminada' })
  expect(await has('job', job)).toBe(true)
  const { kind } = await t.db
    .selectFrom('contact_group')
    .select('kind')
    .where('id', '=', group.id)
    .executeTakeFirstOrThrow()
  expect(kind).toBe('dynamic')
})

test('rows of another contact whose name begins with the person’s stay; rows of nobody that name the person go', async () => {
  const [id, other] = [
    await person({ name: 'María José', phone: '+5493415553001' }),
    await person({ name: 'María José Luna' }),
  ]
  const chat = await t.writes('Hola', { userName: 'María José Luna', senderId: 'mjl' })
  const budget = await call('POST', `/quickbudget/{bot}/${chat}`, {
    items: [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }],
    notes: 'Para María José Luna',
  })
  const whose = await t.db.selectFrom('audit').selectAll().where('resource_type', '=', 'budget').execute()
  const rows = [
    await told({ contact_id: other, contact: 'María José Luna', detail: 'Cambió el correo' }),
    await told({ contact_id: other, contact: 'María José', detail: 'Su número es +54 9 341 555 3001' }),
    await told({ contact_id: null, contact: 'María José', detail: 'La eliminaron' }),
  ]
  const entries = [
    await entry({
      resource_type: 'contact',
      resource_id: String(other),
      resource_label: 'María José Luna',
      after: { n: 1 },
    }),
    await entry({
      resource_type: 'chat',
      resource_id: String(chat),
      resource_label: 'María José Luna',
      after: { n: 1 },
    }),
    await entry({
      resource_type: 'budget',
      resource_id: String(budget.id),
      resource_label: '1',
      after: { contact: { name: 'María José Luna' } },
    }),
    await entry({ resource_type: 'rule', resource_label: 'Lo de María José', after: { n: 1 } }),
  ]
  const rule = await t.db
    .insertInto('notification_rule')
    .values({ bot_id: t.bot_, type: 1, user_id: boss.id, channels: json(['console']), events: json([]) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const notice = { bot_id: t.bot_, rule_id: rule.id, event: 'urgent', at: t.clock.now() }
  const [theirs, nobodys] = await t.db
    .insertInto('notification_notice')
    .values([
      { ...notice, key: 'a', chat_id: chat, text: 'María José Luna espera' },
      { ...notice, key: 'b', chat_id: null, text: 'María José espera' },
    ] as never)
    .returning('id')
    .execute()
  const events = async () => JSON.stringify((await t.events()).filter(({ payload }) => payload.chat_id === chat))
  const before = await events()

  await erase(id, 'María José')

  const gone = { contact: 'Persona eliminada', detail: '' }
  expect(await Promise.all(rows.map(registered))).toEqual([
    { contact: 'María José Luna', detail: 'Cambió el correo' },
    gone,
    gone,
  ])
  expect(
    (await Promise.all(entries.map(audited))).map(({ resource_label, after }) => [resource_label, after !== null]),
  ).toEqual([
    ['María José Luna', true],
    ['María José Luna', true],
    ['1', true],
    ['Persona eliminada', false],
  ])
  expect(
    await t.db
      .selectFrom('audit')
      .selectAll()
      .where(
        'id',
        'in',
        whose.map((row) => row.id),
      )
      .execute(),
  ).toEqual(whose)
  expect(await events()).toBe(before)
  expect(await Promise.all([theirs, nobodys].map((one) => has('notification_notice', one ?? { id: 0 })))).toEqual([
    true,
    false,
  ])
  expect(await found(t, ['+5493415553001', '555 3001'])).toEqual([])
})

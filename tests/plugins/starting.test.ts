import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '../support/app.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'
import { TIMES, templatesOf } from './templates-fixtures.ts'

let t: Channels
let its: ReturnType<typeof templatesOf>
let number: number
let serial = 0
beforeAll(async () => {
  t = await startChannels()
  its = templatesOf(t)
  number = (await t.connectNumber()).body.id
  await its.becomes('retomar_charla', { status: 'approved' })
})
afterAll(() => t.stop())

const values = { 'body.1': 'Ana' }

/** Begins with somebody by a template that needs one datum. */
const start = async (given: object, who: SignedIn = t.owner, headers: Record<string, string> = {}) =>
  who.call('POST', `/chats/start/${t.bot_}`, {
    body: { number_id: number, template_id: (await its.named('retomar_charla')).id, values, ...given },
    headers,
  })

/** A number that nobody has used, as people in Rosario type it. */
const freshNumber = () => `0341 15 6${String(10_0000 + ++serial)}`
const digitsOf = (typed: string) => `549341${typed.slice(8).replace(/\D/g, '')}`

const contact = async (phone: string, more: object = {}) => {
  const row = { bot_id: t.bot_, name: 'Rosa Díaz', phone, ...more }
  return (await t.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const chatsWith = (contactId: number) =>
  t.db.selectFrom('chat').selectAll().where('contact_id', '=', contactId).orderBy('id').execute()
const counted = async () =>
  (await t.db.selectFrom('daily_count').select('conversations').where('channel', '=', 'whatsapp').execute())[0]
    ?.conversations ?? 0
const personWith = async (role: 2 | 4, permissions?: Record<string, boolean>) => {
  const user = await t.user()
  await t.member(t.bot_, user, role, permissions)
  return { ...(await t.as(user)), id: user.id, name: user.name }
}

describe('with a number that nobody wrote from', () => {
  test('a chat begins, belongs to who wrote, and its template arrives; the reply comes to the same chat', async () => {
    const phone = freshNumber()
    const made = await start({ phone, name: 'Marta Gómez' })
    expect(made, JSON.stringify(made.body)).toMatchObject({
      status: 201,
      body: {
        chat: {
          ...{ user_name: 'Marta Gómez', channel: 'whatsapp', sender_id: digitsOf(phone), live: true, type: 'live' },
          ...{ assign_user: { id: t.owner.id }, answered: true, open: false, state: 0, area: null },
        },
        message: { type: 'agent', status: 'pending', content: { template: { name: 'retomar_charla' } } },
      },
    })
    const { id, contact_id } = made.body.chat
    await its.newest(id, { text: 'Hola Ana, seguimos con tu consulta. ¿Te podemos ayudar?', status: 'read' })
    await t.control('POST', 'seed', { people: [{ id: 'marta', name: 'Marta', waId: digitsOf(phone) }] })
    await t.says('marta', { type: 'text', text: { body: '¡Sí!' } })
    await its.newest(id, { type: 'user', text: '¡Sí!' })
    const stored = await t.db.selectFrom('contact').selectAll().where('id', '=', contact_id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ name: 'Marta Gómez', phone: `+${digitsOf(phone)}` })
    expect(await chatsWith(contact_id)).toHaveLength(1)
  })

  test('it is counted once and stands in the history', async () => {
    const before = await counted()
    const { body } = await start({ phone: freshNumber() })
    expect(await counted()).toBe(before + 1)
    expect(body.chat.user_name).toMatch(/^Cliente \d+$/)
    const [entry] = await t.audit((row) => row.resource_type === 'chat' && row.resource_id === String(body.chat.id))
    expect(entry).toMatchObject({ before: { assign_user_id: null }, after: { assign_user_id: t.owner.id } })
    await start({ contact_id: body.chat.contact_id })
    expect(await counted()).toBe(before + 1)
  })

  test('a double click makes one chat with one message, and two people at once one chat', async () => {
    const phone = freshNumber()
    const twice = () => start({ phone }, t.owner, { 'idempotency-key': `empezar-${phone.slice(-6)}` })
    const [one, other] = await Promise.all([twice(), twice()])
    expect([one.status, other.status, other.body.message.id]).toEqual([201, 201, one.body.message.id])
    const rival = await personWith(2)
    const typed = freshNumber()
    const both = await Promise.all([start({ phone: typed }), start({ phone: `+${digitsOf(typed)}` }, rival)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'assigned' })
    const made = both.find(({ status }) => status === 201)
    const rows = await t.db
      .selectFrom('contact')
      .select('id')
      .where('phone', '=', `+${digitsOf(typed)}`)
      .execute()
    expect(rows).toEqual([{ id: made?.body.chat.contact_id }])
    expect(await chatsWith(rows[0]?.id ?? 0)).toHaveLength(1)
  })

  test('what Meta says of a number without WhatsApp stands at the message', async () => {
    const phone = freshNumber()
    await t.control('POST', 'seed', { people: [{ id: 'fijo', name: 'Fijo', waId: digitsOf(phone) }] })
    await t.control('POST', 'rules', { recipient: 'fijo', next: 1, fail: 131026 })
    const { body } = await start({ phone })
    await its.newest(body.chat.id, {
      status: 'failed',
      error: 'No pudimos entregarlo: el número no usa WhatsApp o no puede recibirlo.',
    })
    await start({ phone })
    await its.newest(body.chat.id, { status: 'read' })
  })

  test.each([
    ['half a number', '555-0188', 'Escribe el teléfono completo, con su código de país: +54 9 341 555-0188.'],
    ['the number of the business', '11 5000-0000', 'Es el teléfono de tu negocio. Elige otro.'],
  ])('%s is refused at its field', async (_, phone, text) => {
    expect(await start({ phone })).toMatchObject({ status: 422, body: { fields: { phone: [text] } } })
  })
})

describe('with a contact', () => {
  test('their chat goes on, reopened if it was resolved, and is taken over', async () => {
    const ana = await its.chatOf('ana')
    const { contact_id } = await t.db
      .selectFrom('chat')
      .select('contact_id')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow()
    await t.owner.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id: ana.id, state: 2 } })
    await its.closeWindow(ana.id)
    const before = await counted()
    const made = await start({ contact_id })
    // As when somebody writes in it from the thread.
    expect(await counted()).toBe(before)
    expect(made.body.chat).toMatchObject({ id: ana.id, state: 1, live: true, assign_user: { id: t.owner.id } })
    await its.newest(ana.id, { status: 'read' })
    // The same number in its other form is the same person.
    expect((await start({ phone: '+54 11 2345-6789' })).body.chat.id).toBe(ana.id)
    const colleague = await personWith(2)
    expect(await start({ contact_id }, colleague)).toMatchObject({
      status: 409,
      body: { code: 'assigned', message: expect.stringContaining('ya atiende a esta persona') },
    })
    await t.owner.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id: ana.id, user_id: null } })
    expect((await start({ contact_id }, colleague)).body.chat.assign_user.id).toBe(colleague.id)
  })

  test('a phone that staff stored without country, and two contacts with one phone: the chosen one is written to', async () => {
    const phone = freshNumber()
    const first = await contact(`+${digitsOf(phone)}`)
    const second = await contact(digitsOf(phone).slice(3), { name: 'Rosita' })
    expect((await start({ contact_id: second })).body.chat).toMatchObject({ contact_id: second, user_name: 'Rosita' })
    expect(await start({ contact_id: first })).toMatchObject({
      status: 409,
      body: { code: 'taken', message: 'Con ese teléfono escribe otro contacto. Revisa sus datos.' },
    })
    expect(await chatsWith(first)).toEqual([])
  })

  test('who is blocked, or does not want promotions, is refused with words', async () => {
    const id = await contact(`+${digitsOf(freshNumber())}`, { blocked: true, consent: 'denied' })
    const [blocked] = [await start({ contact_id: id })]
    expect(blocked).toMatchObject({ status: 409, body: { code: 'blocked' } })
    expect(blocked.body.message).toBe('Esta persona está bloqueada. Para escribirle, desbloquéala en sus datos.')
    await t.db.updateTable('contact').set({ blocked: false }).where('id', '=', id).execute()
    const promotion = (await its.named('cupon_bienvenida')).id
    const given = { contact_id: id, template_id: promotion, values: { 'button.0': 'SUR20' } }
    expect(await start(given)).toMatchObject({ status: 409, body: { code: 'consent_required' } })
    expect(await chatsWith(id)).toEqual([])
    expect((await start({ contact_id: id })).status).toBe(201)
    await t.db.updateTable('contact').set({ consent: 'granted' }).where('id', '=', id).execute()
    expect((await start(given)).status).toBe(201)
  })

  test('without a phone it says where to write it', async () => {
    const id = await contact('')
    const text = 'Este contacto no tiene teléfono. Agrégalo en sus datos.'
    expect(await start({ contact_id: id })).toMatchObject({ status: 422, body: { fields: { contact_id: [text] } } })
    for (const given of [{}, { contact_id: id, phone: freshNumber() }])
      expect((await start(given)).body.message).toBe('Elige un contacto o escribe un teléfono.')
    await t.db
      .updateTable('contact')
      .set({ phone: `+${digitsOf(freshNumber())}` })
      .where('id', '=', id)
      .execute()
    expect((await start({ contact_id: id })).status).toBe(201)
  })

  test('one of another bot, or whom an agent may not see, is not found', async () => {
    const foreign = await contact('+5493415550100', { bot_id: await t.bot() })
    expect((await start({ contact_id: foreign })).status).toBe(404)
    const id = await contact(`+${digitsOf(freshNumber())}`)
    expect((await start({ contact_id: id }, await personWith(4, { contacts: false }))).status).toBe(404)
    expect((await start({ contact_id: id }, await personWith(4, { contacts: true }))).status).toBe(201)
  })
})

test('an agent begins what their areas let them see', async () => {
  const agent = await personWith(4)
  const { body } = await start({ phone: freshNumber() })
  const { id, contact_id } = body.chat
  const area = await t.area(t.bot_, 'Depósito')
  await t.owner.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id, selected_area_id: area } })
  const phone = `+${body.chat.sender_id}`
  expect(await start({ phone }, agent)).toMatchObject({
    status: 409,
    body: { code: 'moved', message: 'Su conversación es del área Depósito. Pide que te la pasen.' },
  })
  await t.db.insertInto('area_user').values({ area_id: area, user_id: agent.id }).execute()
  expect((await start({ phone }, agent)).body.chat).toMatchObject({ contact_id, assign_user: { id: agent.id } })
})

test('by phone, an agent without the agenda begins with no contact whom only other areas see', async () => {
  const agent = await personWith(4, { contacts: false })
  const area = await t.area(t.bot_, 'Compras')
  const phone = freshNumber()
  const id = await contact(`+${digitsOf(phone)}`, { name: 'Proveedor' })
  const row = {
    bot_id: t.bot_,
    contact_id: id,
    channel: 'webchat' as const,
    sender_id: `v${id}`,
    user_name: 'Proveedor',
  }
  await t.db
    .insertInto('chat')
    .values({ ...row, area_id: area, created_at: new Date(), last_message_at: new Date() })
    .execute()
  expect((await start({ contact_id: id }, agent)).status).toBe(404)
  const refused = await start({ phone }, agent)
  expect(refused).toMatchObject({ status: 409, body: { code: 'moved' } })
  expect(refused.body.message).toBe('Otra parte del equipo atiende a esta persona. Pide que te pase su conversación.')
  expect(await chatsWith(id)).toHaveLength(1)
  await t.db.insertInto('area_user').values({ area_id: area, user_id: agent.id }).execute()
  expect((await start({ phone }, agent)).body.chat).toMatchObject({ contact_id: id, assign_user: { id: agent.id } })
  // A contact who never wrote has no chat, and everybody may write to them.
  const free = freshNumber()
  const unknown = await contact(`+${digitsOf(free)}`)
  expect((await start({ phone: free }, agent)).body.chat).toMatchObject({ contact_id: unknown })
})

test('who may not read conversations begins none', async () => {
  const other = await personWith(4, { chats: false })
  expect((await start({ phone: freshNumber() }, other)).status).toBe(403)
  expect((await other.call('GET', `/chats/numbers/${t.bot_}`)).status).toBe(403)
})

test('of several numbers one is chosen, and each has its own chat with a person', async () => {
  const other = await t.connectNumber({ phone_number_id: seed.other_number })
  const { body } = await t.owner.call('GET', `/chats/numbers/${t.bot_}`)
  expect(body.numbers).toEqual([
    { id: number, name: 'Ferretería Sur', phone: '+54 9 11 5000-0000' },
    { id: other.body.id, name: 'Ferretería Sur Mayorista', phone: '+54 9 11 5000-0001' },
  ])
  const phone = freshNumber()
  const [one, two] = [await start({ phone }), await start({ phone, number_id: other.body.id })]
  expect(two.body.chat.contact_id).toBe(one.body.chat.contact_id)
  expect(two.body.chat.id).not.toBe(one.body.chat.id)
  await its.newest(two.body.chat.id, { status: 'read' })
  const templates = async (id: number) => (await t.owner.call('GET', `/chats/numbers/templates/${t.bot_}/${id}`)).body
  expect((await templates(other.body.id)).templates.length).toBeGreaterThan(7)
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${other.body.id}`, { body: {} })
  const problem = 'El número de WhatsApp no está conectado. Elige otro o conéctalo en Conectores.'
  expect(await templates(other.body.id)).toEqual({ templates: [], synced_at: null, problem })
  expect(await start({ phone, number_id: other.body.id })).toMatchObject({ status: 409, body: { message: problem } })
  expect((await t.owner.call('GET', `/chats/numbers/${t.bot_}`)).body.numbers).toHaveLength(1)
  expect((await start({ phone })).status).toBe(201)
})

test('a template that Meta would not send begins nothing', async () => {
  const phone = freshNumber()
  const refused = await start({ phone, template_id: (await its.named('sorteo_aniversario')).id })
  expect(refused).toMatchObject({ status: 409, body: { code: 'disabled' } })
  expect(await start({ phone, values: {} })).toMatchObject({
    status: 422,
    body: { fields: { 'body.1': ['Completa este dato.'] } },
  })
  const stored = () =>
    t.db
      .selectFrom('contact')
      .select('id')
      .where('phone', '=', `+${digitsOf(phone)}`)
      .execute()
  expect(await stored()).toEqual([])
  await expect.poll(async () => (await start({ phone })).status, TIMES).toBe(201)
  expect(await stored()).toHaveLength(1)
})

test('a number that changed hands begins a chat with its new owner', async () => {
  const phone = freshNumber()
  const first = (await start({ phone, name: 'Quien lo tenía' })).body.chat
  // The earlier owner went on with another number, which WhatsApp told.
  await t.db
    .updateTable('channel_link')
    .set({ address: '5493416999999', match_key: '543416999999' })
    .where('contact_id', '=', first.contact_id)
    .execute()
  await t.db.updateTable('contact').set({ phone: '+5493416999999' }).where('id', '=', first.contact_id).execute()
  const second = (await start({ phone, name: 'Quien lo tiene' })).body.chat
  expect(second).toMatchObject({ user_name: 'Quien lo tiene', sender_id: digitsOf(phone) })
  expect(second.id).not.toBe(first.id)
  expect((await start({ contact_id: first.contact_id })).body.chat).toMatchObject({
    id: first.id,
    sender_id: '5493416999999',
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const kettle = {
  description: 'Pava eléctrica 1,7 l',
  quantity: 2,
  unit_price_cents: 4_590_000,
  discount_percent: 10,
  tax_rate: 21,
}
const make = (chat: number, body: object, who = boss, headers = {}) =>
  who.call('POST', `/quickbudget/${t.bot_}/${chat}`, { body, headers })
const send = (chat: number, who = boss, headers = {}) =>
  who.call('POST', `/quickbudget/send/${t.bot_}/${chat}`, { headers })

test('a quotation gets a number without gaps, correct totals, and a new version on each change', async () => {
  const chat = await t.request()
  const { status, body } = await make(chat, { items: [kettle], valid_days: 15, notes: 'Entrega en 48 horas.' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{
      number: 'P-00001',
      status: 'draft',
      version: 1,
      date: '2026-03-10',
      valid_until: '2026-03-25',
      currency: 'ARS',
    },
    ...{
      subtotal_cents: 8_262_000,
      tax_total_cents: 1_433_901,
      total_cents: 8_262_000,
      contact: { name: 'Ana Núñez' },
    },
  })
  const second = (await make(chat, { items: [{ ...kettle, quantity: 1 }] })).body
  expect(second).toMatchObject({ id: body.id, number: 'P-00001', version: 2, total_cents: 4_131_000 })
  expect((await make(chat, { items: [kettle], version: 1 })).status).toBe(409)
  expect(
    (await make(chat, { items: [{ ...kettle, quantity: 1_000_000, unit_price_cents: 100_000_000_000 }] })).status,
  ).toBe(422)
  const others = await Promise.all(
    [1, 2, 3].map(async () => (await make(await t.request(), { items: [kettle] })).body.number),
  )
  expect(others.sort()).toEqual(['P-00002', 'P-00003', 'P-00004'])
})

test('50 quotations at the same time get 50 numbers in a row', async () => {
  const chats = await Promise.all(Array.from({ length: 50 }, () => t.request()))
  const made = await Promise.all(chats.map((chat) => make(chat, { items: [kettle] })))
  const numbers = made.map(({ body }) => Number(body.number.slice(2))).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => Number(numbers[0]) + at))
})

test('the PDF is generated, and the same PDF is sent once per idempotency key', async () => {
  const chat = await t.request()
  expect((await boss.call('GET', `/quickbudget/${t.bot_}/${chat}`)).status).toBe(404)
  expect(await send(chat)).toMatchObject({ status: 409, body: { code: 'no_budget' } })
  await make(chat, {
    items: Array.from({ length: 60 }, (_, i) => ({ ...kettle, description: `Renglón ${i} ñandú 🙂` })),
  })
  const pdf = await boss.call('GET', `/quickbudget/${t.bot_}/${chat}`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(String(pdf.body).startsWith('%PDF-')).toBe(true)
  const key = { 'idempotency-key': 'presupuesto-1' }
  const [sent, again] = await Promise.all([send(chat, boss, key), send(chat, boss, key)])
  expect(sent.body).toMatchObject({
    status: 'sent',
    sent_at: t.clock.now().toISOString(),
    pdf_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(again.body).toEqual(sent.body)
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  expect(data.at(-1)).toMatchObject({
    type: 'agent',
    text: expect.stringMatching(
      /^Hola Ana Núñez, va el presupuesto pedido\.\n\n\[Ver y responder el presupuesto\]\(http/,
    ),
    files: [{ type: 'application/pdf' }],
  })
  expect(data.filter(({ type }: { type: string }) => type === 'agent')).toHaveLength(1)
  const file = { media_id: data.at(-1).files[0].media_id, channel: 'webchat', message_id: data.at(-1).id }
  const got = (await boss.call('POST', `/chats/requests/get/document/${t.bot_}`, { body: file })).body
  expect(Buffer.from(got.file, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true)
  expect(
    (await boss.call('POST', `/chats/requests/get/document/${t.bot_}`, { body: { ...file, channel: 'whatsapp' } }))
      .status,
  ).toBe(404)
})

test('a quotation that cannot be sent stays a draft', async () => {
  const chat = await t.request(
    { last_inbound_at: new Date('2026-03-01') },
    { channel: 'whatsapp', senderId: '549115550001' },
  )
  await make(chat, { items: [kettle] })
  expect(await send(chat)).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  const [row] = (
    await boss.call('GET', `/budgets/${t.bot_}?filter=${encodeURIComponent(JSON.stringify({ chat_id: chat }))}`)
  ).body
  expect(row).toMatchObject({ status: 'draft', sent_at: null })
})

test('applies the settings for taxes, footer and approval', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  expect(settings).toMatchObject({
    footer: 'Documento no válido como factura',
    tax_mode: 'included',
    next_number: expect.any(Number),
  })
  const body = { ...settings, tax_mode: 'added', require_approval_over_cents: 10_000 }
  const saved = await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body })
  expect(saved.body).toMatchObject({ tax_mode: 'added', version: settings.version + 1 })
  expect((await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body })).status).toBe(409)
  const seller = await t.staff(4)
  const chat = await t.request()
  const made = (await make(chat, { items: [{ description: 'Pava', quantity: 1, unit_price_cents: 10_000 }] }, seller))
    .body
  expect(made).toMatchObject({ tax_total_cents: 2_100, total_cents: 12_100 })
  expect(await send(chat, seller)).toMatchObject({ status: 409, body: { code: 'needs_approval' } })
  expect((await send(chat, await t.staff(5))).status).toBe(200)
  const shown = await boss.call('POST', `/budgets/settings/preview/${t.bot_}`, { body: saved.body })
  expect(shown.headers['content-type']).toBe('application/pdf')
})

test('an Operador sees only the quotations of chats they see', async () => {
  const seller = await t.staff(4)
  const chat = await t.request({ area_id: await t.area(t.bot_, 'Lejos') })
  const { id } = (await make(chat, { items: [kettle] })).body
  expect((await seller.call('GET', `/budgets/${t.bot_}/${id}`)).status).toBe(404)
  expect((await boss.call('GET', `/budgets/${t.bot_}/${id}`)).body.id).toBe(id)
  const all = (await seller.call('GET', `/budgets/${t.bot_}`)).body.map((row: { id: number }) => row.id)
  expect(all).not.toContain(id)
})

test('quotations are found by who made them, by date and by state', async () => {
  const [one, other] = [await t.staff(2), await t.staff(2)]
  const mine = (await make(await t.request(), { items: [kettle] }, one)).body
  const theirs = (await make(await t.request(), { items: [kettle] }, other)).body
  const list = async (filter: object) => {
    const { body } = await boss.call('GET', `/budgets/${t.bot_}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    return body.map((row: { id: number }) => row.id)
  }
  expect(await list({ created_by: mine.created_by.id })).toEqual([mine.id])
  expect(await list({ created_by: theirs.created_by.id, status: 'draft', date_to: theirs.date })).toEqual([theirs.id])
  expect(await list({ created_by: theirs.created_by.id, status: 'sent' })).toEqual([])
  expect(await list({ created_by: theirs.created_by.id, date_from: '2099-01-01' })).toEqual([])
})

test('a tax number with a wrong last digit is refused at its field', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const save = (cuit: string) =>
    boss.call('PUT', `/budgets/settings/${t.bot_}`, {
      body: { ...settings, business: { ...settings.business, cuit } },
    })
  const refused = await save('20-12345678-9')
  expect(refused).toMatchObject({ status: 422, body: { fields: { 'business.cuit': [expect.any(String)] } } })
  expect((await save('20-12345678-6')).status).toBe(200)
})

test('the currency is one that the general settings know', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const save = (currency: string) =>
    boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: { ...settings, version: undefined, currency } })
  expect(await save('ZZZ')).toMatchObject({ status: 422, body: { fields: { currency: [expect.any(String)] } } })
  expect((await save('UYU')).body).toMatchObject({ currency: 'UYU' })
  expect((await save(settings.currency)).status).toBe(200)
})

test('quotations start with what the general settings say about the business', async () => {
  const bot = await t.bot()
  const owner = await t.user()
  await t.member(bot, owner, 2)
  const call = await t.as(owner)
  const facts = { address: 'Av. Pellegrini 1200', phone: '0351 422-3344', email: 'hola@luna.example' }
  expect((await call.call('PUT', `/bots/contact/${bot}`, { body: facts })).status).toBe(200)
  expect((await call.call('GET', `/budgets/settings/${bot}`)).body.business).toMatchObject(facts)
})

test('a variable that quotations do not have is rejected', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const save = (message_text: string) =>
    boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: { ...settings, message_text } })
  expect(await save('Hola {{contacto.apodo}}, va lo pedido.')).toMatchObject({
    status: 422,
    body: { fields: { message_text: [expect.stringContaining('{{contacto.apodo}}')] } },
  })
  expect((await save('Hola {{contacto.nombre|"cliente"}}: {{ presupuesto.enlace }}')).status).toBe(200)
})

test('a quotation that several send at once goes out once, and again when somebody wants it', async () => {
  const chat = await t.request()
  await make(chat, { items: [kettle] })
  const sent = await Promise.all([send(chat), send(chat), send(chat)])
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  t.clock.advance(11)
  expect((await send(chat)).status).toBe(200)
})

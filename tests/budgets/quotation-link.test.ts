import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { formOf } from '../support/form.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const item = { description: 'Pava <eléctrica> 1,7 l & tapa', quantity: 2, unit_price_cents: 4_590_000 }
const plain = { ...item, description: 'Pava eléctrica', product_id: 71 }

/** Creates and sends a quotation. Returns its chat, its number and the token of its link. */
async function sent(days = 15) {
  const chat = await t.request()
  const path = `${t.bot_}/${chat}`
  const made = await boss.call('POST', `/quickbudget/${path}`, { body: { items: [plain], valid_days: days } })
  expect(made.status).toBe(201)
  expect((await boss.call('POST', `/quickbudget/send/${path}`)).status).toBe(200)
  return { chat, number: made.body.number as string, id: made.body.id as number, ...(await linkIn(chat)) }
}

const thread = async (chat: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data
async function linkIn(chat: number) {
  const said = (await thread(chat)).filter(({ text }: { text: string }) => text.includes('/presupuesto/'))
  const token = /\/presupuesto\/([\w-]+)/.exec(said.at(-1).text)?.[1] as string
  return { token, text: said.at(-1).text as string }
}
const seen = (token: string, headers = {}) => t.call('GET', `/budgets/public/${token}`, { headers })
const answer = (token: string, body: object) => t.call('POST', `/budgets/public/${token}`, { body })
const status = async (id: number) => (await boss.call('GET', `/budgets/${t.bot_}/${id}`)).body.status
const page = (method: 'GET' | 'POST', token: string, payload?: string) =>
  t.app.inject({
    method,
    url: `/presupuesto/${token}`,
    ...(payload && { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })

test.each([
  ['vos', 'Hola Ana Núñez, te paso el presupuesto.', '¡Gracias! Aceptaste', 'Ya respondiste', 'Pedí otro'],
  ['tu', 'Hola Ana Núñez, te paso el presupuesto.', '¡Gracias! Aceptaste', 'Ya respondiste', 'Pide otro'],
  ['usted', 'Hola Ana Núñez, le paso el presupuesto.', '¡Gracias! Aceptó', 'Ya respondió', 'Pida otro'],
] as const)('the message, the page and its errors address the customer in the form %s', async (form, ...said) => {
  const [message, thanks, again, other] = said
  await t.db.updateTable('bot').set({ form_of_address: form }).where('id', '=', t.bot_).execute()
  const { token, text } = await sent()
  expect(text).toContain(`${message}\n\n`)
  const fill = new URLSearchParams({ answer: 'accepted' }).toString()
  await page('POST', token, fill)
  expect((await page('GET', token)).body).toContain(`${thanks} el presupuesto y ya avisamos al negocio.`)
  expect((await page('POST', token, fill)).body).toContain(`${again} este presupuesto.`)
  expect((await answer(token, { answer: 'accepted' })).body.message).toContain(`${again} este presupuesto.`)
  const late = await sent()
  await t.db.updateTable('budget').set({ status: 'expired' }).where('id', '=', late.id).execute()
  expect((await page('GET', late.token)).body).toContain(`Este presupuesto ya no es válido. ${other} al negocio.`)
  await t.db.updateTable('bot').set({ form_of_address: null }).where('id', '=', t.bot_).execute()
})

test('a message that the settings stored unchanged follows the form; a written one stays', async () => {
  const path = `/budgets/settings/${t.bot_}`
  const settings = (await boss.call('GET', path)).body
  expect(settings.message_text).toBe('Hola {{contacto.nombre}}, va el presupuesto pedido.')
  expect((await boss.call('PUT', path, { body: settings })).status).toBe(200)
  const form = async (form_of_address: 'usted' | null) => {
    await t.db.updateTable('bot').set({ form_of_address }).where('id', '=', t.bot_).execute()
    return (await boss.call('GET', path)).body
  }
  const now = await form('usted')
  expect(now.message_text).toBe('Hola {{contacto.nombre}}, le paso el presupuesto.')
  const written = { ...now, message_text: 'Va {tu/su} presupuesto.' }
  expect((await boss.call('PUT', path, { body: written })).body.message_text).toBe('Va {tu/su} presupuesto.')
  const { version } = await form(null)
  await boss.call('PUT', path, { body: { ...settings, version } })
})

test('the sent message contains a link with a 256-bit token, of which only a hash is stored', async () => {
  const { token, text, id } = await sent()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(text).toContain(
    `Hola Ana Núñez, va el presupuesto pedido.\n\n[Ver y responder el presupuesto](${t.app.services.settings.publicUrl}/presupuesto/`,
  )
  const row = await t.db.selectFrom('budget').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(token)
})

test('a customer reads it without an account; staff are notified once, link previews do not count', async () => {
  const { token, chat, id, number } = await sent()
  await seen(token, { 'user-agent': 'WhatsApp/2.23' })
  expect(await status(id)).toBe('sent')
  const { status: code, body } = await seen(token)
  expect(code).toBe(200)
  expect(body).toMatchObject({ number, customer: 'Ana Núñez', status: 'viewed', can_answer: true })
  expect(body.items[0]).toMatchObject({ description: 'Pava eléctrica', product_id: null })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['id', 'chat_id', 'created_by', 'contact']))
  await seen(token)
  const notices = (await thread(chat)).filter(({ type }: { type: string }) => type === 'system')
  expect(notices.map(({ text }: { text: string }) => text)).toEqual([`El cliente abrió el presupuesto ${number}.`])
})

test('the PDF of the link is the one that was sent, even after the settings changed', async () => {
  const { token, chat } = await sent()
  const got = await t.app.inject({ url: `/api/budgets/public/${token}/pdf` })
  expect(got.headers['content-type']).toBe('application/pdf')
  const [message] = (await thread(chat)).filter(({ files }: { files: unknown[] }) => files.length > 0)
  const asked = { media_id: message.files[0].media_id, channel: 'webchat', message_id: message.id }
  const kept = await boss.call('POST', `/chats/requests/get/document/${t.bot_}`, { body: asked })
  expect(got.rawPayload.equals(Buffer.from(kept.body.file, 'base64'))).toBe(true)
})

test.each([
  ['accepted', 'aceptó', 'accepted_at'],
  ['rejected', 'rechazó', null],
] as const)('an answer is accepted only once: %s', async (given, said, stamp) => {
  const { token, chat, id, number } = await sent()
  const before = (await t.events()).length
  const done = await answer(token, { answer: given, comment: "Paso <b>el lunes</b>, it's ok" })
  expect(done.status).toBe(200)
  expect(done.body).toMatchObject({ status: given, can_answer: false })
  const row = (await boss.call('GET', `/budgets/${t.bot_}/${id}`)).body
  expect(row.status).toBe(given)
  if (stamp) expect(row[stamp]).toBe(t.clock.now().toISOString())
  expect((await thread(chat)).at(-1)).toMatchObject({
    type: 'system',
    text: `El cliente ${said} el presupuesto ${number}: “Paso <b>el lunes</b>, it's ok”`,
  })
  const notices = (await t.events()).slice(before).map(({ name }) => name)
  expect(notices).toEqual(expect.arrayContaining(['message', 'conversation', 'set-unread']))
  const lines = await t.audit(({ resource_type, resource_id }) => resource_type === 'budget' && resource_id === `${id}`)
  expect(lines.at(-1)).toMatchObject({ actor_type: 'api', actor_name: 'Cliente', after: { status: given } })
  for (const again of ['accepted', 'rejected'])
    expect(await answer(token, { answer: again })).toMatchObject({ status: 409, body: { code: 'answered' } })
})

test('whoever is erased is not named as who answered, also in entries that named them', async () => {
  const { token, chat, id } = await sent()
  expect((await answer(token, { answer: 'accepted' })).status).toBe(200)
  await t.db
    .updateTable('audit')
    .set({ actor_name: 'Ana Núñez', ip: '203.0.113.9' })
    .where('resource_id', '=', `${id}`)
    .where('actor_type', '=', 'api')
    .execute()
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const { name } = (await boss.call('GET', `/contacts/data/${t.bot_}/${contact_id}`)).body
  const erased = await boss.call('POST', `/contacts/data/delete/${t.bot_}/${contact_id}`, { body: { name } })
  expect(erased.status).toBe(204)
  const lines = await t.audit(({ resource_id, actor_type }) => resource_id === `${id}` && actor_type === 'api')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatchObject({ actor_name: 'Cliente', ip: null, user_agent: null })
})

test('only one of two concurrent answers is accepted', async () => {
  const { token } = await sent()
  const both = await Promise.all([answer(token, { answer: 'accepted' }), answer(token, { answer: 'rejected' })])
  expect(both.map((one) => one.status).sort()).toEqual([200, 409])
})

test('an answer reopens a resolved chat as unread', async () => {
  const { token, chat } = await sent()
  await boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id: chat, state: 2 } })
  await answer(token, { answer: 'accepted' })
  const row = await t.db.selectFrom('chat').selectAll().where('id', '=', chat).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 1, open: true, type: 'request' })
})

test('a replaced or unknown link returns 404', async () => {
  const { token, chat } = await sent()
  await boss.call('POST', `/quickbudget/${t.bot_}/${chat}`, { body: { items: [plain, plain] } })
  const absent = await seen('A'.repeat(43))
  const replaced = await seen(token)
  expect([absent.status, replaced.status]).toEqual([404, 404])
  expect(replaced.body).toEqual(absent.body)
  await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)
  const { token: fresh } = await linkIn(chat)
  expect((await seen(fresh)).body.items).toHaveLength(2)
})

test('the page shows the quotation escaped and accepts the answer of its form', async () => {
  const { token, number } = await sent()
  const shown = await page('GET', token)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; img-src/)
  expect(shown.body).toContain(`<h1>Presupuesto ${number}</h1>`)
  expect(shown.body).toContain('Documento no válido como factura')
  expect(shown.body).not.toMatch(/<script|javascript:|onerror=/)
  const wrong = await page('POST', token, 'answer=quizas')
  expect([wrong.statusCode, wrong.body.includes('role="alert"')]).toEqual([422, true])
  const done = await page('POST', token, 'answer=accepted&comment=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E')
  expect([done.statusCode, done.headers.location]).toEqual([303, `/presupuesto/${token}`])
  expect((await page('GET', token)).body).toContain('¡Gracias! Aceptaste el presupuesto y ya avisamos al negocio.')
  const late = await page('POST', token, 'answer=rejected')
  expect([late.statusCode, late.body.includes('Ya respondiste este presupuesto.')]).toEqual([409, true])
  const gone = await page('GET', 'B'.repeat(43))
  expect([gone.statusCode, gone.body.includes('El enlace ya no vale')]).toEqual([404, true])
})

test('answering through the link is rate limited', async () => {
  const { token } = await sent()
  await t.forgetLimits()
  const all = await Promise.all(Array.from({ length: 12 }, () => answer(token, { answer: 'nada' })))
  expect(all.some((one) => one.status === 429)).toBe(true)
  await t.forgetLimits()
})

test('the message template places the link where its variable is', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const body = { ...settings, message_text: 'Va para {{contacto.nombre}}: {{presupuesto.enlace}} ¡gracias!' }
  expect((await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body })).status).toBe(200)
  expect((await sent()).text).toMatch(
    /^Va para Ana Núñez: \[Ver y responder el presupuesto\]\(http\S+\/presupuesto\/[\w-]{43}\) ¡gracias!$/,
  )
})

test('a logo must be a valid image of this bot', async () => {
  const settings = (await boss.call('GET', `/budgets/settings/${t.bot_}`)).body
  const upload = async (filename: string, bytes: Buffer) =>
    (await boss.call('POST', `/media/${t.bot_}`, formOf({ name: 'files', filename, bytes }))).body.files[0]
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const good = await upload('logo.png', dot)
  const document = await upload('lista.pdf', Buffer.from('%PDF-1.4\n%%EOF'))
  const withLogo = (logo: object) => ({ ...settings, business: { ...settings.business, logo } })
  const refused = await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: withLogo(document) })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['business.logo']])
  const saved = await boss.call('PUT', `/budgets/settings/${t.bot_}`, { body: { ...withLogo(good), signature: good } })
  expect(saved.status).toBe(200)
  const shown = await t.app.inject({
    method: 'POST',
    url: `/api/budgets/settings/preview/${t.bot_}`,
    headers: { authorization: `Bearer ${boss.token}` },
    payload: saved.body,
  })
  expect(shown.body).toContain('/Subtype /Image')
})

type TaxMode = components['schemas']['TaxMode']

/** Returns the sums below the items of a page, by label. */
const sumsOn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(([, name = '', value = '']) => [
      name,
      Number(value.replace(/[^\d,-]/g, '').replace(',', '.')),
    ]),
  )

test('the sums of the page are correct for every tax mode, also after the settings changed', async () => {
  const path = `/budgets/settings/${t.bot_}`
  const set = async (tax_mode: TaxMode) => {
    const now = (await boss.call('GET', path)).body
    expect((await boss.call('PUT', path, { body: { ...now, tax_mode } })).status).toBe(200)
  }
  const shown = {
    included: { Subtotal: 1000, Descuento: -100, Total: 900, 'IVA incluido en el total': 156.2 },
    added: { Subtotal: 1000, Descuento: -100, IVA: 189, Total: 1089 },
    none: { Subtotal: 1000, Descuento: -100, Total: 900 },
  }
  for (const [mode, sums] of Object.entries(shown) as [TaxMode, object][]) {
    await set(mode)
    const chat = await t.request()
    const items = [{ description: 'Pava', quantity: 1, unit_price_cents: 100_000 }]
    const body = { items, discount: { kind: 'percent', value: 10 } }
    await boss.call('POST', `/quickbudget/${t.bot_}/${chat}`, { body })
    const preview = (await boss.call('GET', `/quickbudget/${t.bot_}/${chat}/page`)).body.html
    expect(sumsOn(preview), mode).toEqual(sums)
    await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)
    const { token } = await linkIn(chat)
    await set('included')
    expect(sumsOn((await page('GET', token)).body), mode).toEqual(sums)
    expect((await seen(token)).body).toMatchObject({ discount_cents: 10_000, tax_mode: mode })
  }
})

test('staff can preview the page without its controls before it is sent; without a quotation it is 404', async () => {
  const chat = await t.request()
  const path = `/quickbudget/${t.bot_}/${chat}`
  expect((await boss.call('GET', `${path}/page`)).status).toBe(404)
  await boss.call('POST', path, { body: { items: [plain] } })
  const { status: code, body } = await boss.call('GET', `${path}/page`)
  expect(code).toBe(200)
  expect(body.html).toContain('Pava eléctrica')
  expect(body.html).not.toMatch(/<script|<form|<button|<a |status-draft/)
  const seller = await t.staff(4)
  const far = await t.request({ area_id: await t.area(t.bot_, 'Otra') })
  await boss.call('POST', `/quickbudget/${t.bot_}/${far}`, { body: { items: [plain] } })
  expect((await boss.call('GET', `/quickbudget/${t.bot_}/${far}/page`)).status).toBe(200)
  expect((await seller.call('GET', `/quickbudget/${t.bot_}/${far}/page`)).status).toBe(404)
})

test('the page has an icon that its content security policy allows', async () => {
  const { token } = await sent()
  const { body, headers } = await page('GET', token)
  expect(body).toMatch(/<link rel="icon" href="data:image\/svg\+xml,/)
  expect(headers['content-security-policy']).toContain('img-src data:')
})

test('an expired quotation can no longer be answered, and later no longer be read', async () => {
  const { token, id } = await sent(3)
  t.clock.advance(4 * 86_400)
  boss = { ...boss, ...(await t.as(boss)) }
  expect((await seen(token)).body).toMatchObject({ status: 'expired', can_answer: false })
  expect(await status(id)).toBe('expired')
  const filter = encodeURIComponent(JSON.stringify({ status: 'expired' }))
  const listed = (await boss.call('GET', `/budgets/${t.bot_}?filter=${filter}`)).body
  expect(listed.map((row: { id: number }) => row.id)).toContain(id)
  expect(await answer(token, { answer: 'accepted' })).toMatchObject({ status: 409, body: { code: 'expired' } })
  t.clock.advance(31 * 86_400)
  expect((await seen(token)).status).toBe(404)
})

test('the quotations of a removed bot can no longer be read or answered', async () => {
  boss = { ...boss, ...(await t.as(boss)) }
  const { token } = await sent()
  expect((await seen(token)).status).toBe(200)
  const { name } = await t.db.selectFrom('bot').select('name').where('id', '=', t.bot_).executeTakeFirstOrThrow()
  expect((await boss.call('POST', `/bots/remove/${t.bot_}`, { body: { name } })).status).toBe(200)
  expect((await seen(token)).status).toBe(404)
  expect((await answer(token, { answer: 'accepted' })).status).toBe(404)
})

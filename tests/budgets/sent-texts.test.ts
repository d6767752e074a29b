import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// What the page of a sent quotation says stays as it was sent, as its PDF does.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const FIRST = {
  notes: 'Entrega en 48 horas.',
  payment_terms: 'Al contado.',
  bank_details: 'CBU 111',
  footer: 'Gracias',
}
const OTHER = {
  notes: 'Entrega en 90 días.',
  payment_terms: 'Por adelantado.',
  bank_details: 'CBU 999',
  footer: 'Chau',
}

const save = async (name: string, more: object) => {
  const path = `/budgets/settings/${t.bot_}`
  const { business, ...now } = (await boss.call('GET', path)).body
  const body = { ...now, business: { ...business, name }, ...more }
  expect((await boss.call('PUT', path, { body })).status).toBe(200)
}
const make = (chat: number) =>
  boss.call('POST', `/quickbudget/${t.bot_}/${chat}`, {
    body: { items: [{ description: 'Pava', quantity: 1, unit_price_cents: 100 }], notes: 'Para Ana.' },
  })
const send = async (chat: number) => {
  expect((await boss.call('POST', `/quickbudget/send/${t.bot_}/${chat}`)).status).toBe(200)
  const { data } = (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body
  const said = data.filter(({ text }: { text: string }) => text.includes('/presupuesto/')).at(-1).text
  return /\/presupuesto\/([\w-]+)/.exec(said)?.[1] as string
}
const seen = async (token: string) => (await t.call('GET', `/budgets/public/${token}`)).body
const page = async (token: string) => (await t.app.inject({ url: `/presupuesto/${token}` })).body
const preview = async (chat: number) => (await boss.call('GET', `/quickbudget/${t.bot_}/${chat}/page`)).body.html

test('the page says what was sent, also after the settings changed; a draft says what the settings say', async () => {
  await save('Ferretería Sur', FIRST)
  const chat = await t.request()
  await make(chat)
  const token = await send(chat)
  const draft = await t.request()
  await make(draft)
  await save('Otro negocio', OTHER)

  expect(await seen(token)).toMatchObject({
    ...{ business: 'Ferretería Sur', notes: 'Para Ana.\nEntrega en 48 horas.', payment_terms: 'Al contado.' },
    ...{ bank_details: 'CBU 111', footer: 'Gracias · Documento no válido como factura' },
  })
  for (const html of [await page(token), await preview(chat)]) {
    expect(html).toContain('CBU 111')
    expect(html).not.toMatch(/CBU 999|Otro negocio|90 días|adelantado|Chau/)
  }
  expect(await preview(draft)).toContain('CBU 999')

  // A new version is a draft again, and says what the settings say once it is sent.
  await make(chat)
  expect(await preview(chat)).toContain('CBU 999')
  expect((await seen(await send(chat))).bank_details).toBe('CBU 999')
})

test('the page tells the state that concerns the customer, not that the team knows that they read it', async () => {
  const chat = await t.request()
  await make(chat)
  const token = await send(chat)
  expect((await seen(token)).status).toBe('viewed')
  expect(await page(token)).not.toContain('class="status')
  await t.call('POST', `/budgets/public/${token}`, { body: { answer: 'accepted' } })
  expect(await page(token)).toContain('<p class="status status-accepted">Aceptado</p>')
})

test('whoever answers sees what was sent', async () => {
  await save('Ferretería Sur', FIRST)
  const chat = await t.request()
  await make(chat)
  const token = await send(chat)
  await save('Otro negocio', OTHER)
  const { status, body } = await t.call('POST', `/budgets/public/${token}`, { body: { answer: 'accepted' } })
  expect([status, body.business, body.bank_details]).toEqual([200, 'Ferretería Sur', 'CBU 111'])
})

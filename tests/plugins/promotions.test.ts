import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'
import { TIMES, templatesOf } from './templates-fixtures.ts'

let t: Channels
let its: ReturnType<typeof templatesOf>
let number: number
let ana: { id: number; target_id: string }
beforeAll(async () => {
  t = await startChannels()
  its = templatesOf(t)
  number = (await t.connectNumber()).body.id
  await its.becomes('cupon_bienvenida', { status: 'approved' })
  ana = await its.chatOf('ana')
})
afterAll(() => t.stop())

const contactOf = async (chatId: number) =>
  (await t.db.selectFrom('chat').select('contact_id').where('id', '=', chatId).executeTakeFirstOrThrow()).contact_id
const consentOf = async (id: number) => (await t.owner.call('GET', `/contacts/${t.bot_}/${id}`)).body.consent
const promote = async (contact_id: number) =>
  t.owner.call('POST', `/chats/start/${t.bot_}`, {
    body: {
      ...{ number_id: number, contact_id, template_id: (await its.named('cupon_bienvenida')).id },
      values: { 'button.0': 'SUR20' },
    },
  })
const decide = (person: string, value: string) =>
  t.control('POST', `people/${person}/promotions`, { number: seed.number, value })
const becomes = (id: number, expected: object) => expect.poll(() => consentOf(id), TIMES).toMatchObject(expected)

test('who stops promotions on WhatsApp is not begun with by one, until they resume them', async () => {
  const id = await contactOf(ana.id)
  await decide('ana', 'stop')
  await becomes(id, { marketing: 'denied', source: 'WhatsApp' })
  const [entry] = await t.audit((row) => row.resource_type === 'contact' && row.resource_id === String(id))
  expect(entry).toMatchObject({
    ...{ actor_type: 'platform', actor_name: 'Sistema', action: 'update' },
    ...{ before: { marketing: 'unknown' }, after: { marketing: 'denied' } },
  })
  expect(await promote(id)).toMatchObject({
    status: 409,
    body: {
      code: 'consent_required',
      message: 'Esta persona no quiere recibir campañas. Elige una plantilla de WhatsApp que no sea promoción.',
    },
  })
  await t.control('POST', 'clock', { advance: 5 })
  await decide('ana', 'resume')
  await becomes(id, { marketing: 'unknown' })
  // Meta's clock is ahead of ours here: it dates what the person said, not the change.
  const { updated_at, consent } = (await t.owner.call('GET', `/contacts/${t.bot_}/${id}`)).body
  expect(Date.parse(updated_at)).toBeLessThan(Date.parse(consent.at))
  expect((await promote(id)).status).toBe(201)
})

test('in a chat that exists, who is blocked or does not want promotions gets none either', async () => {
  const id = await contactOf(ana.id)
  const change = (values: object) => t.db.updateTable('contact').set(values).where('id', '=', id).execute()
  const sendPromotion = () => its.send(ana, 'cupon_bienvenida', { values: { 'button.0': 'SUR20' } })
  const sendNotice = () => its.send(ana, 'retomar_charla', { values: { 'body.1': 'Ana' } })
  await change({ consent: 'denied' })
  expect(await sendPromotion()).toMatchObject({ status: 409, body: { code: 'consent_required' } })
  expect((await sendNotice()).status).toBe(201)
  await change({ consent: 'granted', blocked: true })
  expect(await sendNotice()).toMatchObject({ status: 409, body: { code: 'blocked' } })
  await change({ blocked: false })
  expect((await sendPromotion()).status).toBe(201)
})

test('what Meta says when it refuses a promotion is kept; what the team recorded is not taken back', async () => {
  const chat = await its.chatOf('bia')
  const id = await contactOf(chat.id)
  await t.control('POST', 'rules', { recipient: 'bia', next: 1, fail: 131050 })
  expect((await promote(id)).status).toBe(201)
  await its.newest(chat.id, { error: 'La persona pidió no recibir promociones. Espera a que escriba.' })
  await becomes(id, { marketing: 'denied', source: 'WhatsApp' })
  const given = { name: 'Bia Souza' }
  await t.owner.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { ...given, marketing: 'granted' } })
  await t.owner.call('PUT', `/contacts/${t.bot_}/${id}`, { body: { ...given, marketing: 'denied' } })
  await t.control('POST', 'clock', { advance: 60 })
  await decide('bia', 'resume')
  const done = () => t.db.selectFrom('webhook_inbox').select('done_at').where('lane', '=', 'account').execute()
  await expect.poll(async () => (await done()).every(({ done_at }) => done_at !== null), TIMES).toBe(true)
  expect(await consentOf(id)).toMatchObject({ marketing: 'denied', source: expect.stringContaining('Consola') })
})

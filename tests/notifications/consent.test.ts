import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { NotificationLimitsLimits } from '../../generated/limits.ts'
import { addressHash } from '../../src/server/foundation/mail/address-hash.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team, tokenOf } from './fixtures.ts'

// Nobody outside the team gets an alert by mail before they accepted them.

const MAIL = 'martin.q@example.com'
const { asks: ASKS, asks_per_day: ASKS_PER_DAY } = NotificationLimitsLimits

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
  await app.forgetLimits()
})

const contact = async (email: string | null = MAIL, of = team) => {
  const row = { bot_id: of.botId, name: 'Martín Quiroga', phone: '', email }
  return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const add = (contact_id: number, of = team) =>
  of.admin.call('POST', `/bots/${of.botId}`, { body: { contact_id, type: 1 } })
const listed = async () => (await team.admin.call('GET', `/bots/notifications/contacts/${team.botId}`)).body
const resend = (id: number, who = team.admin) => who.call('POST', `/bots/notifications/resend/${team.botId}/${id}`)
/** A contact gets another address. */
const moves = async (contact_id: number, email: string) => {
  const body = { name: 'Martín Quiroga', email }
  expect((await team.admin.call('PUT', `/contacts/${team.botId}/${contact_id}`, { body })).status).toBe(200)
}
const toContacts = { user_id: null }
const detail = async () =>
  (await app.db.selectFrom('notification_notice').select('detail').where('bot_id', '=', team.botId).execute()).at(-1)
    ?.detail
const page = (method: 'GET' | 'POST', token: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({
    method,
    url: `/avisos/${token}`,
    ...(payload && { payload, headers: { 'content-type': type } }),
  })

/** A contact was added and asked: the token of the link. */
async function asked(of = team, email = MAIL) {
  const { id } = (await add(await contact(email, of), of)).body
  const [mail] = (await of.mailed()).filter(({ to }) => to === email)
  return { id: id as number, token: tokenOf(mail ?? { text: '' }) }
}

test('whoever did not confirm gets no alert and is asked once; whoever did gets them, and can stop them in one step', async () => {
  await team.rules(toContacts)
  const { token } = await asked()
  await team.asks()
  expect(await team.mailed()).toEqual([])
  expect(await detail()).toBe('1 contacto no confirmó su correo')
  expect(await listed()).toMatchObject([{ consent: 'pending', last_sent_at: null }])

  // Programs that check mails open their links.
  expect((await page('GET', token)).statusCode).toBe(200)
  expect((await app.call('GET', `/notifications/public/${token}`)).body.state).toBe('pending')
  const done = await page('POST', token, 'answer=confirm')
  expect([done.statusCode, done.headers.location]).toEqual([303, `/avisos/${token}`])
  await team.asks()
  const [alert, ...others] = await team.mailed()
  expect(others).toEqual([])
  expect(alert).toMatchObject({ to: MAIL, text: expect.stringContaining(`/avisos/${token}`) })
  expect(alert?.headers.get('list-unsubscribe')).toBe(`<${app.settings.publicUrl}/avisos/${token}>`)
  expect(alert?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(await listed()).toMatchObject([{ consent: 'confirmed', last_sent_at: expect.any(String) }])

  await page('POST', token, 'answer=refuse')
  await team.asks()
  expect(await team.mailed()).toEqual([])
  expect(await detail()).toBe('1 contacto no quiere recibir avisos por correo')
  expect(await app.audit(({ actor_name }) => actor_name === 'Contacto')).toMatchObject([
    { resource_type: 'notification', resource_label: 'Martín Quiroga', after: { consent: 'confirmed' } },
    { after: { consent: 'refused' } },
  ])
})

const boundary = 'xYzZy'
const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
test.each([
  ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  ['several parts', multipart, `multipart/form-data; boundary=${boundary}`],
])('a mail program unsubscribes with %s, without a redirect, and the person can come back', async (_, body, type) => {
  const { token } = await asked()
  await page('POST', token, 'answer=confirm')
  expect((await page('POST', token, body, type)).statusCode).toBe(200)
  expect(await listed()).toMatchObject([{ consent: 'refused' }])
  await page('POST', token, 'answer=confirm')
  expect(await listed()).toMatchObject([{ consent: 'confirmed' }])
})

test('an unknown link and another answer are refused with a page that runs nothing, a known link shows its bot only', async () => {
  await app.db.updateTable('bot').set({ name: '<b>Vivero</b> Norte' }).where('id', '=', team.botId).execute()
  const { token } = await asked()
  const other = await createTeam(app)
  await app.db.updateTable('bot').set({ name: 'Otro negocio' }).where('id', '=', other.botId).execute()
  const foreign = await asked(other)
  const shown = await page('GET', token)
  expect(shown.body).toContain('&lt;b&gt;Vivero&lt;/b&gt; Norte')
  expect(shown.body).not.toMatch(/Otro negocio|martin|Quiroga|<script|<b>/)
  expect(shown.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await page('POST', foreign.token, 'answer=refuse')).statusCode).toBe(303)
  expect(await listed()).toMatchObject([{ consent: 'pending' }])
  for (const wrong of ['x'.repeat(43), 'corto'])
    for (const answer of [await page('GET', wrong), await page('POST', wrong, 'answer=confirm')]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('El enlace ya no vale')
    }
  expect((await page('POST', token, 'answer=tal-vez')).statusCode).toBe(422)
  expect((await page('POST', token, 'answer=confirm')).statusCode).toBe(303)
})

test.each([
  ['vos', 'Si querés recibirlos, confirmalo acá:', 'podés aceptarlos acá'],
  ['tu', 'Si quieres recibirlos, confírmalo aquí:', 'puedes aceptarlos aquí'],
  ['usted', 'Si quiere recibirlos, confírmelo aquí:', 'puede aceptarlos aquí'],
] as const)(
  'the mail and the page address the person in the form %s, and the name is no link',
  async (form, ...said) => {
    const name = 'Ganaste: https://evil.example/premio'
    await app.db.updateTable('bot').set({ form_of_address: form, name }).where('id', '=', team.botId).execute()
    await add(await contact())
    const [mail] = await team.mailed()
    expect(mail?.text).toContain(said[0])
    expect(mail?.text.replaceAll(app.settings.publicUrl, '')).not.toMatch(/https?:|evil\.example/)
    const token = tokenOf(mail ?? { text: '' })
    await page('POST', token, 'answer=refuse')
    expect((await page('GET', token)).body).toContain(said[1])
  },
)

test('who never was asked is asked by the first alert, summary, test or rule that would reach them', async () => {
  const silent = async (email: string) => {
    const row = { bot_id: team.botId, contact_id: await contact(email), type: 1 as const }
    await app.db.insertInto('notification_contact').values(row).execute()
    return row.contact_id
  }
  const subjects = async () => (await team.mailed()).map(({ to, subject }) => [to, subject.slice(0, 8)])
  await silent('uno@example.com')
  await team.rules(toContacts)
  await team.asks()
  await team.asks()
  expect(await subjects()).toEqual([['uno@example.com', 'Confirmá']])
  await team.rules({ ...toContacts, digest: 'hourly' })
  await silent('dos@example.com')
  await team.asks()
  app.clock.advance(3600)
  await team.later()
  expect(await subjects()).toEqual([['dos@example.com', 'Confirmá']])
  expect(await detail()).toContain('2 contactos no confirmaron su correo')
  const contact_id = await silent('tres@example.com')
  const tried = () =>
    team.admin.call('POST', `/bots/notifications/test/${team.botId}`, { body: { channel: 'email', contact_id } })
  expect(await tried()).toMatchObject({ status: 409, body: { message: expect.stringContaining('no confirmó') } })
  await team.confirms('tres@example.com')
  expect((await tried()).status).toBe(200)
  expect(await subjects()).toEqual([['tres@example.com', 'Aviso de']])
  await team.rules({ user_id: null, contact_id: await silent('cuatro@example.com') })
  expect(await subjects()).toEqual([['cuatro@example.com', 'Confirmá']])
})

test('a contact of an area is asked, and a changed address is asked anew', async () => {
  const area = await app.area(team.botId, 'Ventas')
  const contact_id = await contact()
  const path = `/bots/areas/contacts/${team.botId}`
  expect((await team.admin.call('POST', path, { body: { id: area, contact_id } })).status).toBe(201)
  await team.confirms(MAIL)
  expect(await listed()).toMatchObject([{ consent: 'confirmed' }])
  await moves(contact_id, 'otro@example.com')
  expect(await listed()).toMatchObject([{ consent: 'pending' }])
  await moves(contact_id, ` ${MAIL.toUpperCase()} `)
  expect(await listed()).toMatchObject([{ consent: 'confirmed' }])
})

test('an address is asked as often as it may be, and not after an answer', async () => {
  const { id, token } = await asked()
  for (let ask = 1; ask < ASKS.maximum; ask++) expect((await resend(id)).status).toBe(200)
  expect((await team.mailed()).map(tokenOf)).toEqual(Array(ASKS.maximum - 1).fill(token))
  expect(await resend(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ya le pedimos') } })
  await page('POST', token, 'answer=refuse')
  expect(await resend(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('No quiere') } })
  await page('POST', token, 'answer=confirm')
  expect(await resend(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('ya confirmó') } })
  const without = (await add(await contact(null))).body.id
  expect(await resend(without)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no tiene correo') },
  })
  expect(await team.mailed()).toEqual([])
})

test('a bot asks as many people as it may in a day, and the others on the next day', async () => {
  for (let at = 0; at < ASKS_PER_DAY.maximum; at++)
    await team.admin.call('POST', `/bots/${team.botId}`, {
      body: { contact_id: await contact(`${at}@example.com`), type: at % 2 ? 1 : 2 },
    })
  expect(await team.mailed()).toHaveLength(ASKS_PER_DAY.maximum)
  const { id } = await asked()
  expect(await team.mailed()).toEqual([])
  const refused = await resend(id)
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Hoy ya enviamos 20 confirmaciones. Inténtalo mañana.' },
  })
  // Another bot has its own.
  const other = await createTeam(app)
  expect((await asked(other)).token).not.toBe('')
  app.clock.advance(86_401)
  expect((await resend(id, await app.as(team.boss))).status).toBe(200)
})

test('a suspended chatbot asks nobody, and asks with the next alert when it is back', async () => {
  const set = (suspended_at: Date | null) =>
    app.db
      .updateTable('bot')
      .set({
        suspended_at,
        suspended_reason: suspended_at && 'Abuso',
        special_state: suspended_at ? 'chatbot_off' : 'chatbot_on',
      })
      .where('id', '=', team.botId)
      .execute()
  await set(app.clock.now())
  const { id } = await asked()
  expect((await resend(id)).status).toBe(403)
  expect(await team.mailed()).toEqual([])
  await set(null)
  await team.rules(toContacts)
  await team.asks()
  expect(await team.mailed()).toMatchObject([{ to: MAIL, subject: expect.stringContaining('Confirmá') }])
})

test('the team needs no confirmation, and only who configures the chatbot asks again', async () => {
  await team.rules({})
  await team.asks()
  expect((await team.mailed()).map(({ to }) => to)).toEqual([team.boss.email])
  const { id } = await asked()
  const [clerk, editor] = [await app.user(), await app.user()]
  await app.member(team.botId, clerk, 4, { contacts: true, configuration: false })
  await app.member(team.botId, editor, 4, { configuration: true })
  expect((await resend(id, await app.as(clerk))).status).toBe(403)
  expect((await resend(id, await app.as(editor))).status).toBe(200)
})

test('the erasure of a contact leaves no consent of any of their addresses, and keeps those of others', async () => {
  const contact_id = await contact('viejo@example.com')
  await add(contact_id)
  await moves(contact_id, MAIL)
  await add(await contact('ajeno@example.com'))
  await team.rules(toContacts)
  await team.asks()
  const hashes = async () =>
    (await app.db.selectFrom('alert_consent').select('address_hash').where('bot_id', '=', team.botId).execute())
      .map(({ address_hash }) => address_hash)
      .sort()
  expect(await hashes()).toHaveLength(3)
  const gone = await team.admin.call('POST', `/contacts/data/delete/${team.botId}/${contact_id}`, {
    body: { name: 'Martín Quiroga' },
  })
  expect(gone.status).toBeLessThan(300)
  expect(await hashes()).toEqual([addressHash('ajeno@example.com')])
})

test('the erasure of a contact with a short name reaches the entry of what they answered', async () => {
  const { token } = await asked()
  const [{ contact_id }] = await listed()
  await team.admin.call('PUT', `/contacts/${team.botId}/${contact_id}`, { body: { name: 'Ana', email: MAIL } })
  await page('POST', token, 'answer=confirm')
  const answers = () =>
    app.db
      .selectFrom('audit')
      .select(['resource_label', 'ip', 'after'])
      .where('bot_id', '=', team.botId)
      .where('actor_name', '=', 'Contacto')
      .execute()
  expect(await answers()).toMatchObject([{ resource_label: 'Ana', ip: '127.0.0.1', after: { consent: 'confirmed' } }])
  await team.admin.call('POST', `/contacts/data/delete/${team.botId}/${contact_id}`, { body: { name: 'Ana' } })
  const [answer] = await answers()
  expect(answer).toMatchObject({ ip: null, after: null })
  expect(answer?.resource_label).not.toBe('Ana')
})

test('the erasure of a contact with a short name reaches the entry of who asked them again', async () => {
  const { id } = await asked()
  const [{ contact_id }] = await listed()
  await team.admin.call('PUT', `/contacts/${team.botId}/${contact_id}`, { body: { name: 'Marta', email: MAIL } })
  expect((await resend(id)).status).toBe(200)
  const again = async () =>
    (await app.audit(({ bot_id, action }) => bot_id === team.botId && action === 'send')).map(
      (row) => row.resource_label,
    )
  expect(await again()).toEqual(['Marta'])
  await team.admin.call('POST', `/contacts/data/delete/${team.botId}/${contact_id}`, { body: { name: 'Marta' } })
  expect(await again()).toEqual(['Persona eliminada'])
})

test('what did not arrive is kept and logged without a name, and an answer that is awaited is no warning', async () => {
  const warned = vi.spyOn(app.app.services.log, 'warn')
  await team.rules(toContacts)
  await asked()
  await page('POST', (await asked(team, 'no@example.com')).token, 'answer=refuse')
  await asked(team, 'otro@example.com')
  await team.asks()
  expect(await detail()).toBe('2 contactos no confirmaron su correo. 1 contacto no quiere recibir avisos por correo')
  expect(warned).not.toHaveBeenCalled()

  const contacts = [await contact(null), await contact(null)]
  for (const one of contacts) await add(one)
  // The number was disconnected since.
  await app.db
    .updateTable('notification_rule')
    .set({ channels: json(['email', 'whatsapp']) })
    .where('bot_id', '=', team.botId)
    .execute()
  await team.asks()
  expect((await detail())?.split('. ')).toEqual([
    '2 contactos no confirmaron su correo',
    'No hay un número de WhatsApp conectado',
    'Conéctalo en Conectores',
    '1 contacto no quiere recibir avisos por correo',
    '2 contactos no tienen correo',
  ])
  const logged = JSON.stringify(warned.mock.calls)
  expect(logged).toContain(`{"contact":${contacts[0]},"why":"unaddressed"}`)
  expect(logged).not.toMatch(/Quiroga|pending|refused/)
  warned.mockRestore()
})

test('a person of the team without an address is counted apart', async () => {
  await app.db.updateTable('app_user').set({ email: null }).where('id', '=', team.boss.id).execute()
  await team.rules({})
  await team.asks()
  expect(await detail()).toBe('1 persona del equipo no tiene correo')
})

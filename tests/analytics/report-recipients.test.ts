import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reportJobs, startReports } from '../../src/server/conversation/analytics/reports/job.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { countCall } from '../../src/server/foundation/store/rate.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Reports go to the team, and to those outside it who confirmed their address.

const OUTSIDE = 'Contadora@estudio.example'

let t: Inbox
let boss: Member
let serial = 0
let read = 0

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.db.deleteFrom('analytics_report').execute()
  await t.db.deleteFrom('alert_consent').execute()
  await t.forgetLimits()
  boss = { ...boss, ...(await t.as(boss)) }
  await arrived()
})

const body = (given: object) => ({
  ...{ name: `Semana ${++serial}`, page: 'conversations', period: 'weekly', format: 'csv', emails: [OUTSIDE] },
  ...given,
})

async function report(given: object = {}) {
  const made = await boss.call('POST', `/analytics/reports/${t.bot_}`, { body: body(given) })
  expect(made.status).toBe(201)
  return made.body
}

const send = (id: number) => boss.call('POST', `/analytics/reports/send/${t.bot_}/${id}`, { body: {} })
const stored = async (id: number) => (await boss.call('GET', `/analytics/reports/${t.bot_}/${id}`)).body

/** Returns the mails that arrived since the last call. */
async function arrived() {
  const all = await t.mails()
  const fresh = all.slice(read)
  read = all.length
  return fresh
}

/** The person of a mail answers on the page that it names. */
async function answers(mail: { text: string } | undefined, answer: 'confirm' | 'refuse') {
  const token = /\/avisos\/(\S+)/.exec(mail?.text ?? '')?.[1]
  const sent = await t.call('POST', `/notifications/public/${token}`, { body: { answer } })
  expect(sent.status).toBe(200)
}

/** Lets a week begin at eight, and a server look. */
async function monday(): Promise<void> {
  t.clock.advance(7 * 86_400)
  boss = { ...boss, ...(await t.as(boss)) }
  await t.db.deleteFrom('job').where('queue', '=', 'analytics-reports').execute()
  await t.store.run(async () => {
    await startReports()
    await runDue(reportJobs(t.app.services), (error) => expect(error).toBeUndefined())
  })
}

test('somebody outside the team gets it once they confirmed, with a link to stop it', async () => {
  const { id, unconfirmed, refused } = await report({ emails: [OUTSIDE, boss.email] })
  expect([unconfirmed, refused]).toEqual([[OUTSIDE], []])
  const [asked, ...others] = await arrived()
  expect(others).toEqual([])
  expect(asked).toMatchObject({ to: OUTSIDE, files: [] })
  expect(asked?.text).not.toContain(`Semana ${serial}`)

  expect((await send(id)).body).toEqual({ sent_to: 1, notice: 'Falta que confirmen 1 de 2.' })
  expect((await arrived()).map(({ to, files }) => [to, files.length])).toEqual([[boss.email, 1]])
  await answers(asked, 'confirm')
  expect((await stored(id)).unconfirmed).toEqual([])
  await monday()
  const mails = await arrived()
  expect(mails.map(({ to, files }) => [to, files.length])).toEqual([
    [OUTSIDE, 1],
    [boss.email, 1],
  ])
  expect(mails[0]?.text).toContain('Para no recibirlos más')
  expect(mails[0]?.text).not.toContain('/analytics')
  expect(mails[1]?.text).not.toContain('/avisos/')

  await answers(mails[0], 'refuse')
  expect(await stored(id)).toMatchObject({ unconfirmed: [], refused: [OUTSIDE] })
  await monday()
  expect((await arrived()).map(({ to }) => to)).toEqual([boss.email])
  t.clock.advance(10)
  expect((await send(id)).body.notice).toBe('No quiere recibirlo 1 de 2.')
  const { id: alone } = await report()
  expect((await send(alone)).body.message).toBe('Ningún destinatario quiere recibirlo. Agrega a otra persona.')
})

test('the team is led to the figures of the report, and only its author is told that it is theirs', async () => {
  const ana = await t.staff(2)
  const { id } = await report({ emails: [boss.email, ana.email], channel: 'whatsapp', page: 'messages' })
  expect((await send(id)).body).toEqual({ sent_to: 2, notice: '' })
  const [own, other] = await arrived()
  for (const mail of [own, other]) {
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const [from, to] = [link.searchParams.get('date_start') ?? '', link.searchParams.get('date_end') ?? '']
    const day = (text: string) => text.split('-').reverse().join('/')
    expect(link.pathname).toBe('/analytics/messages')
    expect(link.searchParams.get('channel')).toBe('whatsapp')
    expect(mail?.text).toContain(`Del ${day(from)} al ${day(to)}:\n\nRecibidos: 0\n`)
    expect(mail?.files[0]?.filename).toBe(`informe-semana-${serial}-${from}.csv`)
  }
  expect(own?.text).toContain('Lo programaste tú')
  expect(own?.text).not.toContain('pídele')
  expect(other?.text).toContain(`Lo programó ${boss.name}`)
})

test('a report that reaches nobody says so, and asks again after a day', async () => {
  const { id } = await report()
  await report()
  expect((await arrived()).map(({ to }) => to)).toEqual([OUTSIDE])
  expect((await send(id)).status).toBe(409)
  expect(await arrived()).toEqual([])
  t.clock.advance(86_400)
  boss = { ...boss, ...(await t.as(boss)) }
  expect(await send(id)).toMatchObject({
    status: 409,
    body: { code: 'unconfirmed', message: expect.stringContaining('Ya se lo pedimos') },
  })
  expect((await arrived()).map(({ to, files }) => [to, files.length])).toEqual([[OUTSIDE, 0]])
  await monday()
  expect(await arrived()).toEqual([])
  expect(await stored(id)).toMatchObject({ last_sent_at: null, last_error: expect.stringContaining('confirmó') })
})

test('a queued report does not reach people who refuse meanwhile or left the team', async () => {
  const seller = await t.staff(4)
  const { id } = await report({ emails: [seller.email, OUTSIDE] })
  const [asked] = await arrived()
  await answers(asked, 'confirm')
  await t.db.deleteFrom('membership').where('user_id', '=', seller.id).execute()
  expect((await send(id)).status).toBe(200)
  // Who left is asked as others outside are.
  await answers(asked, 'refuse')
  expect((await arrived()).map(({ to, files }) => [to, files.length])).toEqual([[seller.email, 0]])
  expect(await stored(id)).toMatchObject({ unconfirmed: [seller.email], refused: [OUTSIDE] })
})

test('nobody is asked for a report that is off, and blocked contacts are never asked', async () => {
  const { id, version } = await report({ enabled: false })
  expect(await arrived()).toEqual([])
  const blocked = { bot_id: t.bot_, name: 'Eva', phone: '', email: OUTSIDE.toLowerCase(), blocked: true }
  const contact = await t.db.insertInto('contact').values(blocked).returning('id').executeTakeFirstOrThrow()
  const on = (version: number) =>
    boss.call('PUT', `/analytics/reports/${t.bot_}/${id}`, { body: { ...body({}), enabled: true, version } })
  expect((await on(version)).status).toBe(200)
  expect(await arrived()).toEqual([])
  await t.db.deleteFrom('contact').where('id', '=', contact.id).execute()
  expect((await on(version + 1)).status).toBe(200)
  expect((await arrived()).map(({ to }) => to)).toEqual([OUTSIDE])
})

test('an erased person is no longer a recipient, but somebody of the team is', async () => {
  const both = (await report({ emails: [OUTSIDE, boss.email] })).id
  const alone = (await report()).id
  const erase = async (email: string) => {
    const row = { bot_id: t.bot_, name: 'Eva Luna', phone: '', email: email.toLowerCase() }
    const { id } = await t.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
    const path = `/contacts/data/delete/${t.bot_}/${id}`
    expect((await boss.call('POST', path, { body: { name: row.name } })).status).toBeLessThan(300)
  }
  await erase(OUTSIDE)
  expect(await stored(both)).toMatchObject({ emails: [boss.email], version: 2 })
  expect((await boss.call('GET', `/analytics/reports/${t.bot_}/${alone}`)).status).toBe(404)
  await erase(boss.email)
  expect((await stored(both)).emails).toEqual([boss.email])
})

test('an address in upper and lower case is one recipient', async () => {
  const made = await report({ emails: [boss.email, boss.email.toUpperCase(), OUTSIDE, OUTSIDE.toLowerCase()] })
  expect(made.emails).toEqual([boss.email, OUTSIDE])
  await arrived()
  // As it was stored before.
  const twice = json([boss.email, boss.email.toUpperCase()])
  await t.db.updateTable('analytics_report').set({ emails: twice }).where('id', '=', made.id).execute()
  expect((await send(made.id)).body.sent_to).toBe(1)
  expect((await arrived()).map(({ to }) => to)).toEqual([boss.email])
})

test('an address that a member never confirmed is outside the team until they do', async () => {
  const ana = await t.staff(2)
  const confirm = (at: Date | null) =>
    t.db.updateTable('app_user').set({ email_confirmed_at: at }).where('id', '=', ana.id).execute()
  await confirm(null)
  const { id, unconfirmed } = await report({ emails: [ana.email] })
  expect(unconfirmed).toEqual([ana.email])
  expect((await arrived()).map(({ to, text }) => [to, text.includes('/avisos/')])).toEqual([[ana.email, true]])
  expect((await send(id)).status).toBe(409)
  expect(await arrived()).toEqual([])
  await confirm(new Date())
  expect((await send(id)).body).toEqual({ sent_to: 1, notice: '' })
  expect((await arrived()).map(({ to, files }) => [to, files.length])).toEqual([[ana.email, 1]])
})

test('two sendings at once are one, and refused ones leave the hour to others', async () => {
  const seller = await t.staff(4, { configuration: true })
  const { id } = await report({ emails: [boss.email] })
  await arrived()
  for (let n = 0; n < 7; n++)
    expect((await seller.call('POST', `/analytics/reports/send/${t.bot_}/${id}`, { body: {} })).status).toBe(403)
  const both = await Promise.all([send(id), send(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await arrived()).length).toBe(1)
  for (let n = 1; n < 6; n++) {
    t.clock.advance(10)
    expect((await send(id)).status).toBe(200)
  }
  t.clock.advance(10)
  expect((await send(id)).status).toBe(429)
})

test('a report says when nobody can be asked any more, and they are asked when it is due', async () => {
  for (let n = 0; n < 20; n++) await t.store.run(() => countCall(`alert asks ${t.bot_}`, 20, 86_400, t.clock.now()))
  const { id } = await report()
  expect(await arrived()).toEqual([])
  expect((await send(id)).body.message).toContain('hoy ya no podemos pedírselo')
  expect(await arrived()).toEqual([])
  await monday()
  expect((await arrived()).map(({ to, text }) => [to, text.includes('/avisos/')])).toEqual([[OUTSIDE, true]])
})

test('a report says how many of those who did not confirm were asked at all', async () => {
  const { id } = await report({ emails: [0, 1, 2, 3, 4].map((n) => `buzon+${n}@fuera.example`) })
  expect((await arrived()).length).toBe(3)
  expect((await send(id)).body.message).toBe(
    'Ningún destinatario confirmó su correo. Se lo pedimos a 3 de 5; a los demás, hoy ya no podemos.',
  )
})

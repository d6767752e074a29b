import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reportJobs, startReports } from '../../src/server/conversation/analytics/reports/job.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import type { Mail } from '../../src/server/foundation/mail/mailer.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { pdfTexts } from './pdf-text.ts'

// Reports leave once a week or month, at eight in the zone of the bot, with what their author may see.

const DAY = 86_400

let t: Inbox
let boss: Member
let ana: Member
let serial = 0

beforeAll(async () => {
  // A Tuesday, at nine in the morning of the bot.
  t = await startInbox()
  boss = await t.staff(2)
  ana = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.db.deleteFrom('analytics_report').execute()
  await t.forgetLimits()
  boss = { ...boss, ...(await t.as(boss)) }
})

const post = (path: string, body: object = {}, who = boss) => who.call('POST', `/analytics/reports${path}`, { body })

async function report(given: object = {}, who = boss): Promise<number> {
  const usual = { name: `Semana ${++serial}`, page: 'conversations', period: 'weekly', format: 'csv' }
  const made = await post(`/${t.bot_}`, { ...usual, emails: [ana.email, boss.email], ...given }, who)
  expect(made.status).toBe(201)
  return made.body.id
}

/** Moves the clock and signs in again, because a session ends meanwhile. */
async function later(seconds: number): Promise<void> {
  t.clock.advance(seconds)
  boss = { ...boss, ...(await t.as(boss)) }
}

/** Moves the clock to a local time of the bot, which is three hours behind. */
async function until(day: string, time: string): Promise<void> {
  await later((Date.parse(`${day}T${time}:00-03:00`) - t.clock.now().getTime()) / 1000)
}

/** Looks for reports that are due, as a server does each minute. Returns the errors of the jobs. */
async function look(): Promise<unknown[]> {
  const errors: unknown[] = []
  await t.db.deleteFrom('job').where('queue', '=', 'analytics-reports').execute()
  await t.store.run(async () => {
    await startReports()
    await runDue(reportJobs(t.app.services), (error) => errors.push(error))
  })
  return errors
}

/** Returns the mails that arrived since the last call. */
let read = 0
async function arrived() {
  const all = await t.mails()
  const fresh = all.slice(read)
  read = all.length
  return fresh
}

const stored = async (id: number) => (await boss.call('GET', `/analytics/reports/${t.bot_}/${id}`)).body

test('a weekly report leaves on Monday at eight, once, with the week before', async () => {
  await t.writes('Hola')
  await t.request()
  const id = await report({ name: 'Resumen' })
  await look()
  expect(await arrived()).toEqual([])
  await until('2026-03-16', '07:59')
  await look()
  expect(await arrived()).toEqual([])
  await until('2026-03-16', '08:00')
  await Promise.all([look(), look()])
  await look()
  const mails = await arrived()
  expect(mails.map(({ to }) => to)).toEqual([ana.email, boss.email])
  expect(mails[0]).toMatchObject({ subject: 'Informe «Resumen»' })
  expect(mails[0]?.text).toContain('Del 09/03/2026 al 15/03/2026:\n\nIniciadas: 2\n')
  const [file] = mails[0]?.files ?? []
  expect(file).toMatchObject({ filename: `informe-resumen-2026-03-09.csv`, type: 'text/csv' })
  const csv = String(file?.bytes)
  expect(csv.startsWith('\uFEFFResumen · Conversaciones\r\n')).toBe(true)
  expect(csv).toContain('\r\nIniciadas;2;;0;;')
  expect(csv).toContain('\r\nDerivadas;1;')
  expect(csv).toContain('mar 10/03/2026;2;1;0')
  const now = t.clock.now()
  expect(await stored(id)).toMatchObject({
    ...{ last_sent_at: now.toISOString(), next_at: new Date(now.getTime() + 7 * DAY * 1000).toISOString() },
  })
  await until('2026-03-23', '09:30')
  await look()
  expect(await arrived()).toHaveLength(2)
})

test('a monthly report leaves on the first day, and none leaves for what was before it or while it is off', async () => {
  await until('2026-03-30', '12:00')
  const monthly = await report({ name: 'Mensual', period: 'monthly', page: 'messages', emails: [ana.email] })
  expect((await stored(monthly)).next_at).toBe('2026-04-01T11:00:00.000Z')
  expect((await stored(await report({ enabled: false }))).next_at).toBeNull()
  await look()
  expect(await arrived()).toEqual([])
  await until('2026-04-01', '08:00')
  await look()
  const [mail, ...others] = await arrived()
  expect(others).toEqual([])
  expect(mail?.files[0]?.filename).toBe(`informe-mensual-2026-03-01.csv`)
  expect(String(mail?.files[0]?.bytes)).toContain('Comparado con: del 01/02/2026 al 28/02/2026')
})

test('what is interrupted is sent whole later, and what was sent is not sent again', async () => {
  await until('2026-04-08', '12:00')
  const id = await report()
  await until('2026-04-13', '08:00')
  const { mail } = t.app.services
  const { send } = mail
  let sent = 0
  mail.send = async (one: Mail, ...rest) => {
    if (++sent === 2) throw new Error('the process ended')
    return send.call(mail, one, ...rest)
  }
  expect(await look()).toHaveLength(1)
  mail.send = send
  expect(await arrived()).toEqual([])
  expect((await stored(id)).last_error).toBe('No pudimos armarlo. Prueba con «Enviar ahora».')
  const again = () =>
    t.db
      .updateTable('job')
      .set({ run_at: new Date(0).toISOString(), done_at: null, locked_until: null })
      .where('queue', '=', 'analytics-report')
      .where('key', 'like', `${id} %`)
      .execute()
  await again()
  await look()
  expect(await arrived()).toHaveLength(2)
  expect((await stored(id)).last_error).toBeNull()
  // The process ended after the mails were queued and before the job was: it runs again.
  await again()
  await look()
  expect(await arrived()).toEqual([])
})

test('it has the figures of its author, and stays when they leave or lose the permission', async () => {
  await until('2026-04-14', '12:00')
  const seller = await t.staff(4, { configuration: true, chats: true })
  await t.writes('Hola')
  await t.request({ assign_user_id: boss.id })
  const own = await report({ name: 'Propio', emails: [seller.email] }, seller)
  const all = await report({ name: 'Todo', emails: [ana.email] })
  await until('2026-04-20', '08:00')
  await look()
  const mails = await arrived()
  const started = (to: string) =>
    /\r\nIniciadas;(\d+);/.exec(String(mails.find((mail) => mail.to === to)?.files[0]?.bytes))?.[1]
  expect([started(seller.email), started(ana.email)]).toEqual(['1', '2'])

  await t.db.deleteFrom('membership').where('user_id', '=', seller.id).execute()
  await until('2026-04-27', '08:00')
  await look()
  expect((await arrived()).map(({ to }) => to)).toEqual([ana.email])
  expect((await stored(own)).last_error).toContain('ya no está en el equipo')
  expect((await post(`/send/${t.bot_}/${own}`)).status).toBe(409)
  expect((await stored(all)).last_error).toBeNull()
})

test('who sees only some chats neither changes nor sends the report of somebody who sees all', async () => {
  const id = await report()
  const seller = await t.staff(4, { configuration: true, chats: true })
  const path = `/analytics/reports/${t.bot_}/${id}`
  const body = { name: 'Mío', page: 'messages', period: 'weekly', format: 'csv', emails: [seller.email] }
  expect((await stored(id)).created_by.id).toBe(boss.id)
  expect((await seller.call('PUT', path, { body })).status).toBe(403)
  expect((await seller.call('DELETE', path)).status).toBe(403)
  expect((await post(`/send/${t.bot_}/${id}`, {}, seller)).status).toBe(403)
  expect((await (await t.staff(5)).call('GET', path)).status).toBe(403)
})

test.each(['conversations', 'messages', 'intents'] as const)(
  'the PDF of %s is sent now, and downloaded',
  async (page) => {
    const id = await report({ page, format: 'pdf', emails: [ana.email] })
    expect((await post(`/send/${t.bot_}/${id}`)).status).toBe(200)
    const [mail] = await arrived()
    expect(mail?.files[0]).toMatchObject({ type: 'application/pdf' })
    const { status, body } = await boss.call('GET', `/analytics/reports/file/${t.bot_}/${id}`)
    expect(status).toBe(200)
    for (const bytes of [Buffer.from(body), mail?.files[0]?.bytes]) {
      expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
      expect((bytes?.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length).toBeLessThanOrEqual(3)
    }
    expect((await t.audit(({ action }) => action === 'send')).at(-1)).toMatchObject({ resource_type: 'report' })
  },
)

test('the PDF says its days, each figure with its definition, and counts its pages', async () => {
  const area = await t.area(t.bot_, 'Ventas')
  for (let n = 0; n < 2; n++) await t.request({ area_id: area })
  await later(8 * DAY)
  const id = await report({ name: 'Semana de ventas', format: 'pdf', emails: [ana.email] })
  expect((await post(`/send/${t.bot_}/${id}`)).status).toBe(200)
  const [mail] = await arrived()
  const texts = pdfTexts(mail?.files[0]?.bytes ?? Buffer.of())
  expect(texts[0]).toBe('Semana de ventas · Conversaciones')
  expect(texts.join('\n')).toMatch(/\nIniciadas\n2\n/)
  expect(texts).toContain('Derivadas sobre iniciadas.')
  expect(texts.join(' ')).toMatch(/Ventas 2 0/)
  expect(texts.filter((text) => text.startsWith('Página '))).toEqual(['Página 1 de 2', 'Página 2 de 2'])
})

test('a CSV computes nothing, and a report about a deleted area is not one about everything', async () => {
  const area = await t.area(t.bot_, '=HYPERLINK("x")')
  const id = await report({ area_id: area })
  await t.request({ area_id: area })
  await later(8 * DAY)
  const file = () => boss.call('GET', `/analytics/reports/file/${t.bot_}/${id}`)
  expect(String((await file()).body)).toContain('Área: =HYPERLINK')
  const all = await report()
  const csv = String((await boss.call('GET', `/analytics/reports/file/${t.bot_}/${all}`)).body)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  await t.db.deleteFrom('chat').execute()
  await t.db.deleteFrom('area').where('id', '=', area).execute()
  expect(await file()).toMatchObject({ status: 409 })
  expect((await post(`/send/${t.bot_}/${id}`)).body.message).toContain('El área de este informe ya no existe')
})

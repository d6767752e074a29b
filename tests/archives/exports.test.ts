import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { archiveJobs } from '../../src/server/provisioning/archives/job.ts'
import { cleanImports } from '../../src/server/provisioning/archives/purge.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { samplePng } from '../support/sample-files.ts'
import { exported, review, runImports, send, started, traces } from './fixtures.ts'
import { zipOf } from './zip.ts'

let t: TestApp
let me: SignedIn
let userId: number
let bot: number

beforeAll(async () => {
  t = await startApp({ settings: { maxBotsPerAccount: 9 } })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  const user = await t.user()
  userId = user.id
  me = await t.as(user)
  bot = await t.bot({ name: 'Kiosco' })
  await t.member(bot, user, 2)
})

const leave = () => t.db.deleteFrom('membership').where('user_id', '=', userId).execute()
const file = (id: number, who = me) => who.call('GET', `/bots/export/${bot}/${id}`)
const job = async (id: number) => (await me.call('GET', `/bots/imports/${id}`)).body
const archive = (...more: Parameters<typeof zipOf>[0]) =>
  zipOf([{ name: 'bot.yaml', text: 'format: 1\nname: Kiosco\n' }, ...more])

describe('an export', () => {
  test('is answered at once, shows its progress, and is downloaded when it is written', async () => {
    const asked = await me.call('POST', `/bots/export/${bot}`)
    expect([asked.status, asked.body]).toMatchObject([201, { kind: 'export', name: 'Kiosco', state: 'running' }])
    expect((await file(asked.body.id)).status).toBe(409)
    await runImports(t)
    const done = await job(asked.body.id)
    expect(done).toMatchObject({ state: 'done', done: done.total, bot_id: null, faults: [] })
    expect(done.total).toBeGreaterThan(0)
    const sent = await file(asked.body.id)
    expect([sent.status, sent.headers['content-type'], sent.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment',
    ])
    expect(Number(sent.headers['content-length'])).toBeGreaterThan(100)
    await rm(path.join(t.settings.dataDir, 'imports'), { recursive: true })
    expect((await file(asked.body.id)).status).toBe(404)
    const lines = await t.audit(({ bot_id, action }) => bot_id === bot && action === 'export')
    expect(lines).toMatchObject([{ resource_label: 'Kiosco' }])
  })

  test('has what compares own fields of contacts only for who sees them', async () => {
    const user = await t.user()
    // An Administrador who does not use the agenda.
    await t.member(bot, user, 2, { contacts: false })
    const technician = await t.as(user)
    const field = { key: 'deuda', label: 'Deuda', type: 'text' }
    await me.call('POST', `/contacts/fields/${bot}`, { body: { ...field, visible_to: 'managers' } })
    await me.call('POST', `/contacts/fields/${bot}`, { body: { ...field, key: 'talle', label: 'Talle' } })
    const group = async (name: string, key: string) => {
      const rule = { match: 'all', conditions: [{ field: 'custom', key, operator: 'eq', value: `Con ${key}` }] }
      return (await me.call('POST', `/groups/${bot}`, { body: { name, kind: 'dynamic', rule } })).body.id
    }
    for (const [name, key] of [
      ['Reservados', 'deuda'],
      ['Visibles', 'talle'],
    ] as const) {
      const value = await group(name, key)
      const conditions = [{ field: 'contact_group', operator: 'in', value: [value] }]
      const body = { name: `Para ${name}`, event: 'message', conditions, actions: [{ type: 'resolve' }] }
      expect((await me.call('POST', `/rules/${bot}`, { body })).status).toBe(201)
    }
    const got = async (who: SignedIn) => {
      const copy = await started(me, (await review(t, me, await exported(t, who, bot))).body.id, 'Copia')
      const read = async (path: string) => JSON.stringify((await me.call('GET', `${path}/${copy.body.bot_id}`)).body)
      return (await read('/contacts/fields')) + (await read('/groups')) + (await read('/rules'))
    }
    expect(await got(me)).toMatch(/Con deuda.*Para Reservados/)
    const seen = await got(technician)
    expect(seen).toMatch(/Con talle.*Para Visibles/)
    expect(seen).not.toMatch(/deuda|Reservados/)
  })

  test('keeps options of an own field that read alike, as they could be saved before', async () => {
    const options = ['Sí', 'Si']
    await t.db
      .insertInto('contact_field')
      .values({ bot_id: bot, key: 'socio', label: 'Socio', type: 'select', options: json(options) })
      .execute()
    const copy = await started(me, (await review(t, me, await exported(t, me, bot))).body.id, 'Copia')
    const { fields } = (await me.call('GET', `/contacts/fields/${copy.body.bot_id}`)).body
    expect(fields).toMatchObject([{ key: 'socio', options }])
  })

  test('is downloaded by nobody else, and by its person only while they may export the bot', async () => {
    const { body } = await me.call('POST', `/bots/export/${bot}`)
    await runImports(t)
    const colleague = await t.user()
    await t.member(bot, colleague, 2)
    expect((await file(body.id, await t.as(colleague))).status).toBe(404)
    expect((await file(body.id)).status).toBe(200)
    const other = await t.bot()
    await t.member(other, { id: userId }, 2)
    expect((await me.call('GET', `/bots/export/${other}/${body.id}`)).status).toBe(404)
    await t.db.updateTable('membership').set({ role_id: 4, permissions: {} }).where('user_id', '=', userId).execute()
    expect((await file(body.id)).status).toBe(403)
    await leave()
    expect((await file(body.id)).status).toBe(404)
  })

  test('of a person who left the team meanwhile is not written', async () => {
    const { body } = await me.call('POST', `/bots/export/${bot}`)
    await leave()
    await runImports(t)
    expect(await job(body.id)).toMatchObject({
      state: 'failed',
      faults: [{ text: 'Ya no puedes exportar ese chatbot.' }],
    })
  })

  test('that failed says so when it is downloaded', async () => {
    const { body } = await me.call('POST', `/bots/export/${bot}`)
    const running = await file(body.id)
    expect([running.body.code, running.body.message]).toEqual([
      'in_use',
      'El archivo todavía no está listo. Espera a que termine la exportación.',
    ])
    const faults = [{ file: '', place: '', text: 'Los archivos del chatbot pesan demasiado.' }]
    const failed = { state: 'failed' as const, faults: JSON.stringify(faults) as never }
    await t.db.updateTable('bot_import').set(failed).where('id', '=', body.id).execute()
    const refused = await file(body.id)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'unavailable',
      'La exportación falló. Los archivos del chatbot pesan demasiado.',
    ])
  })

  test('that runs is answered again; a later one replaces it, and its file is deleted', async () => {
    const before = (await traces(t)).files
    const ask = async () => (await me.call('POST', `/bots/export/${bot}`)).body.id
    const first = await ask()
    expect(await ask()).toBe(first)
    await runImports(t)
    const second = await ask()
    expect(second).not.toBe(first)
    await runImports(t)
    expect((await file(first)).status).toBe(404)
    expect((await file(second)).status).toBe(200)
    expect((await traces(t)).files.length).toBe(before.length + 1)
  })

  test('whose process died in its last attempt does not hold up the next one, and a copy does not count', async () => {
    const left = async () => (await me.call('GET', '/me')).body.bots_left
    const ask = async () => (await me.call('POST', `/bots/export/${bot}`)).body.id
    const first = await ask()
    const before = await left()
    const copy = (await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'Otro kiosco' } })).body.id
    expect(await left()).toBe(before - 1)
    const lost = [String(first), String(copy)]
    const jobs = t.db.updateTable('job').set({ failed_at: t.clock.now() }).where('queue', '=', 'bot-import')
    await jobs.where('key', 'in', lost).execute()
    const second = await ask()
    expect(second).not.toBe(first)
    await runImports(t)
    expect((await file(second)).status).toBe(200)
    expect(await job(copy)).toMatchObject({
      state: 'failed',
      faults: [{ text: expect.stringContaining('Algo falló') }],
    })
    expect(await left()).toBe(before)
  })

  test('is forgotten with its file after an hour', async () => {
    const before = (await traces(t)).files
    const { body } = await me.call('POST', `/bots/export/${bot}`)
    await runImports(t)
    const later = new Date(t.clock.now().getTime() + 2 * 3_600_000)
    await t.store.run(() => cleanImports(later, undefined))
    await runImports(t)
    expect((await file(body.id)).status).toBe(404)
    expect((await traces(t)).files.filter((name) => !before.includes(name))).toEqual([])
  })

  test('of too many files is refused, and leaves nothing behind', async () => {
    const before = (await traces(t)).files
    const rows = Array.from({ length: 5 }, (_, n) => ({
      id: `f-${String(n).padStart(22, 'x')}`,
      bot_id: bot,
      filename: `${n}.png`,
      type: 'image/png' as const,
      size: 14_000_000,
      sha256: '',
    }))
    const stored = await t.db.insertInto('media').values(rows).returning('number').execute()
    await t.db
      .insertInto('quick_reply')
      .values({
        bot_id: bot,
        shortcut: 'fotos',
        visibility: 'todos' as const,
        title: 'Fotos',
        text: 'Fotos',
        attachments: JSON.stringify(stored.map(({ number }) => number)) as never,
      })
      .execute()
    const { body } = await me.call('POST', `/bots/export/${bot}`)
    await runImports(t)
    const { faults } = await job(body.id)
    expect(faults[0].text).toBe('Los archivos del chatbot pesan demasiado. Elimina los que no uses y exporta otra vez.')
    expect((await traces(t)).files).toEqual(before)
  })
})

describe('a job that waits', () => {
  test.each(['copy', 'import'])(
    '(%s) is refused if its person was blocked meanwhile, and leaves nothing',
    async (kind) => {
      const before = await traces(t)
      const { body } =
        kind === 'copy'
          ? await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'La copia' } })
          : await send(me, archive())
      await t.db.updateTable('app_user').set({ blocked_at: t.clock.now() }).where('id', '=', userId).execute()
      await runImports(t)
      await t.db.updateTable('app_user').set({ blocked_at: null }).where('id', '=', userId).execute()
      const { state, faults } = await job(body.id)
      expect([state, faults[0].text]).toEqual(['failed', 'Tu cuenta está bloqueada. Escribe a soporte.'])
      expect(await traces(t)).toEqual({ ...before, imports: before.imports + 1 })
      // Of a person who is not blocked it succeeds.
      const again = await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'La copia' } })
      await runImports(t)
      expect(await job(again.body.id)).toMatchObject({ state: 'done' })
    },
  )

  test('(copy) is refused if its person left the team meanwhile, and leaves nothing', async () => {
    const before = await traces(t)
    const { body } = await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'La copia' } })
    await leave()
    await runImports(t)
    const { state, faults } = await job(body.id)
    expect([state, faults[0].text]).toEqual(['failed', 'Ya no puedes copiar ese chatbot. Elige otro.'])
    expect(await traces(t)).toEqual({ ...before, imports: before.imports + 1 })
  })

  test('goes with the account of its person: its archive and its hidden bot are deleted at once', async () => {
    const before = await traces(t)
    await send(me, archive())
    await t.db.deleteFrom('membership').where('user_id', '=', userId).execute()
    await t.db.deleteFrom('app_user').where('id', '=', userId).execute()
    await runImports(t)
    expect(await traces(t)).toEqual(before)
  })

  test('and was reviewed goes with the account, too', async () => {
    const before = await traces(t)
    expect((await review(t, me, archive())).body).toMatchObject({ state: 'ready' })
    expect((await traces(t)).bots).toBe(before.bots + 1)
    await t.db.deleteFrom('membership').where('user_id', '=', userId).execute()
    await t.db.deleteFrom('app_user').where('id', '=', userId).execute()
    await runImports(t)
    expect(await traces(t)).toEqual(before)
  })

  test('is replaced by the next archive of the same person, with what it made', async () => {
    const before = await traces(t)
    const { body } = await review(t, me, archive())
    const next = await review(t, me, archive())
    expect((await me.call('GET', `/bots/imports/${body.id}`)).status).toBe(404)
    expect((await traces(t)).bots).toBe(before.bots + 1)
    expect((await started(me, next.body.id, 'Uno')).body).toMatchObject({ state: 'done' })
    expect((await me.call('GET', '/me')).body.bots.map(({ name }: { name: string }) => name)).toEqual(['Kiosco', 'Uno'])
  })

  test('ends quietly if it is forgotten while it runs', async () => {
    const { body } = await send(me, archive({ name: 'intents.yaml', text: 'General:\n  Hola: [hola, buenas]' }))
    const errors: unknown[] = []
    const running = t.store.run(() => runDue(archiveJobs(t.app.services), (error) => errors.push(error)))
    await t.db.deleteFrom('bot_import').where('id', '=', body.id).execute()
    await running
    await runImports(t)
    expect(errors).toEqual([])
    const hidden = await t.db.selectFrom('bot').select('id').where('created_by', '=', userId).execute()
    expect(hidden).toEqual([])
  })
})

test('the picture of an imported bot is stored once', async () => {
  const picture = samplePng(40, 40)
  const { body } = await review(
    t,
    me,
    archive(
      { name: 'files/yo.png', text: picture },
      { name: 'files/nadie.png', text: samplePng(30, 30) },
      { name: 'responses.yaml', text: '- { intent: Hola, messages: [{ text: Hola, file: foto.png }] }' },
      { name: 'intents.yaml', text: 'General:\n  Hola: [hola]' },
      { name: 'files/foto.png', text: samplePng(20, 20) },
    ).subarray(),
  )
  expect(body).toMatchObject({ state: 'ready', faults: [] })
  const settings = 'format: 1\nname: Kiosco\nwebchat: { style: { avatar: yo.png } }\n'
  const shown = await review(
    t,
    me,
    zipOf([
      { name: 'bot.yaml', text: settings },
      { name: 'files/yo.png', text: picture },
    ]),
  )
  const made = (await started(me, shown.body.id, 'Con foto')).body.bot_id
  const stored = await t.db.selectFrom('media').select('filename').where('bot_id', '=', made).execute()
  expect(stored).toHaveLength(1)
  const { style } = (await me.call('GET', `/bots/webchat/settings/${made}`)).body
  expect(style.avatar).toMatch(/^\/widget\/images\//)
  expect((await exported(t, me, made)).includes('files/style.avatar')).toBe(true)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanExports } from '../../src/server/conversation/analytics/exports/cleaning.ts'
import { exportJobs } from '../../src/server/conversation/analytics/exports/job.ts'
import { ANALYTICS_EXPORT } from '../../src/server/conversation/analytics/exports/store.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { ask, download, exported, filesOf, rowsOf, runExports, shown } from './exported.ts'

// What happens to an export while it is made and afterwards.

const MANY = 12_000

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  const chat = await t.writes('Hola')
  await sql`
    insert into conversation (bot_id, chat_id, first_message, contact_key, channel, started_at, day, slot, is_first,
      first_day, last_at, customer_messages)
    select c.bot_id, c.chat_id, 1000000 + n, c.contact_key, c.channel, c.started_at, c.day, c.slot, false, c.day,
      c.last_at, 1
    from conversation c, generate_series(1, ${MANY}::int) n where c.chat_id = ${chat}`.execute(t.db)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.forgetLimits()
  await t.db.deleteFrom('analytics_export').execute()
  await runExports(t)
  boss = await t.staff(2)
})

const rowOf = (id: number) =>
  t.db.selectFrom('analytics_export').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Begins an export as a server does that is killed once it has noted how far it is. */
async function killed(id: number): Promise<void> {
  const kill = new AbortController()
  const run = exportJobs(t.app.services, { every: 0 })[ANALYTICS_EXPORT]
  const ended = t.store.run(async () => run?.({ id }, { id: 0, attempt: 1, signal: kill.signal })).catch(() => {})
  while ((await rowOf(id)).done === 0);
  kill.abort()
  await ended
}

test('after a kill it goes on where it was, with no row twice and none missing, and one file is left', async () => {
  const { body } = await ask(t, boss)
  await killed(body.id)
  const before = await rowOf(body.id)
  expect(before).toMatchObject({ state: 'running', rows: MANY + 1 })
  expect(before.done).toBeLessThan(MANY)
  expect(await runExports(t)).toEqual([])
  const now = await shown(t, boss, body.id)
  expect(now).toMatchObject({ state: 'ready', rows: MANY + 1, done: MANY + 1 })
  const text = String((await download(t, boss, body.id)).body)
  const ids = rowsOf(text).map(({ Conversación }) => Conversación)
  expect(new Set(ids).size).toBe(MANY + 1)
  expect(ids).toHaveLength(MANY + 1)
  expect(Buffer.byteLength(text)).toBe(now.size)
  expect(filesOf(t)).toHaveLength(1)
})

test('after a kill it begins anew if its file is gone, and if its author sees other chats by now', async () => {
  const { body } = await ask(t, boss)
  await killed(body.id)
  await t.db.updateTable('membership').set({ role_id: 5 }).where('user_id', '=', boss.id).execute()
  await runExports(t)
  expect(await shown(t, boss, body.id)).toMatchObject({ state: 'ready', done: MANY + 1 })
  expect(filesOf(t)).toHaveLength(1)
})

test('attempts whose process ended are no failures, of which the fourth ends it', async () => {
  const run = exportJobs(t.app.services)[ANALYTICS_EXPORT]
  /** The attempt that a job comes to after several kills, while the store fails. */
  const failing = async (id: number) => {
    await sql`alter table conversation rename to conversation_away`.execute(t.db)
    const job = { id: 0, attempt: 7, signal: new AbortController().signal }
    await expect(t.store.run(async () => run?.({ id }, job))).rejects.toThrow()
    await sql`alter table conversation_away rename to conversation`.execute(t.db)
  }
  const { body: passing } = await ask(t, boss)
  await failing(passing.id)
  expect(await rowOf(passing.id)).toMatchObject({ state: 'running', failures: 1 })
  expect(await runExports(t)).toEqual([])
  expect(await shown(t, boss, passing.id)).toMatchObject({ state: 'ready' })
  const { body } = await ask(t, boss)
  for (const _ of [1, 2, 3]) await failing(body.id)
  expect(await rowOf(body.id)).toMatchObject({ state: 'running' })
  await failing(body.id)
  expect(await rowOf(body.id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Algo falló') })
})

test('a file that would be too long ends without one and says what to do', async () => {
  const { body } = await ask(t, boss)
  await t.store.run(() =>
    runDue(exportJobs(t.app.services, { most: 100_000 }), (error) => expect(error).toBeUndefined()),
  )
  expect(await shown(t, boss, body.id)).toMatchObject({
    ...{ state: 'failed', size: null },
    problem: 'El archivo pasaría de 1 GB. Elige menos días y exporta por partes.',
  })
  expect(filesOf(t)).toEqual([])
  const again = await ask(t, boss)
  await t.store.run(() =>
    runDue(exportJobs(t.app.services, { most: 10_000_000 }), (error) => expect(error).toBeUndefined()),
  )
  expect(await shown(t, boss, again.body.id)).toMatchObject({ state: 'ready' })
})

test('of two attempts at once one writes the file, and the other leaves no trace', async () => {
  const { body } = await ask(t, boss)
  // It notes each page, so that it is not at its end when this is seen.
  const running = runExports(t, { every: 0 })
  while ((await rowOf(body.id)).done === 0);
  const run = exportJobs(t.app.services)[ANALYTICS_EXPORT]
  const stale = { id: 0, attempt: 1, signal: AbortSignal.abort() }
  await t.store.run(async () => run?.({ id: body.id }, stale)).catch(() => {})
  expect(await running).toEqual([expect.objectContaining({ message: expect.stringContaining('taken') })])
  await t.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', ANALYTICS_EXPORT)
    .execute()
  expect(await runExports(t)).toEqual([])
  expect(await shown(t, boss, body.id)).toMatchObject({ state: 'ready', done: MANY + 1 })
  expect(filesOf(t)).toHaveLength(1)
})

test('a person has one at a time; one that is stopped leaves no file, and makes room for the next', async () => {
  const { body } = await ask(t, boss)
  const second = await ask(t, boss, { kind: 'messages' })
  expect(second).toMatchObject({ status: 409, body: { code: 'in_use' } })
  const colleague = await t.staff(5)
  expect((await ask(t, colleague, { kind: 'messages' })).status).toBe(201)
  // It notes each page, so that it is not at its end when this is seen.
  const running = runExports(t, { every: 0 })
  while ((await rowOf(body.id)).done === 0);
  const stop = (who: Member) => who.call('POST', `/analytics/exports/cancel/${t.bot_}/${body.id}`, { body: {} })
  expect((await stop(colleague)).status).toBe(403)
  expect(await stop(boss)).toMatchObject({ status: 200, body: { state: 'cancelled', size: null } })
  expect((await stop(boss)).status).toBe(409)
  expect(await running).toEqual([])
  // That of the colleague.
  expect(filesOf(t)).toHaveLength(1)
  expect((await download(t, boss, body.id)).status).toBe(409)
  expect((await ask(t, boss)).status).toBe(201)
})

test('whoever loses their sight of it, or the permission, gets neither the file nor the rest of it', async () => {
  const role = (role_id: 2 | 4, user: Member) =>
    t.db.updateTable('membership').set({ role_id }).where('user_id', '=', user.id).execute()
  const { body } = await ask(t, boss, { kind: 'messages' })
  await runExports(t)
  await role(4, boss)
  expect(await download(t, boss, body.id)).toMatchObject({ status: 409, body: { code: 'gone' } })
  await role(2, boss)
  expect((await download(t, boss, body.id)).status).toBe(200)
  const permissions = { chats: true, contacts: false }
  await t.db
    .updateTable('membership')
    .set({ permissions: JSON.stringify(permissions) as never })
    .where('user_id', '=', boss.id)
    .execute()
  expect((await download(t, boss, body.id)).status).toBe(403)
  const leaver = await t.staff(5)
  const asked = await ask(t, leaver)
  await t.db.deleteFrom('membership').where('user_id', '=', leaver.id).execute()
  expect(await runExports(t)).toEqual([])
  expect(await rowOf(asked.body.id)).toMatchObject({
    ...{ state: 'failed', file: null },
    problem: 'Quien la pidió ya no está en el equipo o no puede ver estas conversaciones.',
  })
})

test('nothing is exported while the conversations are counted again, which gives them other numbers', async () => {
  const { body } = await ask(t, boss)
  const count = { bot_id: t.bot_, chats: 1 }
  await t.db
    .insertInto('conversation_count')
    .values(count)
    .onConflict((one) => one.column('bot_id').doUpdateSet({ finished_at: null }))
    .execute()
  expect(await ask(t, await t.staff(2))).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect(await runExports(t)).toEqual([])
  expect(await shown(t, boss, body.id)).toMatchObject({ state: 'failed', size: null })
  expect(filesOf(t)).toEqual([])
  await t.db.deleteFrom('conversation_count').execute()
})

test('a file is kept for seven days, and goes with its row', async () => {
  await exported(t, boss, { kind: 'messages' })
  const { id } = await t.db.selectFrom('analytics_export').select('id').executeTakeFirstOrThrow()
  const clean = (days: number) =>
    t.inside(() => cleanExports(new Date(t.clock.now().getTime() + days * 86_400_000), t.app.services.settings.dataDir))
  await clean(6.9)
  expect(filesOf(t)).toHaveLength(1)
  await clean(7)
  await runExports(t)
  expect(filesOf(t)).toEqual([])
  expect(await shown(t, boss, id)).toMatchObject({ state: 'expired', size: null })
  expect(await download(t, boss, id)).toMatchObject({ status: 409, body: { code: 'gone' } })
  await exported(t, boss, { kind: 'messages' })
  const next = await t.db.selectFrom('analytics_export').select('id').where('id', '>', id).executeTakeFirstOrThrow()
  expect((await boss.call('DELETE', `/analytics/exports/${t.bot_}/${next.id}`)).status).toBe(204)
  await runExports(t)
  expect(filesOf(t)).toEqual([])
})

test('the files of a bot go when a contact of it is erased', async () => {
  const chat = await t.writes('Soy Zulema', { userName: 'Zulema Quispe' })
  await exported(t, boss, { kind: 'messages' })
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  const erased = await boss.call('POST', `/contacts/data/delete/${t.bot_}/${contact_id}`, {
    body: { name: 'Zulema Quispe' },
  })
  expect(erased.status).toBe(204)
  expect(filesOf(t)).toEqual([])
  const row = await t.db.selectFrom('analytics_export').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'expired', file: null, problem: expect.stringContaining('eliminar sus datos') })
})

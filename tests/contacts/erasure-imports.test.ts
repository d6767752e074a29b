import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanContactImports } from '../../src/server/conversation/contacts/import/cleaning.ts'
import { contactImportJobs } from '../../src/server/conversation/contacts/import/job.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { claim, giveUpLost } from '../../src/server/foundation/jobs/claim.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// Imports that wait, failed or died, and people who are erased meanwhile.

let t: Inbox
let boss: Member
let files: ReturnType<typeof importer>
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  files = importer(t, () => boss)
})
afterAll(() => t.stop())

const columns = [
  { column: 0, field: 'name' },
  { column: 1, field: 'phone' },
]
const options = { columns, policy: 'update', preview: false }
const start = (id: number, more: object = {}) => files.start(id, { ...options, ...more })
const stored = () => {
  const folder = path.join(t.settings.dataDir, 'contact-imports')
  return existsSync(folder) ? readdirSync(folder) : []
}
const person = async (name: string) =>
  (await boss.call('POST', `/contacts/${t.bot_}`, { body: { name } })).body.id as number
const erase = (id: number, name: string) =>
  boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })
const many = (from: number, count: number) =>
  `Nombre;Tel\n${Array.from({ length: count }, (_, n) => `Cliente ${from + n};+54911555${51_000 + from + n}`).join('\n')}\n`

/** Ends the process of an import in each of its attempts. */
async function dies(id: number): Promise<void> {
  await t.db
    .updateTable('job')
    .set({ attempts: 5, locked_until: sql<string>`now() - interval '1 second'` })
    .where('queue', '=', 'contact-import')
    .where('key', '=', String(id))
    .execute()
  await t.store.run(() => giveUpLost(['contact-import']))
}

test('a file goes with its import however that ended, and with the person whom it may name', async () => {
  const name = 'Elsa Brizuela Toro'
  const id = await person(name)
  const { body } = await files.upload(`Nombre;Tel\n${name};1\n`)
  // As it was stored before a failed import dropped its file.
  await t.db
    .updateTable('contact_import')
    .set({ state: 'failed', message: 'Se cortó.' })
    .where('id', '=', body.id)
    .execute()
  expect((await erase(id, name)).status).toBe(204)
  expect(await found(t, [name])).toEqual([])
  expect(stored()).toEqual([])
  expect(await files.get(body.id)).toMatchObject({ state: 'failed', message: 'Se cortó.' })

  const stopped = (await files.upload(many(0, 10))).body.id
  await start(stopped)
  expect((await files.call('POST', '/cancel', String(stopped), {})).body.state).toBe('cancelling')
  await files.work()
  expect((await files.get(stopped)).state).toBe('cancelled')
  expect(stored()).toEqual([])
})

test('nobody is erased while a check reads a file, which could be imported afterwards', async () => {
  const name = 'Fabio Lescano Rey'
  const id = await person(name)
  const { body } = await files.upload(`Nombre;Tel\n${name};+5491155550999\n`)
  expect((await start(body.id, { preview: true })).body.state).toBe('checking')
  expect(await erase(id, name)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  await files.work()
  expect((await erase(id, name)).status).toBe(204)
  expect(await found(t, [name])).toEqual([])
  expect(await start(body.id)).toMatchObject({ status: 409 })
  expect(stored()).toEqual([])
})

test('an import whose process died again and again ends, and holds up neither others nor who is erased', async () => {
  const first = (await files.upload(many(100, 3))).body.id
  await start(first)
  await dies(first)
  const id = await person('Gina Mora Luz')
  expect((await erase(id, 'Gina Mora Luz')).status).toBe(204)
  expect(await files.get(first)).toMatchObject({ state: 'failed', message: expect.stringContaining('Lo importado') })
  await files.work()
  expect(stored()).toEqual([])
  expect((await files.undo(first)).state).toBe('undone')

  const second = (await files.upload(many(200, 3))).body.id
  await start(second)
  await dies(second)
  expect(await files.call('POST', '/cancel', String(second), {})).toMatchObject({
    status: 200,
    body: { state: 'failed' },
  })

  const third = (await files.upload(many(300, 3))).body.id
  await start(third)
  await dies(third)
  const fourth = (await files.upload(many(400, 3))).body.id
  expect((await start(fourth)).status).toBe(200)
  expect((await files.get(third)).state).toBe('failed')
  await files.work()
  expect((await files.get(fourth)).state).toBe('done')

  const fifth = (await files.upload(many(500, 3))).body.id
  await start(fifth, { preview: true })
  await dies(fifth)
  await t.store.run(() => cleanContactImports(t.clock.now(), undefined))
  expect((await files.get(fifth)).state).toBe('ready')
  expect((await start(fifth)).status).toBe(200)
  await files.work()
  expect(await files.get(fifth)).toMatchObject({ state: 'done', created: 3 })
})

test('an import that gets on is not given up, however often the server starts anew', async () => {
  const { body } = await files.upload(many(1000, 600))
  await start(body.id)
  const { services } = t.app
  for (let n = 0; n < 7; n++) {
    const before = (await files.get(body.id)).done
    const [taken] = await t.store.run(() => claim(['contact-import'], 1, 0))
    expect(taken?.attempts).toBe(n + 1)
    const stopping = new AbortController()
    const job = { id: taken?.id ?? 0, attempt: n + 1, signal: stopping.signal }
    await t.store.run(() =>
      inCall({ services }, async () => {
        const run = contactImportJobs(services)['contact-import']?.({ id: body.id }, job)
        while ((await files.get(body.id)).done === before) await new Promise((resolve) => setImmediate(resolve))
        stopping.abort()
        await run?.catch(() => {})
      }),
    )
    await t.store.run(() => giveUpLost(['contact-import']))
  }
  expect((await files.get(body.id)).state).toBe('running')
  await files.work()
  expect(await files.get(body.id)).toMatchObject({ state: 'done', done: 600, created: 600 })
})

test('labels that an import created of names go with the person, unless somebody changed them since', async () => {
  const [name, changed] = ['Elena Prado Ruiz', 'Irma Prado Ruiz']
  const { body } = await files.upload(
    `Nombre;Alias\n${name};elena  PRADO Ruiz\n${changed};${changed}\nOtro;Mayorista\n`,
  )
  const given = [columns[0], { column: 1, field: 'labels' }]
  await start(body.id, { columns: given, unknown_labels: 'create' })
  await files.work()
  expect((await files.get(body.id)).new_labels).toEqual(['elena PRADO Ruiz', changed, 'Mayorista'])
  const labels = () => t.db.selectFrom('label').select(['id', 'title']).where('bot_id', '=', t.bot_).execute()
  const one = (await labels()).find(({ title }) => title === changed)
  const put = { id: one?.id, title: changed, color: '#654321' }
  expect((await boss.call('PUT', `/chats/labels/${t.bot_}`, { body: put })).status).toBe(200)
  for (const each of [name, changed]) {
    const contact = t.db.selectFrom('contact').select('id').where('bot_id', '=', t.bot_).where('name', '=', each)
    expect((await erase((await contact.executeTakeFirstOrThrow()).id, each)).status).toBe(204)
  }
  expect((await labels()).map(({ title }) => title).sort()).toEqual([changed, 'Mayorista'])
  expect(await found(t, [name])).toEqual([])
  expect(await found(t, ['elena PRADO Ruiz'])).toEqual([])
  expect((await files.get(body.id)).new_labels).toEqual([])
})

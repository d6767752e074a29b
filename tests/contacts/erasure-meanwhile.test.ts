import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { importer } from './import-fixtures.ts'
import { found } from './stored.ts'

// What is stored while a person is looked for, before the transaction that erases them.

let t: Inbox
let boss: Member
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const call = async (method: string, where: string, body?: object) => {
  const answer = await boss.call(method, where.replace('{bot}', String(t.bot_)), body && { body })
  if (answer.status >= 300) throw new Error(`${where}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const person = async (body: object) => (await call('POST', '/contacts/{bot}', body)).id as number
const erase = (id: number, name: string) => call('POST', `/contacts/data/delete/{bot}/${id}`, { name })
const addCase = (name: string, text: string) =>
  t.db
    .insertInto('test_case')
    .values({ bot_id: t.bot_, name, steps: json([{ text }] as never) })
    .execute()
const cases = async () => (await t.db.selectFrom('test_case').select('name').execute()).map(({ name }) => name).sort()
const addRun = (wrong: string[]) =>
  t.db
    .insertInto('training_run')
    .values({
      ...{ bot_id: t.bot_, state: 'done', started_at: t.clock.now(), finished_at: t.clock.now() },
      report: JSON.stringify({ wrong }) as never,
    })
    .execute()

/**
 * Erases somebody, and works after the last search before the transaction.
 * @returns the statements of the erasure
 */
async function eraseMeanwhile(id: number, name: string, work: () => Promise<unknown>): Promise<string[]> {
  // Transactions have executors of their own, of the same class.
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(t.db.getExecutor()))
  const execute = executors.executeQuery
  const statements: string[] = []
  let worked = false
  const spy = vi.spyOn(executors, 'executeQuery').mockImplementation(async function (this: unknown, ...given) {
    const [query] = given as [{ sql: string }]
    statements.push(query.sql)
    const result = await execute.apply(this, given)
    if (!worked && query.sql.includes('"file" is not null')) {
      worked = true
      await work()
    }
    return result
  })
  try {
    await erase(id, name)
  } finally {
    spy.mockRestore()
  }
  expect(worked).toBe(true)
  return statements
}

test('rows, reports and files that are added after the search are searched as well', async () => {
  const name = 'Ofelia Prado Rincón'
  const id = await person({ name })
  const files = importer(t, () => boss)
  const { body: earlier } = await files.upload('Nombre\nOtra Persona\n')
  let added = 0
  await addRun(['Nadie'])
  await eraseMeanwhile(id, name, async () => {
    await addCase(`Lo de ${name}`, 'Hola')
    await addRun([`Soy ${name}`, 'Nadie'])
    added = (await files.upload(`Nombre\n${name}\n`)).body.id
  })
  expect(await found(t, [name])).toEqual([])
  expect(await files.get(added)).toMatchObject({ state: 'failed' })
  expect(await files.get(earlier.id)).toMatchObject({ state: 'ready' })
  const reports = await t.db.selectFrom('training_run').select('report').orderBy('id').execute()
  expect(reports).toEqual([{ report: { wrong: ['Nadie'] } }, { report: { wrong: ['Soy …', 'Nadie'] } }])
})

test('whom the person becomes one with after the search is looked for as well', async () => {
  const name = 'Pía Quinteros Rey'
  const target_id = await person({ name, email: 'pia.q@correo.example' })
  const other = { name: 'Susana Olmos Vera', email: 'susana.olmos@correo.example', phone: '+5493415558801' }
  const source_id = await person(other)
  const rule = { match: 'all', conditions: [{ field: 'email', operator: 'eq', value: other.email }] }
  await call('POST', '/groups/{bot}', { name: 'Por correo', kind: 'dynamic', rule })
  await addCase(`Lo de ${other.name}`, 'Hola')
  await addRun([`Soy ${other.name}`])
  await importer(t, () => boss).upload(`Nombre\n${other.name}\n`)
  await eraseMeanwhile(target_id, name, () =>
    call('POST', '/contacts/merge/{bot}', { target_id, source_id, preview: false }),
  )
  expect(await found(t, [name, other.name, other.email, other.phone.slice(-10), 'pia.q@'])).toEqual([])
})

test('of what the person wrote, only what is new is compared with every message again', async () => {
  const [said, late, common] = [
    'El portón chirría de noche',
    'La llave quedó en la maceta',
    'Hoy llegó el camión temprano',
  ]
  const on = { userName: 'Raúl Sarmiento Paz', senderId: 'portones-1' }
  const chat = await t.writes(said, on)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', chat)
    .executeTakeFirstOrThrow()
  await addCase('Chirría', said)
  const statements = await eraseMeanwhile(contact_id, on.userName, async () => {
    for (const text of [late, common]) await t.writes(text, on)
    await t.writes(common, { userName: 'Otra Persona Más' })
    await addCase('Llave', late)
    await addCase('Camión', common)
  })
  expect(await cases()).toEqual(['Camión'])
  const compares = (sql: string) => sql.includes('m.body = said.text')
  expect(statements.filter(compares)).toHaveLength(2)

  const again = await person({ name: 'Nadie Nuevo Hoy' })
  await call('POST', `/contacts/notes/{bot}/${again}`, { text: 'Prefiere que la llamen de tarde' })
  expect((await eraseMeanwhile(again, 'Nadie Nuevo Hoy', async () => {})).filter(compares)).toHaveLength(1)
})

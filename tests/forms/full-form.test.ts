import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// A form with as many products as it may have.

let app: TestApp
let editor: SignedIn
let at: string

beforeAll(async () => {
  app = await startApp()
  const bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
  const form = (await editor.call('POST', `/forms/${bot}`, { body: { name: 'Catálogo', kind: 'product' } })).body.id
  at = `${bot}/${form}`
  await sql`insert into product (bot_id, form_id, name, position)
    select ${bot}, ${form}, 'Producto ' || n, n from generate_series(1, 19998) n`.execute(app.db)
})
afterAll(() => app.stop())

const post = (part: string, body: object) => editor.call('POST', `/forms/products/${part}`, { body })
const add = (name: string) => post(`inventory/${at}`, { name })
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from product`.execute(app.db)
  return rows[0]?.count
}

test('a full form takes no more, also of several that come at once, and none back by an undo', async () => {
  const made = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map(add))
  expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  expect(await count()).toBe(20_000)
  const ids = made.flatMap(({ status, body }) => (status === 201 ? [body.id] : []))
  const gone = (await post(`bulk/${at}`, { ids, action: 'delete' })).body
  expect((await add('Otro')).status).toBe(201)
  expect((await post(`undo/${at}/${gone.id}`, {})).body).toEqual({
    count: 1,
    kept: 0,
    later: 0,
    code_used: 0,
    no_room: 1,
  })
  expect(await count()).toBe(20_000)
})

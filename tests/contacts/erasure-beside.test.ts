import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { found } from './stored.ts'

const PATIENCE = { timeout: 20_000 }

// What transactions store that are open while somebody is erased. The embedded store runs one transaction at a time.
describe.runIf(process.env.TEST_STORE === 'postgres')('an erasure beside open transactions', () => {
  let t: Inbox
  let boss: Member
  beforeAll(async () => {
    t = await startInbox()
    boss = await t.staff(2)
  })
  afterAll(() => t.stop())

  const person = async (name: string) =>
    (await boss.call('POST', `/contacts/${t.bot_}`, { body: { name } })).body.id as number
  const erase = (id: number, name: string) =>
    boss.call('POST', `/contacts/data/delete/${t.bot_}/${id}`, { body: { name } })
  const isGone = async (id: number) =>
    (await t.db.selectFrom('contact').select('id').where('id', '=', id).executeTakeFirst()) === undefined
  const waiting = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`.execute(t.db)
      expect(rows).toHaveLength(1)
    }, PATIENCE)
  const entries = () => t.audit(({ action, resource_type }) => action === 'delete' && resource_type === 'contact')

  test('what names the person and is committed after it goes as well; its own entry of the history stays', async () => {
    const name = 'Ofelia Prado Rincón'
    const id = await person(name)
    const sent = await t.db.transaction().execute(async (held) => {
      await held
        .insertInto('test_case')
        .values({ bot_id: t.bot_, name: `Lo de ${name}`, steps: json([]) })
        .execute()
      await held
        .insertInto('test_case')
        .values({ bot_id: t.bot_, name: 'Lo de nadie', steps: json([]) })
        .execute()
      const after = JSON.stringify({ name })
      await sql`insert into audit (bot_id, actor_type, actor_name, action, resource_type, resource_label, after, at)
        values (${t.bot_}, 'user', 'Alguien', 'update', 'intent', 'Saludos', ${after}::text::jsonb, now())`.execute(
        held,
      )
      await sql`insert into contact_import (bot_id, name, format, columns, rows, created_at)
        values (${t.bot_}, ${`${name}.csv`}, 'CSV', '[]', 1, now())`.execute(held)
      const answer = erase(id, name)
      await vi.waitFor(async () => expect(await isGone(id)).toBe(true), PATIENCE)
      return { answer }
    })
    expect((await sent.answer).status).toBeLessThan(300)
    expect(await found(t, [name])).toEqual([])
    const cases = await t.db.selectFrom('test_case').select('name').execute()
    expect(cases).toEqual([{ name: 'Lo de nadie' }])
    expect(await entries()).toMatchObject([{ resource_label: 'Persona eliminada', after: { chats: 0, notes: 0 } }])
  })

  test('it waits for a note and a message that are being written, which go as well', async () => {
    const on = { userName: 'Raúl Sarmiento Paz', senderId: 'portones-1' }
    const chat = await t.writes('El portón chirría de noche', on)
    const { contact_id: id } = await t.db
      .selectFrom('chat')
      .select('contact_id')
      .where('id', '=', chat)
      .executeTakeFirstOrThrow()
    const said = 'La llave quedó en la maceta azul'
    const sent = await t.db.transaction().execute(async (held) => {
      await held.selectFrom('chat').select('id').where('id', '=', chat).forUpdate().execute()
      await sql`insert into message (bot_id, chat_id, author, body, at) select bot_id, chat_id, author, ${said}, at from message
        where chat_id = ${chat} limit 1`.execute(held)
      await sql`insert into contact_note (contact_id, text, at) values (${id}, ${said}, now())`.execute(held)
      await held
        .insertInto('test_case')
        .values({ bot_id: t.bot_, name: said, steps: json([]) })
        .execute()
      const answer = erase(id, on.userName)
      await waiting()
      return { answer }
    })
    expect((await sent.answer).status).toBeLessThan(300)
    expect(await found(t, [on.userName, on.senderId, said])).toEqual([])
  })

  test('a note for somebody who is being erased is refused', async () => {
    const name = 'Pía Quinteros Rey'
    const id = await person(name)
    const write = () => boss.call('POST', `/contacts/notes/${t.bot_}/${id}`, { body: { text: `Nota de ${name}` } })
    expect((await write()).status).toBe(201)
    const [erased, late] = await Promise.all([erase(id, name), write()])
    expect(erased.status).toBeLessThan(300)
    expect([201, 404]).toContain(late.status)
    expect((await write()).status).toBe(404)
    expect(await found(t, [name])).toEqual([])
  })
})

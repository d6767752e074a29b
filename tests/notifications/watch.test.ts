import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

// Many conversations that no rule tells do not keep others from being told.

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
})

/** Copies of a waiting conversation, more than one look reads. */
async function crowd(chat: number): Promise<void> {
  await sql`
    with copy as (
      insert into chat select c.* from chat o cross join generate_series(1, 501) n
        cross join lateral jsonb_populate_record(o, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('chat', 'id')), 'sender_id', 'copia-' || n, 'link_id', null)) c
      where o.id = ${chat} returning id
    )
    insert into message select m.* from message o cross join copy
      cross join lateral jsonb_populate_record(o, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('message', 'id')), 'chat_id', copy.id, 'external_id', 'copia-' || copy.id)) m
    where o.chat_id = ${chat} and o.author = 'user'`.execute(app.db)
}

test('a customer of an area is told of although hundreds wait longer elsewhere', async () => {
  const area = await app.area(team.botId, 'Ventas')
  const other = await app.area(team.botId, 'Taller')
  await team.rules({ events: ['unanswered'], unanswered_minutes: 10, area_ids: [area] })
  await crowd(await team.asks(other))
  app.clock.advance(60)
  await team.asks(area)
  app.clock.advance(660)
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('más de 10 minutos')])
})

test('a deadline that is over is told although hundreds are near, which nobody wants to know', async () => {
  const area = await app.area(team.botId, 'Ventas')
  const slow = await app.area(team.botId, 'Taller')
  const minutes = (count: number) => ({ first_response_minutes: count })
  await app.db.updateTable('area').set(minutes(10)).where('id', '=', area).execute()
  await app.db.updateTable('area').set(minutes(15)).where('id', '=', slow).execute()
  await team.rules({ events: ['sla_breach'] })
  await crowd(await team.asks(slow))
  app.clock.advance(60)
  await team.asks(area)
  app.clock.advance(660)
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Venció el plazo')])
})

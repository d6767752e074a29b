import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { crowd } from '../support/crowd.ts'
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

/** More conversations than one look reads. */
const MANY = 501

test('a customer of an area is told of although hundreds wait longer elsewhere', async () => {
  const area = await app.area(team.botId, 'Ventas')
  const other = await app.area(team.botId, 'Taller')
  await team.rules({ events: ['unanswered'], unanswered_minutes: 10, area_ids: [area] })
  await crowd(app, await team.asks(other), MANY)
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
  await crowd(app, await team.asks(slow), MANY)
  app.clock.advance(60)
  await team.asks(area)
  app.clock.advance(660)
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Venció el plazo')])
})

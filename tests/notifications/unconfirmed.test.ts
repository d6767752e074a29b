import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

// An address that its person has not confirmed may be somebody else's: it gets no alerts.

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
})

const confirm = (at: Date | null) =>
  app.db.updateTable('app_user').set({ email_confirmed_at: at }).where('id', '=', team.boss.id).execute()
const sendTest = () => team.admin.call('POST', `/bots/notifications/test/${team.botId}`, { body: { channel: 'email' } })

test('a rule mails a member only after they confirmed their address', async () => {
  await team.rules({})
  await confirm(null)
  await team.asks()
  expect(await team.mailed()).toEqual([])
  const { detail } = await app.db.selectFrom('notification_notice').select('detail').executeTakeFirstOrThrow()
  expect(detail).toBe('1 persona del equipo no confirmó su correo')
  await confirm(new Date())
  await team.asks()
  expect((await team.mailed()).map(({ to }) => to)).toEqual([team.boss.email])
})

test('the test of alerts says that the address must be confirmed first', async () => {
  await confirm(null)
  expect(await sendTest()).toMatchObject({
    ...{ status: 409, body: { code: 'unconfirmed', message: 'Confirma primero tu correo en tu cuenta.' } },
  })
  expect(await team.mailed()).toEqual([])
  await confirm(new Date())
  expect((await sendTest()).status).toBe(200)
  expect((await team.mailed()).map(({ to }) => to)).toEqual([team.boss.email])
})

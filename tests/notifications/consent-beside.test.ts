import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam } from './fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

// The embedded store runs one transaction at a time.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'an alert asks for a consent while somebody saves the rules, and neither waits for the other forever',
  async () => {
    const team = await createTeam(app)
    const recipient = async (email: string) => {
      const row = { bot_id: team.botId, name: 'Martín Quiroga', phone: '', email }
      const { id } = await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
      return { contact_id: id, type: 1 as const }
    }
    const known = await recipient('uno@example.com')
    expect((await team.admin.call('POST', `/bots/${team.botId}`, { body: known })).status).toBe(201)
    await team.confirms('uno@example.com')
    await app.db
      .insertInto('notification_contact')
      .values({ bot_id: team.botId, ...(await recipient('dos@example.com')) })
      .execute()
    await team.rules({ user_id: null })
    const { asking } = await app.db.transaction().execute(async (held) => {
      // Whoever saves rules changes them, and counts then whom they ask.
      await held
        .selectFrom('notification_rule')
        .select('id')
        .where('bot_id', '=', team.botId)
        .forNoKeyUpdate()
        .execute()
      const asking = team.asks()
      await vi.waitFor(
        async () => {
          const { rows } = await sql`select from pg_locks where not granted and pid in (
            select pid from pg_stat_activity where datname = current_database())`.execute(app.db)
          expect(rows).not.toHaveLength(0)
        },
        { timeout: 20_000 },
      )
      const counted = { key: `alert asks ${team.botId}`, hits: [], expires_at: new Date() }
      await held
        .insertInto('rate_count')
        .values(counted)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { asking }
    })
    await asking
    expect((await team.mailed()).map(({ to }) => to).sort()).toEqual(['dos@example.com', 'uno@example.com'])
  },
)

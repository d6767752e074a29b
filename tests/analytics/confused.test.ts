import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startInbox } from '../chats/fixtures.ts'

test('two intents that are taken for each other are one pair, whichever was meant', async () => {
  const t = await startInbox()
  const boss = await t.staff(2)
  const [sale, offer, gone] = ['Ventas', 'Ofertas', 'Borrada'].map((name, place) => ({ id: place + 1, name }))
  const confused = [
    { intent: sale, predicted: offer, count: 3, examples: [] },
    { intent: gone, predicted: sale, count: 4, examples: [] },
    { intent: offer, predicted: sale, count: 2, examples: [] },
  ]
  await sql`insert into training_run (bot_id, state, started_at, report)
    values (${t.bot_}, 'done', ${t.clock.now()}, ${JSON.stringify({ confused })}::text::jsonb)`.execute(t.db)
  const { body } = await boss.call('GET', `/analytics/intents/${t.bot_}`)
  const pair = { first: 'Ventas', second: 'Ofertas', count: 5 }
  expect(body.confused).toMatchObject([pair, { first: 'Ventas', second: 'Borrada', count: 4 }])
  await t.stop()
})

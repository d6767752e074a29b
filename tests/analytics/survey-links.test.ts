import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Scores of surveys that customers open by a link belong to no conversation: the figure says how many of its cases they
// are, and the list has the others.

const DAY = '2026-03-10'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  const questions = [{ id: 'a', kind: 'csat', text: '¿Qué te pareció?' }]
  const { rows } = await sql<{ id: number }>`insert into form (bot_id, name, kind, questions)
    values (${t.bot_}, 'Encuesta', 'survey', ${JSON.stringify(questions)}::text::jsonb) returning id`.execute(t.db)
  const web = await t.writes('Hola')
  const whatsapp = await t.writes('Hola', { channel: 'whatsapp', senderId: '5491155550142' })
  for (const [place, chat] of [web, whatsapp, null, null, null].entries())
    await sql`insert into form_run (bot_id, form_id, chat_id, channel, key, status, answers, asked, started_at)
      values (${t.bot_}, ${rows[0]?.id}, ${chat}::int, 'web', ${String(place)}, 'complete', '{"a": 4}', '["a"]',
        ${t.clock.now()})`.execute(t.db)
})
afterAll(() => t.stop())

async function satisfaction(more = ''): Promise<components['schemas']['AnalyticsFigure'] | undefined> {
  const path = `/analytics/conversations/${t.bot_}?date_start=${DAY}&date_end=${DAY}${more}`
  const { figures } = (await boss.call('GET', path)).body
  return figures.find(({ metric }: { metric: string }) => metric === 'csat')
}

test('the figure says how many of its cases have no conversation, and the list has the rest', async () => {
  expect(await satisfaction()).toMatchObject({ value: 4, base: 5, unlinked: 3 })
  const filter = JSON.stringify({ set: 'csat', day_from: DAY, day_to: DAY })
  const list = await boss.call('GET', `/analytics/list/${t.bot_}?filter=${encodeURIComponent(filter)}`)
  expect(list.body).toHaveLength(2)
})

test('filtered, only scores of conversations count', async () => {
  const figure = await satisfaction('&channel=whatsapp')
  expect(figure).toMatchObject({ value: 4, base: 1 })
  expect(figure).not.toHaveProperty('unlinked')
})

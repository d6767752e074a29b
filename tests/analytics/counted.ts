import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { keepParts } from '../../src/server/conversation/analytics/parts/keep.ts'
import type { SignedIn } from '../support/app.ts'
import { type Counted, withVisits } from './counted-visits.ts'
import type { Played, PlayedBot } from './played.ts'

// Every figure against the same one by plain SQL over the messages: two zones, a change of the clocks in each.

const PERIODS = {
  madrid: [
    ['2026-10-10', '2026-11-15'],
    ['2026-10-25', '2026-10-25'],
    ['2026-10-20', '2026-10-26'],
  ],
  santiago: [
    ['2026-08-20', '2026-09-30'],
    ['2026-09-05', '2026-09-06'],
  ],
} as const

/** The periods that are counted of each bot. */
export const cases = Object.entries(PERIODS).flatMap(([city, periods]) =>
  periods.map(([from, to]) => [city, from, to] as const),
)

/** Somebody who sees everything of a bot, and the period that is counted. */
export interface Asked {
  bot: PlayedBot
  boss: SignedIn
  counted: Counted
}

export async function asking(t: Played, [city, from, to]: readonly [string, string, string]): Promise<Asked> {
  const bot = t.bots[city]
  if (!bot) throw new Error(`No bot is in ${city}`)
  const boss = await t.as(bot.people.rosa ?? { id: 0 })
  return { bot, boss, counted: { bot: bot.id, zone: bot.zone, from, to } }
}

/** Returns a page of analytics. What is kept of past months gives the same. */
export async function pageOf(t: Played, { bot, boss, counted }: Asked, page: string) {
  const get = () => boss.call('GET', `/analytics/${page}/${bot.id}?date_start=${counted.from}&date_end=${counted.to}`)
  const { status, body } = await get()
  expect(status).toBe(200)
  await t.store.run(() => keepParts())
  expect((await get()).body).toEqual(body)
  return body
}

interface Figure {
  metric: string
  value: number | null
  base: number | null
  margin: number | null
  previous: number | null
}

/** The figures of a page by their names. */
export const figuresBy = (
  { figures }: { figures: Figure[] },
  of: 'value' | 'base' | 'margin' | 'previous' = 'value',
): Record<string, number | null> => Object.fromEntries(figures.map((figure) => [figure.metric, figure[of]]))

/** The period before, of the same length. */
export function before({ bot, zone, from, to }: Counted): Counted {
  const day = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return { bot, zone, from: day(from, -length), to: day(from, -1) }
}

interface Listed {
  chat_id: number
  started_at: string
}

/** Returns all conversations of a list: which chat, and when they began. */
export async function listOf({ bot, boss, counted }: Asked, set: string, more: object = {}): Promise<string[]> {
  const filter = { set, day_from: counted.from, day_to: counted.to, ...more }
  const found: string[] = []
  for (let first = 0; ; first += 100) {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[${first},${first + 99}]&sort=["started_at","ASC"]`
    const { status, body } = await boss.call('GET', `/analytics/list/${bot.id}?${query}`)
    expect({ set, status, body }).toMatchObject({ status: 200 })
    found.push(...(body as Listed[]).map(({ chat_id, started_at }) => `${chat_id} ${Date.parse(started_at)}`))
    if (body.length < 100) return found.sort()
  }
}

/**
 * Returns the conversations that a list should have.
 * @param from selects `chat_id` and `at` of them
 */
export async function expectedOf(t: Played, { counted }: Asked, from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ chat_id: number; at: string }>`${withVisits(counted)}
    select distinct x.chat_id, x.at from (${from}) x where x.chat_id is not null`.execute(t.db)
  return rows.map(({ chat_id, at }) => `${chat_id} ${Date.parse(at)}`).sort()
}

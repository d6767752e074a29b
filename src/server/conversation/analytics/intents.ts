import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { addDays, dayIn } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { Among } from './among.ts'
import { confusedOf } from './confused.ts'
import { describedPeriod } from './counting.ts'
import { figuresOf, type Measures } from './figures.ts'
import { formFunnels } from './form-funnels.ts'
import { partsIn } from './parts/kept.ts'
import { compared, pairedDays } from './points.ts'
import type { Days, Period } from './range.ts'
import { reactionsOf } from './reactions.ts'
import { type ReadingPart, readingPartOf } from './reading-part.ts'
import { percent, rounded } from './statistics.ts'
import { grow } from './total.ts'

type Analytics = components['schemas']['IntentsAnalytics']

/** Days without a use after which an intent is shown as unused. */
const UNUSED_DAYS = 90

/** Returns what the bot understood in a period. */
export async function intentAnalytics(scope: Scope, among: Among, period: Period): Promise<Analytics> {
  const now = await counted(scope, among, period.now)
  const before = period.before && (await counted(scope, among, period.before))
  const names = await intentNames(scope)
  const reactions = await reactionsIn(scope, among, period.now)
  return {
    period: await describedPeriod(scope, period),
    figures: figuresOf(measuresOf(now), before && measuresOf(before)),
    by_day: pairedDays(period).map(({ day }) => now.days.get(day) ?? { day, understood: 0, not_understood: 0 }),
    intents: [...names].map(([id, name]) => {
      const use = now.intents.get(id)
      return {
        ...{ id, name, hits: use?.hits ?? 0, previous: before ? (before.intents.get(id)?.hits ?? 0) : null },
        confidence: use ? rounded(use.confidence / use.hits) : null,
        misunderstood: use?.misunderstood ?? 0,
        drop_off: use ? rounded(percent(Math.min(use.hits, now.dropped.get(id) ?? 0), use.hits)) : null,
        feedback_up: reactions.get(id)?.up ?? 0,
        feedback_down: reactions.get(id)?.down ?? 0,
        last_used_at: use?.last ?? null,
      }
    }),
    confused: await confusedOf(scope, names),
    entities: compared(now.entities, before?.entities, (entity) => entity),
    forms: await formFunnels(scope, among, period.now),
    unused: await unusedIntents(scope, names),
  }
}

/** Returns the reactions of a period by intent. */
async function reactionsIn(scope: Scope, among: Among, days: Days): Promise<Map<number, { up: number; down: number }>> {
  const total = new Map<number, { up: number; down: number }>()
  for (const part of await partsIn({ kind: 'reactions', count: reactionsOf }, { scope, among }, days))
    for (const { intent_id, up, down } of part) {
      const known = total.get(intent_id)
      total.set(intent_id, { up: up + (known?.up ?? 0), down: down + (known?.down ?? 0) })
    }
  return total
}

interface Counted {
  days: Map<string, ReadingPart['days'][number]>
  intents: Map<number, Omit<ReadingPart['intents'][number], 'intent_id'>>
  entities: Map<string, number>
  dropped: Map<number, number>
}

async function counted(scope: Scope, among: Among, days: Days): Promise<Counted> {
  const total: Counted = { days: new Map(), intents: new Map(), entities: new Map(), dropped: new Map() }
  const parts = await partsIn({ kind: 'readings', count: readingPartOf }, { scope, among }, days)
  for (const part of parts) {
    for (const day of part.days) total.days.set(day.day, day)
    for (const { entity, found } of part.entities) grow(total.entities, entity, found)
    for (const { intent_id, conversations } of part.dropped) grow(total.dropped, intent_id, conversations)
    for (const { intent_id, ...use } of part.intents) {
      const known = total.intents.get(intent_id)
      total.intents.set(intent_id, {
        hits: use.hits + (known?.hits ?? 0),
        confidence: use.confidence + (known?.confidence ?? 0),
        misunderstood: use.misunderstood + (known?.misunderstood ?? 0),
        last: use.last,
      })
    }
  }
  return total
}

function measuresOf({ days, intents }: Counted): Measures {
  const sum = (of: (use: ReturnType<typeof intents.get> & object) => number) =>
    [...intents.values()].reduce((all, use) => all + of(use), 0)
  const hits = sum((use) => use.hits)
  const missed = [...days.values()].reduce((all, day) => all + day.not_understood, 0)
  const read = [...days.values()].reduce((all, day) => all + day.understood + day.not_understood, 0)
  return [
    ['hits', { value: hits }],
    ['confidence', { value: hits === 0 ? null : (100 * sum((use) => use.confidence)) / hits, base: hits }],
    ['fallback_rate', { value: percent(missed, read), base: read }],
    ['misunderstood', { value: sum((use) => use.misunderstood) }],
  ]
}

/** Returns the intents of a bot by name. */
async function intentNames({ botId }: Scope): Promise<ReadonlyMap<number, string>> {
  const rows = await db()
    .selectFrom('intent')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the intents that nothing was understood as for a long time, and that are older than that. */
async function unusedIntents(scope: Scope, names: ReadonlyMap<number, string>): Promise<Analytics['unused']> {
  const since = addDays(dayIn(currentCall().services.clock(), scope.timeZone), -UNUSED_DAYS)
  const { rows } = await sql<{ id: number; last: string | null }>`
    select i.id, (select max(r.day)::text from conversation_reading r where r.bot_id = i.bot_id and r.intent_id = i.id
      and r.readings > 0) as last
    from intent i
    where i.bot_id = ${scope.botId}::int and i.deleted_at is null and i.created_at::date < ${since}::date
      and not exists (select from conversation_reading r where r.bot_id = i.bot_id and r.intent_id = i.id
        and r.readings > 0 and r.day >= ${since}::date)`.execute(db())
  const last = new Map(rows.map((row) => [row.id, row.last]))
  return [...names].flatMap(([id, name]) => (last.has(id) ? [{ id, name, last_used_at: last.get(id) ?? null }] : []))
}

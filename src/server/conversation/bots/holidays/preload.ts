import { dayIn } from '../../../../contract/zone.ts'
import { writeAuditAs } from '../../../foundation/audit/record.ts'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import {
  type Holiday,
  hasHolidays,
  holidayCountryOf,
  holidaysFrom,
  holidaysOfYear,
  zoneOf,
} from '../../../knowledge/dialogue/holidays/calendar.ts'
import type { OpeningHours } from '../../../knowledge/dialogue/hours.ts'
import { enqueueDeadlines } from '../../chats/core/deadlines.ts'

type Exceptions = OpeningHours['exceptions']

/** The queue of the daily look at who needs the holidays of another year. */
const HOLIDAYS = 'holidays'

const DAY_MS = 86_400_000

/**
 * Closes a new bot on the national holidays of its country until the end of next year, if it has opening hours and
 * holidays of that country are known. Call it within the transaction that creates the bot.
 */
export async function preloadHolidays(botId: number): Promise<void> {
  const bot = await stored(botId)
  const { country, handoff } = bot.settings
  const schedule = handoff?.schedule
  if (!schedule || schedule.always_open || !hasHolidays(country)) return
  const today = dayIn(currentCall().services.clock(), zoneOf(bot.settings))
  await save(botId, bot, withHolidays(schedule, holidaysFrom(country, today)))
}

/** Returns the handler of the daily look. */
export const holidayJobs = (services: Services): JobHandlers =>
  periodicJob({ queue: HOLIDAYS, every: DAY_MS }, services, () =>
    inCall({ services }, () => addNextYear(services.clock())),
  )

/** Schedules the daily look at startup. */
export const startHolidays = (): Promise<void> => startPeriodic(HOLIDAYS)

/**
 * Adds the holidays of next year to the bots that have some of this year and none of the next. What people changed stays:
 * a holiday on which they open this year is not added.
 */
async function addNextYear(now: Date): Promise<void> {
  const bots = await db().selectFrom('bot').select(['id', 'settings']).where('removed_at', 'is', null).execute()
  for (const { id, settings } of bots)
    if (missing(settings, now).length > 0)
      await tx(async () => {
        await lockBot({ botId: id })
        const bot = await stored(id)
        const schedule = bot.settings.handoff?.schedule
        const added = missing(bot.settings, now)
        if (!schedule || added.length === 0) return
        const after = withHolidays(schedule, added)
        await save(id, bot, after)
        await enqueueDeadlines(id)
        const label = bot.name
        await writeAuditAs(
          { action: 'update', resource: 'settings' },
          { botId: id, label, before: { schedule }, after: { schedule: after } },
        )
      })
}

type Settings = Awaited<ReturnType<typeof stored>>['settings']

/** Returns the holidays of next year that a bot needs. */
function missing(settings: Settings, now: Date): Holiday[] {
  const schedule = settings.handoff?.schedule
  if (!schedule || schedule.always_open) return []
  const year = Number(dayIn(now, zoneOf(settings)).slice(0, 4))
  const isIn = (one: number) => schedule.exceptions.filter(({ date_to }) => date_to.startsWith(`${one}-`))
  const country = holidayCountryOf(settings)
  const [present, next] = [holidaysOfYear(country, year), holidaysOfYear(country, year + 1)]
  const kept = present.filter(({ date, name }) => isIn(year).some((one) => one.date_from === date && one.name === name))
  const hasNext = isIn(year + 1).some(({ date_from }) => next.some(({ date }) => date === date_from))
  if (kept.length === 0 || hasNext) return []
  const names = new Set(kept.map(({ name }) => name))
  return next.filter(({ name }) => names.has(name) || !present.some((one) => one.name === name))
}

/** Adds holidays as closed days, in the order of their dates. Days that have an exception keep it. */
function withHolidays(schedule: OpeningHours, holidays: readonly Holiday[]): OpeningHours {
  const has = (day: string) => schedule.exceptions.some(({ date_from, date_to }) => date_from <= day && day <= date_to)
  const added: Exceptions = holidays
    .filter(({ date }) => !has(date))
    .map(({ date, name }) => ({ date_from: date, date_to: date, name, ranges: [] }))
  const exceptions = [...schedule.exceptions, ...added].slice(0, MOST)
  return { ...schedule, exceptions: exceptions.sort((one, other) => one.date_from.localeCompare(other.date_from)) }
}

/** Exceptions that opening hours can have. */
const MOST = 200

const stored = (botId: number) =>
  db().selectFrom('bot').select(['name', 'settings']).where('id', '=', botId).executeTakeFirstOrThrow()

async function save(botId: number, { settings }: { settings: Settings }, schedule: OpeningHours): Promise<void> {
  const handoff = { ...settings.handoff, schedule, version: (settings.handoff?.version ?? 1) + 1 }
  await db()
    .updateTable('bot')
    .set({ settings: json({ ...settings, handoff }) })
    .where('id', '=', botId)
    .execute()
}

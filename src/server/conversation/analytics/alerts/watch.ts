import { sql } from 'kysely'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { Problem, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { periodicJob, startPeriodic } from '../../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import { existingIds } from '../../../foundation/resource/references.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, isStoreUnavailable, tx } from '../../../foundation/store/db.ts'
import { authorOf } from '../author.ts'
import { serverScope } from '../server-scope.ts'
import { type Alert, alerts } from './alerts.ts'
import { measure } from './measure.ts'
import { notifyFired } from './notify.ts'
import { knownSince } from './rounds.ts'

/** The queue of the periodic look at alerts. */
const ALERTS = 'analytics-alerts'

/** Interval of the look, how long one may take, and after how long an alert is due again, in milliseconds. */
const [EVERY, AT_MOST, AGAIN] = [60_000, 40_000, 50_000]

/** Alerts that are looked at before the clock is. */
const BATCH = 50

/** How much one look does. */
interface Bounds {
  /** milliseconds after which it ends */
  atMost: number
  batch: number
}

interface Due {
  id: number
  bot_id: number
  checked_at: string | null
}

/** Returns the handler of the job that looks at the alerts. */
export const alertJobs = (services: Services, bounds: Bounds = { atMost: AT_MOST, batch: BATCH }): JobHandlers =>
  periodicJob({ queue: ALERTS, every: EVERY }, services, () => inCall({ services }, () => lookAtAll(bounds)))

/** Schedules the look at startup. */
export const startAlerts = (): Promise<void> => startPeriodic(ALERTS)

/** Looks at the alerts that are due, those first that were not looked at for longest. */
async function lookAtAll({ atMost, batch }: Bounds): Promise<void> {
  const { clock, log } = currentCall().services
  const begun = Date.now()
  const now = clock()
  const known = await knownSince(now)
  for (;;) {
    const { rows } = await sql<Due>`
      select a.id, a.bot_id, a.checked_at from analytics_alert a
      join bot b on b.id = a.bot_id and b.removed_at is null and b.suspended_at is null
      where a.enabled and (a.checked_at is null or a.checked_at <= ${new Date(now.getTime() - AGAIN)}::timestamptz)
      order by a.checked_at nulls first, a.id limit ${batch}::int`.execute(db())
    for (const due of rows)
      await look(due, now, known).catch(async (error: unknown) => {
        if (isStoreUnavailable(error)) throw error
        log.error({ err: error, alert: due.id }, 'an alert could not be looked at')
        await settle(due, { checked_at: now })
      })
    if (rows.length < batch || Date.now() - begun >= atMost) return
  }
}

async function look(due: Due, now: Date, known: Date): Promise<void> {
  const alert = await alerts.find(serverScope(due.bot_id), due.id)
  if (!alert) return
  try {
    const author = await authorOf(due.bot_id, alert.created_by?.id)
    await assertPresent(author, alert)
    const value = await measure(author, alert, now)
    const isKnown = due.checked_at !== null && Date.parse(due.checked_at) >= known.getTime()
    const next = nextOf(alert, isKnown, value, now)
    await tx(async () => {
      const fires = next.state === 'firing' && alert.state !== 'firing'
      const change = { ...next, last_value: value, checked_at: now, problem: null, ...(fires && { fired_at: now }) }
      if ((await settle(due, change, alert)) && fires && value !== null)
        await notifyFired(due.bot_id, alert, value, now)
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await settle(due, { state: 'ok', since: null, last_value: null, checked_at: now, problem: error.message })
  }
}

async function assertPresent(scope: Scope, { area_id }: Alert): Promise<void> {
  if (area_id && (await existingIds(scope, 'area', [area_id])).length === 0)
    throw problem(409, 'gone', 'El área de esta alerta ya no existe. Elige otra.')
}

type State = Pick<Alert, 'state' | 'since'>

/**
 * Returns the state of an alert after a look: it waits until the condition has held, and ends when it does not hold. One
 * that fires does not end for want of cases: it would be told again with the next ones.
 * @param isKnown whether it was looked at whenever it could be: otherwise its time to hold starts anew
 */
function nextOf(alert: Alert, isKnown: boolean, value: number | null, now: Date): State {
  const { state, direction, threshold, minutes = 0 } = alert
  if (value === null && state === 'firing') return { state, since: alert.since }
  const holds = value !== null && (direction === 'above' ? value > threshold : value < threshold)
  if (!holds) return { state: 'ok', since: null }
  if (state === 'firing') return { state, since: alert.since }
  const since = isKnown && state === 'pending' && alert.since ? alert.since : now.toISOString()
  const isOver = now.getTime() - Date.parse(since) >= minutes * 60_000
  return isOver ? { state: 'firing', since: now.toISOString() } : { state: 'pending', since }
}

/**
 * Stores what a look found, unless somebody changed the alert or another server looked at it meanwhile. No edit: this does
 * not change its version.
 */
async function settle({ id, checked_at }: Due, change: object, alert?: Alert): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('analytics_alert')
    .set(change)
    .where('id', '=', id)
    .where(sql<boolean>`checked_at is not distinct from ${checked_at}::timestamptz`)
    .$if(alert !== undefined, (query) => query.where('version', '=', alert?.version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

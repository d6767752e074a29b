import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { trimBacklog } from './backlog.ts'
import { callTarget, type Result } from './call.ts'
import { payloadOf } from './payload.ts'
import { CLAIMS, WEBHOOK_SEND } from './queue.ts'
import { noteFailure, noteSuccess, switchOff } from './switch-off.ts'

const MINUTE = 60
const HOUR = 3_600

/** Seconds until the next attempt, by the number of attempts; the last one repeats. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR] as const

/** The longest pause that an address may ask for, in seconds. */
const LONGEST = 6 * HOUR

/** For how long a delivery is tried, in milliseconds. */
const TRIED_MS = 3 * 24 * HOUR * 1000

/** Seconds after which a suspended bot is looked at again. */
const SUSPENDED = 10 * MINUTE

/** A slower answer than this many milliseconds may let deliveries pile up. */
const SLOW_MS = 1_000

/** Attempts that the log keeps of a delivery. */
const KEPT = 40

/** Delivers queued events to the webhooks of their bots. */
export function webhookJobs(services: Services): JobHandlers {
  return {
    [WEBHOOK_SEND]: (payload) => inCall({ services }, () => deliver(Number(Object(payload).delivery_id))),
  }
}

/**
 * Tries to deliver an event. That it is under way is stored before: after the end of the process the same event leaves
 * again, with the same id. While the webhook is off it waits without a job, while the bot is suspended with one.
 */
async function deliver(id: number): Promise<void> {
  const delivery = await take(id)
  if (!delivery) return
  const result = await callTarget(delivery, await payloadOf(delivery))
  await tx(() => settle(delivery, result))
}

type Taken = NonNullable<Awaited<ReturnType<typeof waiting>>>

async function take(id: number): Promise<Taken | undefined> {
  const row = await waiting(id)
  if (!row) return undefined
  if (!row.active) {
    await db().updateTable('webhook_delivery').set({ state: 'pending', next_at: null }).where('id', '=', id).execute()
    return undefined
  }
  if (row.suspended_at !== null || row.removed_at !== null) {
    await tx(() => later(row, SUSPENDED, { state: 'pending' }))
    return undefined
  }
  const now = currentCall().services.clock()
  const { numUpdatedRows } = await db()
    .updateTable('webhook_delivery')
    .set({ state: 'sending', attempts: row.attempts + 1, attempted_at: now, next_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'sending'])
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...row, attempts: row.attempts + 1 } : undefined
}

/** Returns a delivery that has not ended, with what it needs of its webhook and bot. */
function waiting(id: number) {
  return db()
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .innerJoin('bot as b', 'b.id', 'd.bot_id')
    .select(['d.id', 'd.bot_id', 'd.webhook_id', 'd.event_id', 'd.event', 'd.at', 'd.queued_at', 'd.message_id'])
    .select(['d.data', 'd.attempts', 'w.url', 'w.active', 'w.secret', 'w.previous_secret', 'w.previous_secret_until'])
    .select(['w.header_values', 'b.suspended_at', 'b.removed_at'])
    .where('d.id', '=', id)
    .where('d.state', 'in', ['pending', 'sending'])
    .executeTakeFirst()
}

/** Stores the result of an attempt, and when the next one is. */
async function settle(delivery: Taken, { ok, retryAfter, ...result }: Result): Promise<void> {
  const now = currentCall().services.clock()
  const { status, milliseconds, answer, detail } = result
  const attempt = { at: now.toISOString(), status, milliseconds, detail }
  const columns = {
    ...{ status, milliseconds, answer, detail },
    history: sql<never>`(${json([attempt])}::jsonb || history) - ${KEPT}::int`,
  }
  if (ok) {
    await finish(delivery, { ...columns, state: 'delivered' })
    await noteSuccess(delivery.webhook_id)
  } else {
    const isLast = now.getTime() - new Date(delivery.queued_at).getTime() >= TRIED_MS
    const isGone = status === 410
    if (isLast) await finish(delivery, { ...columns, state: 'failed' })
    else await later(delivery, isGone ? 0 : pauseAfter(delivery.attempts, retryAfter), { ...columns, state: 'pending' })
    if (isGone) await switchOff(delivery.webhook_id, 'La dirección respondió que ya no existe. Cámbiala y enciéndelo.')
    else await noteFailure(delivery.webhook_id, now)
  }
  if (!ok || Number(milliseconds) > SLOW_MS) await trimBacklog(delivery.webhook_id)
}

/** Returns the seconds until the attempt after this one: a little more for some, so that they do not come together. */
function pauseAfter(attempts: number, asked = 0): number {
  const own = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? LONGEST
  return Math.max(own * (1 + Math.random() / 10), Math.min(asked, LONGEST))
}

function finish({ id }: Pick<Taken, 'id'>, columns: object): Promise<unknown> {
  return db()
    .updateTable('webhook_delivery')
    .set({ ...columns, next_at: null })
    .where('id', '=', id)
    .execute()
}

async function later({ id, bot_id }: Pick<Taken, 'id' | 'bot_id'>, seconds: number, columns: object): Promise<void> {
  const next_at = new Date(currentCall().services.clock().getTime() + seconds * 1000)
  await db()
    .updateTable('webhook_delivery')
    .set({ ...columns, next_at })
    .where('id', '=', id)
    .execute()
  const runAt = new Date(Date.now() + seconds * 1000)
  await enqueue(WEBHOOK_SEND, { bot_id, delivery_id: id }, { key: String(id), runAt, maxAttempts: CLAIMS })
}

import { type RawBuilder, sql } from 'kysely'
import { db } from '../store/db.ts'

/** A job claimed by this process. `attempts` and `revision` identify the claim in later updates. */
export interface Claim {
  readonly id: number
  readonly queue: string
  readonly payload: unknown
  readonly attempts: number
  readonly revision: number
}

const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`

/** The jobs of these queues that have not ended. */
const isOpen = (queues: readonly string[]) =>
  sql<boolean>`queue = any(${[...queues]}::text[]) and done_at is null and failed_at is null`

const isLocked = sql<boolean>`locked_until > now()`

/**
 * Claims up to `count` due jobs of these queues for `lockSeconds`. Other workers do not get them meanwhile. The
 * materialized query runs once; as a condition (`id in (…)`) the planner may run it again for each row of a small
 * table, which locks more jobs than requested.
 * @param perBot how many jobs of one bot may run at a time; its others wait in their order, and bots take turns
 */
export async function claim(
  queues: readonly string[],
  count: number,
  lockSeconds: number,
  perBot?: number,
): Promise<Claim[]> {
  const isDue = sql`${isOpen(queues)} and run_at <= now() and (locked_until is null or locked_until <= now())
    and attempts < max_attempts`
  const due =
    perBot === undefined
      ? sql`select id from job where ${isDue} order by run_at, id limit ${count}::int for update skip locked`
      : sql`
        select id from job join (${firstOfBots(queues, isDue, count, perBot)}) waiting using (id)
        where ${isDue} order by load, run_at, id limit ${count}::int for update of job skip locked`
  const { rows } = await sql<Claim>`
    with due as materialized (${due})
    update job set attempts = attempts + 1, locked_until = now() + ${seconds(lockSeconds)}
    from due where job.id = due.id
    returning job.id, queue, payload, attempts, revision`.execute(db())
  return rows.sort((a, b) => a.id - b.id)
}

/**
 * Returns the first due jobs of each bot, as many as it may still run, with the number of those that run by then: the bot
 * with the fewest goes first, else bots at their limit would take every place that becomes free. Jobs of no bot have no
 * limit. Each bot is looked up in the index, so that a long queue of one costs no more than a short one. Two processes
 * that claim at the same moment may together exceed the limit, but only by one of them.
 */
const firstOfBots = (queues: readonly string[], isDue: RawBuilder<unknown>, count: number, perBot: number) => sql`
  with recursive bot_with_jobs as (
    select min(bot_id) as bot from job where ${isOpen(queues)}
    union all
    select (select min(bot_id) from job where ${isOpen(queues)} and bot_id > bot) from bot_with_jobs where bot is not null
  )
  select first.id, running.jobs + first.place as load from bot_with_jobs
  cross join lateral (
    select count(*) as jobs from job where bot_id = bot and ${isOpen(queues)} and ${isLocked}
  ) running
  cross join lateral (
    select id, row_number() over (order by run_at, id) as place from (
      select id, run_at from job where bot_id = bot and ${isDue} order by run_at, id limit greatest(${perBot}::int - running.jobs, 0)
    ) one
  ) first
  union all
  (select id, 1 from job where bot_id is null and ${isDue} order by run_at, id limit ${count}::int)`

/** Marks jobs as failed whose process ended during the last attempt. */
export async function giveUpLost(queues: readonly string[]): Promise<void> {
  await sql`
    update job set failed_at = now(), locked_until = null, last_error = coalesce(last_error, 'the process ended')
    where queue = any(${[...queues]}::text[]) and done_at is null and failed_at is null
      and attempts >= max_attempts and locked_until <= now()`.execute(db())
}

/** Makes locked jobs of these queues available at once. Only for a database that no other process can have open. */
export async function freeJobs(queues: readonly string[]): Promise<void> {
  await sql`
    update job set locked_until = now()
    where queue = any(${[...queues]}::text[]) and done_at is null and failed_at is null
      and locked_until > now()`.execute(db())
}

/** Extends a claim by another `lockSeconds`. Returns false if it was lost. */
export async function renew({ id, attempts }: Claim, lockSeconds: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set locked_until = now() + ${seconds(lockSeconds)}
    where id = ${id} and attempts = ${attempts} and locked_until is not null`.execute(db())
  return numAffectedRows === 1n
}

/**
 * Marks a job as done. If it was enqueued again meanwhile, it stays pending for another run with its attempts reset.
 */
export async function finish({ id, attempts, revision }: Claim): Promise<void> {
  await sql`
    update job set locked_until = null, last_error = null,
      done_at = case when revision = ${revision} then now() end,
      attempts = case when revision = ${revision} then attempts else 0 end
    where id = ${id} and attempts = ${attempts} and locked_until is not null`.execute(db())
}

/**
 * Saves a failed attempt. The job is retried after 2, 4, 8 … seconds (an hour at most) plus up to 25 % jitter, unless
 * `forGood` is set or this was the last attempt.
 */
export async function fail({ id, attempts }: Claim, message: string, forGood: boolean): Promise<void> {
  const pause = Math.min(2 ** attempts, 3600) * (1 + Math.random() / 4)
  await sql`
    update job set locked_until = null, last_error = ${message.slice(0, 2000)},
      run_at = now() + ${seconds(pause)},
      failed_at = case when ${forGood}::boolean or attempts >= max_attempts then now() end
    where id = ${id} and attempts = ${attempts} and locked_until is not null`.execute(db())
}

/** Releases a job without counting the attempt. It is due again in `later` seconds. */
export async function release({ id, attempts }: Claim, later = 0): Promise<void> {
  await sql`
    update job set locked_until = null, attempts = attempts - 1, 
      run_at = case when ${later}::float8 > 0 then now() + ${seconds(later)} else run_at end
    where id = ${id} and attempts = ${attempts} and locked_until is not null`.execute(db())
}

/**
 * Returns the milliseconds until the next job of these queues is due; undefined if none is pending.
 * @param perBot leaves out the bots that run as many jobs already: the end of one of them makes room
 */
export async function nextDue(queues: readonly string[], perBot?: number): Promise<number | undefined> {
  const hasRoom =
    perBot === undefined
      ? sql`true`
      : sql`(bot_id is null or bot_id not in (
          select bot_id from job where ${isOpen(queues)} and ${isLocked} and bot_id is not null
          group by bot_id having count(*) >= ${perBot}::int))`
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from min(greatest(run_at, coalesce(locked_until, run_at))) - now())::float8 * 1000 as wait
    from job where ${isOpen(queues)} and ${hasRoom}`.execute(db())
  return rows[0]?.wait ?? undefined
}

/** Deletes jobs that ended more than `days` ago. Returns their number. */
export async function cleanJobs(days = 7): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from job where (done_at is not null or failed_at is not null)
      and coalesce(done_at, failed_at) < now() - make_interval(days => ${days}::int)`.execute(db())
  return Number(numAffectedRows ?? 0)
}

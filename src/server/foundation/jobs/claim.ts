import { sql } from 'kysely'
import { db } from '../store/db.ts'

/** A job claimed by this process. `attempts` and `revision` identify the claim in later updates. */
export interface Claim {
  readonly id: number
  readonly queue: string
  readonly payload: unknown
  readonly attempts: number
  readonly revision: number
}

/** The bot of a job. One that is of no bot counts as a bot of its own, which no limit concerns. */
const BOT = sql`coalesce(payload ->> 'bot_id', 'job ' || job.id)`

const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`

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
  const open = sql`queue = any(${[...queues]}::text[]) and done_at is null and failed_at is null`
  const isDue = sql`${open} and run_at <= now() and (locked_until is null or locked_until <= now())
    and attempts < max_attempts`
  const inOrder = sql`
    select id from job where ${isDue} order by run_at, id limit ${count}::int for update skip locked`
  // The bot with the fewest jobs goes first: else bots at their limit would take every place that becomes free.
  // Two processes that claim at the same moment may together exceed the limit, but only by one of them.
  const byBot = sql`
    select job.id from job join (
      select ranked.id, ranked.run_at, ranked.place + coalesce(running.jobs, 0) as load from (
        select id, run_at, ${BOT} as bot, row_number() over (partition by ${BOT} order by run_at, id) as place
        from job where ${isDue}
      ) ranked
      left join (select ${BOT} as bot, count(*) as jobs from job where ${open} and locked_until > now() group by 1) running
        using (bot)
    ) waiting using (id)
    where waiting.load <= ${perBot ?? 0}::int
    order by waiting.load, waiting.run_at, job.id limit ${count}::int for update of job skip locked`
  const { rows } = await sql<Claim>`
    with due as materialized (${perBot === undefined ? inOrder : byBot})
    update job set attempts = attempts + 1, locked_until = now() + ${seconds(lockSeconds)}
    from due where job.id = due.id
    returning job.id, queue, payload, attempts, revision`.execute(db())
  return rows.sort((a, b) => a.id - b.id)
}

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

/** Returns the milliseconds until the next job of these queues is due; undefined if none is pending. */
export async function nextDue(queues: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select extract(epoch from min(greatest(run_at, coalesce(locked_until, run_at))) - now())::float8 * 1000 as wait
    from job where queue = any(${[...queues]}::text[]) and done_at is null and failed_at is null`.execute(db())
  return rows[0]?.wait ?? undefined
}

/** Deletes jobs that ended more than `days` ago. Returns their number. */
export async function cleanJobs(days = 7): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from job where (done_at is not null or failed_at is not null)
      and coalesce(done_at, failed_at) < now() - make_interval(days => ${days}::int)`.execute(db())
  return Number(numAffectedRows ?? 0)
}

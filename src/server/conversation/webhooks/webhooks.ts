import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { wakeAfterCommit } from '../../foundation/jobs/queue.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { assertPublic } from '../../foundation/resource/public-address.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { assertEvents, hasHiddenEvents } from './events.ts'
import { CLAIMS, WEBHOOK_SEND } from './queue.ts'
import { headerValues, mergedValues, sealed, shownHeaders, signingSecrets } from './secrets.ts'
import { newSecret } from './sign.ts'

type Input = components['schemas']['WebhookInput']
type Webhook = components['schemas']['Webhook']

/** Webhooks of a bot. */
const MOST = 20

/** How long the former secret signs as well. */
const BOTH_MS = 24 * 3_600_000

/** Headers that a request has anyway or that change how it is read. */
const RESERVED =
  /^(?:host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|webhook-.*)$/

/** Addresses of other systems that receive a bot's events. */
export const webhooks = resource('webhook', {
  table: 'webhook',
  from: (rows) =>
    rows
      .select(['id', 'bot_id', 'name', 'url', 'events', 'headers', 'active', 'reason', 'dropped', 'secret_last4'])
      .select(['created_at', 'updated_at', 'created_by', 'updated_by', 'version'])
      .select([
        sql<string | null>`case when previous_secret_until > ${currentCall().services.clock()}::timestamptz
          then previous_secret_until end`.as('previous_secret_until'),
        sql<null>`null`.as('secret'),
        sql<string | null>`(select max(d.attempted_at) from webhook_delivery d
          where d.webhook_id = webhook.id and d.attempted_at is not null)`.as('attempted_at'),
        sql<
          number | null
        >`(select round(100.0 * count(*) filter (where d.state = 'delivered') / nullif(count(*), 0))::int
          from (select state from webhook_delivery where webhook_id = webhook.id and attempted_at is not null
            order by attempted_at desc limit 100) d)`.as('success_share'),
        sql<number>`(select count(*)::int from webhook_delivery d
          where d.webhook_id = webhook.id and d.state in ('pending', 'sending'))`.as('pending'),
        sql<Webhook['status']>`case when not active and reason is not null then 'stopped' when not active then 'off'
          when failing_since is not null then 'failing'
          when exists (select from webhook_delivery d where d.webhook_id = webhook.id and d.attempted_at is not null)
          then 'working' else 'waiting' end`.as('status'),
      ]),
  displayName: 'name',
  unique: { webhook_name: ['name', 'Ya existe un webhook con ese nombre. Elige otro.'] },
  assertLimit: async ({ botId }) => {
    const { count } = await db()
      .selectFrom('webhook')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('bot_id', '=', botId)
      .executeTakeFirstOrThrow()
    if (count >= MOST) throw problem(409, 'plan_limit', `Ya tienes ${MOST} webhooks. Elimina uno antes de crear otro.`)
  },
  check: async (scope, input, before) => {
    await assertEvents(scope, input, before)
    assertPublic('url', input.url)
    await assertHeaders(scope, input, before)
  },
  columns: async (input, scope, before) => {
    const { headers = [], active = true, ...rest } = input
    const values = mergedValues(headers, await knownValues(scope, input.url, before))
    const isOn = active && before?.active !== true
    return {
      ...toColumns({ ...rest, active, headers: shownHeaders(headers, values) }),
      header_values: headers.length > 0 ? sealed(values) : null,
      ...(isOn && { reason: null, failing_since: null }),
      ...(!before && freshSecret()),
    }
  },
  auditData: ({ name, url, events, headers, active }) => ({
    ...{ name, url, events, active },
    headers: headers.map((header) => header.name),
  }),
  // A typed value is a change; the same names without values are none.
  current: (item, { headers }) => (headers && isSame(headers, item.headers) ? { headers } : {}),
  after: async (_, { before, after }) => {
    if (before && !before.active && after?.active) await queuePending(after.id)
  },
})

const isSame = (typed: NonNullable<Input['headers']>, stored: Webhook['headers']): boolean =>
  typed.length === stored.length && typed.every(({ name, value }, at) => !value && name === stored[at]?.name)

/** Returns the columns of a new secret. */
function freshSecret() {
  const secret = newSecret()
  return { secret: sealed(secret), secret_last4: secret.slice(-4) }
}

/** Throws 422 for headers without a value, twice the same one, or one that belongs to the request. */
async function assertHeaders(scope: Scope, { headers = [], url }: Input, before?: Webhook): Promise<void> {
  const names = headers.map(({ name }) => name.toLowerCase())
  const reserved = names.find((name) => RESERVED.test(name))
  if (reserved) throw invalidProblem('headers', `No puedes cambiar el encabezado ${reserved}. Usa otro nombre.`)
  if (new Set(names).size < names.length) throw invalidProblem('headers', 'Un encabezado está dos veces. Quita uno.')
  if (names.length === 0) return
  const values = mergedValues(headers, await knownValues(scope, url, before))
  const missing = headers.find(({ name }) => values[name.toLowerCase()] === undefined)
  if (missing) throw invalidProblem('headers', `Escribe el valor de ${missing.name} para esta dirección.`)
}

/** Returns the stored values of headers. Those entered for another origin are not for this one. */
async function knownValues({ botId }: Scope, url: string, before?: Webhook): Promise<Record<string, string>> {
  if (!before || new URL(before.url).origin !== new URL(url).origin) return {}
  const row = await db()
    .selectFrom('webhook')
    .select('header_values')
    .where('bot_id', '=', botId)
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  return headerValues(row)
}

/** Creates a webhook and returns it with its secret, which no other response contains. */
export const createWebhook = (scope: Scope, input: Input): Promise<Webhook> =>
  tx(async () => {
    const made = await webhooks.create(scope, input)
    const stored = await storedWebhook(scope.botId, made.id)
    return { ...made, secret: signingSecrets(stored, currentCall().services.clock())[0] ?? null }
  })

/**
 * Replaces the secret of a webhook; the former one signs as well for a day. 403 when the webhook tells something that the
 * person may not see: with the secret they could write to its system in its name.
 */
export const rotateSecret = (scope: Scope, id: number): Promise<components['schemas']['WebhookSecret']> =>
  tx(async () => {
    await lockBot(scope)
    const webhook = await webhooks.one(scope, id)
    if (await hasHiddenEvents(scope, webhook)) throw commonProblems.forbidden()
    const { name } = webhook
    const stored = await storedWebhook(scope.botId, id)
    const now = currentCall().services.clock()
    const secret = newSecret()
    const previous_secret_until = new Date(now.getTime() + BOTH_MS).toISOString()
    const columns = { secret: sealed(secret), secret_last4: secret.slice(-4), previous_secret: stored.secret }
    await db()
      .updateTable('webhook')
      .set({ ...columns, previous_secret_until, version: nextVersion, updated_at: now, updated_by: scope.userId })
      .where('id', '=', id)
      .execute()
    const shown = (last4: string) => ({ secret_last4: last4 })
    await writeAudit({ id, label: name, before: shown(stored.secret_last4), after: shown(columns.secret_last4) })
    return { secret, previous_secret_until }
  })

/** Returns a webhook as it is stored, with its encrypted secrets. */
export const storedWebhook = (botId: number, id: number) =>
  db()
    .selectFrom('webhook')
    .select(['url', 'secret', 'secret_last4', 'previous_secret', 'previous_secret_until', 'header_values'])
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Queues the deliveries that waited while their webhook was off. */
async function queuePending(webhookId: number): Promise<void> {
  const now = currentCall().services.clock()
  await sql`
    with waiting as (
      update webhook_delivery set state = 'pending', attempts = 0, queued_at = ${now}, next_at = ${now}
      where webhook_id = ${webhookId} and state in ('pending', 'sending') returning id, bot_id
    )
    insert into job (queue, payload, key, max_attempts)
    select ${WEBHOOK_SEND}, jsonb_build_object('bot_id', bot_id, 'delivery_id', id), id::text, ${CLAIMS} from waiting
    on conflict (queue, key) where done_at is null and failed_at is null and key is not null
    do update set run_at = least(job.run_at, now()), revision = job.revision + 1`.execute(db())
  wakeAfterCommit(WEBHOOK_SEND)
}

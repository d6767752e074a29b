import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type Account, accounts, secretsOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { meaningOf } from '../meta/errors.ts'
import type { GraphRefusal } from '../meta/graph.ts'
import { fetchTemplates } from './fetch.ts'
import { lastSync, type Waba } from './store.ts'
import { storeTemplates } from './update.ts'

/** The queue of business accounts whose templates are asked for (`{bot_id, waba_id}`). */
const TEMPLATE_SYNC = 'template-sync'
/** The queue of the hourly look for accounts that were not asked for a day. */
const TEMPLATE_SCAN = 'template-scan'
const HOUR_MS = 3_600_000

/** Asks Meta for the templates of an account soon. Several requests until then are one. */
export const enqueueTemplateSync = ({ botId, wabaId }: Waba): Promise<void> =>
  enqueue(TEMPLATE_SYNC, { bot_id: botId, waba_id: wabaId }, { key: `${botId}:${wabaId}` })

/** Schedules the daily synchronization; called at every start. */
export const startTemplateScan = (): Promise<void> => startPeriodic(TEMPLATE_SCAN)

/** Synchronizes templates, on request and once a day. */
export function templateJobs(services: Services): JobHandlers {
  return {
    [TEMPLATE_SYNC]: (payload) =>
      inCall({ services }, async () => {
        const { bot_id: botId, waba_id: wabaId } = payload as { bot_id: number; waba_id: string }
        const { problem, isTemporary } = await syncTemplates({ botId, wabaId })
        if (problem && isTemporary) throw new Error(problem)
      }),
    ...periodicJob({ queue: TEMPLATE_SCAN, every: HOUR_MS }, services, () =>
      inCall({ services }, async () => {
        for (const waba of await dueAccounts(services.clock())) await enqueueTemplateSync(waba)
      }),
    ),
  }
}

async function dueAccounts(now: Date): Promise<Waba[]> {
  const { rows } = await sql<Waba>`
    select distinct a.bot_id as "botId", a.settings->>'waba_id' as "wabaId"
    from channel_account a join bot b on b.id = a.bot_id and b.removed_at is null
    where a.kind = 'whatsapp' and a.status = 'connected' and a.settings->>'waba_id' is not null
      and not exists (select from channel_template_sync s where s.bot_id = a.bot_id
        and s.waba_id = a.settings->>'waba_id' and s.tried_at > ${now.toISOString()}::timestamptz - interval '1 day')`.execute(
    db(),
  )
  return rows
}

/** Returns the business accounts whose numbers a bot has. */
export async function wabasOf(botId: number): Promise<Waba[]> {
  const rows = await whatsappAccounts().where('bot_id', '=', botId).orderBy('id').execute()
  const ids = new Set(rows.flatMap(({ settings }) => settings.waba_id ?? []))
  return [...ids].map((wabaId) => ({ botId, wabaId }))
}

const whatsappAccounts = () => accounts().where('kind', '=', 'whatsapp').where('status', '<>', 'off')

/** Other bots with numbers of the same business account. Meta sends the news about its templates to one of them. */
export async function syncOthers({ botId, wabaId }: Waba): Promise<void> {
  const rows = await whatsappAccounts()
    .where('bot_id', '<>', botId)
    .where(sql<string>`settings->>'waba_id'`, '=', wabaId)
    .execute()
  for (const other of new Set(rows.map((row) => row.botId))) await enqueueTemplateSync({ botId: other, wabaId })
}

/** The outcome of asking Meta: how many templates it has, or what is wrong, for staff. */
interface Synced {
  templates: number
  problem: string | null
  isTemporary: boolean
}

/**
 * Asks Meta for the templates of a business account and stores them. With a problem nothing changes. A key that Meta no
 * longer accepts stops its account.
 */
export async function syncTemplates(waba: Waba): Promise<Synced> {
  const found = await whatsappAccounts()
    .where('bot_id', '=', waba.botId)
    .where('status', '=', 'connected')
    .where(sql<string>`settings->>'waba_id'`, '=', waba.wabaId)
    .orderBy('id')
    .execute()
  let last: Synced = {
    templates: 0,
    problem: 'Ningún número de esta cuenta está conectado. Revísalo en Conectores.',
    isTemporary: false,
  }
  for (const account of found) {
    last = await syncThrough(account, waba)
    if (!last.problem) break
  }
  await noteSync(waba, last.problem, found[0])
  return last
}

async function syncThrough(account: Account, waba: Waba): Promise<Synced> {
  const fail = (problem: string, isTemporary = false): Synced => ({ templates: 0, problem, isTemporary })
  const secrets = secretsOf(account)
  if (!secrets) return fail('No pudimos leer las claves guardadas. Escríbelas de nuevo en Conectores.')
  const asked = currentCall().services.clock()
  const outcome = await fetchTemplates(waba.wabaId, secrets, account.settings.api_version)
  if (outcome.kind === 'unknown') return fail('Meta no respondió. Inténtalo de nuevo en un momento.', true)
  if (outcome.kind === 'refused') {
    const { text, class: kind } = meaningOf(outcome.refusal)
    if (isLostKey(outcome.refusal)) await requireAction(account, { text })
    return fail(isMissing(outcome.refusal) ? MISSING : text, kind !== 'account' && kind !== 'final')
  }
  await tx(() => storeTemplates(account, waba, outcome.value, asked))
  return { templates: outcome.value.length, problem: null, isTemporary: false }
}

/** A missing permission to manage templates does not keep messages from leaving. */
const isLostKey = ({ code }: GraphRefusal) => code === 0 || code === 190

const MISSING =
  'La clave no puede leer las plantillas de WhatsApp de esta cuenta. Dale el permiso whatsapp_business_management en Meta.'
const isMissing = ({ code }: GraphRefusal) => code === 100 || code === 10 || (code >= 200 && code <= 299)

/** A problem is written to the activity when it is new. */
async function noteSync({ botId, wabaId }: Waba, problem: string | null, account: Account | undefined): Promise<void> {
  const now = currentCall().services.clock()
  const tried = { tried_at: now, problem, ...(!problem && { synced_at: now }) }
  await tx(async () => {
    const before = await lastSync({ botId, wabaId })
    if (account && problem && problem !== before?.problem)
      await logEvent({ account, kind: 'account', ok: false, detail: `Plantillas de WhatsApp: ${problem}` })
    await db()
      .insertInto('channel_template_sync')
      .values({ bot_id: botId, waba_id: wabaId, ...tried })
      .onConflict((conflict) => conflict.columns(['bot_id', 'waba_id']).doUpdateSet(tried))
      .execute()
    await emitContentChange(botId, 'plugin')
  })
}

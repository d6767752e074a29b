import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, json } from '../../foundation/store/db.ts'
import { type Account, accountOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { type Json, object } from '../meta/incoming.ts'
import { ACCOUNT_LANE, STATUS_LANE } from '../meta/split.ts'
import { timeOf } from '../meta/whatsapp-incoming.ts'
import { telegramTime } from '../telegram/incoming.ts'
import { processNews } from './account-news.ts'
import { type Item, latestStatuses } from './latest-statuses.ts'
import { noteEvent, processCustomer } from './process.ts'
import { processReceipt, processStatus } from './receipts.ts'
import { CHANNEL_INBOUND } from './store.ts'

/** Rows per turn; more of those that may be settled together. */
const LOT = 50
const STATUS_LOT = 300
/** Attempts after which an item is put aside, so that the ones after it are processed. */
const MOST_ATTEMPTS = 6

/** Processes what the channels delivered, a lane at a time and in its order. */
export function inboundJobs(services: Services): JobHandlers {
  return {
    [CHANNEL_INBOUND]: (payload, { signal }) =>
      inCall({ services }, () => runLane(payload as { account_id: number; lane: string }, signal, services)),
  }
}

async function runLane(
  { account_id, lane }: { account_id: number; lane: string },
  signal: AbortSignal,
  services: Services,
): Promise<void> {
  const account = await accountOf(account_id)
  if (!account) return
  const lot = lane === STATUS_LANE ? STATUS_LOT : LOT
  while (!signal.aborted) {
    const rows = await db()
      .selectFrom('webhook_inbox')
      .select(['id', 'body', 'attempts'])
      .where('account_id', '=', account_id)
      .where('lane', '=', lane)
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(lot)
      .execute()
    const items = rows.map((row) => ({ ...row, ids: [row.id] }))
    for (const item of lane === STATUS_LANE ? latestStatuses(items) : items) {
      if (signal.aborted) throw new Error('The worker stops')
      await processItem(account, lane, item, services)
    }
    if (rows.length < lot) return
  }
}

/** Rejects when the item must be tried again before the ones after it. */
async function processItem(account: Account, lane: string, item: Item, services: Services): Promise<void> {
  const isLast = item.attempts + 1 >= MOST_ATTEMPTS
  try {
    await process(account, lane, item.body, isLast)
    await finish(item, null)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!isLast) {
      await db()
        .updateTable('webhook_inbox')
        .set({ attempts: sql`attempts + 1`, error: message.slice(0, 500) })
        .where('id', 'in', item.ids)
        .execute()
      throw error
    }
    services.log.error({ err: error, inbox: item.ids }, 'a delivered item could not be processed')
    await finish(item, message)
    await logEvent({
      account,
      kind: 'incoming',
      ok: false,
      detail: 'No pudimos leer un mensaje recibido. Avisa a soporte.',
    })
  }
}

const finish = ({ ids }: Item, error: string | null) =>
  db()
    .updateTable('webhook_inbox')
    // What customers wrote is kept with their chats only.
    .set({ done_at: sql`now()`, body: json({}), error: error?.slice(0, 500) ?? null })
    .where('id', 'in', ids)
    .execute()

async function process(account: Account, lane: string, body: Json, isLast: boolean): Promise<void> {
  if (lane === ACCOUNT_LANE) return processNews(account, body)
  if (lane === STATUS_LANE) await processStatus(account, body)
  else if (!(await processReceipt(account, object(body.event)))) await processCustomer(account, body, isLast)
  await noteEvent(account.id, timeIn(body))
}

/** The platform's own time of an item. */
function timeIn(body: Json): Date | undefined {
  if (body.update) return telegramTime(object(body.update))
  const { timestamp } = object(body.status ?? body.message ?? body.echo)
  const at = object(body.event).timestamp
  return typeof at === 'number' ? new Date(at) : timeOf(timestamp)
}

import { sql } from 'kysely'
import type { Scope } from '../../http/scope.ts'
import { contains, db } from '../../store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../store/list.ts'
import type { QuickResponse } from '../types.ts'
import { type Competing, competitors } from './competition.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('id'),
  // who searches, looks for the words as well
  answer: { ...text('answer'), searched: (typed) => contains(sql`answer || ' ' || keywords::text`, typed) },
  priority: exact('priority'),
  match: exact('match'),
  action: exact('action'),
  enabled: exact('enabled'),
  updated_at: time('updated_at', timeZone),
})

/** One page of the bot's answers by keyword, with the words that others would answer too. */
export async function listQuick(
  scope: Scope,
  request: ListRequest,
): Promise<{ items: QuickResponse[]; total: number }> {
  const { items, total } = await listRows(existing(scope), request, columns(scope), ['answer'])
  const rivals = await competing(scope)
  return { items: items.map((row) => asQuick(row, rivals)), total }
}

/** One of them, or a deleted one when asked for; undefined when the bot has none such. */
export async function findQuick(scope: Scope, id: number, deleted = false): Promise<QuickResponse | undefined> {
  const row = await (deleted ? removed(scope) : existing(scope)).where('id', '=', id).executeTakeFirst()
  return row && asQuick(row, await competing(scope))
}

/** What of every answer that is enabled decides which messages it takes. */
export async function competing({ botId }: Scope): Promise<Competing[]> {
  const rows = await db()
    .selectFrom('quick_response')
    .select(['id', 'keywords', 'match', 'ignore_accents_case'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return rows as Competing[]
}

const existing = (scope: Scope) => all(scope).where('deleted_at', 'is', null)
const removed = (scope: Scope) => all(scope).where('deleted_at', 'is not', null)

function all({ botId }: Scope) {
  return db()
    .selectFrom('quick_response')
    .where('bot_id', '=', botId)
    .select(['id', 'keywords', 'match', 'ignore_accents_case', 'answer', 'media_id', 'buttons', 'action'])
    .select(['handoff_area_id', 'priority', 'enabled', 'created_at', 'updated_at', 'version'])
}

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>

function asQuick({ created_at, updated_at, ...row }: Row, rivals: readonly Competing[]): QuickResponse {
  return {
    ...(row as unknown as QuickResponse),
    competitors: row.enabled ? competitors(row as Competing, rivals) : [],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

import { sql } from 'kysely'
import { db, json } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { lockedTemplate, noteChange } from './change.ts'
import type { Fetched } from './fetch.ts'
import type { Waba } from './store.ts'

/** Rows per statement. */
const LOT = 200

/**
 * Stores what Meta has, and marks what it no longer has as removed. Call it within a transaction.
 * @param asked when Meta was asked: news that came later are kept
 */
export async function storeTemplates(
  account: Account,
  waba: Waba,
  templates: readonly Fetched[],
  asked: Date,
): Promise<void> {
  const known = new Map((await lockedTemplate(waba).execute()).map((row) => [row.external_id, row]))
  const at = asked.toISOString()
  for (let from = 0; from < templates.length; from += LOT) {
    const rows = await db()
      .insertInto('channel_template')
      .values(
        templates.slice(from, from + LOT).map(({ components, ...template }) => ({
          ...template,
          ...{ bot_id: waba.botId, waba_id: waba.wabaId, components: json(components), synced_at: asked },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['bot_id', 'waba_id', 'external_id']).doUpdateSet({
          name: sql`excluded.name`,
          language: sql`excluded.language`,
          parameter_format: sql`excluded.parameter_format`,
          components: sql`excluded.components`,
          synced_at: sql`excluded.synced_at`,
          category: unlessNews('category', at),
          quality: unlessNews('quality', at),
          status: unlessNews('status', at),
          // The list has no reason for a pause, which its news had.
          reason: sql`case when channel_template.changed_at > ${at}::timestamptz then channel_template.reason
            when channel_template.status = excluded.status then coalesce(excluded.reason, channel_template.reason)
            else excluded.reason end`,
        }),
      )
      .returning(['external_id', 'name', 'language', 'category', 'status', 'reason'])
      .execute()
    for (const row of rows) {
      const before = known.get(row.external_id)
      known.delete(row.external_id)
      if (before) await noteChange(account, before, row)
    }
  }
  await removeOthers(
    [...known.values()].filter(({ status }) => status !== 'removed').map(({ id }) => id),
    at,
  )
}

const unlessNews = <T>(column: 'category' | 'quality' | 'status', at: string) =>
  sql<T>`case when channel_template.changed_at > ${at}::timestamptz then ${sql.ref(`channel_template.${column}`)}
    else ${sql.ref(`excluded.${column}`)} end`

async function removeOthers(ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return
  await db()
    .updateTable('channel_template')
    .set({ status: 'removed', reason: null, changed_at: at })
    .where('id', 'in', ids)
    // One that was created meanwhile is not in what Meta listed.
    .where('synced_at', '<=', at)
    .execute()
}

import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { enqueueAssignment } from '../../foundation/realtime/availability.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { givenIn, lockAll, planBulkChange } from './bulk-actions.ts'
import { announce, remindAll, subjectOf } from './bulk-announce.ts'
import { noteGiven } from './core/given-reason.ts'
import { itemsOf } from './core/item.ts'
import { notifyResolved } from './core/resolved.ts'
import { noteForRules } from './core/rule-events.ts'
import { type Columns, keepUndo, type Row, type Step } from './core/undo.ts'
import { filteredChats } from './filter.ts'
import { enqueueIntroductions } from './introductions.ts'
import { setLabel } from './labels.ts'

type Input = components['schemas']['ChatBulkInput']
type Result = components['schemas']['ChatBulkResult']

/** Maximum number of chats that a request changes by filter. The rest need another request. */
const MOST = 2_000

/** Changes many chats at once: those listed, or all that match the filter. Chats the caller may not see are skipped. */
export function changeAll(
  scope: UserScope,
  { ids, filter, action, value = null, until, priority }: Input,
): Promise<Result> {
  return tx(async () => {
    const wanted = ids ?? (await matchingIds(scope, filter ?? {}))
    const rows = await lockAll(scope, wanted)
    const decide = await planBulkChange(scope, action, value, { until, priority })
    const steps = await (action === 'label_add' || action === 'label_remove'
      ? relabel(scope, rows, value ?? 0, action === 'label_add')
      : update(scope, rows, decide))
    await remindAll(steps.map(({ id, after }) => ({ id, until: after.snoozed_until })))
    if (steps.length === 0) return { changed: 0, skipped: wanted.length }
    if (action === 'state' || action === 'assign' || action === 'area') await enqueueAssignment(scope.botId)
    if (action === 'state' && value === 2) for (const { id } of steps) await notifyResolved(scope, id)
    if (action === 'state')
      for (const { id, before } of steps) if (before.state === 2) await noteForRules(scope.botId, id, 'reopened')
    if (action === 'assign' && value !== null) {
      await noteGiven(scope.botId, givenIn(rows, steps), value === scope.userId)
      await enqueueIntroductions(scope.botId, value, rows, steps)
    }
    const undo_id = await keepUndo(scope, action, steps)
    await writeAudit({
      ...subjectOf(steps, rows),
      after: { action, value: until ?? priority ?? value, chats: steps.length },
    })
    return { changed: steps.length, skipped: wanted.length - steps.length, ...(undo_id && { undo_id }) }
  })
}

async function matchingIds(scope: Scope, filter: NonNullable<Input['filter']>): Promise<number[]> {
  const found = filteredChats(scope, filter, currentCall().services.clock()).select('chat.id')
  const rows = await found.orderBy('chat.last_message_at', 'desc').orderBy('chat.id', 'desc').limit(MOST).execute()
  return rows.map(({ id }) => id)
}

async function update(scope: Scope, rows: readonly Row[], decide: (row: Row) => Columns | undefined): Promise<Step[]> {
  const steps: Step[] = []
  const groups = new Map<string, { set: Columns; ids: number[] }>()
  for (const row of rows) {
    const after = decide(row)
    if (!after) continue
    const before = Object.fromEntries(Object.keys(after).map((key) => [key, row[key as keyof Row]]))
    steps.push({ id: row.id, before, after })
    const key = JSON.stringify(after)
    groups.set(key, { set: after, ids: [...(groups.get(key)?.ids ?? []), row.id] })
  }
  for (const { set, ids } of groups.values()) await db().updateTable('chat').set(set).where('id', 'in', ids).execute()
  await announce(scope, steps, rows)
  return steps
}

async function relabel(scope: Scope, rows: readonly Row[], labelId: number, added: boolean): Promise<Step[]> {
  const ids = rows.map(({ id }) => id)
  const before = new Map((await itemsOf(scope.botId, ids)).map(({ id, labels }) => [id, labels]))
  const changed: number[] = []
  for (const id of ids) if (await setLabel(scope, id, labelId, added)) changed.push(id)
  const after = new Map((await itemsOf(scope.botId, changed)).map(({ id, labels }) => [id, labels]))
  const steps = changed.map((id) => ({
    id,
    before: { labels: before.get(id) ?? [] },
    after: { labels: after.get(id) ?? [] },
  }))
  await announce(scope, steps, rows)
  return steps
}

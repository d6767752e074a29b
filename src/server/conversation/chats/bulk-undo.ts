import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { maySee, seeingAll, viewersOf } from '../../foundation/scope/visibility.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { lockAll } from './bulk-actions.ts'
import { announce, remindAll, subjectOf } from './bulk-announce.ts'
import { type ChatItem, itemsOf } from './core/item.ts'
import type { Columns, Row, Step } from './core/undo.ts'
import { sinceSteps } from './since.ts'

type Result = components['schemas']['ChatBulkResult']

const UNDO_MS = 10 * 60_000

/**
 * Undoes a bulk change of the caller. A chat that changed since is skipped as a whole, even if only one of several
 * actions is affected.
 * @throws 409 when it is too late
 */
export function undoAll(scope: UserScope, undoId: string): Promise<Result> {
  return tx(async () => {
    const kept = await db()
      .selectFrom('chat_bulk')
      .selectAll()
      .where('id', '=', undoId)
      .where('bot_id', '=', scope.botId)
      .where('user_id', '=', scope.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!kept) throw commonProblems.notFound()
    const now = currentCall().services.clock()
    if (kept.undone_at || now.getTime() - Date.parse(kept.created_at) > UNDO_MS)
      throw problem(409, 'too_late', 'Ya no podemos deshacer este cambio. Si lo necesitas, haz el contrario.')
    await db().updateTable('chat_bulk').set({ undone_at: now }).where('id', '=', undoId).execute()
    const steps = kept.before
    const rows = new Map(
      (
        await lockAll(
          seeingAll(scope),
          steps.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    )
    const items = new Map((await itemsOf(scope.botId, [...rows.keys()])).map((item) => [item.id, item]))
    const isThere = await whatIsThere(scope.botId)
    const since = await sinceSteps(scope.userId, steps)
    const moved = new Set(steps.flatMap((step) => (isMove(step) ? [step.id] : [])))
    const plans = steps.map((step): Plan | undefined => {
      const row = rows.get(step.id)
      const item = items.get(step.id)
      const came = since.get(step.id)
      if (!row || !item || !isThere.place(step.before)) return undefined
      const isSeen = maySee(scope, row)
      // Who gets the chat back reads all of it, and who has it loses it.
      if (moved.has(step.id) ? came?.others || (came?.customer && !isSeen) : !isSeen) return undefined
      if (isUnchanged(row, item, step.after, isThere)) return { step, set: step.before, from: step.after }
      const set = came?.reopened && !came.staff ? takenUp(step, row) : undefined
      return set && isThere.place(set) ? { step, set, from: valuesOf(row, set) } : undefined
    })
    const skipped = new Set(steps.flatMap(({ id }, at) => (plans[at] ? [] : [id])))
    const done: Step[] = []
    for (const plan of plans) {
      if (!plan || skipped.has(plan.step.id)) continue
      const { id, after } = plan.step
      const { labels, open, unread_count, ...rest } = plan.set
      const row = rows.get(id)
      // What was written or read meanwhile stays as unread or read as it is.
      const isUnread = row?.open === after.open && row?.unread_count === after.unread_count
      const set = isUnread ? { ...rest, ...('open' in plan.set && { open, unread_count }) } : rest
      if (labels) {
        if (!(await putLabels(id, labels, (after.labels ?? []).filter(isThere.label)))) continue
      } else if (Object.keys(set).length > 0) await db().updateTable('chat').set(set).where('id', '=', id).execute()
      if (isMove(plan.step)) await db().deleteFrom('chat_transfer').where('chat_id', '=', id).execute()
      done.push({ id, before: plan.from, after: plan.set })
    }
    await remindAll(done.map(({ id, after }) => ({ id, until: after.snoozed_until })))
    await announce(scope, done)
    // Several actions at once keep the labels of a chat in a step of their own.
    const countOf = (some: readonly Step[]) => new Set(some.map(({ id }) => id)).size
    const undone = countOf(done)
    await writeAudit({
      ...subjectOf(done, [...rows.values()]),
      after: { action: kept.action, chats: undone },
    })
    return { changed: undone, skipped: countOf(steps) - undone }
  })
}

/** A change that is undone: what it sets, and the values before. */
interface Plan {
  step: Step
  set: Step['before']
  from: Step['before']
}

/** Whether a change decided who sees the chat. */
const isMove = ({ before }: Step): boolean => 'assign_user_id' in before || 'area_id' in before

/**
 * Returns what undoes the end of a chat that its customer opened again meanwhile, which gave it to the bot: whoever
 * attended it has it again. A chat that the bot had stays as it is now. Undefined if the change was no end.
 */
function takenUp({ before, after, mark }: Step, row: Row): Columns | undefined {
  if (after.state !== 2 || before.state === 2 || !mark) return undefined
  // The message of the customer ended the time for which it was put off, and opened it again.
  const { snoozed_until: _until, snoozed_by: _by, resolved_at: _at, ...rest } = before
  if ((before.type ?? mark.type) === 'bot') return { state: before.state, handled_at: before.handled_at }
  const { type, area_id, assign_user_id } = mark
  // Nobody was waited for until they wrote.
  const requested_at = mark.requested_at ?? row.requested_at ?? currentCall().services.clock().toISOString()
  return { type, area_id, assign_user_id, requested_at, ...rest }
}

const valuesOf = (row: Row, set: Columns): Columns =>
  Object.fromEntries(Object.keys(set).map((key) => [key, row[key as keyof Row]]))

/** What the bot still has. */
interface There {
  /** whether there are the area and the person that a chat would return to */
  place(before: Columns): boolean
  label(id: number): boolean
}

async function whatIsThere(botId: number): Promise<There> {
  const [areas, labels] = [
    await db().selectFrom('area').select('id').where('bot_id', '=', botId).execute(),
    await db().selectFrom('label').select('id').where('bot_id', '=', botId).execute(),
  ]
  const [places, known, people] = [
    new Set(areas.map(({ id }) => id)),
    new Set(labels.map(({ id }) => id)),
    new Set((await viewersOf(botId)).map(({ userId }) => userId)),
  ]
  return {
    place: ({ area_id = null, assign_user_id = null }) =>
      (area_id === null || places.has(area_id)) && (assign_user_id === null || people.has(assign_user_id)),
    label: (id) => known.has(id),
  }
}

/** Deletes bulk changes that can no longer be undone. */
export async function cleanBulk(now: Date): Promise<void> {
  const old = new Date(now.getTime() - UNDO_MS)
  await db().deleteFrom('chat_bulk').where('created_at', '<', instant(old)).execute()
}

/**
 * Restores the labels of a chat whose labels are `now`. Returns false when there is nothing to restore because the
 * labels were deleted.
 */
async function putLabels(chatId: number, labels: readonly number[], now: readonly number[]): Promise<boolean> {
  const wanted =
    labels.length > 0 ? await db().selectFrom('label').select('id').where('id', 'in', labels).execute() : []
  const back = wanted.map(({ id }) => id).filter((id) => !now.includes(id))
  const off = now.filter((id) => !labels.includes(id))
  if (back.length === 0 && off.length === 0) return false
  if (off.length > 0)
    await db().deleteFrom('chat_label').where('chat_id', '=', chatId).where('label_id', 'in', off).execute()
  if (back.length > 0)
    await db()
      .insertInto('chat_label')
      .values(back.map((label_id) => ({ chat_id: chatId, label_id })))
      .execute()
  return true
}

/** Whether a chat still has the values set by the bulk change, less labels that were deleted. */
function isUnchanged(row: Row, item: ChatItem, after: Step['after'], there: There): boolean {
  // Who only read the chat has not changed it, nor has a customer who began to wait.
  const { labels, open: _open, unread_count: _count, requested_at: _at, ...set } = after
  if (labels) return JSON.stringify(labels.filter(there.label)) === JSON.stringify(item.labels)
  return Object.entries(set).every(([key, value]) => JSON.stringify(row[key as keyof Row]) === JSON.stringify(value))
}

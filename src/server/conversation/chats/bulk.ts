import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { enqueueAssignment } from '../../foundation/realtime/availability.ts'
import { emitAll } from '../../foundation/realtime/emit.ts'
import { seeingAll, viewersOf } from '../../foundation/scope/visibility.ts'
import { db, instant, tx } from '../../foundation/store/db.ts'
import { lockAll, planBulkChange } from './bulk-actions.ts'
import { notifyResolved } from './core/changes.ts'
import { assignmentsIn, type ChatEvent, changesAccess, grantsAccess, planEvents } from './core/chat-events.ts'
import { notifyAssigned } from './core/chat-notices.ts'
import { type ChatItem, itemsOf } from './core/item.ts'
import { noteForRules } from './core/rule-events.ts'
import { happeningsOf, labelHappenings, recordAll } from './core/thread-events.ts'
import { type Columns, keepUndo, type Row, type Step } from './core/undo.ts'
import { filteredChats } from './filter.ts'
import { enqueueIntroductions } from './introductions.ts'
import { setLabel } from './labels.ts'
import { scheduleWake } from './snooze.ts'

type Input = components['schemas']['ChatBulkInput']
type Result = components['schemas']['ChatBulkResult']

/** Maximum number of chats that a request changes by filter. The rest need another request. */
const MOST = 2_000
const UNDO_MS = 10 * 60_000

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
    if (action === 'assign' && value !== null) await enqueueIntroductions(scope.botId, value, rows, steps)
    const undo_id = await keepUndo(scope, action, steps)
    await writeAudit({
      ...subjectOf(steps, rows),
      after: { action, value: until ?? priority ?? value, chats: steps.length },
    })
    return { changed: steps.length, skipped: wanted.length - steps.length, ...(undo_id && { undo_id }) }
  })
}

/**
 * Undoes a bulk change of the caller. A chat that changed since is skipped as a whole, even if only one of several
 * actions is affected.
 * @throws 409 when it is too late
 */
export function undoAll(scope: Scope, undoId: string): Promise<Result> {
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
    const changed = steps.filter(
      ({ id, before, after }) => !isUnchanged(rows.get(id), items.get(id), after, isThere) || !isThere.place(before),
    )
    const skipped = new Set(changed.map(({ id }) => id))
    const back = steps.filter(({ id }) => !skipped.has(id))
    const done: Step[] = []
    for (const { id, before, after } of back) {
      const { labels, open, unread_count, ...rest } = before
      const row = rows.get(id)
      // What was written or read meanwhile stays as unread or read as it is.
      const isUnread = row?.open === after.open && row?.unread_count === after.unread_count
      const set = isUnread ? { ...rest, ...('open' in before && { open, unread_count }) } : rest
      if (labels) {
        if (!(await putLabels(id, labels, (after.labels ?? []).filter(isThere.label)))) continue
      } else if (Object.keys(set).length > 0) await db().updateTable('chat').set(set).where('id', '=', id).execute()
      if ('assign_user_id' in set) await db().deleteFrom('chat_transfer').where('chat_id', '=', id).execute()
      done.push({ id, before: after, after: before })
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

/** Emits the events of every changed chat, as for single changes. */
async function announce({ botId }: Scope, steps: readonly Step[], rows: readonly Row[] = []): Promise<void> {
  const items = new Map(
    (
      await itemsOf(
        botId,
        steps.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const viewers = await viewersOf(botId)
  const noted: ChatEvent[] = []
  const events = steps.flatMap(({ id, before }) => {
    const item = items.get(id)
    if (!item) return []
    const after = { area_id: item.area?.id ?? null, assign_user_id: item.assign_user?.id ?? null }
    const row = known.get(id)
    const facts = {
      area_id: row ? row.area_id : 'area_id' in before ? (before.area_id ?? null) : after.area_id,
      assign_user_id: row
        ? row.assign_user_id
        : 'assign_user_id' in before
          ? (before.assign_user_id ?? null)
          : after.assign_user_id,
    }
    const transition = { before: facts, after }
    const who = changesAccess(transition) ? viewers : []
    const isMixed = 'snoozed_until' in before && 'assign_user_id' in before
    const whole = isMixed || needsWhole(before) || grantsAccess(who, transition) ? item : undefined
    const own = eventsOf(item, before)
    noted.push(...own)
    return planEvents(id, transition, who, whole, own)
  })
  await notifyAssigned(botId, assignmentsIn(noted))
  await emitAll(botId, events)
  const happened: Parameters<typeof recordAll>[1][number][] = []
  const labels = await labelHappenings(steps.map(({ before, after }) => [before.labels ?? [], after.labels ?? []]))
  for (const [at, { id, before, after }] of steps.entries()) {
    const item = items.get(id)
    if (!item) continue
    const chat = { id, area_id: item.area?.id ?? null, assign_user_id: item.assign_user?.id ?? null }
    happened.push({ chat, happened: [...(labels[at] ?? []), ...happeningsOf(before, after)] })
  }
  await recordAll(botId, happened)
}

/** Whether only the complete chat tells what changed. */
const needsWhole = (before: Step['before']): boolean =>
  'state' in before || 'type' in before || 'area_id' in before || 'urgency' in before || 'base_priority' in before

function eventsOf(item: ChatItem, before: Step['before']): ChatEvent[] {
  const chat_id = item.id
  if ('state' in before) return [['change-inbox', { chat_id, state: item.state }]]
  if ('urgency' in before || 'base_priority' in before) return []
  if ('labels' in before) return [['labels', { chat_id, labels: item.labels }]]
  if ('snoozed_until' in before) return [['chat-snoozed', { chat_id, snooze: item.snooze ?? null, woken_for: null }]]
  if ('open' in before) return [['set-unread', { chat_id, open: item.open, unread_count: item.unread_count }]]
  const events: ChatEvent[] = []
  if ('area_id' in before) events.push(['change-area', { chat_id, area: item.area }])
  if (!('area_id' in before) || item.assign_user)
    events.push(['assign-user', { chat_id, assign_user: item.assign_user }])
  return events
}

/** Whether a chat still has the values set by the bulk change, less labels that were deleted. */
function isUnchanged(row: Row | undefined, item: ChatItem | undefined, after: Step['after'], there: There): boolean {
  if (!row || !item) return false
  // Who only read the chat has not changed it, nor has a customer who began to wait.
  const { labels, open: _open, unread_count: _count, requested_at: _at, ...set } = after
  if (labels) return JSON.stringify(labels.filter(there.label)) === JSON.stringify(item.labels)
  return Object.entries(set).every(([key, value]) => JSON.stringify(row[key as keyof Row]) === JSON.stringify(value))
}

/** Schedules the end of each snooze, grouped by time. */
async function remindAll(chats: readonly { id: number; until?: string | null }[]): Promise<void> {
  const byMoment = new Map<string, number[]>()
  for (const { id, until } of chats) {
    if (!until) continue
    byMoment.set(until, [...(byMoment.get(until) ?? []), id])
  }
  for (const [moment, ids] of byMoment) await scheduleWake(ids, moment)
}

/** What the audit log names as the subject of a change: the only chat, or how many there are. */
function subjectOf(steps: readonly Step[], rows: readonly Row[]): { id?: number; label: string } {
  const [first, ...others] = new Set(steps.map(({ id }) => id))
  const only = others.length === 0 ? rows.find(({ id }) => id === first) : undefined
  return only ? { id: only.id, label: only.user_name } : { label: `${first ? others.length + 1 : 0} conversaciones` }
}

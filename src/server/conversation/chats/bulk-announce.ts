import type { Scope } from '../../foundation/http/scope.ts'
import { emitAll } from '../../foundation/realtime/emit.ts'
import { viewersOf } from '../../foundation/scope/visibility.ts'
import { assignmentsIn, type ChatEvent, changesAccess, grantsAccess, planEvents } from './core/chat-events.ts'
import { isNotified, notifyAssigned } from './core/chat-notices.ts'
import { type ChatItem, itemsOf } from './core/item.ts'
import { happeningsOf, labelHappenings, recordAll } from './core/thread-events.ts'
import type { Row, Step } from './core/undo.ts'
import { scheduleWake } from './snooze.ts'

/** Emits the events of every changed chat, as for single changes. */
export async function announce({ botId }: Scope, steps: readonly Step[], rows: readonly Row[] = []): Promise<void> {
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
    const own = eventsOf(item, before)
    const isTold = assignmentsIn(own).some(({ assign_user }) => isNotified(assign_user))
    const whole = isMixed || isTold || needsWhole(before) || grantsAccess(who, transition) ? item : undefined
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
  const events: ChatEvent[] =
    'open' in before ? [['set-unread', { chat_id, open: item.open, unread_count: item.unread_count }]] : []
  if ('open' in before && !('assign_user_id' in before)) return events
  if ('area_id' in before) events.push(['change-area', { chat_id, area: item.area }])
  if (!('area_id' in before) || item.assign_user)
    events.push(['assign-user', { chat_id, assign_user: item.assign_user }])
  return events
}

/** Schedules the end of each snooze, grouped by time. */
export async function remindAll(chats: readonly { id: number; until?: string | null }[]): Promise<void> {
  const byMoment = new Map<string, number[]>()
  for (const { id, until } of chats) {
    if (!until) continue
    byMoment.set(until, [...(byMoment.get(until) ?? []), id])
  }
  for (const [moment, ids] of byMoment) await scheduleWake(ids, moment)
}

/** What the audit log names as the subject of a change: the only chat, or how many there are. */
export function subjectOf(steps: readonly Step[], rows: readonly Row[]): { id?: number; label: string } {
  const [first, ...others] = new Set(steps.map(({ id }) => id))
  const only = others.length === 0 ? rows.find(({ id }) => id === first) : undefined
  return only ? { id: only.id, label: only.user_name } : { label: `${first ? others.length + 1 : 0} conversaciones` }
}

import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { maySee, viewersOf, visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { givenColumns, isWithBot, reopenedColumns, unreadColumns } from './core/given.ts'
import { NOT_URGENT } from './core/not-urgent.ts'
import { type ChatPriority, priorityColumns } from './core/priority.ts'
import { type Columns, type Row, UNDOABLE } from './core/undo.ts'
import { parseSnoozeTime } from './snooze.ts'

/** Locks the chats that the caller sees. The fixed order prevents deadlocks. */
export function lockAll(scope: Pick<Scope, 'botId' | 'userId' | 'roleId' | 'areas'>, ids: readonly number[]) {
  return db()
    .selectFrom('chat')
    .select(UNDOABLE)
    .where('id', 'in', ids.length ? ids : [-1])
    .where(visibleTo(scope))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Returns the chats, as they were, that a change took from the bot. */
export const givenIn = (rows: readonly Row[], changed: readonly { id: number }[]): Row[] =>
  rows.filter((row) => isWithBot(row) && changed.some(({ id }) => id === row.id))

/**
 * Returns a function with the columns an action sets on a chat; undefined for chats that stay unchanged. Label actions
 * set no columns and are handled separately. 422 for an invalid value.
 */
export async function planBulkChange(
  scope: Scope,
  action: components['schemas']['ChatBulkAction'],
  value: number | null,
  { until, priority }: { until?: string | undefined; priority?: ChatPriority | undefined },
): Promise<(row: Row) => Columns | undefined> {
  const awake = { snoozed_until: null, snoozed_by: null }
  switch (action) {
    case 'state': {
      if (value !== 0 && value !== 1 && value !== 2) throw invalid('Elige la casilla.')
      const at = currentCall().services.clock().toISOString()
      const set: Columns =
        value === 2
          ? { state: value, live: false, resolved_at: at, handled_at: at, ...awake, ...NOT_URGENT }
          : { state: value, resolved_at: null }
      return (row) =>
        row.state === value ? undefined : row.state === 2 ? { ...set, ...reopenedColumns(row, at) } : set
    }
    case 'area': {
      const area = await db()
        .selectFrom('area')
        .select('id')
        .where('bot_id', '=', scope.botId)
        .where('id', '=', value ?? -1)
        .executeTakeFirst()
      if (!area) throw invalid('Esa área ya no existe. Elige otra.')
      return (row) => (row.area_id === value ? undefined : { area_id: value, assign_user_id: null })
    }
    case 'assign': {
      const viewer = value === null ? undefined : (await viewersOf(scope.botId, value))[0]
      if (value !== null && !viewer) throw invalid('Esa persona no atiende conversaciones de este chatbot. Elige otra.')
      const fits = (row: Row) => !viewer || maySee(viewer, { area_id: row.area_id, assign_user_id: value })
      const at = currentCall().services.clock().toISOString()
      return (row) => {
        if (!fits(row) || (row.assign_user_id === value && (value === null || !isWithBot(row)))) return undefined
        if (value === null) return { assign_user_id: value }
        const unread = value === scope.userId ? {} : unreadColumns(row)
        return { assign_user_id: value, ...givenColumns(row, at), ...unread }
      }
    }
    case 'snooze': {
      const moment = parseSnoozeTime(until ?? '')
      const set = { snoozed_until: moment, snoozed_by: scope.userId }
      return (row) => (row.state === 2 || row.snoozed_until === moment ? undefined : set)
    }
    case 'wake':
      return (row) => (row.snoozed_until ? awake : undefined)
    case 'priority':
      if (!priority) throw invalid('Elige la prioridad.', 'priority')
      return (row) => priorityColumns(row, priority)
    case 'read':
      return (row) => (row.open ? { open: false, unread_count: 0 } : undefined)
    case 'unread':
      return (row) => (row.open ? undefined : { open: true, unread_count: Math.max(1, row.unread_count) })
    case 'label_add':
    case 'label_remove':
      if (value === null) throw invalid('Elige la etiqueta.')
      return () => undefined
  }
}

function invalid(text: string, field = 'value') {
  return problem(422, 'invalid', text, { [field]: [text] })
}

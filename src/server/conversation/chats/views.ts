import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { person } from '../../foundation/resource/person.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { changeRow } from '../../foundation/resource/rows.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { ChatFilter } from './filter.ts'

/** The caller's own views and those shared with the team. Only the owner can change a view. */
export const chatViews = resource('chatView', {
  table: 'chat_view',
  from: (rows, { userId }: Scope) =>
    rows
      .selectAll()
      .select(person('chat_view.owner_id').$notNull().as('owner'))
      .where((is) => is.or([is('owner_id', '=', userId), is('shared', '=', true)])),
  displayName: 'name',
  unique: { chat_view_name: ['name', 'Ya existe una vista con ese nombre. Elige otro.'] },
  columns: (input, { userId }, before) => ({ ...toColumns(input), ...(!before && { owner_id: userId }) }),
  check: async ({ botId, userId }, { shared = false }, before) => {
    if (before?.shared === shared) return
    const [most, noun] = shared
      ? ([MaximumsLimits.shared_views, 'vistas compartidas'] as const)
      : ([MaximumsLimits.own_views, 'vistas tuyas'] as const)
    const own = shared ? sql`shared` : sql`not shared and owner_id = ${userId}`
    const next = 'Elimina una que no uses.'
    await refuseBeyond({ most, noun, next }, 'chat_view', sql`bot_id = ${botId} and ${own}`)
  },
  mayChange: ({ userId }, { owner }) => {
    if (owner.id !== userId) throw commonProblems.forbidden()
  },
})

/**
 * Removes a deleted label from the filters of all saved views, regardless of their owner. A view filtering by it would
 * match no chat.
 */
export async function forgetLabelInViews(scope: Scope, labelId: number): Promise<void> {
  await turnFilters(scope, { labels: [labelId] }, ({ labels = [], ...filter }) => ({
    ...filter,
    labels: labels.filter((one) => one !== labelId),
  }))
}

/** Removes a deleted area from the filters of all saved views. */
export async function forgetAreaInViews(scope: Scope, areaId: number): Promise<void> {
  await turnFilters(scope, { area: areaId }, (filter) => ({ ...filter, area: null }))
}

/** Updates the filter of each view of the bot that contains the given values. */
async function turnFilters(scope: Scope, having: ChatFilter, turned: (filter: ChatFilter) => ChatFilter) {
  const rows = await db()
    .selectFrom('chat_view')
    .select(['id', 'filter'])
    .where('bot_id', '=', scope.botId)
    .where('filter', '@>', json(having))
    .orderBy('id')
    .execute()
  for (const { id, filter } of rows) await changeRow(scope, 'chat_view', id, { filter: json(turned(filter)) })
}

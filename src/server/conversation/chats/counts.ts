import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { filteredChats, mentions } from './filter.ts'
import { chatViews } from './views.ts'
import { waiting } from './waiting.ts'

type ChatCounts = components['schemas']['ChatCounts']

/** Maximum number of saved views that are counted. */
const VIEWS = 30

/** Returns exact counts of the chats that the caller sees; waiting.ts says what each one means. */
export async function countsOf(scope: Scope, now: Date): Promise<ChatCounts> {
  const rows = await waiting(scope)
    .groupBy('area_id')
    .orderBy('area_id')
    .select(({ fn, eb }) => [
      'area_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('open', '=', true).as('unread'),
      fn.countAll<number>().filterWhere('assign_user_id', '=', scope.userId).as('mine'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('assign_user_id', '=', scope.userId), eb('open', '=', true)]))
        .as('mine_unread'),
      fn.countAll<number>().filterWhere('assign_user_id', 'is', null).as('free'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('assign_user_id', 'is', null), eb('open', '=', true)]))
        .as('free_unread'),
    ])
    .execute()
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const unread = sum((row) => row.unread)
  return {
    unread,
    mine: { total: sum((row) => row.mine), unread: sum((row) => row.mine_unread) },
    unassigned: { total: sum((row) => row.free), unread: sum((row) => row.free_unread) },
    new: { total: sum((row) => row.total), unread },
    snoozed: await snoozed(scope),
    mentions: await mentioned(scope, now),
    areas: rows.map(({ area_id, total, unread }) => ({ id: area_id, total, unread })),
    views: await viewCounts(scope, now),
  }
}

/** Snoozed chats are not waiting, so they are counted separately. */
async function snoozed(scope: Scope): Promise<ChatCounts['new']> {
  return db()
    .selectFrom('chat')
    .where(visibleTo(scope))
    .where('state', '<>', sql.lit(2))
    .where('snoozed_until', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('open', '=', true).as('unread'),
    ])
    .executeTakeFirstOrThrow()
}

/** Chats that the bot attends may mention the caller as well. */
async function mentioned(scope: Scope, now: Date): Promise<ChatCounts['mentions']> {
  return filteredChats(scope, { type: 'all', mentioned: true }, now)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn
        .countAll<number>()
        .filterWhere(mentions(scope.userId, { unread: true }))
        .as('unread'),
    ])
    .executeTakeFirstOrThrow()
}

async function viewCounts(scope: Scope, now: Date): Promise<ChatCounts['views']> {
  const views = (await chatViews.all(scope)).slice(0, VIEWS)
  const counted: ChatCounts['views'] = []
  for (const { id, filter } of views) {
    const row = await filteredChats(scope, filter, now)
      .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where chat.open)`.as('unread')])
      .executeTakeFirstOrThrow()
    counted.push({ id, ...row })
  }
  return counted
}

import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, isDuplicate, spanishOrder, tx } from '../store/db.ts'
import type { ChatFilter } from './filter.ts'

type ChatView = components['schemas']['ChatView']
type Input = components['schemas']['ChatViewInput']

/** The caller's own views and those shared with the team. */
export async function viewsOf(scope: Scope): Promise<ChatView[]> {
  const rows = await visible(scope)
    .orderBy(spanishOrder(sql.ref('v.name')))
    .orderBy('v.id')
    .execute()
  return rows.map(asView)
}

/** Keeps a filter under a name; 409 when the caller has one of that name. */
export function createView(scope: Scope, { name, filter, shared = false }: Input): Promise<ChatView> {
  return withUniqueName(async () => {
    const at = currentCall().services.clock()
    const values = { bot_id: scope.botId, owner_id: scope.userId, name, filter, shared, created_at: at, updated_at: at }
    const { id } = await db().insertInto('chat_view').values(values).returning('id').executeTakeFirstOrThrow()
    return viewOf(scope, id)
  })
}

/** Changes a view of one's own; somebody else's shared one is only to be used. */
export function updateView(scope: Scope, id: number, { name, filter, shared, version }: Input): Promise<ChatView> {
  return withUniqueName(async () => {
    const before = await ownView(scope, id)
    if (version !== undefined && version !== before.version) {
      // nobody else changes a view
      throw refusals.stale(before, { by: before.owner, at: before.updated_at })
    }
    await db()
      .updateTable('chat_view')
      .set({
        name,
        filter,
        shared: shared ?? before.shared ?? false,
        updated_at: currentCall().services.clock(),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    return viewOf(scope, id)
  })
}

/** Deletes a view of one's own. */
export function deleteView(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    await ownView(scope, id)
    await db().deleteFrom('chat_view').where('id', '=', id).execute()
  })
}

function visible({ botId, userId }: Scope) {
  return db()
    .selectFrom('chat_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.owner_id')
    .select(['v.id', 'v.name', 'v.filter', 'v.shared', 'v.owner_id', 'u.name as owner', 'v.version'])
    .select(['v.created_at', 'v.updated_at'])
    .where('v.bot_id', '=', botId)
    .where((is) => is.or([is('v.owner_id', '=', userId), is('v.shared', '=', true)]))
}

async function viewOf(scope: Scope, id: number): Promise<ChatView> {
  const row = await visible(scope).where('v.id', '=', id).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return asView(row)
}

async function ownView(scope: Scope, id: number): Promise<ChatView> {
  const view = await viewOf(scope, id)
  if (view.owner.id !== scope.userId) throw refusals.forbidden()
  return view
}

type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number]

function asView({ owner_id, owner, filter, created_at, updated_at, ...view }: Row): ChatView {
  return {
    ...view,
    filter: filter as ChatFilter,
    owner: { id: owner_id, name: owner },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'chat_view_name')) throw error
    const text = 'Ya existe una vista con ese nombre.'
    throw problem(409, 'duplicate', text, { name: [text] })
  }
}

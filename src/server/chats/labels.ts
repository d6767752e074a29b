import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { type ChatItem, itemOf } from '../conversation/item.ts'
import { lockVisible } from '../conversation/lock.ts'
import { tell } from '../conversation/tell.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, isDuplicate, spanishOrder, tx } from '../store/db.ts'

type Label = components['schemas']['Label']
type Input = components['schemas']['LabelInput']

/** The bot's labels by title, or one of them. */
export async function labelsOf({ botId }: Scope, id?: number): Promise<Label[]> {
  const rows = await db()
    .selectFrom('label as l')
    .select(['l.id', 'l.title', 'l.color', 'l.description', 'l.group_name', 'l.scope', 'l.archived', 'l.version'])
    .select(['l.created_at', 'l.updated_at'])
    .select(sql<number>`(select count(*) from chat_label cl where cl.label_id = l.id)`.as('count'))
    .where('l.bot_id', '=', botId)
    .$if(id !== undefined, (query) => query.where('l.id', '=', id ?? 0))
    .orderBy(spanishOrder(sql.ref('l.title')))
    .orderBy('l.id')
    .execute()
  return rows.map(({ group_name, scope, created_at, updated_at, ...label }) => ({
    ...label,
    group: group_name,
    scope: scope as Label['scope'],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Creates a label; 409 when its title is taken, ignoring case and accents. */
export function createLabel(scope: Scope, input: Input): Promise<Label> {
  return withUniqueTitle(async () => {
    const at = currentCall().services.clock()
    const values = { bot_id: scope.botId, ...columns(input), created_at: at, updated_at: at }
    const { id } = await db().insertInto('label').values(values).returning('id').executeTakeFirstOrThrow()
    const made = await labelOf(scope, id)
    await record({ action: 'create', resource: 'label', id, label: made.title, after: facts(made) })
    return made
  })
}

/** Changes a label. */
export function updateLabel(scope: Scope, { id, ...input }: Input & { id: number }): Promise<Label> {
  return withUniqueTitle(async () => {
    await db()
      .selectFrom('label')
      .select('id')
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .forUpdate()
      .execute()
    const before = await labelOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    await db()
      .updateTable('label')
      .set({ ...columns(input), updated_at: currentCall().services.clock(), version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    const after = await labelOf(scope, id)
    await record({
      action: 'update',
      resource: 'label',
      id,
      label: after.title,
      before: facts(before),
      after: facts(after),
    })
    return after
  })
}

/** Deletes a label, and takes it off the chats and contacts that had it. */
export function deleteLabel(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const before = await labelOf(scope, id)
    await db().deleteFrom('label').where('bot_id', '=', scope.botId).where('id', '=', id).execute()
    await record({ action: 'delete', resource: 'label', id, label: before.title, before: facts(before) })
  })
}

/** Puts a label on a chat, in place of others of its group, or takes it off. */
export function labelChat(scope: Scope, id: number, labelId: number, added: boolean): Promise<ChatItem> {
  return tx(async () => {
    const chat = await lockVisible(scope, id)
    if (await setLabel(scope, id, labelId, added)) {
      const { labels } = await itemOf(scope.botId, id)
      await tell(scope.botId, id, { after: chat }, ['labels', { chat_id: id, labels }])
    }
    return itemOf(scope.botId, id)
  })
}

/** The change of {@link labelChat} alone; answers whether there was one. The chat must be locked. */
export async function setLabel(
  { botId }: Pick<Scope, 'botId'>,
  chatId: number,
  labelId: number,
  added: boolean,
): Promise<boolean> {
  const label = await db()
    .selectFrom('label')
    .select(['id', 'group_name', 'scope'])
    .where('bot_id', '=', botId)
    .where('id', '=', labelId)
    .executeTakeFirst()
  if (!label) throw invalid('Esa etiqueta no existe.')
  if (!added) {
    const gone = db().deleteFrom('chat_label').where('chat_id', '=', chatId).where('label_id', '=', labelId)
    return (await gone.executeTakeFirst()).numDeletedRows > 0n
  }
  if (label.scope === 'contact') throw invalid('Esa etiqueta es solo para contactos.')
  if (label.group_name)
    await db()
      .deleteFrom('chat_label')
      .where('chat_id', '=', chatId)
      .where('label_id', '<>', labelId)
      .where('label_id', 'in', (query) =>
        query.selectFrom('label').select('id').where('bot_id', '=', botId).where('group_name', '=', label.group_name),
      )
      .execute()
  const put = await db()
    .insertInto('chat_label')
    .values({ chat_id: chatId, label_id: labelId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function labelOf(scope: Scope, id: number): Promise<Label> {
  const [label] = await labelsOf(scope, id)
  if (!label) throw refusals.notFound()
  return label
}

function columns({ title, color, description = '', group = '', scope = 'both', archived = false }: Input) {
  return { title, color, description, group_name: group, scope, archived }
}

function facts({ title, color, description, group, scope, archived }: Label) {
  return { title, color, description, group, scope, archived }
}

function invalid(text: string) {
  return problem(422, 'invalid', text, { label_id: [text] })
}

async function withUniqueTitle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'label_title')) throw error
    const text = 'Ya existe una etiqueta con ese nombre.'
    throw problem(409, 'duplicate', text, { title: [text] })
  }
}

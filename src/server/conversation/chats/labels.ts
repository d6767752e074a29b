import { type RawBuilder, sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { seesAll, visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { forgetLabel } from '../../knowledge/responses/missing-references.ts'
import { emitChatEvents } from './core/chat-events.ts'
import { type ChatItem, itemOf } from './core/item.ts'
import { lockVisible } from './core/lock.ts'
import { labelHappenings, recordHappenings } from './core/thread-events.ts'
import { keepUndo } from './core/undo.ts'
import { labelUses } from './label-uses.ts'
import { forgetLabelInViews } from './views.ts'

/** The number of chats with a label that the caller sees. */
function chatsWith(caller: Scope): RawBuilder<number> {
  if (!caller.permissions.chats) return sql`0`
  const seen = seesAll(caller) ? sql`` : sql`join chat on chat.id = cl.chat_id and ${visibleTo(caller)}`
  return sql<number>`(select count(*) from chat_label cl ${seen} where cl.label_id = label.id)`
}

/** The number of contacts with a label; 0 for those who see no contacts. */
const contactsWith = ({ permissions }: Scope): RawBuilder<number> =>
  permissions.contacts ? sql`(select count(*)::int from contact_label cl where cl.label_id = label.id)` : sql`0`

/** The bot's labels. Deleting a label removes it from chats, contacts, responses and the filters of saved views. */
export const labels = resource('label', {
  table: 'label',
  from: (rows, scope) =>
    rows
      .selectAll()
      .select('group_name as group')
      .select(chatsWith(scope).as('count'))
      .select(contactsWith(scope).as('contact_count')),
  read: async (scope, rows) => {
    const uses = await labelUses(scope)
    return rows.map((row) => ({ ...row, used_in: uses.get(row.id) ?? [] }))
  },
  displayName: 'title',
  unique: { label_title: ['title', 'Ya existe una etiqueta con ese nombre. Elige otro.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.labels, noun: 'etiquetas', next: 'Elimina una que no uses.' },
      'label',
      sql`bot_id = ${botId}`,
    ),
  columns: ({ title, color, description, group, scope, archived }) => ({
    ...{ title, color, description, group_name: group, scope, archived },
  }),
  after: async (scope, { before, after }) => {
    if (!before || after) return
    await forgetLabel(scope, before.id)
    await forgetLabelInViews(scope, before.id)
  },
})

/** Adds a label to a chat, replacing others of its group, or removes it. */
export function labelChat(scope: Scope, id: number, labelId: number, added: boolean): Promise<ChatItem> {
  return tx(async () => {
    const chat = await lockVisible(scope, id)
    const before = await itemOf(scope.botId, id)
    if (!(await setLabel(scope, id, labelId, added))) return before
    const item = await itemOf(scope.botId, id)
    const { labels } = item
    await emitChatEvents(scope.botId, id, { after: chat }, ['labels', { chat_id: id, labels }])
    await recordHappenings(chat, (await labelHappenings([[before.labels, labels]])).flat())
    const step = { id, before: { labels: before.labels }, after: { labels } }
    const undo_id = await keepUndo(scope, added ? 'label_add' : 'label_remove', [step])
    return { ...item, ...(undo_id && { undo_id }) }
  })
}

/** Changes a label of a locked chat without events. Returns whether anything changed. */
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
  if (!label) throw invalidProblem('label_id', 'Esa etiqueta ya no existe. Elige otra.')
  if (!added) {
    const gone = db().deleteFrom('chat_label').where('chat_id', '=', chatId).where('label_id', '=', labelId)
    return (await gone.executeTakeFirst()).numDeletedRows > 0n
  }
  if (label.scope === 'contact') throw invalidProblem('label_id', 'Esa etiqueta es solo para contactos. Elige otra.')
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

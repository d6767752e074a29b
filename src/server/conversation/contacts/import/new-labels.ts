import { sql } from 'kysely'
import { LABEL_COLORS } from '../../../../contract/label-colors.ts'
import { writeAuditAs } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db } from '../../../foundation/store/db.ts'

/** A label that an import creates; without an id while it is only checked. */
export interface NewLabel {
  title: string
  id?: number
}

/** An import, and who it is of. */
export interface LabellingImport {
  id: number
  bot_id: number
  user_id: number | null
}

/** A label of a bot, with the key that no other one of the bot has. */
export interface KnownLabel {
  id: number
  title: string
  scope: string
  key: string
}

/**
 * Creates labels, and returns all that have these names now: somebody may have given another one that name meanwhile.
 * @param before number of the labels that the bot has
 */
export async function createLabels(
  { bot_id, user_id }: LabellingImport,
  titles: readonly string[],
  before: number,
): Promise<{ all: KnownLabel[]; created: NewLabel[] }> {
  const at = currentCall().services.clock()
  const all: KnownLabel[] = []
  const created: NewLabel[] = []
  for (const [n, title] of titles.entries()) {
    const color = LABEL_COLORS[(before + n) % LABEL_COLORS.length] ?? LABEL_COLORS[0]
    const values = { title, color, scope: 'both' as const }
    const made = await db()
      .insertInto('label')
      .values({ ...values, bot_id, created_at: at, updated_at: at, created_by: user_id, updated_by: user_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    all.push(
      await db()
        .selectFrom('label')
        .select(['id', 'title', 'scope', sql<string>`fold(title)`.as('key')])
        .where('bot_id', '=', bot_id)
        .where(sql<boolean>`fold(title) = fold(${title}::text)`)
        .executeTakeFirstOrThrow(),
    )
    if (!made) continue
    created.push({ title, id: made.id })
    await audit('create', bot_id, user_id, { id: made.id, label: title, after: values })
  }
  return { all, created }
}

/** Writes to the history what the import of a person did to a label. */
async function audit(
  action: 'create' | 'delete',
  botId: number,
  userId: number | null,
  entry: { id: number; label: string; before?: object; after?: object },
): Promise<void> {
  const user = await db()
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', '=', userId ?? 0)
    .executeTakeFirst()
  const actor = user ? { type: 'user' as const, ...user } : { type: 'platform' as const, id: null, name: 'Sistema' }
  await writeAuditAs({ action, resource: 'label' }, { ...entry, botId, actor })
}

/** Deletes the labels that an import created, if nobody changed them and nothing has or names them. */
export async function dropNewLabels(
  { bot_id, new_labels }: { bot_id: number; new_labels: readonly NewLabel[] },
  userId: number | null,
): Promise<void> {
  const ids = new_labels.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  await lockBot({ botId: bot_id })
  // Whoever gives a label to a conversation without the bot's lock comes first, or does not find the label.
  await sql`select from label where bot_id = ${bot_id} and id = any(${ids}::integer[]) order by id for update`.execute(
    db(),
  )
  // A number within a rule may be something else: then the label stays, which does no harm.
  const among = sql`('\\m' || l.id || '\\M')`
  const { rows } = await sql<{ id: number; title: string; color: string }>`
    delete from label l where l.bot_id = ${bot_id} and l.id = any(${ids}::integer[]) and l.version = 1
      and not exists (select from contact_label c where c.label_id = l.id)
      and not exists (select from chat_label c where c.label_id = l.id)
      and not exists (select from response r where r.bot_id = l.bot_id and r.assign_labels @> to_jsonb(l.id))
      and not exists (select from chat_view v where v.bot_id = l.bot_id and v.filter->'labels' @> to_jsonb(l.id))
      and not exists (select from chat_rule r where r.bot_id = l.bot_id
        and (r.conditions::text ~ ${among} or r.actions::text ~ ${among}))
      and not exists (select from macro m where m.bot_id = l.bot_id and m.actions::text ~ ${among})
      and not exists (select from contact_group g where g.bot_id = l.bot_id and g.rule::text ~ ${among})
    returning l.id, l.title, l.color`.execute(db())
  for (const { id, title, color } of rows)
    await audit('delete', bot_id, userId, { id, label: title, before: { title, color } })
}

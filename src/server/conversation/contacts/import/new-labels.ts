import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../../generated/limits.ts'
import { LABEL_COLORS } from '../../../../contract/label-colors.ts'
import { fold } from '../../../../contract/phrase.ts'
import { writeAuditAs } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, json } from '../../../foundation/store/db.ts'
import type { Decision } from './decide.ts'
import type { ReadContact } from './reading.ts'
import type { ReadRow } from './thread.ts'

/** A label that an import creates; without an id while it is only checked. */
export interface NewLabel {
  title: string
  id?: number
}

/** The labels that rows name and that the bot did not have when the file was opened. */
interface NewLabels {
  /** Notes that a contact gets its labels; returns why it cannot. */
  take: (contact: ReadContact) => string | undefined
  /** Creates those that were noted, unless this is a check; returns decisions with the ids of all that exist. */
  settle: (decisions: readonly Decision[]) => Promise<Decision[]>
}

interface ImportOf {
  id: number
  bot_id: number
  user_id: number | null
}

const NONE: NewLabels = { take: () => undefined, settle: async (decisions) => [...decisions] }

/**
 * Returns the new labels of rows. Call it when the contacts of the rows are locked: who creates a label locks the bot.
 * @param made those that the import, or its check, made before
 */
export async function newLabelsOf(
  of: ImportOf,
  rows: readonly ReadRow[],
  made: readonly NewLabel[],
  isCheck: boolean,
): Promise<NewLabels> {
  const wanted = rows.flatMap((row) => (row.fault === undefined ? (row.contact.newLabels ?? []) : []))
  if (wanted.length === 0) return NONE
  let known = await labelsOf(of.bot_id)
  if (!isCheck && wanted.some((title) => !known.has(fold(title)))) {
    await lockBot({ botId: of.bot_id })
    known = await labelsOf(of.bot_id)
  }
  // What a check would have created before takes room as well.
  const before = new Set(made.flatMap(({ title }) => (known.has(fold(title)) ? [] : fold(title))))
  const noted = new Map<string, string>()
  const take = ({ newLabels = [] }: ReadContact): string | undefined => {
    const mine = new Map<string, string>()
    for (const title of newLabels) {
      const key = fold(title)
      const label = known.get(key)
      if (label?.scope === 'chat') return `La etiqueta «${title}» es solo para conversaciones. Cámbiala o quítala.`
      if (!label && !before.has(key) && !noted.has(key) && !mine.has(key)) mine.set(key, title)
    }
    const { maximum } = MaximumsLimits.labels
    if (mine.size > 0 && known.size + before.size + noted.size + mine.size > maximum)
      return `Ya hay ${maximum} etiquetas: no podemos crear «${[...mine.values()][0]}». Elimina una que no uses.`
    for (const [key, title] of mine) noted.set(key, title)
    return undefined
  }
  return {
    take,
    settle: async (decisions) => {
      const created = isCheck
        ? [...noted.values()].map((title): NewLabel => ({ title }))
        : await insert(of, [...noted.values()], known.size)
      for (const { title, id } of created)
        if (id === undefined) before.add(fold(title))
        else known.set(fold(title), { id, title, scope: 'both' })
      noted.clear()
      if (created.length > 0)
        await sql`update contact_import set new_labels = new_labels || ${json(created)} where id = ${of.id}`.execute(
          db(),
        )
      return decisions.map((one) => ('contact' in one ? { ...one, contact: labelled(one.contact, known) } : one))
    },
  }
}

/** Returns the labels of a bot by their folded names. */
async function labelsOf(botId: number) {
  const rows = await db().selectFrom('label').select(['id', 'title', 'scope']).where('bot_id', '=', botId).execute()
  return new Map(rows.map((row) => [fold(row.title), row]))
}

/** Returns a contact with the ids of its new labels; what is left does not exist yet. */
function labelled(contact: ReadContact, known: ReadonlyMap<string, { id: number }>): ReadContact {
  const { newLabels = [], labels = [] } = contact
  if (newLabels.length === 0) return contact
  const found = newLabels.flatMap((title) => known.get(fold(title))?.id ?? [])
  return { ...contact, labels: [...labels, ...found], newLabels: newLabels.filter((title) => !known.has(fold(title))) }
}

async function insert(of: ImportOf, titles: readonly string[], before: number): Promise<NewLabel[]> {
  const { bot_id, user_id } = of
  const at = currentCall().services.clock()
  const created: NewLabel[] = []
  for (const [n, title] of titles.entries()) {
    const color = LABEL_COLORS[(before + n) % LABEL_COLORS.length] ?? LABEL_COLORS[0]
    const values = { title, color, scope: 'both' as const }
    const { id } = await db()
      .insertInto('label')
      .values({ ...values, bot_id, created_at: at, updated_at: at, created_by: user_id, updated_by: user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    created.push({ title, id })
    await audit('create', bot_id, user_id, { id, label: title, after: values })
  }
  return created
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

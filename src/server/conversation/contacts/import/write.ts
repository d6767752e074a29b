import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { lockChatsOf, renameChats } from '../../chats/core/naming.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { type Decision, type ImportOptions, withRow } from './decide.ts'
import { WRITTEN } from './match.ts'
import { hasOther, labelPairs, NOBODY, touchedBy, type Written } from './touched.ts'

/** Whose import it is. */
interface ImportOf {
  id: number
  bot_id: number
  user_id: number | null
}

/**
 * Creates and updates the contacts of decided rows.
 * @returns the ids of those of the agenda that are as before
 */
export async function writeRows(
  of: ImportOf,
  decisions: readonly Decision[],
  options: ImportOptions,
): Promise<ReadonlySet<number>> {
  const at = currentCall().services.clock().toISOString()
  const made = decisions.flatMap((one) => (one.action === 'create' ? [one] : []))
  const ids = await newIds(made.length)
  const created = made.map(({ contact }, index): Written => {
    const columns = withRow(NOBODY, contact, options, at)
    const name = columns.name || columns.phone || columns.email || ''
    return { id: ids[index] ?? 0, columns: { ...columns, name }, before: null, labels: contact.labels ?? [] }
  })
  const touched = touchedBy(decisions, options, at)
  await insert(of, created, at)
  await update(of, touched.filter(hasOther), at)
  const all = [...created, ...touched]
  const grouped = new Set(await addToGroup(options.group_id, all))
  const labelled = await addLabels(all, options.labels ?? [])
  await remember(of.id, all, grouped, labelled)
  const isChanged = (one: Written) => hasOther(one) || grouped.has(one.id) || labelled.has(one.id)
  const happened = (what: readonly Written[], detail: string) =>
    what.map(({ id, columns: { name } }) => ({
      ...{ contactId: id, contact: name, kind: 'imported' as const, detail, actor: 'import' as const, batchId: of.id },
      userId: of.user_id,
    }))
  const events = [
    ...happened(created, 'Creado por una importación'),
    ...happened(touched.filter(isChanged), 'Cambiado por una importación'),
  ]
  await recordContactEvent({ botId: of.bot_id }, ...events)
  return new Set(touched.flatMap((one) => (isChanged(one) ? [] : one.id)))
}

async function newIds(count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('contact', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    db(),
  )
  return rows.map(({ id }) => id)
}

const records = (written: readonly Written[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(written.map(({ id, columns }) => ({ id, ...columns })))}::text::jsonb) as r(
    id integer, name text, phone text, email text, document jsonb, company text, city text, province text, country text,
    custom jsonb, consent text, consent_source text, consent_at timestamptz, consent_text_version text)`
const columns = sql.join(WRITTEN.map((name) => sql.ref(name)))
const ofRecord = sql.join(WRITTEN.map((name) => sql.ref(`r.${name}`)))

async function insert({ bot_id, user_id }: ImportOf, written: readonly Written[], at: string): Promise<void> {
  if (written.length === 0) return
  await sql`
    insert into contact (id, bot_id, ${columns}, first_seen_at, last_seen_at, created_at, updated_at, updated_by)
    select r.id, ${bot_id}::int, ${ofRecord}, ${at}::timestamptz, null, ${at}::timestamptz,
      ${at}::timestamptz, ${user_id}::int from ${records(written)}`.execute(db())
}

async function update({ bot_id, user_id }: ImportOf, written: readonly Written[], at: string): Promise<void> {
  if (written.length === 0) return
  await sql`update contact k set (${columns}) = row(${ofRecord}), version = ${nextVersion},
    updated_at = ${at}::timestamptz, updated_by = ${user_id}::int from ${records(written)} where k.id = r.id`.execute(
    db(),
  )
  for (const { id, columns: after, before } of written)
    if (before && 'name' in before) await renameChats(await lockChatsOf(bot_id, id), after.name)
}

/** Returns the contacts that were not in the group before. */
async function addToGroup(group: number | null | undefined, written: readonly Written[]): Promise<number[]> {
  if (group == null || written.length === 0) return []
  const { rows } = await sql<{ contact_id: number }>`
    insert into contact_group_member (group_id, contact_id)
    select g.id, k from contact_group g cross join unnest(${written.map(({ id }) => id)}::integer[]) k
    where g.id = ${group} and g.deleted_at is null and g.kind = 'static'
    on conflict do nothing returning contact_id`.execute(db())
  return rows.map(({ contact_id }) => contact_id)
}

/** Returns the labels that each contact did not have before. */
async function addLabels(written: readonly Written[], all: readonly number[]): Promise<Map<number, number[]>> {
  const pairs = labelPairs(written, all)
  const added = new Map<number, number[]>()
  if (pairs.length === 0) return added
  const { rows } = await sql<{ contact_id: number; label_id: number }>`
    insert into contact_label (contact_id, label_id)
    select p.contact_id, p.label_id from jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb)
      as p(contact_id integer, label_id integer) join label l on l.id = p.label_id
    on conflict do nothing returning contact_id, label_id`.execute(db())
  for (const { contact_id, label_id } of rows) added.set(contact_id, [...(added.get(contact_id) ?? []), label_id])
  return added
}

/** Stores what was done, to undo it. Of a contact that two rows of the file are about, the first state counts. */
async function remember(
  importId: number,
  written: readonly Written[],
  grouped: ReadonlySet<number>,
  labelled: ReadonlyMap<number, number[]>,
): Promise<void> {
  if (written.length === 0) return
  const rows = written.map(({ id, columns: after, before }) => ({
    contact_id: id,
    before,
    after: before && Object.fromEntries(WRITTEN.filter((name) => name in before).map((name) => [name, after[name]])),
    group_added: grouped.has(id),
    labels_added: labelled.get(id) ?? [],
  }))
  await sql`
    insert into contact_import_row as known (import_id, contact_id, before, after, version, group_added, labels_added)
    select ${importId}::int, r.contact_id, r.before, coalesce(r.after, '{}'::jsonb), k.version, r.group_added, r.labels_added
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(contact_id integer, before jsonb, after jsonb, group_added boolean, labels_added jsonb)
    join contact k on k.id = r.contact_id
    on conflict (import_id, contact_id) do update set
      before = excluded.before || known.before, after = known.after || excluded.after,
      version = excluded.version,
      group_added = known.group_added or excluded.group_added,
      labels_added = known.labels_added || excluded.labels_added`.execute(db())
}

import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** Tables whose rows belong to a contact and have an id: they move. */
export const OWNED = [
  'chat',
  'contact_note',
  'contact_value',
  'contact_event',
  'channel_link',
  'notification_rule',
  'form_run',
] as const
/** Tables that only relate a contact to something, with the column of that: the relation is added to the target's. */
export const RELATED = {
  contact_label: 'label_id',
  contact_group_member: 'group_id',
  area_contact: 'area_id',
  notification_contact: 'type',
  access_contact: 'group_id',
} as const

/** The tables of what they are related to; absent for a plain value. */
const OTHERS: Readonly<Partial<Record<Related, string>>> = {
  contact_label: 'label',
  contact_group_member: 'contact_group',
  area_contact: 'area',
  access_contact: 'access_group',
}

type Owned = (typeof OWNED)[number]
type Related = keyof typeof RELATED
const related = [
  'contact_label',
  'contact_group_member',
  'area_contact',
  'notification_contact',
  'access_contact',
] as const

/** A relation as it is stored. */
type Relation = Readonly<Record<string, unknown>>

/** What moved from one contact to another: ids of rows, and whole relations. */
export interface Moved {
  owned: Record<Owned, number[]>
  /** relations of the source */
  related: Record<Related, Relation[]>
  /** relations that the target had before */
  had: Record<Related, Relation[]>
  /** the contacts that each was marked as another person than; absent in merges from before they were kept */
  distinct?: { source: number[]; target: number[] }
}

const none = (): Record<Related, Relation[]> => ({
  contact_label: [],
  contact_group_member: [],
  area_contact: [],
  notification_contact: [],
  access_contact: [],
})

/** Gives everything of a contact to another one. Both are locked. */
export async function moveAll(source: number, target: number): Promise<Moved> {
  const result: Moved = {
    owned: {
      chat: [],
      contact_note: [],
      contact_value: [],
      contact_event: [],
      channel_link: [],
      notification_rule: [],
      form_run: [],
    },
    related: none(),
    had: none(),
  }
  for (const table of OWNED) result.owned[table] = await moveRows(table, target, sql`contact_id = ${source}`)
  for (const table of related) {
    result.had[table] = await relationsOf(table, target)
    result.related[table] = await relationsOf(table, source)
    const column = sql.ref(RELATED[table])
    await sql`update ${sql.table(table)} t set contact_id = ${target} where contact_id = ${source} and not exists (
      select from ${sql.table(table)} o where o.contact_id = ${target} and o.${column} = t.${column})`.execute(db())
  }
  const distinct = { source: await distinctFrom(source), target: await distinctFrom(target) }
  // The source's own pairs go with its row.
  await markDistinct(target, distinct.source)
  return { ...result, distinct }
}

/** Returns the contacts that one is marked as another person than. */
async function distinctFrom(contact: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select low_id + high_id - ${contact}::int as id from contact_distinct
    where low_id = ${contact} or high_id = ${contact} order by id`.execute(db())
  return rows.map(({ id }) => id)
}

/** Marks a contact as another person than others; those that no longer exist are left out. */
async function markDistinct(contact: number, others: readonly number[]): Promise<void> {
  await sql`
    insert into contact_distinct (bot_id, low_id, high_id)
    select o.bot_id, least(o.id, k.id), greatest(o.id, k.id) from contact k join contact o on o.bot_id = k.bot_id
    where k.id = ${contact} and o.id = any(${[...others]}::integer[]) and o.id <> k.id
    on conflict do nothing`.execute(db())
}

/** Returns the groups whose members a merge or its undo changes. */
export const groupsOf = ({ related: { contact_group_member } }: Moved): number[] =>
  contact_group_member.map(({ group_id }) => Number(group_id))

/** Locks groups between the contacts and their members, in the same order as a change of a contact's groups. */
export async function lockGroups(ids: readonly number[]): Promise<void> {
  await sql`select from contact_group where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(
    db(),
  )
}

/** Updates the contact of rows and returns their ids in order. */
export async function moveRows(table: Owned, to: number, where: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set contact_id = ${to} where ${where} returning id`.execute(db())
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/**
 * Gives the relations of a merge back. What the target got since, or had before, stays; what the source gave it goes,
 * unless it is gone already.
 */
export async function giveRelationsBack(
  source: number,
  target: number,
  { related: moved, had, distinct }: Moved,
): Promise<void> {
  for (const table of related) {
    const column = RELATED[table]
    const idOf = (row: Relation) => Number(row[column])
    const before = new Set(had[table].map(idOf))
    const given = moved[table].map(idOf).filter((id) => !before.has(id))
    if (given.length > 0)
      await sql`delete from ${sql.table(table)} where contact_id = ${target} and ${sql.ref(column)} in (${sql.join(given)})`.execute(
        db(),
      )
    await addRelations(table, source, moved[table])
  }
  if (!distinct) return
  const given = distinct.source.filter((id) => !distinct.target.includes(id))
  await sql`
    delete from contact_distinct
    where (low_id = ${target} and high_id = any(${given}::integer[])) or (high_id = ${target} and low_id = any(${given}::integer[]))`.execute(
    db(),
  )
  await markDistinct(source, distinct.source)
}

async function relationsOf(table: Related, contact: number): Promise<Relation[]> {
  const { rows } = await sql<{ row: Relation }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where contact_id = ${contact}`.execute(db())
  return rows.map(({ row }) => row)
}

/** Adds relations as they were stored, to a contact. Those with something that no longer exists are left out. */
async function addRelations(table: Related, contact: number, rows: readonly Relation[]): Promise<void> {
  if (rows.length === 0) return
  const column = RELATED[table]
  const other = OTHERS[table]
  const known = other ? sql`exists (select from ${sql.table(other)} o where o.id = r.${sql.ref(column)})` : sql`true`
  const given = JSON.stringify(rows.map((row) => ({ ...row, contact_id: contact })))
  await sql`
    insert into ${sql.table(table)} select r.* from jsonb_populate_recordset(null::${sql.table(table)}, ${given}::text::jsonb) r
    where ${known}
    on conflict do nothing`.execute(db())
}

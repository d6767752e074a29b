import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { StoredContact } from '../merge/merge.ts'
import { GONE } from './gone.ts'

/** What a contact was known by earlier. */
interface Earlier {
  names: string[]
  phones: string[]
  /** e-mails and numbers of documents */
  identities: string[]
}

/** Returns the ids of a contact and of those that became part of it. */
export async function mergedIds(botId: number, contactId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive part as (
      select ${contactId}::int as id
      union
      select m.source_id from part p join contact_merge m on m.target_id = p.id
        where m.bot_id = ${botId} and m.undone_at is null)
    select id from part`.execute(db())
  return rows.map(({ id }) => id)
}

/**
 * Returns what a contact was known by before merges and changes.
 * @param ids of the contact and of those that became part of it
 */
export async function earlierOf(botId: number, contactId: number, ids: readonly number[]): Promise<Earlier> {
  const rows = await rowsBeforeMerges(botId, ids)
  const told = await toldOf(botId, contactId, ids)
  const stored = (column: string) => rows.map((row) => String(row[column] ?? ''))
  const kept = (kind: Told['kind']) => told.flatMap((one) => (one.kind === kind ? [one.value] : []))
  return {
    names: [...stored('name'), ...kept('name')],
    phones: [...stored('phone'), ...kept('phone')],
    identities: [...stored('email'), ...kept('email'), ...kept('document')],
  }
}

/**
 * Returns the rows of the person as they were before merges. After an undo each contact is a person of their own again,
 * so that only the row of the contact itself is theirs.
 */
async function rowsBeforeMerges(botId: number, ids: readonly number[]): Promise<StoredContact[]> {
  const merges = await db()
    .selectFrom('contact_merge')
    .select(['target_id', 'record', 'undone_at'])
    .where('bot_id', '=', botId)
    .where((where) => where.or([where('target_id', 'in', ids), where('source_id', 'in', ids)]))
    .execute()
  return merges.flatMap(({ target_id, record: { before, source }, undone_at }) => {
    const theirs = undone_at ? [ids.includes(target_id) ? before : source] : [before, source]
    // The rows are forgotten when the merge can no longer be undone.
    return theirs.filter((one) => one !== undefined && one !== null)
  })
}

interface Told {
  kind: 'name' | 'phone' | 'email' | 'document'
  value: string
}

/**
 * Returns what the history of changes and the register tell of the contacts: it outlives the rows of merges. What another
 * contact has now is theirs, however it came into the history of this one.
 */
async function toldOf(botId: number, contactId: number, ids: readonly number[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with state as materialized (
      select v.state from audit a cross join lateral (values (a.before), (a.after)) v(state)
      where a.bot_id = ${botId} and a.resource_type = 'contact' and a.resource_id = any(${ids.map(String)}::text[])
        and jsonb_typeof(v.state) = 'object'
    ), told as (
      select 'name' as kind, state->>'name' as value from state
      union select 'phone', state->>'phone' from state
      union select 'email', state->>'email' from state
      union select 'document', state->'document'->>'value' from state
      union select 'name', contact from contact_event where bot_id = ${botId} and contact_id = ${contactId}
        and contact <> ${GONE}
    ), theirs as (
      select k.* from contact k where k.bot_id = ${botId} and k.id <> ${contactId}
    )
    select kind, value from told t where value <> '' and not (
      (kind = 'name' and value in (select name from theirs))
      or (kind = 'phone' and value in (select phone from theirs))
      or (kind = 'email' and lower(value) in (select lower(email) from theirs where email is not null))
      or (kind = 'document' and value in (select document->>'value' from theirs where document->>'value' is not null)))`.execute(
    db(),
  )
  return rows
}

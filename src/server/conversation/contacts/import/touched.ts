import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { type Decision, type ImportOptions, withRow } from './decide.ts'
import { type KnownContact, WRITTEN } from './match.ts'

type Columns = Omit<KnownContact, 'id'>

/** A contact as an import leaves it. */
export interface Written {
  id: number
  columns: Columns
  /** columns that changed, with their values before; null for a new contact */
  before: Partial<Columns> | null
  labels: readonly number[]
}

/** A contact of which nothing is known. */
export const NOBODY: Columns = {
  ...{ name: '', phone: '', email: null, document: null, company: '', city: '', province: '', country: '' },
  ...{ custom: {}, consent: 'unknown', consent_source: '', consent_at: null, consent_text_version: '' },
}

/** Returns the contacts of the agenda that rows are to update, as the rows leave them. */
export const touchedBy = (decisions: readonly Decision[], options: ImportOptions, at: string): Written[] =>
  decisions.flatMap((one): Written[] => {
    if (one.action !== 'update' || !one.known) return []
    const { id, ...known } = one.known
    const columns = withRow(known, one.contact, options, at)
    const changed = WRITTEN.filter((name) => !isDeepStrictEqual(columns[name], known[name]))
    const before = Object.fromEntries(changed.map((name) => [name, known[name]]))
    return [{ id, columns, before, labels: one.contact.labels ?? [] }]
  })

/** Whether a contact of the agenda gets other data. */
export const hasOther = ({ before }: Written): boolean => before !== null && Object.keys(before).length > 0

/** Returns each label that contacts get, as pairs. */
export const labelPairs = (written: readonly Written[], all: readonly number[]) =>
  written.flatMap(({ id, labels }) =>
    [...new Set([...labels, ...all])].map((label_id) => ({ contact_id: id, label_id })),
  )

/** Returns the ids of the contacts of the agenda that an import of these rows would leave as they are. */
export async function unchangedBy(
  decisions: readonly Decision[],
  options: ImportOptions,
  at: string,
): Promise<ReadonlySet<number>> {
  // Those with a label that does not exist yet get it.
  const settled = decisions.filter((one) => 'contact' in one && !one.contact.newLabels?.length)
  const same = touchedBy(settled, options, at).filter((one) => !hasOther(one))
  if (same.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select k as id from contact_group g cross join unnest(${same.map(({ id }) => id)}::integer[]) k
      where g.id = ${options.group_id ?? null}::integer and g.deleted_at is null and g.kind = 'static'
      and not exists (select from contact_group_member m where m.group_id = g.id and m.contact_id = k)
    union select p.contact_id
      from jsonb_to_recordset(${JSON.stringify(labelPairs(same, options.labels ?? []))}::text::jsonb)
        as p(contact_id integer, label_id integer) join label l on l.id = p.label_id
      where not exists (select from contact_label c where c.contact_id = p.contact_id and c.label_id = p.label_id)`.execute(
    db(),
  )
  const gaining = new Set(rows.map(({ id }) => id))
  return new Set(same.flatMap(({ id }) => (gaining.has(id) ? [] : id)))
}

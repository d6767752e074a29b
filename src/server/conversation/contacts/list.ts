import { type RawBuilder, sql } from 'kysely'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import {
  countRows,
  exact,
  type ListColumn,
  type ListColumns,
  type ListRequest,
  pageOfRows,
  text,
  time,
} from '../../foundation/store/list.ts'
import { foldedContains } from '../../foundation/store/sql.ts'
import { type Contact, contactRows, toContact } from './contact.ts'

/** The columns of the list. `among` selects how text is searched. */
const columns = ({ timeZone }: Scope, among: Among): ListColumns => ({
  id: exact('k.id'),
  // All these fields are indexed together.
  name: { ...worded(among, 'k.name'), searchedAll: among },
  phone: worded(among, 'k.phone'),
  email: worded(among, 'k.email'),
  company: worded(among, 'k.company'),
  city: text('k.city'),
  province: text('k.province'),
  blocked: exact('k.blocked'),
  marketing: exact('k.consent'),
  area_id: exact('k.area_id'),
  assigned_user_id: exact('k.assigned_user_id'),
  label_id: having((id) => sql`select 1 from contact_label where contact_id = k.id and label_id = ${id}`),
  group_id: having(
    (id) => sql`select 1 from contact_group_member m join contact_group g on g.id = m.group_id and g.deleted_at is null
      where m.contact_id = k.id and m.group_id = ${id}`,
  ),
  conversations_count: exact(sql`(select count(*) from chat c where c.contact_id = k.id)`),
  first_seen_at: time('k.first_seen_at', timeZone),
  last_seen_at: time('k.last_seen_at', timeZone),
  created_at: time('k.created_at', timeZone),
})

/** Returns the condition that a contact's indexed text contains all of these texts. */
type Among = (typed: readonly string[]) => RawBuilder<boolean>

/** A column that is part of `contact_words`. The index is searched before the column is compared. */
function worded(among: Among, column: string): Omit<ListColumn, 'searched'> {
  const { sorted, equals } = text(column)
  return {
    sorted,
    equals: (typed) =>
      typed === null ? equals(typed) : sql<boolean>`(${among([String(typed)])} and ${equals(typed)})`,
  }
}

const withWords = (botId: number, typed: readonly string[]) =>
  sql`select w.contact_id from contact_words w where w.bot_id = ${botId} and ${sql.join(
    typed.map((text) => foldedContains(sql.ref('w.words'), text)),
    sql` and `,
  )}`

/** Filters contacts while scanning in list order: fast with many matches, because a page fills quickly. */
const oneByOne =
  ({ botId }: Scope): Among =>
  (typed) =>
    sql<boolean>`k.id in (${withWords(botId, typed)})`

/** Finds all matches before sorting: with few matches, a scan in list order would read nearly all contacts. */
const foundFirst =
  ({ botId }: Scope): Among =>
  (typed) =>
    sql<boolean>`k.id in (with found as materialized (${withWords(botId, typed)}) select contact_id from found)`

/** Up to this many matches, sorting them is faster than scanning in list order. */
const FEW = 10_000

/** Returns a page of the contacts, or of those in a group. */
export async function listContacts(scope: Scope, request: ListRequest, groupId?: number): Promise<Page<Contact>> {
  const filter = { ...request.filter, ...(groupId !== undefined && { group_id: groupId }) }
  const asked = { ...request, filter }
  const total = await countRows(contactRows(scope), asked, columns(scope, oneByOne(scope)))
  const among = total > FEW ? oneByOne : foundFirst
  const rows = total > 0 ? await pageOfRows(contactRows(scope), asked, columns(scope, among(scope))) : []
  return page(rows.map(toContact), total)
}

/** A filter on a one-to-many relation of a contact. */
function having(which: (id: unknown) => ReturnType<typeof sql>): ListColumn {
  return { sorted: sql`k.id`, equals: (id) => sql<boolean>`exists (${which(id)})` }
}

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

/** The columns of the list, whose words are searched for in one way or the other. */
const columns = ({ timeZone }: Scope, among: Among): ListColumns => ({
  id: exact('k.id'),
  // the words of all these fields are kept together
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

/** Whether all of these texts stand in the words of a contact. */
type Among = (typed: readonly string[]) => RawBuilder<boolean>

/** A text that `contact_words` has folded beside the others: what is typed is looked for there first. */
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

/** Contacts that are looked for one by one, in whatever order they are listed: a page of many is full soon. */
const oneByOne =
  ({ botId }: Scope): Among =>
  (typed) =>
    sql<boolean>`k.id in (${withWords(botId, typed)})`

/** Contacts that are all found before they are put in order: of few, the order alone would pass over nearly all. */
const foundFirst =
  ({ botId }: Scope): Among =>
  (typed) =>
    sql<boolean>`k.id in (with found as materialized (${withWords(botId, typed)}) select contact_id from found)`

/** So many contacts are put in order sooner than looked for in it. */
const FEW = 10_000

/** A page of the agenda, or of one of its groups. */
export async function listContacts(scope: Scope, request: ListRequest, groupId?: number): Promise<Page<Contact>> {
  const filter = { ...request.filter, ...(groupId !== undefined && { group_id: groupId }) }
  const asked = { ...request, filter }
  const total = await countRows(contactRows(scope), asked, columns(scope, oneByOne(scope)))
  const among = total > FEW ? oneByOne : foundFirst
  const rows = total > 0 ? await pageOfRows(contactRows(scope), asked, columns(scope, among(scope))) : []
  return page(rows.map(toContact), total)
}

/** A filter by something that a contact has several of. */
function having(which: (id: unknown) => ReturnType<typeof sql>): ListColumn {
  return { sorted: sql`k.id`, equals: (id) => sql<boolean>`exists (${which(id)})` }
}

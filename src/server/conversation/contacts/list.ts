import { sql } from 'kysely'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import {
  exact,
  type ListColumn,
  type ListColumns,
  type ListRequest,
  listRows,
  text,
  time,
} from '../../foundation/store/list.ts'
import { type Contact, contactRows, toContact } from './contact.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('k.id'),
  name: text('k.name'),
  phone: text('k.phone'),
  email: text('k.email'),
  company: text('k.company'),
  city: text('k.city'),
  province: text('k.province'),
  blocked: exact('k.blocked'),
  marketing: exact('k.consent'),
  area_id: exact('k.area_id'),
  assigned_user_id: exact('k.assigned_user_id'),
  label_id: among((id) => sql`select 1 from contact_label where contact_id = k.id and label_id = ${id}`),
  group_id: among(
    (id) => sql`select 1 from contact_group_member m join contact_group g on g.id = m.group_id and g.deleted_at is null
      where m.contact_id = k.id and m.group_id = ${id}`,
  ),
  conversations_count: exact(sql`(select count(*) from chat c where c.contact_id = k.id)`),
  first_seen_at: time('k.first_seen_at', timeZone),
  last_seen_at: time('k.last_seen_at', timeZone),
  created_at: time('k.created_at', timeZone),
})

/** A page of the agenda, or of one of its groups. */
export async function listContacts(scope: Scope, request: ListRequest, groupId?: number): Promise<Page<Contact>> {
  const filter = { ...request.filter, ...(groupId !== undefined && { group_id: groupId }) }
  const { items, total } = await listRows(contactRows(scope), { ...request, filter }, columns(scope))
  return page(items.map(toContact), total)
}

/** A filter by something that a contact has several of. */
function among(having: (id: unknown) => ReturnType<typeof sql>): ListColumn {
  return { sorted: sql`k.id`, equals: (id) => sql<boolean>`exists (${having(id)})` }
}

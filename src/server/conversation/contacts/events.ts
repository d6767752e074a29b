import type { components } from '../../../../generated/api.d.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('e.id'),
  at: time('e.at', timeZone),
  contact: text('e.contact'),
  contact_id: exact('e.contact_id'),
  kind: exact('e.kind'),
  actor: exact('e.actor'),
  channel: exact('e.channel'),
  detail: text('e.detail'),
  batch_id: exact('e.batch_id'),
})

/** Returns a page of what happened to the contacts of a bot. */
export async function listContactEvents(
  scope: Scope,
  query: ListRequest,
): Promise<Page<components['schemas']['ContactEvent']>> {
  const rows = db()
    .selectFrom('contact_event as e')
    .select(['e.id', 'e.at', 'e.contact_id', 'e.contact', 'e.kind', 'e.actor', 'e.channel', 'e.detail', 'e.batch_id'])
    .select(person('e.user_id').as('user'))
    .where('e.bot_id', '=', scope.botId)
  const { items, total } = await listRows(rows, query, columns(scope))
  return page(items, total)
}

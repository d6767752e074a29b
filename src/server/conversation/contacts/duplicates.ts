import type { components } from '../../../../generated/api.d.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { ListRequest } from '../../foundation/store/list.ts'
import { type Alike, alikeContacts } from './alike.ts'

type Duplicate = components['schemas']['ContactDuplicate']

/** Most contacts that one entry of the list names. */
const MOST = 20

/** Returns a page of contacts that may be the same person, grouped by what they coincide in. */
export async function listDuplicates(scope: Scope, request: ListRequest): Promise<Page<Duplicate>> {
  const { filter, sort, range } = request
  const found = await alikeContacts(scope, filter.by)
  const direction = sort[1] === 'DESC' ? -1 : 1
  const rank = sort[0] === 'count' ? ({ ids }: Alike) => ids.length : ({ place }: Alike) => place
  found.sort((a, b) => direction * (rank(a) - rank(b)) || a.place - b.place)
  return page(await named(scope, found.slice(range[0], range[1] + 1)), found.length)
}

/** Completes the entries of a page. A contact that was deleted meanwhile is left out. */
async function named({ botId }: Scope, listed: readonly Alike[]): Promise<Duplicate[]> {
  const wanted = listed.flatMap(({ ids }) => ids.slice(0, MOST))
  if (wanted.length === 0) return []
  const rows = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone'])
    .where('bot_id', '=', botId)
    .where('id', 'in', wanted)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return listed.flatMap(({ by, value, ids }) => {
    const contacts = ids.slice(0, MOST).flatMap((id) => known.get(id) ?? [])
    const [first] = contacts
    return first ? [{ id: first.id, name: first.name, by, value, count: ids.length, contacts }] : []
  })
}

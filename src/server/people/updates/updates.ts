import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'
import { type Release, releases } from './releases.ts'

type Update = components['schemas']['Update']

/** What decides whether a person has read a note. */
interface Reader {
  read_updates: readonly number[]
  /** ISO 8601 */
  created_at: string
}

/** Whether a person has read a note. Notes that are older than the account are not news to its person. */
const isRead = ({ id, published_at }: Pick<Release, 'id' | 'published_at'>, reader: Reader): boolean =>
  reader.read_updates.includes(id) || Date.parse(published_at) < Date.parse(reader.created_at)

/** Returns how many notes a person has not read. */
export const unreadCount = (reader: Reader): number => releases.filter((release) => !isRead(release, reader)).length

async function readerOf(userId: number): Promise<Reader> {
  const query = db().selectFrom('app_user').select(['read_updates', 'created_at']).where('id', '=', userId)
  return query.executeTakeFirstOrThrow()
}

const columns = ({ timeZone }: Pick<Scope, 'timeZone'>): ListColumns => ({
  id: exact('r.id'),
  published_at: time('r.published_at', timeZone),
  version: text('r.version'),
  title: text('r.title'),
  body: text('r.body'),
  kind: exact('r.kind'),
  read: exact('r.read'),
  pinned: exact('r.pinned'),
})

/** Returns a page of the release notes, with whether the caller has read each. */
export async function listUpdates(scope: Scope, request: ListRequest): Promise<Page<Update>> {
  const reader = await readerOf(scope.userId ?? 0)
  const known = releases.map((release): Update => ({ ...release, read: isRead(release, reader) }))
  const rows = db()
    .selectFrom(
      sql<Update>`(select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as n(id int, version text, title text,
        body text, published_at timestamptz, kind text, image text, pinned boolean, read boolean))`.as('r'),
    )
    .selectAll()
  const { items, total } = await listRows(rows, request, columns(scope))
  return page(items, total)
}

/** Marks a note as read by a person; 404 when there is none with this id. */
export async function markRead(userId: number, id: number): Promise<Update> {
  const release = releases.find((one) => one.id === id)
  if (!release) throw commonProblems.notFound()
  await db()
    .updateTable('app_user')
    .set({ read_updates: sql`array_append(read_updates, ${id}::int)` })
    .where('id', '=', userId)
    .where(sql<boolean>`not (${id}::int = any(read_updates))`)
    .execute()
  return { ...release, read: true }
}

import { sql } from 'kysely'
import { csvLines, csvText } from '../../../contract/csv.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { ListRequest } from '../../foundation/store/list.ts'
import { SliceSize } from '../../foundation/store/slices.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { EXPORTED, type ExportNames, type ExportRow, exportHead, exportLine } from './export-line.ts'
import { matchingContactIds } from './list.ts'
import { seenFieldsOf } from './sight.ts'

/** Maximum number of contacts in a file: more than spreadsheets on a phone open, and a file of about 20 MB. */
const MOST = 100_000
/** Contacts read at once, so that other calls are answered in between. */
const SIZES = { fewest: 100, most: 1_000 } as const

/**
 * Returns the contacts that match a filter, in its order, as a CSV file whose headings the import recognizes. The
 * register and the history keep who took how many.
 * @throws 422 for more contacts than a file holds
 */
export async function exportContacts(scope: Scope, request: ListRequest): Promise<Buffer> {
  const ids = await matchingContactIds(scope, request, MOST + 1)
  if (ids.length > MOST)
    throw problem(422, 'too_many', 'Un archivo lleva hasta 100.000 contactos. Filtra la lista y exporta por partes.')
  const own = await seenFieldsOf(scope)
  const names = await namesOf(scope)
  // Each part is written before the next one is read, so that no call waits for the whole file.
  const parts = [Buffer.from(csvText([exportHead(own)]), 'utf8')]
  let count = 0
  const size = new SliceSize(SIZES)
  for (let at = 0, wanted: number[] = []; at < ids.length; at += wanted.length) {
    wanted = ids.slice(at, at + size.rows)
    const part = wanted
    const rows = new Map((await size.timed(() => rowsOf(scope, part))).map((row) => [row.id, row]))
    // A contact may have been deleted meanwhile.
    const found = wanted.flatMap((id) => rows.get(id) ?? [])
    const lines = found.map((row) => exportLine(row, own, names, scope.timeZone))
    parts.push(Buffer.from(csvLines(lines), 'utf8'))
    count += lines.length
  }
  const label = count === 1 ? '1 contacto' : `${count} contactos`
  await tx(async () => {
    await writeAudit({ label, after: { contacts: count } })
    await recordContactEvent(scope, { contactId: null, contact: label, kind: 'exported', detail: 'Archivo CSV' })
  })
  return Buffer.concat(parts)
}

const rowsOf = (scope: Scope, ids: readonly number[]): Promise<ExportRow[]> =>
  db()
    .selectFrom('contact as k')
    .select(EXPORTED)
    .select([
      sql<number[]>`array(select l.label_id from contact_label l where l.contact_id = k.id order by l.label_id)`.as(
        'labels',
      ),
      sql<
        number[]
      >`array(select m.group_id from contact_group_member m where m.contact_id = k.id order by m.group_id)`.as(
        'groups',
      ),
      sql<
        string[]
      >`array(select distinct chat.channel from chat where chat.contact_id = k.id and ${visibleTo(scope)})`.as(
        'channels',
      ),
      sql<number>`(select count(*)::int from chat where chat.contact_id = k.id and ${visibleTo(scope)})`.as(
        'conversations',
      ),
    ])
    .where('k.bot_id', '=', scope.botId)
    .where('k.id', 'in', ids)
    .execute()

async function namesOf({ botId }: Scope): Promise<ExportNames> {
  const labels = await db().selectFrom('label').select(['id', 'title as name']).where('bot_id', '=', botId).execute()
  const areas = await db().selectFrom('area').select(['id', 'name']).where('bot_id', '=', botId).execute()
  const groups = await db()
    .selectFrom('contact_group')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  const people = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name'])
    .where('m.bot_id', '=', botId)
    .execute()
  const byId = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))
  return { labels: byId(labels), areas: byId(areas), groups: byId(groups), people: byId(people) }
}

import { sql } from 'kysely'
import { csvText } from '../../../contract/csv.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { ListRequest } from '../../foundation/store/list.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { EXPORTED, type ExportNames, type ExportRow, exportHead, exportLine } from './export-line.ts'
import { contactFields } from './fields.ts'
import { matchingContactIds } from './list.ts'

/** Maximum number of contacts in a file: more than spreadsheets on a phone open, and a file of about 20 MB. */
const MOST = 100_000
/** Contacts read at once, so that other calls are answered in between. */
const AT_ONCE = 1_000

/**
 * Returns the contacts that match a filter, in its order, as a CSV file whose headings the import recognizes. The
 * register and the history keep who took how many.
 * @throws 422 for more contacts than a file holds
 */
export async function exportContacts(scope: Scope, request: ListRequest): Promise<Buffer> {
  const ids = await matchingContactIds(scope, request, MOST + 1)
  if (ids.length > MOST)
    throw problem(422, 'too_many', 'Un archivo lleva hasta 100.000 contactos. Filtra la lista y exporta por partes.')
  const own = await contactFields.all(scope)
  const names = await namesOf(scope)
  const lines = [exportHead(own)]
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const wanted = ids.slice(at, at + AT_ONCE)
    const rows = new Map((await rowsOf(scope, wanted)).map((row) => [row.id, row]))
    for (const id of wanted) {
      const row = rows.get(id)
      // A contact may have been deleted meanwhile.
      if (row) lines.push(exportLine(row, own, names, scope.timeZone))
    }
  }
  const count = lines.length - 1
  const label = count === 1 ? '1 contacto' : `${count} contactos`
  await tx(async () => {
    await writeAudit({ label, after: { contacts: count } })
    await recordContactEvent(scope, { contactId: null, contact: label, kind: 'exported', detail: 'Archivo CSV' })
  })
  return Buffer.from(csvText(lines), 'utf8')
}

const rowsOf = ({ botId }: Scope, ids: readonly number[]): Promise<ExportRow[]> =>
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
      sql<string[]>`array(select distinct c.channel from chat c where c.contact_id = k.id)`.as('channels'),
      sql<number>`(select count(*)::int from chat c where c.contact_id = k.id)`.as('conversations'),
    ])
    .where('k.bot_id', '=', botId)
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

import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../../contract/format.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../../foundation/http/scope.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { refuseBeyond } from '../../../foundation/resource/maximum.ts'
import { checkIds } from '../../../foundation/resource/references.ts'
import { roles } from '../../../foundation/scope/roles.ts'
import { db, isDuplicate, tx } from '../../../foundation/store/db.ts'
import { requireOwnWork } from '../among.ts'
import { type Days, periodOf } from '../range.ts'
import { countedAt, endDead } from './dead.ts'
import { exports, MOST, MOST_OWN, MOST_ROWS } from './exports.ts'
import { sizeOf } from './size.ts'
import { ANALYTICS_EXPORT, ANALYTICS_EXPORT_DROP } from './store.ts'

type Schemas = components['schemas']
type Export = Schemas['AnalyticsExport']
type Size = Schemas['AnalyticsExportSize']
type Asked = Omit<Schemas['AnalyticsExportInput'], 'kind'>
type Narrowing = Omit<Asked, 'date_start' | 'date_end'>

/** Attempts to make a file: those whose process ended or that failed, of which few are allowed (job.ts). */
const ATTEMPTS = 20

const RUNNING = 'Ya tienes una exportación en curso. Espera a que termine o detenla en Exportaciones.'

/** Returns the days and the conversations that somebody asks for. */
function askedOf(
  scope: Scope,
  { channel, area_id, user_id, label_id, ...days }: Asked,
): { among: Narrowing; days: Days } {
  requireOwnWork(scope, { user_id })
  const { now } = periodOf(scope, { ...days, compare: false }, currentCall().services.clock())
  const ids = { ...(area_id && { area_id }), ...(user_id && { user_id }), ...(label_id && { label_id }) }
  return { among: { ...(channel && { channel }), ...ids }, days: now }
}

/** Returns how many rows the exports of some days would have. */
export function exportSize(scope: Scope, asked: Asked): Promise<Size> {
  const { among, days } = askedOf(scope, asked)
  return sizeOf(scope, among, days)
}

/**
 * Starts an export in the background.
 * @throws 409 while one of the same person runs, or the conversations are counted again; 422 for none or too many rows
 */
export async function startExport(
  scope: UserScope,
  { kind, ...asked }: Schemas['AnalyticsExportInput'],
): Promise<Export> {
  const { among, days } = askedOf(scope, asked)
  await checkIds(scope, 'area', [among.area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
  await checkIds(scope, 'label', [among.label_id], {
    ...{ field: 'label_id', text: 'Esa etiqueta ya no existe. Elige otra.' },
  })
  await endDead(sql`bot_id = ${scope.botId}`)
  if ((await countedAt(scope.botId)) === undefined)
    throw problem(409, 'in_use', 'Estamos contando tus conversaciones anteriores. Inténtalo cuando termine.')
  const { [kind]: rows } = await sizeOf(scope, among, days)
  if (rows === 0) throw problem(422, 'invalid', 'No hay nada que exportar en esos días. Elige otros o quita filtros.')
  if (rows > MOST_ROWS.maximum)
    throw problem(422, 'too_many', 'Un archivo lleva hasta 1.000.000 de filas. Elige menos días y exporta por partes.')
  try {
    return await tx(() => insert(scope, kind, among, days, rows))
  } catch (error) {
    throw isDuplicate(error, 'analytics_export_open') ? problem(409, 'in_use', RUNNING) : error
  }
}

async function insert(
  scope: UserScope,
  kind: Export['kind'],
  among: Narrowing,
  days: Days,
  rows: number,
): Promise<Export> {
  const { botId, userId } = scope
  const kept = sql<boolean>`bot_id = ${botId} and state in ('queued', 'running', 'ready')`
  const next = 'Elimina una que no necesites.'
  await refuseBeyond(
    { most: MOST_OWN, noun: 'exportaciones tuyas guardadas', next },
    'analytics_export',
    sql`${kept} and created_by = ${userId}`,
  )
  await refuseBeyond({ most: MOST, noun: 'exportaciones guardadas', next }, 'analytics_export', kept)
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('analytics_export')
    .values({
      ...{ bot_id: botId, kind, date_from: days.from, date_to: days.to, rows, ...among },
      ...{ created_by: userId, updated_by: userId, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(ANALYTICS_EXPORT, { bot_id: botId, id }, { key: String(id), maxAttempts: ATTEMPTS })
  const made = await exports.one(scope, id)
  const counted =
    kind === 'messages' ? plural(rows, 'mensaje', 'mensajes') : plural(rows, 'conversación', 'conversaciones')
  await writeAudit({ id, label: made.about, after: { rows: counted } })
  return made
}

/** Stops an export. What was made of it goes. */
export async function cancelExport(scope: UserScope, id: number): Promise<Export> {
  await endDead(sql`bot_id = ${scope.botId}`)
  return tx(async () => {
    const { created_by } = await exports.one(scope, id)
    if (created_by?.id !== scope.userId && scope.roleId !== roles.administrador) throw commonProblems.forbidden()
    const row = await db()
      .selectFrom('analytics_export')
      .select(['state', 'file'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.state !== 'queued' && row.state !== 'running')
      throw problem(409, 'in_use', 'La exportación ya terminó: no hay qué detener.')
    const at = currentCall().services.clock()
    // Nobody edits an export: this does not change its version.
    await db()
      .updateTable('analytics_export')
      .set({ state: 'cancelled', file: null, size: null, place: null, finished_at: at, updated_at: at })
      .where('id', '=', id)
      .execute()
    if (row.file !== null) await enqueue(ANALYTICS_EXPORT_DROP, { file: row.file })
    return exports.one(scope, id)
  })
}

import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { operations } from '../../../../../generated/operations.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import type { SentForm } from '../../../foundation/http/multipart.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../../foundation/http/scope.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { person } from '../../../foundation/resource/person.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { type FieldReader, hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { receiveTable } from '../../../foundation/spreadsheet/upload.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import { seenFieldsOf } from '../sight.ts'
import { checkedOptions, may } from './check.ts'
import { guessFields } from './columns.ts'
import type { ImportOptions } from './decide.ts'
import { CONTACT_IMPORT, contactFiles, contactImportAttempts, contactRejects } from './store.ts'
import { contactTables } from './thread.ts'

type ContactImport = components['schemas']['ContactImport']
type Input = components['schemas']['ContactImportInput']

/** States in which an import goes on by itself. */
const WORKING: ReadonlySet<string> = new Set(['checking', 'running', 'cancelling', 'undoing'])

/** Imports with what the API shows of them. */
const importRows = ({ botId }: Pick<Scope, 'botId'>) =>
  db().selectFrom('contact_import').selectAll().select(person('user_id').as('by')).where('bot_id', '=', botId)
type Row = Awaited<ReturnType<ReturnType<typeof importRows>['executeTakeFirstOrThrow']>>

/** Stores an uploaded file and returns what its columns seem to hold. 422 if it cannot be read. */
export const uploadContacts = (scope: UserScope, form: SentForm): Promise<ContactImport> =>
  receiveTable(form, contactFiles, contactTables.summary, async ({ headings, samples, rows, format, file, name }) => {
    const fields = guessFields(headings, await seenFieldsOf(scope))
    const columns = headings.map((heading, column) => ({
      ...{ column, heading, field: fields[column] ?? '', samples: samples[column] ?? [] },
    }))
    return tx(async () => {
      const { id } = await db()
        .insertInto('contact_import')
        .values({
          ...{ bot_id: scope.botId, user_id: scope.userId, name, file, format, rows, columns: json(columns) },
          created_at: currentCall().services.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return importOf(scope, id)
    })
  })

/** Starts an import, or only a check of it, in the background. */
export async function startImport(scope: UserScope, id: number, { preview, ...given }: Input): Promise<ContactImport> {
  await contactImportAttempts.endDead(sql`bot_id = ${scope.botId}`, currentCall().services.clock())
  return tx(async () => {
    // The import first, like whoever erases a contact.
    const row = await locked(scope, id)
    // Of two that start at once, the second one finds the first.
    await lockBot(scope)
    if (row.state === 'failed' && row.finished_at === null)
      throw problem(409, 'in_use', `${row.message} Sube el archivo de nuevo.`)
    if (row.state !== 'ready' || row.file === null)
      throw problem(409, 'in_use', 'Esta importación ya empezó. Para importar otra vez, sube el archivo de nuevo.')
    const running = await db()
      .selectFrom('contact_import')
      .select('id')
      .where('bot_id', '=', scope.botId)
      .where('state', 'in', ['running', 'cancelling', 'undoing'])
      .executeTakeFirst()
    if (running && !preview)
      throw problem(409, 'in_use', 'Hay otra importación en curso. Espera a que termine e inténtalo nuevamente.')
    const hidden = hiddenColumns(row, await hiddenKeys(scope))
    if (given.columns.some(({ column }) => hidden.has(column)))
      throw invalidProblem('columns', 'Esa columna tiene un dato que no ves. Pide que la importe quien la subió.')
    const options = await checkedOptions(scope, given, row)
    await restart(id, preview ? 'checking' : 'running', options)
    await enqueue(CONTACT_IMPORT, { id }, { key: String(id) })
    if (!preview) await writeAudit({ label: row.name, after: { rows: row.rows, policy: options.policy } })
    return importOf(scope, id)
  })
}

async function restart(id: number, state: 'checking' | 'running', options: ImportOptions): Promise<void> {
  await forgetRun(id)
  await db()
    .updateTable('contact_import')
    .set({ message: '', state, options: json(options) })
    .where('id', '=', id)
    .execute()
}

/** Forgets what a check or an import has found so far. */
export async function forgetRun(id: number): Promise<void> {
  await contactRejects.forget(id)
  const counts = {
    done: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    rejected: 0,
    repeated: 0,
    sample: json([]),
    repeats: json([]),
    new_labels: json([]),
  }
  await db().updateTable('contact_import').set(counts).where('id', '=', id).execute()
}

/** Stops a check or an import. What was imported stays, and can be undone. */
export async function cancelImport(scope: Scope, id: number): Promise<ContactImport> {
  if (await endDead(scope, id)) return importOf(scope, id)
  return tx(async () => {
    const { state } = await locked(scope, id)
    const next = { checking: 'ready', running: 'cancelling' } as const
    if (state !== 'checking' && state !== 'running')
      throw problem(409, 'in_use', 'La importación ya terminó: no hay qué detener.')
    await db().updateTable('contact_import').set({ state: next[state] }).where('id', '=', id).execute()
    return importOf(scope, id)
  })
}

const endDead = ({ botId }: Scope, id: number) =>
  contactImportAttempts.endDead(sql`bot_id = ${botId} and id = ${id}`, currentCall().services.clock())

/** Starts to undo an import, in the background. */
export async function undoImport(scope: Scope, id: number): Promise<ContactImport> {
  await endDead(scope, id)
  return tx(async () => {
    const row = await locked(scope, id)
    if (row.state !== 'done' && row.state !== 'cancelled' && row.state !== 'failed')
      throw problem(409, 'in_use', 'Solo puedes deshacer una importación que terminó y que nadie deshizo.')
    if (undoUntil(row) === null)
      throw problem(409, 'too_late', 'Pasaron más de 24 horas: ya no puedes deshacer esta importación.')
    await db()
      .updateTable('contact_import')
      .set({ state: 'undoing', done: 0, undone_by: scope.userId })
      .where('id', '=', id)
      .execute()
    // Labels that the import created go only for who could delete them.
    const labels = may(scope, operations.labelDelete)
    await enqueue(CONTACT_IMPORT, { id, labels }, { key: String(id) })
    await writeAudit({ label: row.name })
    return importOf(scope, id)
  })
}

/** Returns the rows that an import refused, as a CSV file with the reason of each. */
export async function rejectedRows(scope: Scope, id: number) {
  const row = await importRows(scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return contactRejects.file(row, hiddenColumns(row, await hiddenKeys(scope)))
}

/** Returns an import of the bot; 404 if it has no such import. */
export async function importOf(scope: FieldReader, id: number): Promise<ContactImport> {
  const row = await importRows(scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const errors = await contactRejects.errors(id)
  // The console polls a running import, and each poll would count all refused rows again.
  const reasons = WORKING.has(row.state) ? [] : await contactRejects.reasons(id)
  return { ...toImport(row, await hiddenKeys(scope)), errors, reasons }
}

/** Returns the last imports of the bot, without their errors. */
export async function listImports(scope: Scope): Promise<ContactImport[]> {
  const rows = await importRows(scope).where('state', '<>', 'ready').orderBy('id', 'desc').limit(50).execute()
  const hidden = await hiddenKeys(scope)
  return rows.map((row) => toImport(row, hidden))
}

/** Returns the columns of an import that are for own fields that the caller does not see, as guessed or as chosen. */
const hiddenColumns = (
  { columns, options }: Pick<Row, 'columns' | 'options'>,
  keys: ReadonlySet<string>,
): ReadonlySet<number> =>
  new Set(
    [...columns, ...(options.columns ?? [])].flatMap(({ column, field }) =>
      keys.has(field.replace(OWN, '')) && OWN.test(field) ? column : [],
    ),
  )

const OWN = /^custom\./

/** @param keys own fields whose values the caller does not see */
function toImport(row: Row, keys: ReadonlySet<string>): ContactImport {
  const { id, name, state, created_at, by, format, rows, done, options } = row
  const { created, updated, unchanged, skipped, rejected, repeated, repeats, kept, message } = row
  const hidden = hiddenColumns(row, keys)
  const columns = row.columns.map((one) => (hidden.has(one.column) ? { ...one, field: '', samples: [] } : one))
  const sample = hidden.size > 0 ? [] : row.sample
  return {
    ...{ id, name, state, created_at, by, format, rows, done, columns },
    ...{
      created,
      updated,
      unchanged,
      skipped,
      rejected,
      repeated,
      repeats,
      kept,
      sample,
      message,
      errors: [],
      reasons: [],
    },
    policy: options.policy ?? 'update',
    group_id: options.group_id ?? null,
    labels: options.labels ?? [],
    unknown_labels: options.unknown_labels ?? 'reject',
    // An erasure leaves the label, but not what it was called.
    new_labels: row.new_labels.map(({ title }) => title).filter(Boolean),
    marketing: options.marketing ?? null,
    consent_source: options.consent_source ?? '',
    undo_until: undoUntil(row),
  }
}

/** Until when an import can be undone; null if it cannot. */
function undoUntil({ state, finished_at }: Pick<Row, 'state' | 'finished_at'>): string | null {
  if (finished_at === null || !['done', 'cancelled', 'failed'].includes(state)) return null
  const until = new Date(new Date(finished_at).getTime() + retentionPeriods.undo)
  return until > currentCall().services.clock() ? until.toISOString() : null
}

async function locked({ botId }: Pick<Scope, 'botId'>, id: number) {
  const row = await db()
    .selectFrom('contact_import')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return row
}

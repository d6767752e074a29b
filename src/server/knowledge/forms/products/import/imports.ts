import { sql } from 'kysely'
import type { components } from '../../../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../../../contract/phrase.ts'
import { writeAudit } from '../../../../foundation/audit/record.ts'
import { UnreadableFile } from '../../../../foundation/csv/unreadable.ts'
import { currentCall } from '../../../../foundation/http/context.ts'
import type { SentForm } from '../../../../foundation/http/multipart.ts'
import { commonProblems, problem } from '../../../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../../../foundation/http/scope.ts'
import { enqueue } from '../../../../foundation/jobs/queue.ts'
import { person } from '../../../../foundation/resource/person.ts'
import { invalidProblem } from '../../../../foundation/resource/refuse.ts'
import { lockBot } from '../../../../foundation/scope/bot.ts'
import { receiveTable } from '../../../../foundation/spreadsheet/upload.ts'
import { db, json, tx } from '../../../../foundation/store/db.ts'
import { formOf } from '../../../catalogue/form-scope.ts'
import { characteristicsOf } from '../../../catalogue/known.ts'
import { isUndone, undoUntil } from '../changes.ts'
import { assertIdle } from '../idle.ts'
import { MOST_PRODUCTS } from '../room.ts'
import { guessFields, isProductField, OF_FORM } from './columns.ts'
import type { ImportOptions } from './decide.ts'
import { forgetRun } from './job.ts'
import { PRODUCT_IMPORT, productFiles, productImportAttempts, productRejects, productTables } from './store.ts'

type Schemas = components['schemas']
type ProductImport = Schemas['ProductImport']

/** Imports that are listed. */
const SHOWN = 20
/** Earlier imports in which a heading is looked for. */
const REMEMBERED = 10

/** States in which an import goes on by itself. */
const WORKING: ReadonlySet<string> = new Set(['checking', 'running', 'cancelling'])

/** Imports of the scope's form with what the API shows of them. */
const importRows = (scope: Scope) =>
  db()
    .selectFrom('product_import')
    .leftJoin('product_change as c', 'c.id', 'product_import.change_id')
    .selectAll('product_import')
    .select(['c.created_at as changed_at', isUndone('c').as('undone'), person('product_import.user_id').as('by')])
    .where('product_import.form_id', '=', formOf(scope))
type Row = Awaited<ReturnType<ReturnType<typeof importRows>['executeTakeFirstOrThrow']>>

/** Stores an uploaded file and returns what its columns seem to hold. 422 if it cannot be read. */
export const uploadProducts = (scope: UserScope, form: SentForm): Promise<ProductImport> =>
  receiveTable(form, productFiles, productTables.summary, async ({ headings, samples, rows, ...sent }) => {
    if (rows > MOST_PRODUCTS) throw new UnreadableFile('El archivo tiene más de 20.000 filas. Divídelo en varios.')
    const fields = guessFields(headings, await characteristicsOf(scope), await rememberedFields(scope))
    const columns = headings.map((heading, column) => ({
      ...{ column, heading, field: fields[column] ?? '', samples: samples[column] ?? [] },
    }))
    return tx(async () => {
      const { id } = await db()
        .insertInto('product_import')
        .values({
          ...{ bot_id: scope.botId, form_id: formOf(scope), user_id: scope.userId, rows, ...sent },
          ...{ columns: json(columns), created_at: currentCall().services.clock() },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return importOf(scope, id)
    })
  })

/** Returns what people chose for headings in the last imports of the form, the latest last; empty for nothing. */
async function rememberedFields(scope: Scope): Promise<(readonly [field: string, titles: readonly string[]])[]> {
  const rows = await db()
    .selectFrom('product_import')
    .select(['columns', 'options'])
    .where('form_id', '=', formOf(scope))
    .where(sql<boolean>`options ? 'columns'`)
    .orderBy('id', 'desc')
    .limit(REMEMBERED)
    .execute()
  const latest = new Map<string, string>()
  for (const { columns, options } of rows.reverse())
    for (const { column, heading } of columns) {
      const { field = '' } = options.columns?.find((one) => one.column === column) ?? {}
      if (heading !== '') latest.set(normalizePhrase(heading), field)
    }
  return [...latest].map(([heading, field]) => [field, [heading]] as const)
}

/** Starts an import, or only a check of it, in the background. */
export async function startImport(
  scope: UserScope,
  id: number,
  { preview, ...options }: Schemas['ProductImportInput'],
): Promise<ProductImport> {
  await endDead(scope)
  return tx(async () => {
    // Of two that start at once, the second one finds the first. A running import locks the bot first as well.
    await lockBot(scope)
    const row = await locked(scope, id)
    if (row.state !== 'ready' || row.file === null)
      throw problem(409, 'in_use', 'Esta importación ya empezó. Para importar otra vez, sube el archivo de nuevo.')
    if (!preview) await assertIdle(scope)
    await checkOptions(scope, options, row.columns.length)
    await forgetRun(id)
    await db()
      .updateTable('product_import')
      .set({ message: '', state: preview ? 'checking' : 'running', options: json(options), run: row.run + 1 })
      .where('id', '=', id)
      .execute()
    await enqueue(PRODUCT_IMPORT, { id }, { key: String(id) })
    if (!preview) await writeAudit({ label: row.name, after: { rows: row.rows, policy: options.policy } })
    return importOf(scope, id)
  })
}

async function checkOptions(scope: Scope, { columns }: ImportOptions, width: number): Promise<void> {
  const own = new Set((await characteristicsOf(scope)).map(({ key }) => `${OF_FORM}${key}`))
  const taken = new Set<string>()
  for (const { column, field } of columns) {
    if (column >= width || !(isProductField(field) || own.has(field)))
      throw invalidProblem('columns', 'Elegiste una columna o un dato que ya no existe. Recarga y vuelve a elegir.')
    if (taken.has(field)) throw invalidProblem('columns', 'Dos columnas llevan el mismo dato. Deja una sola.')
    taken.add(field)
  }
  if (!taken.has('sku') && !taken.has('name'))
    throw invalidProblem('columns', 'Elige qué columna lleva el código o el nombre.')
}

/** Stops a check or an import. What was imported stays, and can be undone. */
export async function cancelImport(scope: Scope, id: number): Promise<ProductImport> {
  if (await endDead(scope)) return importOf(scope, id)
  return tx(async () => {
    const { state } = await locked(scope, id)
    if (state !== 'checking' && state !== 'running')
      throw problem(409, 'in_use', 'La importación ya terminó: no hay qué detener.')
    const next = state === 'checking' ? 'ready' : 'cancelling'
    await db().updateTable('product_import').set({ state: next }).where('id', '=', id).execute()
    return importOf(scope, id)
  })
}

const endDead = (scope: Scope) =>
  productImportAttempts.endDead(sql`form_id = ${formOf(scope)}`, currentCall().services.clock())

/** Returns the rows that an import refused, as a CSV file with the reason of each. */
export const rejectedRows = async (scope: Scope, id: number): Promise<Schemas['ImportRejected']> =>
  productRejects.file(await oneRow(scope, id))

/** Returns an import of the form; 404 if it has no such import. */
export async function importOf(scope: Scope, id: number): Promise<ProductImport> {
  const row = await oneRow(scope, id)
  const errors = await productRejects.errors(id)
  // The console polls a running import, and each poll would count all refused rows again.
  const reasons = WORKING.has(row.state) ? [] : await productRejects.reasons(id)
  return { ...toImport(row), errors, reasons }
}

/** Returns the last imports of the form, without their errors. */
export async function listImports(scope: Scope): Promise<ProductImport[]> {
  await endDead(scope)
  const rows = await importRows(scope)
    .where('product_import.state', '<>', 'ready')
    .orderBy('product_import.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(toImport)
}

async function oneRow(scope: Scope, id: number): Promise<Row> {
  const row = await importRows(scope).where('product_import.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return row
}

function toImport(row: Row): ProductImport {
  const { id, name, created_at, by, format, rows, done, columns, options } = row
  const state = row.undone ? 'undone' : row.state
  const { created, updated, unchanged, skipped, rejected, sample, message, change_id } = row
  return {
    ...{ id, name, state, created_at, by, format, rows, done, columns },
    ...{ created, updated, unchanged, skipped, rejected, sample, message, change_id },
    ...{ errors: [], reasons: [], policy: options.policy ?? 'update', undo_until: undoableUntil(row) },
  }
}

/** Until when an import can be undone; null if it cannot. */
function undoableUntil({ state, changed_at, undone }: Row): string | null {
  if (changed_at === null || undone || WORKING.has(state)) return null
  const until = undoUntil(changed_at)
  return until > currentCall().services.clock() ? until.toISOString() : null
}

async function locked(scope: Scope, id: number) {
  const row = await db()
    .selectFrom('product_import')
    .selectAll()
    .where('form_id', '=', formOf(scope))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return row
}

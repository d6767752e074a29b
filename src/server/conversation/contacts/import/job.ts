import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { Job, JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { eachBatch, REST, runImport } from '../../../foundation/spreadsheet/batches.ts'
import { db, isDuplicate, json, tx } from '../../../foundation/store/db.ts'
import { readingOf } from './check.ts'
import { apart, type Decision, decide, type ImportOptions, type Seen } from './decide.ts'
import { forgetRun } from './imports.ts'
import { textOfKey } from './keys.ts'
import { rowLabelsOf } from './label-cells.ts'
import { contactsByKey } from './match.ts'
import { dropNewLabels } from './new-labels.ts'
import type { Reading } from './reading.ts'
import { recognizedRows } from './recognize.ts'
import { sampleOf } from './sample.ts'
import { CONTACT_IMPORT, CONTACT_IMPORT_DROP, contactFiles, contactImportAttempts, contactRejects } from './store.ts'
import { contactTables, type ReadRow } from './thread.ts'
import { unchangedBy } from './touched.ts'
import { undoBatch } from './undo.ts'
import { writeRows } from './write.ts'

/** Rows per transaction: short ones do not delay messages. */
const BATCH = 60
/** Attempts to store a batch while others create a contact with one of its addresses. */
const ATTEMPTS = 4
/** Repeated rows that a person sees by number. */
const REPEATS = 20
/** Rows that a person sees before they import. */
const SAMPLE = 10

/** Returns the handlers of the jobs that import contacts. */
export const contactImportJobs = (services: Services): JobHandlers => ({
  [CONTACT_IMPORT]: (payload, job) => inCall({ services }, () => run(Object(payload), job)),
  [CONTACT_IMPORT_DROP]: (payload) => inCall({ services }, () => contactFiles.drop(String(Object(payload).file))),
})

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const rowOf = (id: number) => db().selectFrom('contact_import').selectAll().where('id', '=', id).executeTakeFirst()

/** @param given.labels whether an undo deletes the labels that the import created */
async function run(given: { id?: unknown; labels?: unknown }, { signal, attempt }: Job): Promise<void> {
  const id = Number(given.id)
  const row = await rowOf(id)
  if (!row) return
  const work = async () => {
    if (row.state === 'undoing') await undo(row, given.labels === true, signal)
    if (row.state === 'checking' || row.state === 'running' || row.state === 'cancelling') await importFile(row, signal)
  }
  await runImport({ id, signal, attempt }, contactImportAttempts, work, (text) => tx(() => finish(row, 'failed', text)))
}

async function importFile(row: Row, signal: AbortSignal): Promise<void> {
  const { id, file, options: stored } = row
  if (file === null || !stored.columns || !stored.policy) throw new Error('an import has a file and options')
  const isCheck = row.state === 'checking'
  const options: ImportOptions = { ...stored, columns: stored.columns, policy: stored.policy }
  const reading = await readingOf({ botId: row.bot_id }, options)
  const seen = new Map<string, number>()
  const from = isCheck ? 0 : row.done
  if (isCheck) await forgetRun(id)
  const batches = contactTables.rows(contactFiles.placeOf(file), reading, from, BATCH, signal)
  // A check begins anew each time.
  const goesOn = isCheck ? undefined : () => contactImportAttempts.keepTrying(id)
  const all = await eachBatch(batches, signal, goesOn, ({ rows, earlier }) => {
    for (const [number, keys] of earlier)
      for (const key of keys.map(textOfKey)) if (!seen.has(key)) seen.set(key, number)
    return storeBatch(row, rows, reading, options, seen, isCheck)
  })
  if (!all) return
  await tx(async () => {
    const { state } = await stateOf(id)
    if (state !== 'checking' && state !== 'running' && state !== 'cancelling') return
    if (isCheck) await db().updateTable('contact_import').set({ state: 'ready' }).where('id', '=', id).execute()
    else await finish(row, 'done')
  })
}

const stateOf = (id: number) =>
  db()
    .selectFrom('contact_import')
    .select(['state', 'sample', 'repeats', 'new_labels'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Ends an import within the transaction of the caller. Its file goes: nobody imports it again. */
async function finish({ id, file }: Row, state: 'done' | 'cancelled' | 'failed', message = ''): Promise<void> {
  await db()
    .updateTable('contact_import')
    .set({ state, message, file: null, finished_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
  if (file !== null) await enqueue(CONTACT_IMPORT_DROP, { file })
}

/** Imports or checks a batch in one transaction, with its progress. Returns false when a person stopped the import. */
async function storeBatch(
  row: Row,
  rows: readonly ReadRow[],
  reading: Reading,
  options: ImportOptions,
  seen: Map<string, number>,
  isCheck: boolean,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    // Only a batch that is committed counts as seen.
    const fresh = new Map<string, number>()
    const told: Seen = {
      first: (key) => fresh.get(textOfKey(key)) ?? seen.get(textOfKey(key)),
      note: (key, number) => void fresh.set(textOfKey(key), number),
    }
    try {
      const goesOn = await tx(async () => {
        const { state, sample, repeats, new_labels } = await stateOf(row.id)
        if (state === 'cancelling') await finish(row, 'cancelled')
        if (state !== (isCheck ? 'checking' : 'running')) return false
        const counts = { done: rows.length, ...NOTHING }
        const shown = [...sample]
        const again = [...repeats]
        const recognized = await recognizedRows(row.bot_id, rows, reading)
        const found = (among: readonly ReadRow[]) =>
          contactsByKey(
            row.bot_id,
            among.flatMap((one) => (one.fault === undefined ? one.contact.keys : [])),
            !isCheck,
          )
        // Before the chats and contacts: who removes an area or a person locks them after the bot.
        const labels = await rowLabelsOf(row, recognized, new_labels, options, isCheck)
        const all = await found(labels.rows)
        const parts = apart(labels.rows, all)
        for (const part of parts) {
          const byKey = parts.length === 1 ? all : await found(part)
          const decided = await labels.settle(decide(part, options, byKey, told, labels.take))
          const decisions = await carryOut(row, decided, options, isCheck)
          await contactRejects.keep(
            row.id,
            decisions.flatMap((one) => (one.action === 'reject' ? [one] : [])),
          )
          const kept = decisions.filter((one) => one.action !== 'reject')
          // A row that repeats another one is the same person, who counts once.
          const firsts = kept.filter((one) => !one.repeats)
          const count = (action: Decision['action']) => firsts.filter((one) => one.action === action).length
          counts.created += count('create')
          counts.updated += count('update')
          counts.unchanged += count('unchanged')
          counts.skipped += count('skip')
          counts.rejected += decisions.length - kept.length
          counts.repeated += kept.length - firsts.length
          again.push(...kept.flatMap(({ row: { row: number }, repeats: of }) => (of ? [{ row: number, ...of }] : [])))
          shown.push(...sampleOf(decisions.slice(0, SAMPLE - shown.length), row.columns, options))
        }
        await addCounts(row.id, counts, shown, again.sort((one, other) => one.row - other.row).slice(0, REPEATS))
        return true
      })
      if (goesOn) for (const [key, number] of fresh) seen.set(key, number)
      return goesOn
    } catch (error) {
      if (!isDuplicate(error, 'contact_email') || attempt === ATTEMPTS) throw error
    }
  }
}

/** Does what was decided, unless this is a check, and returns it with what changes nothing. */
async function carryOut(
  row: Row,
  decisions: readonly Decision[],
  options: ImportOptions,
  isCheck: boolean,
): Promise<Decision[]> {
  const unchanged = isCheck
    ? await unchangedBy(decisions, options, currentCall().services.clock().toISOString())
    : await writeRows(row, decisions, options)
  return decisions.map((one) =>
    // Whether another row of the file changed it before is not known to a check.
    one.action === 'update' && one.known && !one.repeats && unchanged.has(one.known.id)
      ? { ...one, action: 'unchanged' }
      : one,
  )
}

const NOTHING = { created: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0, repeated: 0 }
const COUNTS = ['done', 'created', 'updated', 'unchanged', 'skipped', 'rejected', 'repeated'] as const

async function addCounts(
  id: number,
  counts: Readonly<Record<(typeof COUNTS)[number], number>>,
  sample: Row['sample'],
  repeats: Row['repeats'],
): Promise<void> {
  const added = sql.join(COUNTS.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${counts[name]}::int`))
  await sql`update contact_import set ${added}, sample = ${json(sample)},
    repeats = ${json(repeats)} where id = ${id}`.execute(db())
}

async function undo(row: Row, dropsLabels: boolean, signal: AbortSignal): Promise<void> {
  for (let batch = 0; ; batch++) {
    const began = performance.now()
    if (!(await tx(() => undoBatch(row, BATCH)))) break
    if (batch === 0) await contactImportAttempts.keepTrying(row.id)
    signal.throwIfAborted()
    await wait((performance.now() - began) * REST)
  }
  const { kept, new_labels } = (await rowOf(row.id)) ?? { kept: 0, new_labels: [] }
  const message =
    kept === 0
      ? ''
      : kept === 1
        ? 'Conservamos 1 contacto: escribió, o alguien lo cambió después.'
        : `Conservamos ${kept} contactos: escribieron, o alguien los cambió después.`
  await tx(async () => {
    await db().updateTable('contact_import').set({ state: 'undone', message }).where('id', '=', row.id).execute()
    if (dropsLabels) await dropNewLabels({ bot_id: row.bot_id, new_labels }, row.undone_by)
  })
}

import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { responseCreateBody } from '../../../../../generated/validators/responses.js'
import { formatQuantity, plural } from '../../../../contract/format.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import { check } from '../../../../contract/validation.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { Problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { questionsOf } from '../../examples/write.ts'
import { responseCategories } from '../categories.ts'
import { choicesOf } from '../choices.ts'
import { mainResponses } from '../main/rules.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { type Choices, linesOf, readButton, readChannels, readYes, Unreadable } from './cells.ts'
import { type CsvRow, readCsv } from './csv.ts'

type Result = components['schemas']['ImportResult']

/** Maximum number of rows per file, to limit the duration of a request. */
const MOST = 2_000

/** Thrown to roll back a dry run. */
class Trial extends Error {}

/**
 * Imports main responses. A row whose title exists updates that response; others create one. Invalid rows are reported
 * with their number and the rest is stored. Columns missing in the file leave their fields unchanged.
 * @param dry roll back and only report what would happen
 */
export async function importMain(scope: Scope, content: string, dry: boolean): Promise<Result> {
  const rows = readCsv(content)
  const result: Result = { created: 0, updated: 0, rejected: [] }
  if (rows.length > MOST)
    result.rejected.push({
      row: MOST + 2,
      message: `Leemos hasta ${formatQuantity(MOST)} filas por archivo. Divídelo en varios.`,
    })
  try {
    await tx(async () => {
      const known = new Map((await mainResponses.all(scope)).map((one) => [normalizePhrase(one.title), one]))
      const file = { known, choices: await choicesOf(scope) }
      for (const row of rows.slice(0, MOST)) await importRow(scope, row, file, result)
      const label = importLabel(result)
      await writeAudit({ label })
      if (dry) throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
  return result
}

/** Label of an import in the history. */
const importLabel = ({ created, updated, rejected }: Result) =>
  [
    plural(created, 'nueva', 'nuevas'),
    plural(updated, 'modificada', 'modificadas'),
    plural(rejected.length, 'rechazada', 'rechazadas'),
  ].join(', ')

/** What rows may refer to, including responses stored by earlier rows. */
interface Imported {
  known: Map<string, MainResponse>
  choices: Choices
}

/** Imports a row within a savepoint, so that a rejected row leaves nothing behind. */
async function importRow(scope: Scope, { row, cells }: CsvRow, file: Imported, result: Result): Promise<void> {
  await sql`savepoint imported_row`.execute(db())
  try {
    result[await storeRow(scope, cells, file)] += 1
    await sql`release savepoint imported_row`.execute(db())
  } catch (error) {
    if (!(error instanceof Unreadable) && !(error instanceof Problem)) throw error
    await sql`rollback to savepoint imported_row`.execute(db())
    result.rejected.push({ row, message: error.message })
  }
}

async function storeRow(scope: Scope, cells: CsvRow['cells'], file: Imported): Promise<'created' | 'updated'> {
  const { choices } = file
  const known = file.known.get(normalizePhrase(cells.title ?? ''))
  const intent_id = intentOf(cells, choices, known)
  const questions = cells.questions === undefined ? await questionsOf(scope, intent_id) : linesOf(cells.questions)
  const body = {
    ...(known ? kept(known) : { messages: [] }),
    ...{ title: cells.title ?? '', intent_id, questions },
    ...(cells.text !== undefined && { messages: messagesOf(cells, known) }),
    ...(cells.category !== undefined && { category_id: await categoryOf(scope, cells.category) }),
    ...(cells.buttons !== undefined && { buttons: linesOf(cells.buttons).map((line) => readButton(line, choices)) }),
    ...(cells.channels !== undefined && { channels: readChannels(cells.channels) }),
    ...(cells.enabled && { enabled: readYes(cells.enabled) }),
  }
  const checked = check<MainInput>(responseCreateBody, body)
  if (!checked.ok) throw new Unreadable(Object.values(checked.fields)[0]?.[0] ?? checked.message)
  const stored = known
    ? await mainResponses.update(scope, known.id, checked.value)
    : await mainResponses.create(scope, checked.value)
  file.known.set(normalizePhrase(stored.title), stored)
  if (!known) choices.responses.push({ id: stored.id, name: stored.title })
  return known ? 'updated' : 'created'
}

function intentOf(cells: CsvRow['cells'], { intents }: Choices, known: MainResponse | undefined): number {
  const name = cells.intent || (known ? '' : (cells.title ?? ''))
  if (name === '' && known) return known.intent_id
  const found = intents.find((one) => normalizePhrase(one.name) === normalizePhrase(name))
  if (!found) throw new Unreadable(`La intención «${name}» no existe. Créala antes.`)
  return found.id
}

/** Replaces the first text message with the row's text and keeps the other messages, unless the text is empty. */
function messagesOf(cells: CsvRow['cells'], known: MainResponse | undefined): MainInput['messages'] {
  const before = known?.messages ?? []
  const at = before.findIndex(({ kind }) => kind === 'text')
  const variants = cells.variants === undefined ? before[at]?.variants : linesOf(cells.variants)
  if (!cells.text) return at < 0 && before.length > 0 ? before : [{ kind: 'text', text: '' }]
  const said = {
    ...before[at],
    kind: 'text' as const,
    text: cells.text,
    ...(variants?.length || before[at]?.variants ? { variants: variants ?? [] } : {}),
  }
  return at < 0 ? [said, ...before] : before.map((message, i) => (i === at ? said : message))
}

async function categoryOf(scope: Scope, name: string): Promise<number | null> {
  if (name === '') return null
  const found = (await responseCategories.all(scope)).find((one) => normalizePhrase(one.name) === normalizePhrase(name))
  return (found ?? (await responseCategories.create(scope, { name }))).id
}

/** Returns the current values, for columns that the file does not have. */
function kept(response: MainResponse): MainInput {
  const { category_id, messages, randomize_variants, buttons, channels, next, next_id, assign_labels } = response
  const { intent_id, title, assign_area_id, attempts, enabled, valid_from, valid_until } = response
  return {
    ...{ intent_id, title, category_id, messages, randomize_variants, buttons, channels, next, next_id, assign_labels },
    ...{ assign_area_id, attempts, enabled, valid_from, valid_until },
  }
}

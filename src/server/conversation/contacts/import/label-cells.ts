import { sql } from 'kysely'
import { LabelInputLimits, MaximumsLimits } from '../../../../../generated/limits.ts'
import { lockBot } from '../../../foundation/scope/bot.ts'
import { db, json } from '../../../foundation/store/db.ts'
import type { Decision, ImportOptions } from './decide.ts'
import { namesIn, textsOfCell } from './label-names.ts'
import { createLabels, type KnownLabel, type LabellingImport, type NewLabel } from './new-labels.ts'
import type { ReadContact } from './reading.ts'
import type { ReadRow } from './thread.ts'

/** The labels that rows name. */
interface RowLabels {
  /** the rows with them, or with what is wrong about one */
  rows: readonly ReadRow[]
  /** Notes the labels that a contact gets and that do not exist yet; returns why it cannot get them. */
  take: (contact: ReadContact) => string | undefined
  /** Creates those that were noted, unless this is a check; returns decisions with the ids of all that exist. */
  settle: (decisions: readonly Decision[]) => Promise<Decision[]>
}

const { maximum } = MaximumsLimits.labels
const LONGEST = LabelInputLimits.title.maxLength

/**
 * Returns the labels of rows. Call it before locking chats and contacts: it locks the bot if it may have to create one.
 * @param made those that the import, or its check, created before
 */
export async function rowLabelsOf(
  of: LabellingImport,
  rows: readonly ReadRow[],
  made: readonly NewLabel[],
  { unknown_labels: unknown = 'reject' }: Pick<ImportOptions, 'unknown_labels'>,
  isCheck: boolean,
): Promise<RowLabels> {
  const cells = new Map(rows.flatMap((row) => (row.labelNames ? [[row, row.labelNames] as const] : [])))
  if (cells.size === 0) return { rows, take: () => undefined, settle: async (decisions) => [...decisions] }
  let known = await labelsOf(of.bot_id)
  const keys = await keysOf([...cells.values(), ...made.map(({ title }) => title), ...titlesOf(known)])
  const keyOf = (title: string) => keys.get(title) ?? title
  const read = () => new Map([...cells].map(([row, cell]) => [row, namesIn(cell, known, keyOf)]))
  let names = read()
  if (!isCheck && unknown === 'create' && [...names.values()].flat().some((title) => !known.has(keyOf(title)))) {
    await lockBot({ botId: of.bot_id })
    known = await labelsOf(of.bot_id)
    for (const [title, key] of await keysOf(titlesOf(known))) keys.set(title, key)
    names = read()
  }
  // What a check would have created before takes room as well. What an import created and somebody deleted is created anew.
  const before = new Set(isCheck ? made.map(({ title }) => keyOf(title)).filter((key) => !known.has(key)) : [])
  const listed = [...made]
  const noted = new Map<string, string>()
  const take = ({ newLabels = [] }: ReadContact): string | undefined => {
    const mine = new Map<string, string>()
    for (const title of newLabels) {
      const key = keyOf(title)
      const label = known.get(key)
      if (label?.scope === 'chat') return `La etiqueta «${title}» es solo para conversaciones. Cámbiala o quítala.`
      if (!label && !before.has(key) && !noted.has(key) && !mine.has(key)) mine.set(key, title)
    }
    if (mine.size > 0 && known.size + before.size + noted.size + mine.size > maximum)
      return `Ya hay ${maximum} etiquetas: no podemos crear «${[...mine.values()][0]}». Elimina una que no uses.`
    for (const [key, title] of mine) noted.set(key, title)
    return undefined
  }
  /** Returns a contact with the ids of its new labels; what is left does not exist yet. */
  const labelled = (contact: ReadContact): ReadContact => {
    const { newLabels = [], labels = [] } = contact
    if (newLabels.length === 0) return contact
    const found = newLabels.flatMap((title) => known.get(keyOf(title)) ?? [])
    const ids = found.flatMap(({ id, scope }) => (scope === 'chat' ? [] : id))
    return { ...contact, labels: [...labels, ...ids], newLabels: newLabels.filter((title) => !known.has(keyOf(title))) }
  }
  return {
    rows: rows.map((row) => named(row, names.get(row) ?? [], (title) => known.get(keyOf(title)), unknown)),
    take,
    settle: async (decisions) => {
      const wanted = [...noted.values()]
      noted.clear()
      if (wanted.length > 0) {
        const { all, created } = isCheck
          ? { all: [], created: wanted.map((title): NewLabel => ({ title })) }
          : await createLabels(of, wanted, known.size)
        for (const label of all) known.set(label.key, label)
        if (isCheck) for (const title of wanted) before.add(keyOf(title))
        const keys = new Set(created.map(({ title }) => keyOf(title)))
        listed.splice(0, listed.length, ...listed.filter(({ title }) => !keys.has(keyOf(title))), ...created)
        await db()
          .updateTable('contact_import')
          .set({ new_labels: json(listed) })
          .where('id', '=', of.id)
          .execute()
      }
      return decisions.map((one) => ('contact' in one ? { ...one, contact: labelled(one.contact) } : one))
    },
  }
}

/** Returns the keys by which the store compares the names in cells: only its `fold` knows them. */
async function keysOf(cells: readonly string[]): Promise<Map<string, string>> {
  const all = [...new Set(cells.flatMap(textsOfCell))]
  const { rows } = await sql<{ title: string; key: string }>`
    select title, fold(title) as key from unnest(${all}::text[]) title`.execute(db())
  return new Map(rows.map(({ title, key }) => [title, key]))
}

const titlesOf = (known: ReadonlyMap<string, KnownLabel>) => [...known.values()].map(({ title }) => title)

/** Returns the labels of a bot by their keys. */
async function labelsOf(botId: number): Promise<Map<string, KnownLabel>> {
  const { rows } = await sql<KnownLabel>`
    select id, title, scope, fold(title) as key from label where bot_id = ${botId}`.execute(db())
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns a row with the labels that it names, and with those that are to be created. */
function named(
  row: ReadRow,
  names: readonly string[],
  labelOf: (name: string) => KnownLabel | undefined,
  unknown: NonNullable<ImportOptions['unknown_labels']>,
): ReadRow {
  const labels: number[] = []
  const newLabels: string[] = []
  for (const name of names) {
    const label = labelOf(name)
    const fault = faultOf(name, label, unknown)
    if (fault !== undefined) return { ...row, fault: row.fault === undefined ? fault : `${row.fault}\n${fault}` }
    if (label && label.scope !== 'chat') labels.push(label.id)
    else if (unknown === 'create') newLabels.push(name)
  }
  return row.fault !== undefined || names.length === 0
    ? row
    : { ...row, contact: { ...row.contact, labels, newLabels } }
}

/** Returns why a row cannot name a label. */
function faultOf(name: string, label: KnownLabel | undefined, unknown: ImportOptions['unknown_labels']) {
  const shown = name.slice(0, 40)
  if (unknown === 'reject' && (!label || label.scope === 'chat'))
    return `No hay una etiqueta «${shown}» para contactos. Créala o quítala.`
  if (unknown === 'create' && !label && [...name].length > LONGEST)
    return `La etiqueta «${shown}…» tiene más de ${LONGEST} letras. Acórtala.`
  return undefined
}

import type { Scope } from '../../foundation/http/scope.ts'
import { writtenFields } from '../../foundation/resource/description.ts'
import { db } from '../../foundation/store/db.ts'
import { allEntities } from '../../knowledge/entities/rules.ts'
import { contentOf, namedMarks } from '../../knowledge/examples/exchange/content.ts'
import { responseCategories } from '../../knowledge/responses/categories.ts'
import { compact, pick } from './compact.ts'
import type { BotContent, List, WrittenExample } from './content.ts'
import { writtenExample } from './examples.ts'
import { exportSettings } from './export-settings.ts'
import { nameForms, readForms, rowsOfForms, writtenForms } from './forms/export.ts'
import { type KeptFile, keptFiles } from './kept-files.ts'
import { portableMacros } from './macro-actions.ts'
import { Names } from './names.ts'
import { laterParts, type Part, parts, responseParts } from './parts.ts'
import { withNames } from './references.ts'
import { seenRows } from './seen.ts'
import { isRow, type Row } from './valid.ts'
import { withoutSecrets } from './webhook-secrets.ts'

/** What of some lists is not about people of the team. */
const portable: Readonly<Partial<Record<List, (rows: Row[]) => Row[]>>> = {
  quick_replies: withoutPersonal,
  macros: withoutPersonal,
  rules: (rows) => rows.flatMap(withoutPeople),
}

/** Rows of which a person may have their own, which stay with them. */
function withoutPersonal(rows: Row[]): Row[] {
  return rows.filter(({ visibility }) => visibility !== 'personal')
}

/**
 * A rule without the actions that name people, switched off if it had some. One that names what was deleted is left out:
 * the rest of its conditions might hold where nobody wanted it.
 */
function withoutPeople(rule: Row): Row[] {
  const actions = Array.isArray(rule.actions) ? rule.actions.filter(isRow) : []
  const kept = actions.filter(({ type, to }) => type !== 'notify' && to !== 'person')
  const isBroken = Array.isArray(rule.problems) && rule.problems.length > 0
  if (kept.length === 0 || isBroken) return []
  return [{ ...rule, actions: kept, enabled: rule.enabled === true && kept.length === actions.length }]
}

/** A bot's content with the files that it refers to. */
interface Exported {
  content: BotContent
  files: readonly KeptFile[]
}

/**
 * Returns the content of a bot as its files say it: no people, conversations, secrets or figures. References to deleted
 * things are left out.
 */
export async function exportContent(scope: Scope): Promise<Exported> {
  const names = new Names()
  const items = new Map<List, Row[]>()
  const seen = await seenRows(scope)
  for (const part of [...parts, ...responseParts, ...laterParts]) {
    const all = seen(part.list, await part.all(scope))
    const kept = portable[part.list]?.(all) ?? all
    items.set(part.list, kept)
    if (part.kind) for (const row of kept) names.add(part.kind, String(row[part.title]), Number(row.id))
  }
  for (const { id, name } of await responseCategories.all(scope)) names.add('category', name, id)
  const entities = await allEntities(scope)
  for (const { id, name } of entities) names.add('entity', name, id)
  const intents = await intentsOf(scope, names)
  const { settings, small_talk, synonym_changes, name, images } = await exportSettings(scope)
  const forms = await readForms(scope)
  nameForms(forms, names)
  const files = await keptFiles(scope, [...items.values(), ...rowsOfForms(forms)], images)
  for (const { filename, number } of files) names.add('file', filename, number)
  const listed = [...parts, ...responseParts, ...laterParts].map((part) => {
    const rows = (items.get(part.list) ?? []).map((row) => writtenRow(part, row, names))
    return [part.list, part.list === 'macros' ? portableMacros(rows) : rows] as const
  })
  return {
    content: {
      name,
      settings: settings(names),
      ...Object.fromEntries(listed),
      ...writtenForms(forms, names),
      ...{ small_talk, synonym_changes },
      entities: entities.map((entity) => compact(pick(entity, writtenFields('entity')))),
      intents,
    },
    files,
  }
}

/** Returns an item with the fields that its creation accepts, and names instead of ids. */
function writtenRow({ resource, omits = [], shape, list }: Part, row: Row, names: Names): Row {
  const fields = writtenFields(resource).filter((field) => !omits.includes(field))
  const { channels, ...written } = withNames(pick(row, fields), shape, names)
  const { webhook } = written
  return compact({
    ...written,
    ...(Array.isArray(channels) && channels.length > 0 && { channels }),
    ...(isRow(webhook) && { webhook: withoutSecrets(webhook) }),
    ...(list === 'responses' && written.title === written.intent && { title: undefined }),
  })
}

/** Examples between two turns of the event loop. */
const SLICE = 500

async function intentsOf(scope: Scope, names: Names): Promise<Record<string, Record<string, WrittenExample[]>>> {
  const { examples, keys } = await contentOf(scope)
  const rows = await db()
    .selectFrom('intent as i')
    .innerJoin('intent_category as c', 'c.id', 'i.category_id')
    .select(['i.id', 'i.name', 'c.name as category'])
    .where('i.bot_id', '=', scope.botId)
    .where('i.deleted_at', 'is', null)
    .orderBy('c.id')
    .orderBy('i.id')
    .execute()
  const byIntent = new Map<number, WrittenExample[]>(rows.map(({ id }) => [id, []]))
  let count = 0
  for (const { intent_id, text, entities, split, state } of examples.values()) {
    byIntent.get(intent_id)?.push(writtenExample(text, namedMarks(entities, keys), split, state))
    // A large bot would block the event loop.
    if (++count % SLICE === 0) await new Promise(setImmediate)
  }
  // Names are typed by people: as a key of an object, `__proto__` would not be one.
  const written = new Map<string, [string, WrittenExample[]][]>()
  for (const { id, name, category } of rows) {
    names.add('intent', name, id)
    written.set(category, [...(written.get(category) ?? []), [name, byIntent.get(id) ?? []]])
  }
  return Object.fromEntries([...written].map(([category, intents]) => [category, Object.fromEntries(intents)]))
}

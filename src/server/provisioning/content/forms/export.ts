import { sql } from 'kysely'
import { operations } from '../../../../../generated/operations.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { writtenFields } from '../../../foundation/resource/description.ts'
import { db } from '../../../foundation/store/db.ts'
import { inForm } from '../../../knowledge/catalogue/form-scope.ts'
import { CONTACT_FORM_NAME } from '../../../knowledge/dialogue/forms/contact-defaults.ts'
import { productOrder } from '../../../knowledge/forms/products/order.ts'
import { products } from '../../../knowledge/forms/products/products.ts'
import { saveChoices } from '../../../knowledge/forms/survey/save-choices.ts'
import { pick, withoutEmpty } from '../compact.ts'
import type { Names } from '../names.ts'
import { shapes, withNames } from '../references.ts'
import { isRow, type Row } from '../valid.ts'
import { type FormList, type FormSection, itemName, listsOf, sectionsOf } from './elements.ts'

/** A form of a bot with all that it has, with ids. */
interface ReadForm {
  row: Row & { id: number; kind: string; name: string }
  sections: readonly { section: FormSection; value: Row }[]
  /** it is as in a new bot */
  isUsual: boolean
  list?: { of: FormList; items: Row[] }
  products: Row[]
  /** order of its products, unless they are placed by hand */
  sortMode?: string
}

/** Returns the forms of a bot, without answers, links and what is about people. */
export async function readForms(scope: Scope): Promise<ReadForm[]> {
  const rows = await db()
    .selectFrom('form')
    .select(['id', 'kind', 'name', 'description', 'enabled', 'intent_id', 'questions', 'settings'])
    .where('bot_id', '=', scope.botId)
    .where('deleted_at', 'is', null)
    // When a bot got its contact form does not matter.
    .orderBy(sql`kind = 'contact'`)
    .orderBy('id')
    .execute()
  const saved = new Set((await saveChoices(scope)).map(({ value }) => value))
  const read: ReadForm[] = []
  for (const { questions, settings, ...row } of rows) {
    // Every bot has a contact form: one that nobody changed is as usual.
    const isTouched = questions.length > 0 || Object.keys(settings).length > 0 || row.name !== CONTACT_FORM_NAME
    const isUsual = row.kind === 'contact' && row.enabled && !isTouched
    const sections: ReadForm['sections'][number][] = []
    for (const section of sectionsOf[row.kind] ?? [])
      sections.push({ section, value: withSeenData({ ...(await section.read(scope, row.id)) }, saved) })
    const of = listsOf[row.kind]
    const items = (await of?.all(scope, row.id))?.map((item) => ({ ...item }))
    read.push({
      ...{ row, sections, isUsual, products: row.kind === 'product' ? await productsOf(scope, row.id) : [] },
      ...(of && items && { list: { of, items } }),
      ...(row.kind === 'product' && { sortMode: (await productOrder(inForm(scope, row.id))).sort_mode }),
    })
  }
  return read
}

/** The products of a form in their order; those that are shown first have their place among these. */
async function productsOf(scope: Scope, id: number): Promise<Row[]> {
  const { pinned } = await productOrder(inForm(scope, id))
  const rows = await products.all(inForm(scope, id))
  return rows.map((row) => ({ ...row, ...(pinned.includes(row.id) && { pinned: pinned.indexOf(row.id) + 1 }) }))
}

/** Answers are saved only to data that whoever exports sees. */
function withSeenData(value: Row, seen: ReadonlySet<string>): Row {
  if (!Array.isArray(value.questions)) return value
  const questions = value.questions.map((one) =>
    isRow(one) && typeof one.save_to === 'string' && !seen.has(one.save_to) ? { ...one, save_to: null } : one,
  )
  return { ...value, questions }
}

/** Notes the names of forms and of what they have, for what refers to them. */
export function nameForms(forms: readonly ReadForm[], names: Names): void {
  for (const { row, list } of forms) {
    names.add('form', row.name, row.id)
    for (const item of list?.items ?? [])
      names.add(list?.of.kind ?? 'branch', itemName(row.name, String(item[list?.of.title ?? 'name'])), Number(item.id))
  }
}

/** Returns all rows of forms, for the files that they refer to. */
export const rowsOfForms = (forms: readonly ReadForm[]): Row[][] =>
  forms.map(({ list, products: items }) => [...(list?.items ?? []), ...items])

/** Returns the forms as files say them. */
export function writtenForms(forms: readonly ReadForm[], names: Names): { forms: Row[]; products: Row[] } {
  return {
    forms: forms.filter(({ isUsual }) => !isUsual).map((form) => writtenForm(form, names)),
    products: forms.flatMap(({ row, products: items }) => items.map((item) => writtenProduct(item, row.name, names))),
  }
}

function writtenForm({ row, sections, list, sortMode }: ReadForm, names: Names): Row {
  const { kind, name, description, enabled } = row
  const written = sections.map(({ section, value }): Row => {
    const { version: _, ...all } = withNames(value, section.shape, names)
    // An empty text is told: the usual one may not be empty.
    const own = Object.entries(all).filter(
      ([key, one]) => !section.omits.includes(key) && (one ?? undefined) !== undefined,
    )
    const told = Object.fromEntries(own)
    if (!section.key) return told
    return { [section.key]: section.key === 'questions' ? told.questions : told }
  })
  const facts = {
    ...{ kind, name, description },
    ...{ enabled: enabled ? undefined : false, intent: withNames(row, shapes.form, names).intent },
    ...(sortMode !== 'manual' && { sort_mode: sortMode }),
    ...(list && { [list.of.key]: list.items.map((item) => writtenItem(item, list.of, names)) }),
  }
  return { ...withoutEmpty(facts), ...Object.assign({}, ...written) }
}

function writtenItem(item: Row, { resource, shape, omits }: FormList, names: Names): Row {
  const fields = writtenFields(resource).filter((field) => !omits.includes(field))
  return withoutEmpty(withNames(pick(item, fields), shape, names))
}

/** What the row of a product need not say, since it is usual. */
const USUAL: Row = { enabled: true, price_mode: 'exact' }

function writtenProduct(item: Row, form: string, names: Names): Row {
  const fields = operations.productCreate.bodyFields.filter((field) => field !== 'version')
  const row = withNames(pick(item, fields), shapes.product, names)
  const told = Object.entries(row).filter(([key, value]) => USUAL[key] !== value)
  return withoutEmpty({ form, ...Object.fromEntries(told), pinned: item.pinned })
}

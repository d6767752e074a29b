import {
  formCreateBody,
  formUpdateBody,
  productCreateBody,
  productOrderUpdateBody,
} from '../../../../../generated/validators/forms.js'
import type { FieldRules } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { tx } from '../../../foundation/store/db.ts'
import { inSavepoint } from '../../../foundation/store/savepoint.ts'
import { inForm } from '../../../knowledge/catalogue/form-scope.ts'
import { reindex } from '../../../knowledge/catalogue/search/reindex.ts'
import { ensureContactForm } from '../../../knowledge/forms/contact/contact-form.ts'
import { forms, leadInBy } from '../../../knowledge/forms/forms.ts'
import { changeOrder, productOrder } from '../../../knowledge/forms/products/order.ts'
import { products } from '../../../knowledge/forms/products/products.ts'
import { fileOf } from '../content.ts'
import type { Creation } from '../creation.ts'
import { placeOf, quoted } from '../places.ts'
import { type Shape, shapes, withIds } from '../references.ts'
import { isRow, type Row, valid } from '../valid.ts'
import { type FormSection, itemName, listsOf, sectionsOf } from './elements.ts'

const formsPart = {
  list: 'forms',
  title: 'name',
  noun: 'Formulario',
  kind: 'form',
  labels: formCreateBody.fields,
} as const
const productsPart = { list: 'products', title: 'sku', noun: 'Producto', labels: productCreateBody.fields } as const

/** Creates the forms of the content with their lists. Responses may lead to them, and their settings to responses. */
export async function createForms(creation: Creation): Promise<void> {
  const { names, scope } = creation
  await creation.eachRow(formsPart, async (row) => {
    const id = await createForm(creation, row)
    if (id === undefined) return undefined
    names.add('form', String(row.name), id)
    await createItems(creation, row, id)
    return id
  })
  // Every bot has one: responses may lead to it, even if the content says nothing of it.
  const contact = await tx(() => ensureContactForm(scope))
  names.add('form', contact.name, contact.id)
  await createProducts(creation)
}

async function createForm(creation: Creation, row: Row): Promise<number | undefined> {
  const { kind, name, description, enabled = true } = row
  if (kind === 'contact') {
    const form = await ensureContactForm(creation.scope)
    const input = { name: name ?? form.name, description, enabled }
    await forms.update(creation.scope, form.id, valid(formUpdateBody, input))
    return form.id
  }
  const { row: ids, isWhole } = resolved(creation, { intent: row.intent }, shapes.form)
  const input = valid(formCreateBody, { kind, name, enabled, ...(description !== undefined && { description }) })
  const intentId = typeof ids.intent_id === 'number' ? ids.intent_id : undefined
  return isWhole ? forms.add(leadInBy(creation.scope, intentId), input) : undefined
}

/** Creates the items of a form's list, such as its branches. */
async function createItems(creation: Creation, row: Row, id: number): Promise<void> {
  const list = listsOf[String(row.kind)]
  if (!list) return
  const { names, scope } = creation
  const form = String(row.name)
  const { noun, title, kind, labels, shape } = list
  for (const [at, item] of itemsOf(row[list.key]).entries()) {
    const place = `Formulario ${quoted(form)}, ${placeOf(item, { noun, title }, at)}`
    const name = itemName(form, String(item[title]))
    const made = await tried(creation, { place, labels }, async () => {
      const { row: given, isWhole } = resolved(creation, item, shape)
      return isWhole ? list.add(scope, id, given) : undefined
    })
    if (made === undefined) names.refuse(kind, name)
    else names.add(kind, name, made)
  }
}

/** Creates the products of all forms, in their order, and then says which are shown first. */
async function createProducts(creation: Creation): Promise<void> {
  const { scope, names, content } = creation
  const scopes = new Map<number, Scope>()
  const pinned = new Map<number, [place: number, id: number][]>()
  await creation.eachRow(productsPart, async ({ form, pinned: place, ...row }) => {
    const id = names.find('form', String(form))
    if (id === undefined && names.isRefused('form', String(form))) return undefined
    const formId = id ?? names.id('form', String(form))
    const of = scopes.get(formId) ?? inForm(scope, formId)
    scopes.set(formId, of)
    const { row: given, isWhole } = resolved(creation, row, shapes.product)
    if (!isWhole) return undefined
    const made = await products.add(of, valid(productCreateBody, given))
    if (typeof place === 'number') pinned.set(formId, [...(pinned.get(formId) ?? []), [place, made]])
    return made
  })
  for (const [at, row] of (content.forms ?? []).entries()) {
    const formId = row.kind === 'product' ? names.find('form', String(row.name)) : undefined
    if (formId === undefined) continue
    await reindex(formId)
    const first = (pinned.get(formId) ?? []).sort(([one], [other]) => one - other).map(([, id]) => id)
    const { sort_mode = 'manual' } = row
    await tried(creation, { place: placeOf(row, formsPart, at), labels: productOrderUpdateBody.fields }, async () => {
      const { version: _, ...order } = await productOrder(inForm(scope, formId))
      await changeOrder(inForm(scope, formId), valid(productOrderUpdateBody, { ...order, sort_mode, pinned: first }))
    })
  }
}

/** Applies what forms ask and how they are set, once everything exists that these may name. */
export async function applyFormSettings(creation: Creation): Promise<void> {
  const { scope, names, content } = creation
  for (const [at, row] of (content.forms ?? []).entries()) {
    const id = row.kind === 'contact' ? 0 : names.find('form', String(row.name))
    if (id === undefined) continue
    for (const section of sectionsOf[String(row.kind)] ?? []) {
      const place = [placeOf(row, formsPart, at), section.title].filter(Boolean).join(', ')
      await tried(creation, { place, labels: section.labels }, async () => {
        const given = await bodyOf(scope, id, section, row)
        const { row: body, isWhole } = given ? resolved(creation, given, section.shape) : { row: {}, isWhole: false }
        if (isWhole) await section.save(scope, id, body)
      })
    }
  }
}

/** Returns what a form's row says of a section, as the API takes it: what it leaves out stays as usual. */
async function bodyOf(scope: Scope, id: number, section: FormSection, row: Row): Promise<Row | undefined> {
  const { kind: _kind, name: _name, description: _description, enabled: _enabled, ...own } = row
  const given = section.key ? row[section.key] : own
  if (section.key === 'questions') return given === undefined ? undefined : { questions: given }
  if (!isRow(given)) return undefined
  const { version: _, ...usual }: Row = { ...(await section.read(scope, id)) }
  return { ...usual, ...given }
}

/** Runs a step for a place of the forms; a refusal is noted, and leaves nothing behind. */
const tried = <T>(
  { faults }: Creation,
  { place, labels }: { place: string; labels: Readonly<Record<string, FieldRules>> },
  step: () => Promise<T>,
): Promise<T | undefined> => faults.try({ file: fileOf('forms'), place, labels }, () => tx(() => inSavepoint(step)))

/** Returns an object of a file with ids, and whether everything that it names is there. */
function resolved({ names }: Creation, row: Row, shape: Shape): { row: Row; isWhole: boolean } {
  let isWhole = true
  const ids = withIds(row, shape, names, () => {
    isWhole = false
  })
  return { row: ids, isWhole }
}

const itemsOf = (given: unknown): Row[] => (Array.isArray(given) ? given.filter(isRow) : [])

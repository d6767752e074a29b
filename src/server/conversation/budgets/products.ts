import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { foldedContains } from '../../foundation/store/sql.ts'
import { productForms, type SearchedForm } from '../../knowledge/catalogue/search/forms.ts'
import { type FoundProduct, findProducts, searchProducts } from '../../knowledge/catalogue/search.ts'
import { productLine } from './product-line.ts'
import { settingsOf } from './settings.ts'

type Schemas = components['schemas']

/** Products and variants that are offered. */
const MOST = 10
const MOST_LINES = 30

/** Returns what a text asks for in the forms whose products may be quoted, as lines of a quotation with today's prices. */
export async function productsForBudget(scope: Scope, text: string): Promise<Schemas['BudgetProducts']> {
  const forms = await quotedForms(scope)
  const formIds = forms.map(({ id }) => id)
  const available = formIds.length > 0 && (await hasProducts(formIds))
  const { currency } = await settingsOf(scope)
  if (!available || text.trim() === '') return { available, currency, products: [] }
  const at = currentCall().services.clock()
  const { items } = await searchProducts(scope.botId, text, { formIds, limit: MOST, at })
  // A customer's words find what is meant; the beginning of a code that is still being typed is only contained.
  const found = items.length > 0 ? items : await findProducts(scope.botId, await containing(formIds, text), at)
  return { available, currency, products: found.flatMap((one) => linesOf(one, forms)).slice(0, MOST_LINES) }
}

async function quotedForms({ botId }: Scope): Promise<SearchedForm[]> {
  const rows = await db()
    .selectFrom('form')
    .select('id')
    .where('bot_id', '=', botId)
    .where('kind', '=', 'product')
    .where(sql<boolean>`coalesce((settings->>'allow_quote')::boolean, true)`)
    .execute()
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? [] : productForms(botId, ids)
}

async function hasProducts(formIds: readonly number[]): Promise<boolean> {
  const row = await db()
    .selectFrom('product')
    .select('id')
    .where('form_id', 'in', formIds)
    .where('enabled', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The text of a product as its index has it. */
const TEXT = sql`fold(name || ' ' || sku || ' ' || brand || ' ' || category)`

async function containing(formIds: readonly number[], text: string): Promise<number[]> {
  const words = text.trim().split(/\s+/)
  const rows = await db()
    .selectFrom('product')
    .select('id')
    .where('form_id', 'in', formIds)
    .where('enabled', '=', true)
    .where((is) => is.and(words.map((word) => foldedContains(TEXT, word))))
    .orderBy('name')
    .limit(MOST)
    .execute()
  return rows.map(({ id }) => id)
}

function linesOf(product: FoundProduct, forms: readonly SearchedForm[]): Schemas['BudgetProduct'][] {
  const known = forms.find((form) => form.id === product.formId)?.characteristics ?? []
  const lineOf = (key: string, place?: number) => ({
    ...{ key, currency: product.price.currency, availability: product.stock.availability },
    ...{ sku: product.sku, stock: product.stock.count, ...productLine(product, known, place) },
  })
  if (product.variants.length === 0) return [lineOf(String(product.id))]
  return product.variants.map(({ sku, stock = null }, place) => ({
    ...lineOf(`${product.id}-${place + 1}`, place),
    ...{ sku: sku || product.sku, stock },
  }))
}

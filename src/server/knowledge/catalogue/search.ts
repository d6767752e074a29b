import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { dayIn, TIMEZONE } from '../../../contract/zone.ts'
import { db } from '../../foundation/store/db.ts'
import { type EffectivePrice, priceOn } from './price.ts'
import { findCandidates } from './search/candidates.ts'
import { type Facet, facetsOf } from './search/facets.ts'
import { askedInOrder, productForms, type SearchedForm } from './search/forms.ts'
import { isAbout, type Ranked, rank } from './search/rank.ts'
import { resolveWords } from './search/resolve.ts'
import { inFormOrder } from './search/sort.ts'
import { stemsOf } from './search/stems.ts'
import { wordsOfName } from './search/words.ts'

type Schemas = components['schemas']
type ProductRow = Awaited<ReturnType<typeof rowsOf>>[number]

interface SearchOptions {
  /** values of characteristics that they have to have, by key */
  attributes?: Readonly<Record<string, string | number | boolean>>
  /** most items to return; 10 by default */
  limit?: number
  /** the forms to search; by default all that are on */
  formIds?: readonly number[]
  /** for offers that end; the current time by default */
  at?: Date
}

/** A product that a text asks for. */
export interface FoundProduct {
  id: number
  formId: number
  formName: string
  name: string
  sku: string
  description: string
  brand: string
  category: string
  /** files by `media.number` */
  images: readonly number[]
  link: string | null
  attributes: Schemas['ProductAttributes']
  variants: readonly Schemas['ProductVariant'][]
  price: EffectivePrice
  taxRate: number
  /** `count` is null for what nobody counts */
  stock: { availability: Schemas['ProductAvailability']; count: number | null }
  branchStock: readonly Schemas['BranchStock'][]
  /** how well it fits, 0 to 1 */
  score: number
}

interface ProductSearch {
  /** best first; empty for a text that asks for no product of the catalogue */
  items: FoundProduct[]
  /** number of products that fit as well as the first one, at most 250 */
  total: number
  /** what would tell those apart, in the order in which it is to be asked */
  facets: Facet[]
  /** the form of the first item */
  formId: number | null
  /** whether the first one has every size and option that was asked */
  isExact: boolean
  /** whether the text names a size or an option, so that it can narrow a search */
  isTelling: boolean
}

/** Products that fit nearly as well as the best one: what was asked names all of them. */
const AS_GOOD = 0.9
/** Products that have much less of what was asked than the first one are not compared with it. */
const NEAR = 0.65
/** Score below which a product is not what was asked. */
const LEAST = 0.45

const NOTHING: ProductSearch = { items: [], total: 0, facets: [], formId: null, isExact: false, isTelling: false }

/** A number of pieces: of what does not come in a number of them, it is how many are wanted. */
const PIECES = /^\d+ ?(?:u|un|uds|unid\w*|piezas?|pzas?)$/
const comesInPieces = (name: string): boolean => wordsOfName(name).some(({ size }) => /\du$/.test(size?.inBase ?? ''))

/**
 * Finds the products that a customer's message asks for: by name, code, brand, attributes and synonyms, in other forms
 * of the words, misspelled, shortened, or with sizes in another unit. A message that is about something else finds none.
 */
export async function searchProducts(
  botId: number,
  text: string,
  { attributes, limit = 10, formIds, at = new Date() }: SearchOptions = {},
): Promise<ProductSearch> {
  const forms = await productForms(botId, formIds)
  if (forms.length === 0) return NOTHING
  const ids = forms.map(({ id }) => id)
  const known = forms.flatMap((form) => form.characteristics)
  const words = await resolveWords(botId, ids, text, known)
  const isTelling = words.some((word) => word.isTelling)
  const candidates = await findCandidates(ids, words, attributes)
  const [first] = candidates
  const near = candidates.filter(({ cover }) => cover >= (first?.cover ?? 0) * NEAR)
  const about = near.filter((candidate) => isAbout(words, candidate))
  if (about.length === 0) return { ...NOTHING, isTelling }
  const rows = new Map((await rowsOf(about.map(({ id }) => id))).map((row) => [row.id, row]))
  const day = dayIn(at, forms[0]?.timeZone ?? TIMEZONE)
  const fitting = about.filter(({ id }) => rows.has(id))
  const ranked = await ranking(fitting, words, rows)
  const [best] = ranked
  if (!best) return { ...NOTHING, isTelling }
  const equal = ranked.filter(({ score }) => score >= best.score * AS_GOOD)
  const sorted = [...inFormOrder(equal, rows, forms, day), ...ranked.slice(equal.length)]
  const items = sorted.slice(0, limit).flatMap(({ id, score }) => {
    const row = rows.get(id)
    return row ? [found(row, forms, score, day)] : []
  })
  const among = equal.flatMap(({ id }) => rows.get(id) ?? [])
  const facets = facetsOf(among, forms.flatMap(askedInOrder))
  const isCounted = comesInPieces(rows.get(best.id)?.name ?? '')
  const isExact = words.every(
    ({ isTelling, text }, at) => !isTelling || best.words.includes(at) || (PIECES.test(text) && !isCounted),
  )
  return { items, total: equal.length, facets, formId: items[0]?.formId ?? null, isExact, isTelling }
}

/** Returns products of a bot by id, as they are now; those that are off, and those of forms that are, are left out. */
export async function findProducts(botId: number, ids: readonly number[], at: Date): Promise<FoundProduct[]> {
  if (ids.length === 0) return []
  const forms = await productForms(botId)
  const day = dayIn(at, forms[0]?.timeZone ?? TIMEZONE)
  const rows = await rowsOf(ids)
  return rows.filter(({ form_id }) => forms.some(({ id }) => id === form_id)).map((row) => found(row, forms, 1, day))
}

async function ranking(
  candidates: Parameters<typeof rank>[0],
  words: Parameters<typeof rank>[1],
  rows: ReadonlyMap<number, ProductRow>,
): Promise<Ranked[]> {
  const names = (id: number) => {
    const row = rows.get(id)
    return row ? [row.name, ...row.synonyms] : []
  }
  const written = candidates.flatMap(({ id }) => names(id).flatMap(wordsOfName))
  const stemOf = await stemsOf(written.flatMap((word) => (word.size ? [] : word.text)))
  return rank(candidates, words, names, stemOf).filter(({ score }) => score >= LEAST)
}

/** Returns products as one value: hundreds of rows take several times as long. */
async function rowsOf(ids: readonly number[]) {
  const rows = db()
    .selectFrom('product')
    .select(['id', 'form_id', 'name', 'sku', 'description', 'brand', 'category', 'images', 'link', 'attributes'])
    .select(['variants', 'price_cents', 'currency', 'sale_price_cents', 'sale_until', 'price_mode', 'tax_rate'])
    .select(['stock', 'availability', 'branch_stock', 'synonyms', 'position', 'created_at', 'ordered'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where('enabled', '=', true)
  type Row = Awaited<ReturnType<typeof rows.execute>>[number]
  const { found } = await db()
    .selectFrom(rows.as('p'))
    .select(sql<Row[]>`coalesce(jsonb_agg(p), '[]'::jsonb)`.as('found'))
    .executeTakeFirstOrThrow()
  return found
}

function found(row: ProductRow, forms: readonly SearchedForm[], score: number, day: string): FoundProduct {
  const { id, form_id, name, sku, description, brand, category, images, link, attributes, variants } = row
  return {
    ...{ id, name, sku, description, brand, category, images, link, attributes, variants },
    formId: form_id,
    formName: forms.find((form) => form.id === form_id)?.name ?? '',
    price: priceOn(day, row),
    taxRate: row.tax_rate,
    stock: { availability: row.availability, count: row.stock },
    branchStock: row.branch_stock,
    score: Math.round(score * 1000) / 1000,
  }
}

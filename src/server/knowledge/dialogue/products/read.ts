import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { KnownCharacteristic } from '../../catalogue/known.ts'
import { productSettingsOf } from '../../catalogue/product-settings.ts'
import { productForms } from '../../catalogue/search/forms.ts'
import { findProducts, searchProducts } from '../../catalogue/search.ts'
import type { BotSnapshot, DialogueState, Turn } from '../types.ts'
import { continued, type ValueWords } from './continued.ts'
import { catalogueItem } from './item.ts'
import { kindOf, likened } from './kind.ts'
import { planCatalogue } from './plan.ts'
import { isAvailable } from './present.ts'
import { lowestPrice } from './price.ts'
import type {
  CatalogueForm,
  CatalogueFound,
  CatalogueItem,
  CataloguePart,
  CataloguePlan,
  CatalogueQuery,
  CatalogueReading,
  FilterValue,
} from './types.ts'

/** Categories of a form that the bot names. */
const CATEGORIES = 8

/** Products of an answer, at most; also after a search is continued. */
const PAGE = 10

/** Products that are looked at when the cheapest is asked for. */
const SORTED = 60

/** Returns the product forms of a bot that are on and have products, as the dialogue needs them. */
export async function catalogueFormsOf(botId: number): Promise<CatalogueForm[]> {
  const rows = await db()
    .selectFrom('form')
    .select(['id', 'name', 'intent_id', 'settings'])
    .select(sql<number>`(select count(*)::int from product p where p.form_id = form.id and p.enabled)`.as('count'))
    .select(
      sql<string[]>`coalesce((select jsonb_agg(c.category) from (select category from product p
        where p.form_id = form.id and p.enabled and p.category <> ''
        group by category order by count(*) desc, category limit ${CATEGORIES}) c), '[]'::jsonb)`.as('categories'),
    )
    .where('bot_id', '=', botId)
    .where('kind', '=', 'product')
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows
    .filter(({ count }) => count > 0)
    .map(({ id, name, intent_id, settings, count, categories }) => {
      const own = productSettingsOf(Object(settings))
      return {
        ...{ id, name, intentId: intent_id, count, categories },
        display: own.display,
        maxItems: own.max_items,
        showStock: own.show_stock,
        showPrice: own.show_price,
        allowQuote: own.allow_quote,
        allowOrder: own.allow_order,
        outOfStock: own.out_of_stock_policy,
        noResultsId: own.no_results_response_id,
        areaId: own.handoff_area_id,
      }
    })
}

/** Returns a turn with what it needs of the catalogue, read for it; the same turn if the bot has no products. */
export async function withCatalogue(botId: number, bot: BotSnapshot, state: DialogueState, turn: Turn): Promise<Turn> {
  const plan = planCatalogue(bot, state, turn)
  return plan ? { ...turn, catalogue: await readCatalogue(botId, bot.catalogues ?? [], plan, turn.now) } : turn
}

async function readCatalogue(
  botId: number,
  forms: readonly CatalogueForm[],
  { said, refined, parts = [], ids, like }: CataloguePlan,
  at: Date,
): Promise<CatalogueReading> {
  const known = (await productForms(botId)).flatMap(({ characteristics, askFirst }) =>
    characteristics.map((one) => ({ ...one, isAsked: askFirst.includes(one.id) || one.question !== '' })),
  )
  const found = said && (await search(botId, forms, known, said, at))
  const on = refined && continued(refined, valueWordsOf(known))
  const more = on && (await search(botId, forms, known, on.query, at))
  const clauses: CataloguePart[] = []
  for (const part of parts) clauses.push({ text: part.text, found: await search(botId, forms, known, part, at) })
  const named = await findProducts(botId, ids, at)
  const all = [found, more, ...clauses.map((one) => one.found)].flatMap((one) => one?.items ?? [])
  const own = named.map((one) => catalogueItem(one, known))
  const to = likened({ said: found, refined: more, own, like })
  const kind = to && { text: kindOf(to), filters: {}, formId: to.formId, ...(like?.sort && { sort: like.sort }) }
  const alike = kind && (await search(botId, forms, known, kind, at))
  const items = [...all, ...(alike ? [...alike.items, ...alike.similar] : []), ...own]
  return {
    ...(to && alike && { alike: { id: to.id, found: alike } }),
    ...(on?.isInstead && { instead: on.query }),
    ...(found && { said: found }),
    ...(more && { refined: more }),
    ...(clauses.length > 0 && { parts: clauses }),
    items: new Map(items.map((item) => [item.id, item])),
  }
}

type Known = KnownCharacteristic & { isAsked: boolean }

async function search(
  botId: number,
  forms: readonly CatalogueForm[],
  known: readonly Known[],
  { text, filters, sort, formId, offset = 0 }: CatalogueQuery,
  at: Date,
): Promise<CatalogueFound> {
  const attributes = Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => {
      const one = known.find((characteristic) => characteristic.key === key && characteristic.form_id === formId)
      const stored = one && storedValue(one, value)
      return stored === undefined ? [] : [[key, stored]]
    }),
  )
  const result = await searchProducts(botId, text, {
    ...{ attributes, at },
    limit: sort ? SORTED : offset + PAGE,
    ...(formId !== undefined && { formIds: [formId] }),
  })
  const hides = (id: number) => forms.find((form) => form.id === id)?.outOfStock === 'hide'
  const all = result.items
    .map((one) => catalogueItem(one, known))
    .filter((item) => item.availability !== 'discontinued' && (isAvailable(item) || !hides(item.formId)))
  const equal = new Set(result.items.slice(0, result.total).map(({ id }) => id))
  const [fitting, similar] = [all.filter(({ id }) => equal.has(id)), all.filter(({ id }) => !equal.has(id))]
  const sorted = sort ? fitting.toSorted(byPrice(sort)) : fitting
  return {
    items: sorted.slice(offset, offset + PAGE),
    similar,
    // Those that are hidden are not counted, as far as they were looked at.
    total: result.total - (equal.size - fitting.length),
    facets: result.facets
      .filter(({ key, formId: of }) => known.some((one) => one.key === key && one.form_id === of && one.isAsked))
      .map(({ key, label, question, values }) => ({
        ...{ key, label, question },
        values: values.map(({ value, label: said, number }) => ({
          ...{ value: said, stored: value, synonyms: synonymsOf(known, key, value) },
          ...(number !== undefined && { number }),
        })),
      })),
    isSure: all.length > 0,
    isExact: result.isExact,
    isTelling: result.isTelling,
  }
}

const valueWordsOf = (known: readonly Known[]): ValueWords[] =>
  known.map(({ key, options }) => ({
    key,
    values: options.flatMap(({ value, synonyms = [] }) => [value, ...synonyms]),
  }))

const synonymsOf = (known: readonly Known[], key: string, id: unknown): string[] =>
  known.flatMap((one) => (one.key === key ? (one.options.find((option) => option.id === id)?.synonyms ?? []) : []))

/** Compares the lowest prices; products without one come last. */
const byPrice = (sort: 'price_asc' | 'price_desc') => (a: CatalogueItem, b: CatalogueItem) => {
  const [one, other] = [lowestPrice(a), lowestPrice(b)]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return sort === 'price_asc' ? one - other : other - one
}

/**
 * Returns the value that products are searched by. What was chosen before values were noted as they are stored is what
 * customers read of it: the name of an option, which still names it, or a text that a number is not read from.
 */
function storedValue({ type, options }: Known, value: FilterValue): FilterValue | undefined {
  if (typeof value === 'string' && ['boolean', 'number', 'money'].includes(type)) return undefined
  if (options.some(({ id }) => id === value)) return value
  return options.find((option) => option.value === value)?.id ?? value
}

import { continued } from '../../src/server/knowledge/dialogue/products/continued.ts'
import { countIn } from '../../src/server/knowledge/dialogue/products/counts.ts'
import { kindOf, likened } from '../../src/server/knowledge/dialogue/products/kind.ts'
import { planCatalogue } from '../../src/server/knowledge/dialogue/products/plan.ts'
import type {
  CatalogueFacet,
  CatalogueForm,
  CatalogueFound,
  CatalogueItem,
  CatalogueQuery,
  CatalogueReading,
} from '../../src/server/knowledge/dialogue/products/types.ts'
import type { BotSnapshot, DialogueState, Turn } from '../../src/server/knowledge/dialogue/types.ts'
import { foldWords } from '../../src/server/knowledge/dialogue/words.ts'

/** A product as conversation files define it: its characteristics by key. */
type ProductText = Partial<Omit<CatalogueItem, 'attributes' | 'variants'>> & {
  name: string
  price?: number
  was?: number
  is?: Record<string, string>
  /** its stock by the name of the branch */
  at?: Record<string, number>
  variants?: readonly { label: string; price?: number; stock?: number }[]
}

/** A catalogue as conversation files define it. */
export interface CatalogueFile {
  intent?: string
  form?: Partial<CatalogueForm>
  /** questions by the key of their characteristic, in the order they are asked */
  asks?: Record<string, string>
  products: readonly ProductText[]
}

const FORM: CatalogueForm = {
  ...{ id: 1, name: 'Catálogo', intentId: null, display: 'list', maxItems: 3, showStock: true, showPrice: true },
  ...{
    allowQuote: true,
    allowOrder: true,
    outOfStock: 'show',
    noResultsId: null,
    areaId: null,
    categories: [],
    count: 0,
  },
}

/** Returns the product form of a file. */
export const catalogueFormOf = ({ form, products }: CatalogueFile, intentId: number | null): CatalogueForm => ({
  ...FORM,
  intentId,
  count: products.length,
  ...form,
})

/** The branches that have stock of their own, in the order of their file. */
const BRANCHES = ['Centro', 'Norte', 'Sur']

function itemOf({ price, was, is = {}, at = {}, variants = [], ...more }: ProductText, place: number): CatalogueItem {
  return {
    ...{ id: place + 1, formId: 1, category: '', description: '', priceMode: 'exact', currency: 'ARS', stock: null },
    availability: more.stock === 0 ? 'out_of_stock' : 'in_stock',
    priceCents: price === undefined ? null : price * 100,
    ...(was !== undefined && { regularCents: was * 100 }),
    branchStock: Object.entries(at).map(([name, stock]) => ({ branchId: BRANCHES.indexOf(name) + 1, stock })),
    attributes: Object.entries(is).map(([label, value]) => ({ label, value })),
    variants: variants.map((one) => ({
      ...{ code: one.label, sku: '', label: one.label },
      priceCents: one.price === undefined ? null : one.price * 100,
      stock: one.stock ?? null,
    })),
    ...more,
  }
}

const stem = (word: string) => word.replace(/(?:es|s)$/, '')
const wordsOf = (text: string) => foldWords(text).split(' ').filter(Boolean).map(stem)

/** An amount that is wanted, and no size of the product: "2 kg de clavos". */
const AMOUNT = /(?<!de )\b(\d+) ?(?:kg|kilos?|metros?|litros?|u) de /

/** Finds the products that have all words of a text which any product has. */
function search({ asks = {}, products }: CatalogueFile, query: CatalogueQuery): CatalogueFound {
  const all = products.map((product, at) => ({ product, item: itemOf(product, at) }))
  const textOf = (product: ProductText) => wordsOf([product.name, ...Object.values(product.is ?? {})].join(' '))
  const known = new Set(all.flatMap(({ product }) => textOf(product)))
  const wanted = wordsOf(query.text).filter((word) => (word.length > 2 || /\d/.test(word)) && known.has(word))
  const found = all
    .filter(({ product }) => wanted.length > 0 && wanted.every((word) => textOf(product).includes(word)))
    .filter(({ product }) => Object.entries(query.filters).every(([key, value]) => product.is?.[key] === value))
    .sort((a, b) => {
      const order = (a.item.priceCents ?? 0) - (b.item.priceCents ?? 0)
      return query.sort === 'price_asc' ? order : query.sort === 'price_desc' ? -order : 0
    })
  const facets = Object.entries(asks).map(([key, question]): CatalogueFacet => {
    const values = [...new Set(found.flatMap(({ product }) => product.is?.[key] ?? []))]
    return { key, label: key, question, values: values.map((value) => ({ value, synonyms: [] })) }
  })
  const items = found.map(({ item }) => item)
  const [best] = found
  const isMissing = (word: string) =>
    /\d/.test(word) &&
    word !== String(countIn(query.text)) &&
    word !== AMOUNT.exec(query.text)?.[1] &&
    !(best && textOf(best.product).includes(word))
  const isExact = !wordsOf(query.text).some(isMissing)
  const isSure = items.length > 0
  const isTelling = /\d/.test(query.text)
  return { items: items.slice(query.offset ?? 0), similar: [], total: items.length, facets, isSure, isExact, isTelling }
}

/** Reads the catalogue of a file for a turn, as the server reads it from the store. */
export function readCatalogueFile(
  file: CatalogueFile | undefined,
  bot: BotSnapshot,
  state: DialogueState,
  turn: Turn,
): CatalogueReading | undefined {
  const plan = file && planCatalogue(bot, state, turn)
  if (!plan) return undefined
  const said = plan.said && search(file, plan.said)
  const keys = [...new Set(file.products.flatMap(({ is = {} }) => Object.keys(is)))]
  const values = (key: string) => [...new Set(file.products.flatMap(({ is }) => is?.[key] ?? []))]
  const on =
    plan.refined &&
    continued(
      plan.refined,
      keys.map((key) => ({ key, values: values(key) })),
    )
  const refined = on && search(file, on.query)
  const parts = plan.parts?.map((part) => ({ text: part.text, found: search(file, part) }))
  const found = [said, refined, ...(parts?.map((part) => part.found) ?? [])]
  const own = file.products.map(itemOf).filter(({ id }) => plan.ids.includes(id))
  const to = likened({ said, refined, own, like: plan.like })
  const alike = to && search(file, { text: kindOf(to), filters: {}, ...(plan.like?.sort && { sort: plan.like.sort }) })
  if (alike) found.push(alike)
  const ids = new Set([...plan.ids, ...found.flatMap((one) => one?.items.map(({ id }) => id) ?? [])])
  const items = file.products.map(itemOf).filter(({ id }) => ids.has(id))
  return {
    ...(said && { said }),
    ...(refined && { refined }),
    ...(on?.isInstead && { instead: on.query }),
    ...(to && alike && { alike: { id: to.id, found: alike } }),
    ...(parts && { parts }),
    items: new Map(items.map((item) => [item.id, item])),
  }
}

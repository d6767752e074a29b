import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

/** The settings of a product form that decide what the bot says. */
export interface CatalogueForm {
  id: number
  name: string
  /** the intent whose examples ask for its products */
  intentId: number | null
  display: Schemas['ProductDisplay']
  /** products of one answer */
  maxItems: number
  showStock: boolean
  showPrice: boolean
  allowQuote: boolean
  allowOrder: boolean
  outOfStock: Schemas['OutOfStockPolicy']
  /** the categories with most products */
  categories: readonly string[]
  /** number of products that are offered */
  count: number
  /** the secondary response without results */
  noResultsId: number | null
  /** the area that gets orders */
  areaId: number | null
}

/** What a product can be bought as, where its variants differ. */
export interface CatalogueVariant {
  /** names it in orders and buttons, and stays when staff rename its options */
  code: string
  sku: string
  /** its options, as customers read them: "13 mm, rojo" */
  label: string
  priceCents: number | null
  stock: number | null
}

/** A product as it is now, read from the store for each message. */
export interface CatalogueItem {
  id: number
  formId: number
  name: string
  category: string
  brand?: string
  description: string
  priceMode: Schemas['PriceMode']
  /** the price that is asked now, with a sale that is on */
  priceCents: number | null
  /** the price without the sale that is on */
  regularCents?: number
  currency: string
  /** null: not tracked */
  stock: number | null
  availability: Schemas['ProductAvailability']
  /** the stock of each branch that is counted; empty if only the whole is */
  branchStock: readonly { branchId: number; stock: number }[]
  /** characteristics that customers see, in order */
  attributes: readonly { label: string; value: string }[]
  variants: readonly CatalogueVariant[]
  /** number of the cover picture */
  image?: number
  link?: string
}

/** A characteristic by which a search can be narrowed, with the values of the products found. */
export interface CatalogueFacet {
  key: string
  label: string
  question: string
  values: readonly {
    /** as customers read it */
    value: string
    synonyms: readonly string[]
    /** as products are searched by it; absent if that is the same */
    stored?: FilterValue
    /** what customers may type alone for a number or an amount */
    number?: number
  }[]
}

/** A value of a characteristic, as the store has it. */
export type FilterValue = string | number | boolean

/** What a search found. */
export interface CatalogueFound {
  /** the best ones, best first */
  items: readonly CatalogueItem[]
  /** others that fit less, best first */
  similar: readonly CatalogueItem[]
  /** number of products found in all */
  total: number
  /** what the owner wants asked before products are listed, in order, where the products found differ */
  facets: readonly CatalogueFacet[]
  /** the text surely names products of the catalogue */
  isSure: boolean
  /** the first one has every size and option that was asked, so that it is what the customer wants */
  isExact: boolean
  /** the text names a size or an option */
  isTelling: boolean
}

/** A search of the catalogue. */
export interface CatalogueQuery {
  text: string
  /** what a message adds to the text before */
  added?: string
  /** chosen values by the key of their characteristic */
  filters: Readonly<Record<string, FilterValue>>
  sort?: 'price_asc' | 'price_desc'
  formId?: number
  offset?: number
}

/** What a turn needs of the catalogue, before it is decided. */
export interface CataloguePlan {
  /** what the message says alone */
  said?: CatalogueQuery
  /** what it says as a continuation of the search before */
  refined?: CatalogueQuery
  /** its clauses, if it has several, each of which may name another product */
  parts?: readonly CatalogueQuery[]
  /** the product of which others are wanted: of another colour, or cheaper */
  like?: { id: number; sort?: 'price_asc' }
  /** products that the conversation is about */
  ids: readonly number[]
}

/** A clause of a message with what it names. */
export interface CataloguePart {
  text: string
  found: CatalogueFound
  /** how many are wanted, if the text does not say it */
  quantity?: number
}

/** The catalogue as read for a turn. */
export interface CatalogueReading {
  said?: CatalogueFound
  refined?: CatalogueFound
  /** the search before with another value in place of one that was said, if the message says only that */
  instead?: CatalogueQuery
  parts?: readonly CataloguePart[]
  /** what is of the same kind as a product of which others are wanted, or that is sold out */
  alike?: { id: number; found: CatalogueFound }
  /** by id; those that are not offered any more are absent */
  items: ReadonlyMap<number, CatalogueItem>
}

/** An amount of something, in the unit that all of its kind are counted in: g, ml, mm, or u for pieces. */
export interface Amount {
  count: number
  base: string
}

/** A product that the customer wants. */
export interface CartLine {
  id: number
  /** the variant's code; in earlier orders its SKU, or its label without one */
  variant?: string
  quantity: number
}

/** Something that the customer wants and several products are: they are asked which. */
export interface PendingChoice {
  /** as they wrote it */
  text: string
  ids: readonly number[]
  quantity: number
  /** the wish says an amount, not how many packages */
  amount?: Amount
  /** none of them is quite what is wanted */
  isLike?: true
}

/** What the conversation about products has come to. Part of the dialogue state, stored as JSON. */
export interface ProductTopic {
  formId: number
  query: string
  filters: Readonly<Record<string, FilterValue>>
  sort?: CatalogueQuery['sort']
  /** the characteristic that is asked for, and the values that were offered */
  asking?: { key: string; values: CatalogueFacet['values'] }
  /** characteristics that were asked for already */
  asked: readonly string[]
  /** the products of the last list, in order */
  shown: readonly number[]
  /** number of products listed before those */
  offset: number
  /** number of products that the search found */
  total: number
  /** the product that was shown alone */
  focus?: number
  /** how many are wanted of the one that is chosen from the list */
  wanted?: number
  /** the amount that is wanted of it: how many packages that is depends on the product */
  amount?: Amount
  /** the product whose variant is asked for, with the wanted quantity */
  choosing?: { id: number; quantity: number }
  /** how many of the product that was shown alone are wanted was asked: to add as many, or in place of what was noted */
  counting?: 'adds' | 'changes'
  /** what was shown alone is noted already: "lo quiero" says it again */
  noted?: true
  /** what is wanted and to be chosen, the first one now */
  pending?: readonly PendingChoice[]
  cart: readonly CartLine[]
  /** number of messages since about something else */
  away: number
}

/** Gives the team an order as the draft of a quotation. */
export interface OrderReply {
  kind: 'order'
  formId: number
  lines: readonly CartLine[]
  /** what the customer wanted besides and did not choose a product for, as they wrote it */
  open?: readonly string[]
}

/** What a product rule did with a message: what it searched for, and how many products it found. */
export interface ProductStep {
  step: 'listed' | 'asked' | 'order' | 'confirmed'
  query: string
  found: number
}

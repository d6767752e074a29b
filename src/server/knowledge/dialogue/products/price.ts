import type { CatalogueItem, CatalogueVariant } from './types.ts'

type Priced = Pick<CatalogueItem, 'priceCents' | 'variants'>

/** Returns what a product or a variant of it costs: the variant's own price, else the product's; null if nobody set one. */
export const priceOf = ({ priceCents }: Pick<Priced, 'priceCents'>, variant?: CatalogueVariant): number | null =>
  variant?.priceCents ?? priceCents

/** Returns what a product costs: one price, or that of each of its variants. */
export const pricesOf = (item: Priced): (number | null)[] =>
  item.variants.length > 0 ? item.variants.map((variant) => priceOf(item, variant)) : [item.priceCents]

/** Returns the lowest price of a product; null if it has none. */
export function lowestPrice(item: Priced): number | null {
  const known = pricesOf(item).filter((cents) => cents !== null)
  return known.length > 0 ? Math.min(...known) : null
}

import type { components } from '../../../../generated/api.d.ts'

type Availability = components['schemas']['Product']['availability']

interface Counted {
  stock?: number | null | undefined
  availability?: Availability | undefined
  variants?: readonly { stock?: number | null | undefined }[] | undefined
  branch_stock?: readonly { stock: number }[] | undefined
}

/** States that a person sets: they say more than whether there is stock. */
const CHOSEN: ReadonlySet<Availability> = new Set(['preorder', 'discontinued'])

/** Returns what the stock of a product consists of: of variants or branches where those are counted; null is not counted. */
function countsOf({ stock = null, variants = [], branch_stock = [] }: Counted): (number | null)[] {
  const ofVariants = variants.map((one) => one.stock ?? null)
  if (ofVariants.some((count) => count !== null)) return ofVariants
  return branch_stock.length > 0 ? branch_stock.map((one) => one.stock) : [stock]
}

/** Returns the stock of a product; null if nobody counts it, or not all of it. */
export const stockOf = (product: Counted): number | null =>
  countsOf(product).reduce((total, count) => (total === null || count === null ? null : total + count))

/**
 * Returns whether a product can be had: what a person said before all else, then its stock. What is not counted may be
 * had, unless a person said that nothing is left.
 */
export function availabilityOf(product: Counted): Availability {
  const { availability = 'in_stock' } = product
  const counts = countsOf(product)
  if (CHOSEN.has(availability) || counts.every((count) => count === null)) return availability
  return counts.some((count) => count === null || count > 0) ? 'in_stock' : 'out_of_stock'
}

import { formatCents, formatNumber, parseNumber } from '../../../../../contract/format.ts'
import type { Characteristic, Product, ProductChanges } from '../types.ts'

type Variant = NonNullable<Product['variants']>[number]

/** A variant as it is typed. */
export interface VariantDraft {
  options: Record<string, string>
  sku: string
  price: string
  stock: string
  image_id: number | null
}

const typed = (value: number | null | undefined, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : ''

/** Returns variants as they are typed. */
export const draftsOf = (variants: readonly Variant[] = []): VariantDraft[] =>
  variants.map(({ options, sku, price_cents, stock, image_id }) => ({
    options: Object.fromEntries(Object.entries(options).map(([key, value]) => [key, String(value ?? '')])),
    ...{
      sku: sku ?? '',
      price: typed(price_cents, formatCents),
      stock: typed(stock, formatNumber),
      image_id: image_id ?? null,
    },
  }))

/** Returns the variants that were typed. */
export const variantsOf = (drafts: readonly VariantDraft[]): NonNullable<ProductChanges['variants']> =>
  drafts.map(({ options, sku, price, stock, image_id }) => ({
    ...{ options, sku, image_id, price_cents: numberIn(price, 100), stock: numberIn(stock, 1) },
  }))

/** Returns what is wrong with a number of a variant, if anything is. */
export function variantFault(drafts: readonly VariantDraft[]): string | undefined {
  const at = drafts.findIndex(({ price, stock }) =>
    [price, stock].some((text) => text && parseNumber(text) === undefined),
  )
  return at < 0 ? undefined : `Escribe un número en el precio y el stock de la variante ${at + 1}.`
}

const numberIn = (text: string, factor: number): number | null => {
  const value = parseNumber(text)
  return value === undefined ? null : Math.round(value * factor)
}

/** Returns the characteristics by which the variants of a product differ. */
export const axesOf = (known: readonly Characteristic[]): Characteristic[] =>
  known.filter(({ variant_axis }) => variant_axis)

import { formatDate, formatNumber } from '../../../../contract/format.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import type { KnownCharacteristic } from '../../catalogue/known.ts'
import { moneyText } from '../../catalogue/price.ts'
import type { FoundProduct } from '../../catalogue/search.ts'
import type { CatalogueItem } from './types.ts'

type Value = FoundProduct['attributes'][string]

/**
 * Returns a value of a characteristic as customers read it; empty for pictures and links.
 * @param currency that of the product, which its amounts are in
 */
function valueText(
  { type, options, unit }: KnownCharacteristic,
  value: Value | undefined,
  currency: string | undefined,
): string {
  if (value === undefined || value === null || value === '') return ''
  const named = (id: string) => options.find((option) => option.id === id)?.value ?? id
  switch (type) {
    case 'image':
    case 'url':
      return ''
    case 'boolean':
      return value ? 'Sí' : 'No'
    case 'number':
      return [formatNumber(value), unit].filter(Boolean).join(' ')
    case 'money':
      return moneyText(Number(value), currency)
    case 'date':
      return formatDate(value, TIMEZONE)
    default:
      return [value]
        .flat()
        .map((one) => named(String(one)))
        .join(', ')
  }
}

/** Returns what tells a variant from the others of its product. */
export const variantLabel = (
  options: FoundProduct['attributes'],
  known: readonly KnownCharacteristic[],
  currency: string | undefined,
): string =>
  known
    .map((characteristic) => valueText(characteristic, options[characteristic.key], currency))
    .filter(Boolean)
    .join(', ')

/** Returns what names a variant, whatever staff call its options: the ids of those. */
function variantCode(options: FoundProduct['attributes']): string {
  const pairs = Object.entries(options).map(([key, value]) => [key, String(value)])
  return new URLSearchParams(pairs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toString()
}

/** Returns a product as the dialogue shows it. */
export function catalogueItem(found: FoundProduct, characteristics: readonly KnownCharacteristic[]): CatalogueItem {
  const { id, formId, name, category, description, price, stock, images, link, attributes, variants, branchStock } =
    found
  const known = characteristics.filter(({ form_id }) => form_id === formId)
  const shown = known.filter(({ show_to_customer, variant_axis }) => show_to_customer && !variant_axis)
  const [image] = images
  return {
    ...{ id, formId, name, category, description, brand: found.brand },
    priceMode: price.mode,
    priceCents: price.cents,
    ...(price.listCents !== null && { regularCents: price.listCents }),
    currency: price.currency,
    stock: stock.count,
    availability: stock.availability,
    branchStock: branchStock.map((one) => ({ branchId: one.branch_id, stock: one.stock })),
    attributes: shown.flatMap((one) => {
      const value = valueText(one, attributes[one.key], price.currency)
      return value === '' ? [] : [{ label: one.label, value }]
    }),
    variants: variants.map((one) => ({
      code: variantCode(one.options),
      sku: one.sku ?? '',
      label: variantLabel(one.options, known, price.currency),
      priceCents: one.price_cents ?? null,
      stock: one.stock ?? null,
    })),
    ...(image !== undefined && { image }),
    ...(link && { link }),
  }
}

import type { components } from '../../../../generated/api.d.ts'
import { formatMoney } from '../../../contract/format.ts'

type Priced = Pick<
  components['schemas']['Product'],
  'price_cents' | 'currency' | 'sale_price_cents' | 'sale_until' | 'price_mode'
>

/** What a product costs on a day. */
export interface EffectivePrice {
  /** null if nobody set one, or customers are to ask */
  cents: number | null
  currency: string
  /** the price without the offer, while there is one */
  listCents: number | null
  saleUntil: string | null
  mode: NonNullable<Priced['price_mode']>
}

/**
 * Returns what a product costs on a day of the shop: the offer until its last day, then the price.
 * @param variantCents the price of a variant, if it has its own; an offer is only for the product's
 */
export function priceOn(day: string, product: Priced, variantCents: number | null = null): EffectivePrice {
  const { price_cents = null, sale_price_cents = null, sale_until = null } = product
  const { price_mode = 'exact', currency = 'ARS' } = product
  const asked = price_mode === 'ask'
  const isOffer = variantCents === null && sale_price_cents !== null && (sale_until === null || sale_until >= day)
  const list = variantCents ?? price_cents
  return {
    cents: asked ? null : isOffer ? sale_price_cents : list,
    currency,
    listCents: isOffer && !asked ? list : null,
    saleUntil: isOffer && !asked ? sale_until : null,
    mode: price_mode,
  }
}

/** Returns an amount as a shop says it: cents only if there are any. */
export const moneyText = (cents: number, currency = 'ARS'): string => formatMoney(cents, currency).replace(/,00$/, '')

interface Offered {
  price_cents?: number | null | undefined
  sale_price_cents?: number | null | undefined
}

/** Returns why a product cannot have its offer, which is for less than a price that is known. */
export function offerFault({
  price_cents = null,
  sale_price_cents = null,
}: Offered): 'no_price' | 'too_high' | undefined {
  if (sale_price_cents === null) return undefined
  if (price_cents === null) return 'no_price'
  return sale_price_cents >= price_cents ? 'too_high' : undefined
}

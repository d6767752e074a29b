import { moneyText } from '../../catalogue/price.ts'
import { buildTextReply } from '../build-replies.ts'
import { buildHandoffReplies } from '../handoff.ts'
import { distinctTitles } from '../menu.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Reply, ResponseButton } from '../types.ts'
import { listReplies } from './present.ts'
import { priceOf } from './price.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CartLine, CatalogueForm, CatalogueItem, CatalogueVariant, ProductTopic } from './types.ts'

/** Longest title that every channel shows. */
export const TITLE = 20
/** Number of products that can be taken out by a button. */
const REMOVABLE = 3

/** A product rule's context: the form and what is known of its products now. */
export interface Selling {
  deciding: RuleContext
  form: CatalogueForm
  topic: ProductTopic
  items: ReadonlyMap<number, CatalogueItem>
}

/** Returns the variant of a product by its code, or by what named it in orders and buttons of before. */
export const variantOf = ({ variants }: CatalogueItem, code: string | undefined): CatalogueVariant | undefined =>
  code === undefined
    ? undefined
    : (variants.find((one) => one.code === code) ?? variants.find(({ sku, label }) => (sku || label) === code))

/** Whether a line of the order is of this product and variant, whichever code it names that by. */
export function isSame({ items }: Pick<Selling, 'items'>, line: CartLine, id: number, code: string | undefined) {
  const item = items.get(id)
  const now = (one: string | undefined) => (item && variantOf(item, one)?.code) ?? one
  return line.id === id && now(line.variant) === now(code)
}

/**
 * Returns a line of an order with its product as it is now; undefined if that cannot be had as it was chosen. A product
 * whose variant is gone is not sold as another, at another price.
 */
export function lineAsOffered(line: CartLine, item: CatalogueItem | undefined): Offered | undefined {
  const variant = item && variantOf(item, line.variant)
  const isThere = variant !== undefined || (line.variant === undefined && item?.variants.length === 0)
  return item && isThere ? { line, item, variant } : undefined
}

/** Returns the lines of the order that can be had. */
const offeredLines = ({ topic, items }: Selling): Offered[] =>
  topic.cart.flatMap((line) => lineAsOffered(line, items.get(line.id)) ?? [])

/** Returns a line of the order as customers read it. */
export const lineText = ({ name }: CatalogueItem, variant: CatalogueVariant | undefined, quantity: number): string =>
  `${quantity} × ${name}${variant ? ` (${variant.label})` : ''}`

/** Takes a product out of the order. */
export function removeOutcome(selling: Selling, id: number, code?: string): Outcome {
  const { deciding, topic } = selling
  const cart = topic.cart.filter((line) => !isSame(selling, line, id, code))
  const reply = buildTextReply(productText(deciding.bot, 'removed'), deciding.turn)
  return cart.length === 0
    ? said(selling, [reply], { ...topic, cart })
    : cartOutcome({ ...selling, topic: { ...topic, cart } }, [reply])
}

/** Takes everything out of the order. */
export const emptyOrder = (selling: Selling): Outcome =>
  said(selling, [buildTextReply(productText(selling.deciding.bot, 'emptied'), selling.deciding.turn)], {
    ...selling.topic,
    cart: [],
    pending: [],
  })

/** Shows the order with what it costs now. */
export function cartOutcome(selling: Selling, before: readonly Reply[] = []): Outcome {
  const { deciding, form, topic } = selling
  const { bot, turn } = deciding
  const lines = offeredLines(selling)
  const { pending = [] } = topic
  if (lines.length === 0) {
    const empty = [
      productText(bot, topic.cart.length > 0 ? 'some_gone' : 'cart_empty'),
      ...(pending.length > 0 ? [productText(bot, 'to_choose')] : []),
    ]
    const within = { ...turn, variables: { ...turn.variables, faltan: openText(topic) } }
    return said(selling, [...before, buildTextReply(empty.join(' '), within)], topic)
  }
  const listed = lines.map(({ line, item, variant }) => `• ${lineText(item, variant, line.quantity)}`)
  const total = totalOf(form, lines)
  const texts = [
    ...[productText(bot, 'cart'), ...listed, ...(total ? [productText(bot, 'total')] : [])],
    ...(pending.length > 0 ? [productText(bot, 'to_choose')] : []),
    ...(lines.length < topic.cart.length ? [productText(bot, 'some_gone')] : []),
  ]
  const within = { ...turn, variables: { ...turn.variables, total: total ?? '', faltan: openText(topic) } }
  const removable = lines.slice(0, REMOVABLE)
  const names = removable.map(({ item, variant }) => (variant ? `${item.name} ${variant.label}` : item.name))
  const titles = distinctTitles(names, TITLE, `${TITLES.remove} `)
  const buttons = [
    productButton(confirmTitle(form), { does: 'confirm' }),
    ...removable.map(({ line, item }, at) =>
      productButton(titles[at] ?? item.name, {
        does: 'remove',
        id: line.id,
        ...(line.variant !== undefined && { variant: line.variant }),
      }),
    ),
  ]
  return said(selling, [...before, buildTextReply(texts.join('\n'), within, buttons)], topic)
}

/** Returns what is still to be chosen, as the customer wrote it. */
const openText = ({ pending = [] }: ProductTopic): string => pending.map(({ text }) => text).join(', ')

/** A line of the order with what it is of. */
interface Offered {
  line: CartLine
  item: CatalogueItem
  variant: CatalogueVariant | undefined
}

/** Returns the sum of an order; undefined if a price is not known, not shown, or in another currency. */
function totalOf({ showPrice }: CatalogueForm, lines: readonly Offered[]): string | undefined {
  const currency = lines[0]?.item.currency
  const prices = lines.map(({ line, item, variant }) => {
    const cents = item.priceMode === 'exact' ? priceOf(item, variant) : null
    return cents === null || item.currency !== currency ? undefined : cents * line.quantity
  })
  if (!showPrice || prices.some((price) => price === undefined)) return undefined
  return moneyText(
    prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    currency,
  )
}

/** Gives the order to the team, which sends the quotation or the order. */
export function confirmOutcome(selling: Selling): Outcome {
  const { deciding, form, topic } = selling
  const { bot, turn, variants } = deciding
  const lines = offeredLines(selling).map(({ line }) => line)
  if (lines.length === 0) return cartOutcome(selling)
  const by = form.name
  const open = topic.pending?.map(({ text }) => text) ?? []
  const texts = [
    productText(bot, form.allowOrder ? 'confirmed_order' : 'confirmed_quote'),
    ...(open.length > 0 ? [productText(bot, 'left_open')] : []),
    ...(lines.length < topic.cart.length ? [productText(bot, 'some_gone')] : []),
  ]
  return {
    replies: [
      { kind: 'order', formId: form.id, lines, ...(open.length > 0 && { open }) },
      buildTextReply(texts.join(' '), { ...turn, variables: { ...turn.variables, faltan: openText(topic) } }),
      ...buildHandoffReplies(bot, turn, { reason: 'order', areaId: form.areaId, by }, variants),
    ],
    explanation: { rule: 'product', by, products: { step: 'confirmed', query: topic.query, found: lines.length } },
    next: { products: undefined },
  }
}

const confirmTitle = ({ allowOrder }: CatalogueForm): string =>
  allowOrder ? TITLES.confirm_order : TITLES.confirm_quote

/** Returns the buttons after something was noted. */
export const endButtons = (form: CatalogueForm): ResponseButton[] => [
  productButton(TITLES.cart, { does: 'cart' }),
  productButton(confirmTitle(form), { does: 'confirm' }),
]

/** Returns the outcome of a step that only says something about products. */
export function said(
  { deciding, form }: Pick<Selling, 'deciding' | 'form'>,
  replies: readonly Reply[],
  topic: ProductTopic,
  more: { found?: number; step?: 'listed' | 'asked' | 'order' } = {},
): Outcome {
  const { found = 0, step = 'order' } = more
  const { noted, ...rest } = topic
  return {
    replies,
    explanation: { rule: 'product', by: form.name, products: { step, query: topic.query, found } },
    next: {
      products: { ...rest, ...(noted && step === 'order' && { noted }), away: 0 },
      ...(deciding.state.misses > 0 && { misses: 0 }),
    },
  }
}

/** Lists what the customer may mean; the chosen one is added. */
export const whichOutcome = (
  selling: Selling,
  items: readonly CatalogueItem[],
  wanted: number,
  question = productText(selling.deciding.bot, 'which_of'),
  more: readonly ResponseButton[] = [],
): Outcome =>
  said(
    selling,
    listReplies(selling.deciding, selling.form, question, items, more),
    { ...selling.topic, shown: items.map(({ id }) => id), wanted },
    { found: items.length, step: 'asked' },
  )

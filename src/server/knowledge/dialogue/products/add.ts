import { BudgetItemInputLimits, QuickBudgetInputLimits } from '../../../../../generated/limits.ts'
import { buildTextReply } from '../build-replies.ts'
import { distinctTitles } from '../menu.ts'
import type { Outcome } from '../rule.ts'
import type { ResponseButton } from '../types.ts'
import { endButtons, isSame, lineText, type Selling, said, TITLE, variantOf, whichOutcome } from './cart.ts'
import { packagesFor } from './packages.ts'
import { isAvailable, priceText } from './present.ts'
import { lowestPrice, pricesOf } from './price.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CartLine, CatalogueItem, PendingChoice, ProductTopic } from './types.ts'

/** Most lines of an order, as many as a quotation has. */
const MOST = QuickBudgetInputLimits.items.maxItems
/** Most units of a line. */
const MOST_OF_ONE = BudgetItemInputLimits.quantity.maximum

/** What came of adding a product to the order. */
interface Added {
  topic: ProductTopic
  text: string
  /** to choose a variant, which has to be known first */
  variants?: readonly ResponseButton[]
  isAdded?: true
}

/** Puts a product into the order: asks for its variant first, and never promises more than there is. */
export function addOutcome(selling: Selling, id: number, quantity: number, code?: string): Outcome {
  const { text, topic, variants, isAdded } = added(selling, id, quantity, { code })
  const own = { ...selling, topic }
  if (variants) return said(own, [buildTextReply(text, selling.deciding.turn, variants)], topic)
  return isAdded ? concluded(own, text) : said(own, [buildTextReply(text, selling.deciding.turn)], topic)
}

/** Puts as many packages of a product into the order as hold the amount that is wanted, or asks how many. */
export function addWanted(selling: Selling, id: number, quantity: number, code?: string): Outcome {
  const { topic, items } = selling
  const packed = topic.amount && packagesFor(items.get(id)?.name ?? '', topic.amount)
  if (!packed?.isUnsure) return addOutcome(selling, id, packed?.quantity ?? quantity, code)
  return askPackages(selling, id, packed)
}

/** Asks how many packages of a product are wanted, with a button for those that hold the wanted amount. */
function askPackages(
  selling: Selling,
  id: number,
  { quantity, holds, isOfPieces }: NonNullable<ReturnType<typeof packagesFor>>,
  more: readonly ResponseButton[] = [],
): Outcome {
  const { deciding, topic, items } = selling
  const { amount: _, choosing: __, ...rest } = topic
  const text = productText(deciding.bot, isOfPieces ? 'packages' : 'measures')
    .replace('{{producto}}', () => items.get(id)?.name ?? '')
    .replace('{{paquete}}', () => holds)
  const note = productButton(`Sumar ${quantity}`, { does: 'add', id })
  const asked = { ...rest, focus: id, shown: [id], wanted: quantity, counting: 'adds' } as const
  return said(selling, [buildTextReply(text, deciding.turn, [note, ...more])], asked, { step: 'asked' })
}

/**
 * Adds a product to the order.
 * @param isNamed the texts name the product, because they are about several
 */
export function added(
  selling: Selling,
  id: number,
  quantity: number,
  { code, isNamed = false }: { code?: string | undefined; isNamed?: boolean } = {},
): Added {
  const { deciding, form, topic, items } = selling
  const { bot } = deciding
  const item = items.get(id)
  const variant = item && variantOf(item, code)
  const isGone = item?.variants.length === 0 && code !== undefined
  if (!item || isGone) return { topic, text: productText(bot, 'gone') }
  const text = (situation: Parameters<typeof productText>[1], count = 0) =>
    productText(bot, situation)
      .replace('{{ese}}', () => (isNamed ? item.name : 'ese'))
      .replace('{{producto}}', () => item.name)
      .replace('{{renglon}}', () => lineText(item, variant, count))
      .replace('{{quedan}}', count === 1 ? 'queda 1' : `quedan ${count}`)
      .replace('{{cantidad}}', String(count))
      .replace('{{tope}}', () => String(MOST))
  const { choosing: _, wanted: __, amount: ___, ...rest } = topic
  const pending = topic.pending?.filter((choice) => !choice.ids.includes(id))
  const own = { ...rest, focus: id, ...(pending && { pending }) }
  const none = { topic: own, text: text('unavailable') }
  if (item.variants.length > 0 && !variant) {
    const variants = variantButtons({ deciding, form }, item)
    if (variants.length === 0) return none
    return { topic: { ...own, choosing: { id, quantity } }, text: text(isNamed ? 'which_of_named' : 'which'), variants }
  }
  const stock = variant ? variant.stock : item.stock
  const had = topic.cart.find((line) => isSame(selling, line, id, code))?.quantity ?? 0
  const isTracked = stock !== null && item.availability !== 'preorder'
  const left = isTracked ? Math.max(0, stock - had) : quantity
  if (had > 0 && left === 0) return { topic: own, text: text('all_of_it', had) }
  if (!isAvailable(item) || left === 0) return none
  if (had === 0 && topic.cart.length >= MOST) return { topic: own, text: text('full') }
  const count = Math.min(had + Math.min(quantity, left), MOST_OF_ONE)
  if (count === had) return { topic: own, text: text('most', had) }
  const line: CartLine = { id, ...(variant && { variant: variant.code }), quantity: count }
  const cart = [...topic.cart.filter((one) => !isSame(selling, one, id, code)), line]
  const situation = left < quantity ? 'few' : count < had + quantity ? 'most' : 'added'
  return { topic: { ...own, cart, noted: true }, text: text(situation, count), isAdded: true }
}

/** Says what was noted, and asks for what is still to be chosen, or whether that is all. */
export function concluded(selling: Selling, text: string): Outcome {
  const { deciding, form, topic } = selling
  const { bot, turn } = deciding
  const [choice, ...later] = topic.pending ?? []
  if (!choice) {
    const all = [text, productText(bot, 'next')].filter(Boolean).join(text.includes('\n') ? '\n' : ' ')
    return said(selling, [buildTextReply(all, turn, topic.cart.length > 0 ? endButtons(form) : [])], topic)
  }
  const asked = askChoice(selling, choice)
  const after = productText(bot, 'after').replace('{{faltan}}', () => later.map((one) => one.text).join(', '))
  const before = [text, ...(later.length > 0 ? [after] : [])].filter(Boolean).join('\n')
  return { ...asked, replies: [...(before ? [buildTextReply(before, turn)] : []), ...asked.replies] }
}

/** Asks which product, or which variant of it, is meant with what a customer wants. */
function askChoice(selling: Selling, { ids, text, quantity, amount, isLike }: PendingChoice): Outcome {
  const { deciding, topic, items } = selling
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0 && !isLike) {
    const skip = productButton(TITLES.skip, { does: 'skip' })
    const packed = amount && packagesFor(items.get(only)?.name ?? '', amount)
    if (packed?.isUnsure) return askPackages(selling, only, packed, [skip])
    const one = added(selling, only, packed?.quantity ?? quantity, { isNamed: true })
    if (one.isAdded) return concluded({ ...selling, topic: one.topic }, one.text)
    // The choice stays open until it is made.
    const asking = one.variants ? { ...one.topic, pending: topic.pending ?? [] } : one.topic
    return said(selling, [buildTextReply(one.text, deciding.turn, one.variants && [...one.variants, skip])], asking)
  }
  const known = ids.flatMap((id) => items.get(id) ?? [])
  const question = productText(deciding.bot, isLike ? 'not_so_which' : 'which_of_named').replace(
    '{{producto}}',
    () => text,
  )
  const { focus: _, amount: __, ...rest } = topic
  const asking = { ...rest, ...(amount && { amount }), query: text, offset: 0, total: known.length }
  return whichOutcome({ ...selling, topic: asking }, known, quantity, question, [
    productButton(TITLES.skip, { does: 'skip' }),
  ])
}

/** Leaves out what is being chosen, and asks for what is next. */
export function skipOutcome(selling: Selling): Outcome {
  const { choosing: _, wanted: __, amount: ___, ...topic } = selling.topic
  const pending = topic.pending?.slice(1) ?? []
  return concluded({ ...selling, topic: { ...topic, pending } }, productText(selling.deciding.bot, 'skipped'))
}

/** Returns the buttons for the variants of a product that can be had. */
function variantButtons({ deciding, form }: Pick<Selling, 'deciding' | 'form'>, item: CatalogueItem): ResponseButton[] {
  const { id, variants } = item
  const open = variants.filter(({ stock }) => stock === null || stock > 0 || item.availability === 'preorder')
  const isOnePrice = pricesOf(item).every((cents) => cents === lowestPrice(item))
  const titles = distinctTitles(
    open.map(({ label }) => label),
    TITLE,
  )
  return open.map((one, at) =>
    productButton(
      titles[at] ?? one.label,
      { does: 'add', id, variant: one.code },
      isOnePrice ? undefined : priceText(deciding, form, item, one),
    ),
  )
}

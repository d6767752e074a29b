import { channelLimits } from '../../../../contract/channels.ts'
import { plural } from '../../../../contract/format.ts'
import { moneyText } from '../../catalogue/price.ts'
import { availabilityOf } from '../../catalogue/stock.ts'
import { buildTextReply } from '../build-replies.ts'
import { cutTitle, distinctTitles } from '../menu.ts'
import type { RuleContext } from '../rule.ts'
import type { Reply, ResponseButton, ResponseMessage } from '../types.ts'
import { countIn } from './counts.ts'
import { amountIn, packagesFor } from './packages.ts'
import { lowestPrice, priceOf, pricesOf } from './price.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CatalogueForm, CatalogueItem, CatalogueVariant } from './types.ts'
import { asksHowMany } from './wishes.ts'

type Context = Pick<RuleContext, 'bot' | 'turn'>

/** Stock up to which the number that is left is said. */
const FEW = 5

/** Longest subtitle and title of a card, and number of its buttons. */
const CARD = 80

/** Longest second line of a row. */
const ROW = channelLimits.whatsapp.rowDescription

/** Whether a product can be sold now. */
export const isAvailable = (item: CatalogueItem): boolean => ['in_stock', 'preorder'].includes(availabilityOf(item))

/** Returns the price of a product or a variant as customers read it; empty if prices are not shown. */
export function priceText(
  { bot }: Pick<Context, 'bot'>,
  { showPrice }: CatalogueForm,
  item: CatalogueItem,
  variant?: CatalogueVariant,
): string {
  if (!showPrice) return ''
  if (item.priceMode === 'ask') return productText(bot, 'price_ask')
  const prices = variant ? [priceOf(item, variant)] : pricesOf(item)
  const cents = variant ? priceOf(item, variant) : lowestPrice(item)
  if (cents === null) return productText(bot, 'price_ask')
  // An offer is for the product's price, not for a variant's own one.
  const isOfProduct = variant
    ? variant.priceCents === null
    : cents === item.priceCents && (item.variants.length === 0 || item.variants.some((one) => one.priceCents === null))
  const isFrom = (item.priceMode === 'from' && (isOfProduct || !variant)) || prices.some((price) => price !== cents)
  const price = `${isFrom ? 'Desde ' : ''}${moneyText(cents, item.currency)}`
  const { regularCents } = item
  return isOfProduct && regularCents !== undefined && regularCents > cents
    ? `${price} (antes ${moneyText(regularCents, item.currency)})`
    : price
}

/** Returns what is said about the stock of a product or a variant; empty if it is not shown. */
export function stockText(
  { bot, turn }: Context,
  { showStock }: CatalogueForm,
  item: CatalogueItem,
  variant?: CatalogueVariant,
): string {
  if (!showStock) return ''
  const stock = variant ? variant.stock : item.variants.length > 0 ? null : item.stock
  if (stock !== null && stock > 0) return leftText({ bot, turn }, item, stock)
  if (item.availability === 'preorder') return productText(bot, 'order_only')
  if (stock === 0 || !isAvailable(item)) return productText(bot, 'out')
  // Without a count, nothing is promised.
  return ''
}

/** Returns what is said of some stock: the number if it is small, asked for, or less than what is asked for. */
function leftText({ bot, turn: { text } }: Context, { name }: Pick<CatalogueItem, 'name'>, stock: number): string {
  const amount = amountIn(text)
  const wanted = (amount && packagesFor(name, amount)?.quantity) ?? countIn(text) ?? 0
  const isTooLittle = wanted > stock
  if (stock > FEW && !isTooLittle && !asksHowMany(text)) return productText(bot, 'in_stock')
  const left = stock === 1 ? 'queda 1' : `quedan ${stock}`
  return isTooLittle ? `Solo ${left}` : `Q${left.slice(1)}`
}

/** Returns what is said about the stock of a product at a branch, and whether it has any; undefined if it is not counted there. */
export function stockAtBranch(
  { bot, turn }: Context,
  { name, branchStock, variants, availability }: CatalogueItem,
  branchId: number,
): { text: string; has: boolean } | undefined {
  // The stock of a branch does not tell of which variant it is.
  const stock = variants.length > 0 ? undefined : branchStock.find((one) => one.branchId === branchId)?.stock
  if (stock === undefined) return undefined
  if (stock > 0) return { text: leftText({ bot, turn }, { name }, stock), has: true }
  return { text: productText(bot, availability === 'preorder' ? 'order_only' : 'out'), has: false }
}

/** Returns a product in one line: its name, price and stock. */
export const lineOf = (context: Context, form: CatalogueForm, item: CatalogueItem): string =>
  [`${item.name}`, [priceText(context, form, item), stockText(context, form, item)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' — ')

/** Returns the buttons of a product shown alone. */
function buttonsOf(form: CatalogueForm, item: CatalogueItem, rest: readonly ResponseButton[]): ResponseButton[] {
  const title = form.allowOrder ? TITLES.add : form.allowQuote ? TITLES.quote : undefined
  const can = title !== undefined && isAvailable(item)
  return [...(can ? [productButton(title, { does: 'add', id: item.id })] : []), ...rest]
}

/** Returns a product shown alone, with its picture, what customers see of it, and what they can do. */
export function itemReply(
  context: Context,
  form: CatalogueForm,
  item: CatalogueItem,
  rest: readonly ResponseButton[] = [],
  stock = stockText(context, form, item),
): Reply {
  const facts = [priceText(context, form, item), stock].filter(Boolean).join(stock.includes('\n') ? '\n' : ' · ')
  const attributes = item.attributes.map(({ label, value }) => `${label}: ${value}`).join(' · ')
  const text = [`**${plain(item.name)}**`, facts, attributes, item.link ?? ''].filter(Boolean).join('\n')
  const buttons = buttonsOf(form, item, rest)
  if (item.image === undefined) return buildTextReply(text, context.turn, buttons)
  const caption = channelLimits[context.turn.channel].caption
  const message: ResponseMessage =
    text.length <= caption
      ? { kind: 'image', media_id: item.image, caption: text }
      : {
          kind: 'card',
          cards: [{ title: cutTitle(item.name, CARD), subtitle: facts.slice(0, CARD), image: item.image }],
        }
  return { kind: 'say', message, buttons }
}

/** Returns a list of products under a text. Each one can be chosen by its button or its number. */
export function listReplies(
  context: Context,
  form: CatalogueForm,
  text: string,
  items: readonly CatalogueItem[],
  rest: readonly ResponseButton[] = [],
  line?: (item: CatalogueItem) => string,
): Reply[] {
  const pictured = !line && items.every(({ image }) => image !== undefined)
  if (form.display === 'carousel' && pictured) return [carouselReply(context, form, text, items, rest)].flat()
  const lines = items.map((item, place) => `${place + 1}. ${line?.(item) ?? lineOf(context, form, item)}`)
  const titles = titlesOf(context, items, rest.length)
  const choices = items.map((item, place) => {
    const title = titles[place] ?? item.name
    // A row of a list says below what its title leaves out.
    const name = title.endsWith(item.name) ? '' : item.name
    const price = priceText(context, form, item)
    return productButton(title, { does: 'show', id: item.id }, [name, price].filter(Boolean).join(' · ').slice(0, ROW))
  })
  return [buildTextReply([text, ...lines].join('\n'), context.turn, [...choices, ...rest])]
}

/** Returns the numbered titles of the products of a list, shortened so that they stay distinct. */
function titlesOf({ turn }: Context, items: readonly CatalogueItem[], rest: number): string[] {
  const limit = titleLimit(turn.channel, items.length + rest)
  const names = distinctTitles(
    items.map(({ name }) => name),
    limit - '9. '.length,
  )
  return names.map((name, place) => `${place + 1}. ${name}`)
}

function titleLimit(channel: Context['turn']['channel'], count: number): number {
  const limits = channelLimits[channel]
  return 'rowTitle' in limits && count > limits.buttons ? limits.rowTitle : limits.optionTitle
}

function carouselReply(
  context: Context,
  form: CatalogueForm,
  text: string,
  items: readonly CatalogueItem[],
  rest: readonly ResponseButton[],
): Reply[] {
  const cards = items.map((item) => ({
    title: cutTitle(item.name, CARD),
    subtitle: [priceText(context, form, item), stockText(context, form, item)]
      .filter(Boolean)
      .join(' · ')
      .slice(0, CARD),
    ...(item.image !== undefined && { image: item.image }),
    buttons: buttonsOf(form, item, []),
  }))
  return [
    buildTextReply(text, context.turn),
    { kind: 'say', message: { kind: 'carousel', cards }, buttons: [] },
    ...(rest.length > 0 ? [buildTextReply(productText(context.bot, 'which'), context.turn, rest)] : []),
  ]
}

/** Returns a count of products as a phrase. */
export const countText = (count: number): string => plural(count, 'producto', 'productos')

/** Returns a name without the signs that rich text reads. */
const plain = (name: string): string => name.replace(/[*_[\]]/g, ' ').trim()

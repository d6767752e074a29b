import { buildTextReply } from '../build-replies.ts'
import { followsOn, withoutLead } from '../elliptic.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { DialogueState } from '../types.ts'
import { addWanted } from './add.ts'
import { type Selling, said } from './cart.ts'
import { countIn, isListed } from './counts.ts'
import { generalOutcome, listOutcome, noneOutcome } from './list.ts'
import { isUncountableOf } from './order-wishes.ts'
import { amountIn, packagesFor } from './packages.ts'
import { isAvailable } from './present.ts'
import { productText } from './texts.ts'
import type { CatalogueFound, ProductTopic } from './types.ts'
import { asksForProduct, asksGenerally, asksToKnow, asksWithoutNaming, quantityNamed, wantsToHave } from './wishes.ts'

/** Confidence from which another answer is preferred to products that a message may name. */
export const SURE = 0.8

/** Returns what is known of products before anything was said. */
export const fresh = (formId: number, query = ''): ProductTopic => ({
  ...{ formId, query, filters: {}, asked: [], shown: [], offset: 0, total: 0, cart: [], away: 0 },
})

/** Returns a product rule's context for the form of the conversation, or another one. */
export function selling(deciding: RuleContext, formId?: number): Selling | undefined {
  const { bot, turn, state } = deciding
  const items = turn.catalogue?.items
  // How many are wanted is only answered by the next message.
  const { counting: _, ...topic } = state.products ?? fresh(formId ?? 0)
  const id = formId ?? state.products?.formId
  const form = bot.catalogues?.find((one) => one.id === id)
  return form && items && { deciding, form, items, topic: { ...topic, formId: form.id } }
}

/** Returns what of the conversation about products another search keeps: the order, and what is to be chosen for it. */
export const keptOf = ({ products }: Pick<DialogueState, 'products'>): Pick<ProductTopic, 'cart' | 'pending'> => ({
  cart: products?.cart ?? [],
  ...(products?.pending && { pending: products.pending }),
})

/** Says what a catalogue has, as a button or a response that leads to it wants; undefined if it is off. */
export function openCatalogue(deciding: RuleContext, formId: number): Outcome | undefined {
  const { bot, state, turn } = deciding
  const form = bot.catalogues?.find(({ id }) => id === formId)
  const topic = { ...fresh(formId), ...keptOf(state) }
  return form && generalOutcome({ deciding, form, items: turn.catalogue?.items ?? new Map(), topic })
}

/** Returns a text without the words with which it goes on, or takes back what was wanted before: "no, mejor una cal". */
const withoutInstead = (text: string): string =>
  withoutLead(text).replace(/^(?:(?:no|mejor|bueno|dale|ah|entonces|perd[oó]n|che),?\s+)+/iu, '')

/** Whether a message asks for products rather than for one of the bot's own answers. */
export function wantsProducts({ bot, turn, understood, state }: RuleContext): boolean {
  const { best, example } = understood
  if (asksGenerally(turn.text) && !example) return true
  // "¿Y cuánto sale?" is of what was just answered.
  if (followsOn(turn.text) && asksWithoutNaming(turn.text) && state.topic?.turns === 0 && state.products?.away !== 0)
    return false
  const isOwn = bot.catalogues?.some(({ intentId }) => intentId !== null && intentId === best?.intentId)
  if (isOwn) return true
  if (!turn.catalogue?.said?.isSure || (best && example)) return false
  if (!best || best.confidence < SURE || asksForProduct(turn.text) || wantsToHave(turn.text)) return true
  // "y un taladro" goes on with an order.
  // "2 kg de clavos" says how much of it.
  // "1 canilla que les compré pierde agua" tells of it.
  if (/^\s*\d/.test(turn.text) && !/\bque\b/i.test(turn.text) && (amountIn(turn.text) ?? countIn(turn.text)))
    return true
  const { products: topic } = state
  return topic !== undefined && topic.away === 0 && (isListed(withoutInstead(turn.text)) || followsOn(turn.text))
}

/** Whether what a message names is to be had: it says so, or goes on with what was just noted. */
const isWanted = ({ turn, state }: RuleContext): boolean =>
  wantsToHave(turn.text) || (state.products?.away === 0 && isListed(withoutInstead(turn.text)))

/** Lists what a message names, or says that the catalogue does not have it. */
export function searched(deciding: RuleContext, found: CatalogueFound): Outcome | undefined {
  const { state, turn, understood, bot } = deciding
  const intent = understood.best?.intentId
  const byIntent = bot.catalogues?.find(({ intentId }) => intentId !== null && intentId === intent)
  const own = selling(
    deciding,
    found.items[0]?.formId ?? byIntent?.id ?? state.products?.formId ?? bot.catalogues?.[0]?.id,
  )
  if (!own) return undefined
  const kept = keptOf(state)
  if (!found.isSure && asksGenerally(turn.text))
    return generalOutcome({ ...own, topic: { ...fresh(own.form.id), ...kept } })
  const amount = amountIn(turn.text)
  const count = countIn(turn.text)
  const canOrder = own.form.allowOrder || own.form.allowQuote
  // "Quiero 3 caños" is an order; "quiero un caño" may only ask for one.
  const orders = canOrder && /\d/.test(turn.text) && isWanted(deciding) && !asksToKnow(turn.text)
  const isOrder = orders && count !== undefined
  const wanted = isOrder ? count : quantityNamed(turn.text)
  const topic = {
    ...fresh(own.form.id, turn.text.trim()),
    ...kept,
    ...(wanted !== undefined && { wanted }),
    ...(amount && { amount }),
  }
  if (!found.isSure && asksWithoutNaming(turn.text)) {
    const question = buildTextReply(productText(bot, 'which_product'), turn)
    return said(own, [question], { ...fresh(own.form.id), ...kept }, { step: 'asked' })
  }
  if (found.items.length === 0 || !found.isSure) return noneOutcome({ ...own, topic })
  if (isUncountableOf(turn.text)) return uncountedOutcome({ ...own, topic }, found)
  const [only, ...others] = found.items
  const isPacked = orders && only && isAvailable(only) && amount && packagesFor(only.name, amount) !== undefined
  if ((isOrder || isPacked) && only && others.length === 0 && found.isExact)
    return addWanted({ ...own, topic }, only.id, count ?? 1)
  return listOutcome(own, found, topic, isOrder)
}

/** Asks again how many are wanted of what a message names. */
function uncountedOutcome(own: Selling, found: CatalogueFound): Outcome {
  const { deciding } = own
  const { wanted: _, ...topic } = own.topic
  const [only, ...others] = found.items
  if (!only || others.length > 0) return listOutcome(own, found, topic, true)
  const asked = { ...topic, shown: [only.id], focus: only.id, counting: 'adds' } as const
  return said(own, [buildTextReply(productText(deciding.bot, 'whole'), deciding.turn)], asked, { step: 'asked' })
}

import { buildTextReply } from '../build-replies.ts'
import { clausesOf } from '../clauses.ts'
import { withOneClosing } from '../closing.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Reply } from '../types.ts'
import { added, concluded } from './add.ts'
import { cartOutcome, type Selling, said } from './cart.ts'
import { countIn } from './counts.ts'
import { listOutcome } from './list.ts'
import { withoutNamed } from './order-changes.ts'
import { asksTotal } from './order-wishes.ts'
import { amountIn, packagesFor } from './packages.ts'
import { answersTo, isAboutElse, type PartsRead, readParts } from './parts.ts'
import { listReplies } from './present.ts'
import { fresh, keptOf, selling } from './searched.ts'
import { productText } from './texts.ts'
import type { CatalogueFound, CatalogueItem, PendingChoice, ProductTopic } from './types.ts'
import { asksForProduct, asksToKnow, asksWithoutNaming, quantityWished, wantsToHave } from './wishes.ts'

/** Most products of one list. */
const MOST = 9

/** What was shown before, as the customer is asked about it. */
const SHOWN = 'lo anterior'

/**
 * Answers a message that names several products, or a product beside something else: what is wanted is noted, and what
 * several products fit is asked for one after the other; what is only asked for is listed together.
 */
export function severalOutcome(deciding: RuleContext): Outcome | undefined {
  const { turn } = deciding
  if ((turn.catalogue?.parts?.length ?? 0) < 2) return undefined
  const parts = readParts(deciding)
  const [first, ...more] = parts.products
  if (!first || isAboutElse(deciding, parts)) return undefined
  const own = selling(deciding, first.found.items[0]?.formId)
  if (!own) return undefined
  const topic = { ...fresh(own.form.id, turn.text.trim()), ...keptOf(deciding.state) }
  const at: Selling = { ...own, topic }
  const before = shownPart(deciding)
  if (before) return withAnswers(ordered(at, { ...parts, products: [before, ...parts.products] }), parts)
  // A list without anything between its items is only one if most are products.
  if (
    parts.unknown.length > 0 &&
    parts.products.length < 2 &&
    clausesOf(turn.text).length < 2 &&
    !/[+&]/.test(turn.text)
  )
    return undefined
  const changes = parts.unknown.length + parts.removes.length > 0
  if (more.length === 0 && !changes) return besideOthers(at, first.text, first.found, parts)
  const outcome = isOrder(at, parts) ? ordered(at, parts) : listed(at, parts)
  return withAnswers(outcome, parts)
}

/** Returns what was shown before, if a clause wants some of it: "quiero 2 y un rodillo". */
function shownPart({ turn, state }: RuleContext): PartsRead['products'][number] | undefined {
  const { catalogue } = turn
  const topic = state.products?.away === 0 ? state.products : undefined
  const counts = catalogue?.parts?.map(({ text }) => quantityWished(text)) ?? []
  const quantity = counts.find((count) => count !== undefined)
  if (!topic || quantity === undefined) return undefined
  const ids = topic.focus === undefined ? topic.shown : [topic.focus]
  const items = ids.flatMap((id) => catalogue?.items.get(id) ?? [])
  if (items.length === 0) return undefined
  const found = { items, similar: [], total: items.length, facets: [], isSure: true, isExact: true, isTelling: false }
  return { text: SHOWN, found, quantity }
}

/** Whether a message wants to have what it names. */
function isOrder({ deciding: { turn }, form }: Selling, { products, removes }: PartsRead): boolean {
  if (!form.allowOrder && !form.allowQuote) return false
  if (products.some(({ text }) => asksToKnow(text))) return false
  return wantsToHave(turn.text) || removes.length > 0 || products.some(({ text }) => amountIn(text) ?? countIn(text))
}

/** Answers the only product of a message, and what else its clauses ask. */
function besideOthers(own: Selling, text: string, found: CatalogueFound, parts: PartsRead): Outcome | undefined {
  const { turn } = own.deciding
  const wanted = countIn(text)
  const amount = amountIn(text)
  const isCounted = (wanted !== undefined || amount) && /\d/.test(text) && found.items.length === 1 && found.isExact
  if (isCounted && isOrder(own, parts)) return withAnswers(ordered(own, parts), parts)
  // What the whole message names is answered by the whole.
  if (parts.others.length === 0 && (turn.catalogue?.said?.isSure || !asksForProduct(text))) return undefined
  const topic = {
    ...own.topic,
    query: text,
    ...(wanted !== undefined && wanted > 1 && { wanted }),
    ...(amount && { amount }),
  }
  return withAnswers(listOutcome(own, found, topic), parts)
}

/** Returns an outcome after the answers to the clauses that are about something else. */
function withAnswers(outcome: Outcome, parts: PartsRead): Outcome {
  const others = answersTo(parts)
  const answers = withOneClosing(
    others.flatMap(({ replies }) => replies),
    true,
  )
  const branch = others.findLast(({ next }) => next?.branch)?.next?.branch
  return {
    ...outcome,
    replies: [...withoutButtons(answers), ...outcome.replies],
    next: { ...outcome.next, ...(branch && { branch }) },
  }
}

/** The buttons of the products come last, and their numbers are the only ones. */
const withoutButtons = (replies: readonly Reply[]): Reply[] =>
  replies.map((reply) => (reply.kind === 'say' ? { ...reply, buttons: [] } : reply))

/** Notes what is wanted; what several products fit is asked for. */
function ordered(own: Selling, { products, unknown, removes }: PartsRead): Outcome {
  const { bot } = own.deciding
  const texts: string[] = []
  const pending: PendingChoice[] = []
  let topic: ProductTopic = own.topic
  for (const removal of removes) {
    const cart = withoutNamed({ ...own, topic }, removal)
    texts.push(productText(bot, cart ? 'removed' : 'not_there'))
    if (cart) topic = { ...topic, cart }
  }
  for (const { text, found, quantity: given } of products) {
    const [only, ...others] = found.items
    const isSettled = only && others.length === 0 && found.isExact
    const amount = given === undefined ? amountIn(text) : undefined
    const packed = only && amount && packagesFor(only.name, amount)
    const quantity = given ?? packed?.quantity ?? countIn(text) ?? 1
    const one = isSettled && !packed?.isUnsure && added({ ...own, topic }, only.id, quantity, { isNamed: true })
    if (!one || one.variants) {
      const ids = found.items.slice(0, own.form.maxItems).map(({ id }) => id)
      pending.push({
        ...{ text: withoutLead(text), ids, quantity, ...(amount && { amount }) },
        ...(!found.isExact && { isLike: true }),
      })
    } else {
      texts.push(one.text)
      topic = one.topic
    }
  }
  texts.push(...unknown.map((text) => notFound(own, text)))
  const all = [...pending, ...(topic.pending ?? [])]
  const { pending: _, ...rest } = topic
  const asksSum = own.deciding.turn.catalogue?.parts?.some(({ text }) => asksTotal(text) || asksWithoutNaming(text))
  if (asksSum && all.length === 0 && topic.cart.length > 0)
    return cartOutcome({ ...own, topic: rest }, [buildTextReply(texts.join('\n'), own.deciding.turn)])
  return concluded({ ...own, topic: { ...rest, ...(all.length > 0 && { pending: all }) } }, texts.join('\n'))
}

/** Lists what is asked for together, some of each. */
function listed(own: Selling, { products, unknown }: PartsRead): Outcome {
  const { deciding, form } = own
  const { bot } = deciding
  const most = Math.max(1, Math.floor(Math.max(form.maxItems, MOST) / Math.max(1, products.length)))
  const items = products.flatMap(({ found }): CatalogueItem[] => found.items.slice(0, most)).slice(0, MOST)
  const inexact = products.filter(({ found }) => !found.isExact).map(({ text }) => text)
  const head = [
    ...unknown.map((text) => notFound(own, text)),
    ...inexact.map((text) => productText(bot, 'not_so_named').replace('{{producto}}', () => withoutLead(text))),
    productText(bot, 'several'),
  ].join('\n')
  const topic = { ...own.topic, shown: items.map(({ id }) => id), total: items.length }
  return said(own, listReplies(deciding, form, head, items), topic, { found: items.length, step: 'listed' })
}

const notFound = ({ deciding }: Selling, text: string): string =>
  productText(deciding.bot, 'none_named').replace('{{producto}}', () => withoutLead(text))

/** Returns what a clause names, without the words with which it is wanted. */
const withoutLead = (text: string): string =>
  text
    .replace(
      /^(?:(?:hola|buenas|y|si|sí|dale|tambien|también|quiero|quisiera|necesito|busco|comprar|de|bolsas? de|unidades de|dame|deme|agregame|agregá|anotame|anotá|sumame|poneme|mandame|llevo|tenes|tenés|tienen|hay|precio de|me)\s+)*(?:\d{1,4}|un|una|unos|unas|el|la|los|las)?\s*/iu,
      '',
    )
    .trim() || text

/** Notes one of each of several products. */
export function eachOutcome(own: Selling, ids: readonly number[]): Outcome {
  const parts = ids.flatMap((id) => {
    const item = own.items.get(id)
    const found = item && {
      items: [item],
      similar: [],
      total: 1,
      facets: [],
      isSure: true,
      isExact: true,
      isTelling: false,
    }
    return found ? [{ text: item.name, found, quantity: 1 }] : []
  })
  return ordered(own, { products: parts, unknown: [], removes: [], others: [] })
}

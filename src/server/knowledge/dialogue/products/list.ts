import { buildTextReply } from '../build-replies.ts'
import { distinctTitles } from '../menu.ts'
import type { Outcome } from '../rule.ts'
import { buildSecondaryReplies, personButton, supportsChannel } from '../system.ts'
import type { Reply, ResponseButton } from '../types.ts'
import { type Selling, said } from './cart.ts'
import { kindOf, othersLike } from './kind.ts'
import { facetReply, facetToAsk } from './narrow.ts'
import { countText, isAvailable, itemReply, listReplies } from './present.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CatalogueFound, CatalogueItem, ProductTopic } from './types.ts'
import { asksOther, sortWished } from './wishes.ts'

/** Longest title that every channel shows. */
const LONGEST = 20

/**
 * Lists what was found, after the questions that narrow it.
 * @param isOrder one of them is to be noted, so that it is asked which
 */
export function listOutcome(selling: Selling, found: CatalogueFound, topic: ProductTopic, isOrder = false): Outcome {
  const { deciding, form } = selling
  const { bot, turn } = deciding
  const at: Selling = { ...selling, topic }
  if (found.items.length === 0) return emptyOutcome(at)
  const facet = topic.offset === 0 ? facetToAsk(form, found, topic.asked) : undefined
  if (facet) {
    const asking = { key: facet.key, values: facet.values }
    return said(
      at,
      [facetReply({ bot, turn }, facet)],
      { ...topic, asking, shown: [], offset: 0 },
      {
        found: found.total,
        step: 'asked',
      },
    )
  }
  const items = found.items.slice(0, form.display === 'one_by_one' ? 1 : form.maxItems)
  const shown = items.map(({ id }) => id)
  const { asking: _, focus: __, choosing: ___, ...rest } = topic
  const isMore = found.total > topic.offset + items.length
  const more: ResponseButton[] = isMore ? [productButton(TITLES.more, { does: 'more' })] : []
  const [only] = items
  const replies: Reply[] =
    items.length === 1 && only && found.isExact
      ? [itemReply(deciding, form, only, [...more, ...helpFor(at, only, found.similar)])]
      : listReplies(deciding, form, headOf(at, found, isOrder), items, more)
  const others = items.length === 1 && only ? similarReplies(at, only, found.similar) : []
  const next = { ...rest, shown, total: found.total, ...(items.length === 1 && only && { focus: only.id }) }
  return said(at, [...replies, ...others], next, { found: found.total, step: 'listed' })
}

/** Returns the text above a list: that it is not quite what was asked, or how many there are if some are not shown. */
function headOf(selling: Selling, found: CatalogueFound, isOrder: boolean): string {
  const head = foundText(selling, found)
  return isOrder ? `${productText(selling.deciding.bot, 'which')} ${head}` : head
}

function foundText({ deciding: { bot }, form, topic }: Selling, { total, isExact }: CatalogueFound): string {
  if (topic.offset > 0) return productText(bot, 'rest')
  if (!isExact) return productText(bot, 'not_so')
  if (total <= form.maxItems) return productText(bot, total === 1 ? 'one' : 'several')
  return productText(bot, 'many').replace('{{cantidad}}', countText(total))
}

/** Nothing that the values chosen before leave. */
function emptyOutcome(selling: Selling): Outcome {
  const { deciding, topic } = selling
  if (topic.offset > 0) {
    const reply = buildTextReply(productText(deciding.bot, 'no_more'), deciding.turn)
    return said(selling, [reply], { ...topic, offset: Math.max(0, topic.offset - topic.shown.length) })
  }
  return noneOutcome(selling)
}

/** Number of categories that are offered. */
const CATEGORIES = 8

/** Says what there is, to somebody who asks without naming anything. */
export function generalOutcome(selling: Selling): Outcome {
  const { deciding, form, topic } = selling
  const { bot, turn } = deciding
  const titles = distinctTitles(form.categories.slice(0, CATEGORIES), LONGEST)
  const categories = titles.map((title): ResponseButton => ({ title, type: 'response' }))
  const text = productText(bot, 'general').replace('{{cantidad}}', countText(form.count))
  return said(selling, [buildTextReply(text, turn, categories)], { ...topic, shown: [] }, { step: 'asked' })
}

/** Says that the catalogue does not have it, by the owner's own response if there is one. */
export function noneOutcome(selling: Selling): Outcome {
  const { deciding, form, topic } = selling
  const { bot, turn, variants } = deciding
  const own = bot.secondary.find(({ id }) => id === form.noResultsId)
  const replies =
    own && supportsChannel(own, turn.channel)
      ? buildSecondaryReplies(own, turn, variants)
      : [buildTextReply(productText(bot, 'none'), turn, [personButton(turn)])]
  return said(selling, replies, { ...topic, shown: [] }, { step: 'listed' })
}

/** Shows one product; one that is sold out with others like it, if the owner wants that. */
export function showOutcome(selling: Selling, id: number): Outcome {
  const { deciding, form, topic, items } = selling
  const item = items.get(id) ?? deciding.turn.catalogue?.refined?.items.find((one) => one.id === id)
  if (!item) return said(selling, [buildTextReply(productText(deciding.bot, 'gone'), deciding.turn)], topic)
  const { choosing: _, ...rest } = topic
  const others = topic.shown.flatMap((one) => items.get(one) ?? [])
  const replies = [
    itemReply(deciding, form, item, helpFor(selling, item, others)),
    ...similarReplies(selling, item, others),
  ]
  return said(selling, replies, { ...rest, focus: id }, { found: 1, step: 'listed' })
}

/** Returns other available products in place of one that is sold out, if the owner wants that. */
function similarReplies(selling: Selling, item: CatalogueItem, others: readonly CatalogueItem[]): Reply[] {
  const { deciding, form } = selling
  const available = insteadOf(selling, item, others)
  return available.length === 0 ? [] : listReplies(deciding, form, productText(deciding.bot, 'similar'), available)
}

/** Returns what is offered in place of a product that is sold out: what was found besides, else others of its kind. */
function insteadOf(
  { deciding, form }: Selling,
  item: CatalogueItem,
  others: readonly CatalogueItem[],
): readonly CatalogueItem[] {
  if (isAvailable(item) || form.outOfStock !== 'offer_similar') return []
  const { alike } = deciding.turn.catalogue ?? {}
  const available = others.filter((one) => one.id !== item.id && isAvailable(one))
  const own = available.length === 0 && alike?.id === item.id ? othersLike(item, alike.found) : available
  return own.slice(0, form.maxItems)
}

/** Returns the offer of a person if there is nothing in place of a product that is sold out. */
function helpFor(selling: Selling, item: CatalogueItem, others: readonly CatalogueItem[]): ResponseButton[] {
  const { deciding, form } = selling
  const isLacking = !isAvailable(item) && form.outOfStock === 'offer_similar'
  return isLacking && insteadOf(selling, item, others).length === 0 ? [personButton(deciding.turn)] : []
}

/** Lists others of the kind of the product that was shown alone, as a message wants: cheaper, or of another colour. */
export function othersOutcome(selling: Selling): Outcome | undefined {
  const { deciding, form, topic, items } = selling
  const { bot, turn } = deciding
  const { alike } = turn.catalogue ?? {}
  const item = items.get(topic.focus ?? Number.NaN)
  const isCheaper = sortWished(turn.text) === 'price_asc'
  if (!item || alike?.id !== item.id || !(isCheaper || asksOther(turn.text))) return undefined
  const found = othersLike(item, alike.found, isCheaper).slice(0, form.maxItems)
  if (found.length === 0) {
    const reply =
      isCheaper && isAvailable(item)
        ? buildTextReply(productText(bot, 'cheapest'), turn)
        : buildTextReply(productText(bot, 'no_others'), turn, [personButton(turn)])
    return said(selling, [reply], topic, { step: 'listed' })
  }
  const { focus: _, asking: __, choosing: ___, ...rest } = topic
  const next = { ...rest, query: kindOf(item), filters: {}, shown: found.map(({ id }) => id), offset: 0 }
  const [only] = found
  return said(
    selling,
    listReplies(deciding, form, productText(bot, isCheaper ? 'cheaper' : 'others'), found),
    { ...next, total: found.length, ...(found.length === 1 && only && { focus: only.id }) },
    { found: found.length, step: 'listed' },
  )
}

import { buildTextReply } from '../build-replies.ts'
import { distinctTitles } from '../menu.ts'
import type { Outcome } from '../rule.ts'
import { buildSecondaryReplies, personButton, supportsChannel } from '../system.ts'
import type { Reply, ResponseButton } from '../types.ts'
import { type Selling, said } from './cart.ts'
import { facetReply, facetToAsk } from './narrow.ts'
import { countText, isAvailable, itemReply, listReplies } from './present.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CatalogueFound, CatalogueItem, ProductTopic } from './types.ts'

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
      ? [itemReply(deciding, form, only, more)]
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
  const replies = [itemReply(deciding, form, item), ...similarReplies(selling, item, others)]
  return said(selling, replies, { ...rest, focus: id }, { found: 1, step: 'listed' })
}

/** Returns other available products in place of one that is sold out, if the owner wants that. */
function similarReplies({ deciding, form }: Selling, item: CatalogueItem, others: readonly CatalogueItem[]): Reply[] {
  if (isAvailable(item) || form.outOfStock !== 'offer_similar') return []
  const available = others.filter((one) => one.id !== item.id && isAvailable(one)).slice(0, form.maxItems)
  return available.length === 0 ? [] : listReplies(deciding, form, productText(deciding.bot, 'similar'), available)
}

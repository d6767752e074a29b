import { namedIn } from '../branches/names.ts'
import type { Branch } from '../branches/types.ts'
import { withoutTopics } from '../branches/wish.ts'
import { answerContent, explainedBy, readAs } from '../content.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { personButton } from '../system.ts'
import { plainWords } from '../words.ts'
import { type Selling, said } from './cart.ts'
import { noneOutcome } from './list.ts'
import { namesNoProduct, readParts } from './parts.ts'
import { type PlaceWish, placeWish } from './place-wish.ts'
import { AWAY } from './plan.ts'
import { itemReply, listReplies, priceText, stockAtBranch, stockText } from './present.ts'
import { fresh, keptOf, selling } from './searched.ts'
import { productText } from './texts.ts'
import type { CatalogueItem } from './types.ts'
import { asksForProduct, asksStock, namesNothing } from './wishes.ts'

/** Words that ask for stock, whatever is named. */
const OF_STOCK = /\b(?:stock|existencias?|disponib\w+)\b/i

/**
 * Answers whether a branch has a product, or which one has it: by the stock that is counted for each branch. Where only
 * the whole is counted, it says that, and nothing of the branch.
 */
export function stockAtOutcome(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, state } = deciding
  const wish = placeWish(bot, turn.text)
  if (!wish) return undefined
  const isAsked = asksStock(turn.text) || asksForProduct(turn.text) || wish.branches.length === 0
  const { products } = readParts(deciding)
  const own = isAsked && products.length > 1 ? selling(deciding, products[0]?.found.items[0]?.formId) : undefined
  if (own) {
    const each = Math.max(1, Math.floor(own.form.maxItems / products.length))
    const items = products.flatMap((part) => part.found.items.slice(0, each))
    const topic = { ...fresh(own.form.id, wish.rest.trim()), ...keptOf(state), total: items.length }
    return told({ ...own, topic }, items, wish.branches)
  }
  return foundAt(deciding, wish, isAsked)
}

/** Answers about what the whole message names, or about what was shown before. */
function foundAt(deciding: RuleContext, wish: PlaceWish, isAsked: boolean): Outcome | undefined {
  const { turn, bot, state } = deciding
  const { said: found } = turn.catalogue ?? {}
  if (found?.isSure) {
    const own = isAsked ? selling(deciding, found.items[0]?.formId) : undefined
    const topic = own && { ...fresh(own.form.id, wish.rest.trim()), ...keptOf(state), total: found.total }
    return own && topic && told({ ...own, topic }, found.items.slice(0, own.form.maxItems), wish.branches)
  }
  const own = state.products && state.products.away < AWAY ? selling(deciding) : undefined
  if (own && namesNothing(wish.rest) && (asksStock(turn.text) || own.topic.away === 0)) {
    const { focus, shown } = own.topic
    const items = (focus === undefined ? shown : [focus]).flatMap((id) => own.items.get(id) ?? [])
    if (items.length > 0) return told(own, items, wish.branches)
  }
  if (namesNothing(wish.rest)) return undefined
  if (!OF_STOCK.test(turn.text)) {
    if (!isOfGoods(deciding, wish)) return undefined
    const part = readAs(deciding, wish.rest.trim())
    const isOther = namesNoProduct(wish.rest)
    const answer = part.understood.example || isOther ? answerContent(part) : undefined
    if (answer) return explainedBy(answer, part)
    if (isOther) return undefined
  }
  const none = selling(deciding, state.products?.formId ?? bot.catalogues?.[0]?.id)
  return none && noneOutcome({ ...none, topic: { ...fresh(none.form.id), ...keptOf(state) } })
}

/** A question for what a shop has: "¿tienen cortadoras de pasto?". */
const HAS =
  /\b(?:tienen?|tenes|tienes|venden|vendes|hay|habra|consigo|manejan|trabajan)\s+(?!que\b|ir\b|alguien\b|gente\b|cola\b)\p{L}/u

/** Whether a question is for something that a branch may sell, rather than for its services or how to reach it. */
function isOfGoods({ bot, turn }: RuleContext, { branches, rest }: PlaceWish): boolean {
  const folded = plainWords(rest)
  if (branches.length === 0 || !HAS.test(plainWords(turn.text)) || withoutTopics(folded) !== folded) return false
  return (bot.branches ?? []).every((form) => namedIn(rest, form).services.length === 0)
}

function told(own: Selling, items: readonly CatalogueItem[], named: readonly Branch[]): Outcome {
  const { deciding, form, topic } = own
  const { bot, turn } = deciding
  const text = (item: CatalogueItem) => placesText(own, item, named)
  const [only, ...others] = items
  const isUnknown = items.some((item) => !text(item).isKnown)
  const more = isUnknown ? [personButton(turn)] : []
  const replies =
    only && others.length === 0
      ? [itemReply(deciding, form, only, more, [text(only).text, text(only).note].filter(Boolean).join('\n'))]
      : listReplies(deciding, form, productText(bot, isUnknown ? 'several_all' : 'several'), items, more, (item) =>
          [
            item.name,
            [priceText(deciding, form, item), text(item).text.replaceAll('\n', ', ')].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join(' — '),
        )
  const { focus: _, ...rest } = topic
  const next = { ...rest, shown: items.map(({ id }) => id), ...(only && others.length === 0 && { focus: only.id }) }
  const outcome = said(own, replies, next, { found: items.length, step: 'listed' })
  const of = bot.branches?.find(({ branches }) => branches.some(({ id }) => id === named[0]?.id))
  const branchIds = named.map(({ id }) => id)
  const branch = of && { formId: of.id, branchIds, text: turn.text, at: turn.now.toISOString() }
  return { ...outcome, next: { ...outcome.next, ...(branch && { branch }) } }
}

/** Returns what is known of the stock of a product in branches, one in a line. */
function placesText(
  { deciding, form }: Selling,
  item: CatalogueItem,
  named: readonly Branch[],
): { text: string; note?: string; isKnown: boolean } {
  const { bot } = deciding
  if (!form.showStock) return { text: '', note: productText(bot, 'branch_unknown'), isKnown: false }
  const all = (bot.branches ?? []).flatMap(({ branches }) => branches)
  const counted = all.flatMap((branch) => {
    const stock = stockAtBranch(deciding, item, branch.id)
    return stock ? [{ branch, ...stock }] : []
  })
  const general = stockText(deciding, form, item)
  if (counted.length === 0)
    return { text: general, note: productText(bot, general ? 'of_all' : 'branch_unknown'), isKnown: false }
  const lines = named.map(({ id, name }) => {
    const one = counted.find(({ branch }) => branch.id === id)
    return { id, text: `${name}: ${one?.text ?? productText(bot, 'not_counted')}`, has: one?.has === true, one }
  })
  const having = counted.filter(({ has }) => has)
  // Where it is, if it is not where it was asked for.
  const elsewhere = lines.length > 0 && lines.every(({ has }) => has) ? [] : having
  const others = elsewhere.filter(({ branch }) => !named.some(({ id }) => id === branch.id))
  const texts = [...lines.map((line) => line.text), ...others.map(({ branch, text }) => `${branch.name}: ${text}`)]
  return {
    text: (texts.length > 0 ? texts : [general]).join('\n'),
    isKnown: lines.every(({ one }) => one !== undefined),
  }
}

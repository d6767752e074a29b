import { buildTextReply } from '../build-replies.ts'
import { pointsBack } from '../elliptic.ts'
import { placeNamed } from '../ordinals.ts'
import type { Outcome, RuleContext, RuleOf } from '../rule.ts'
import { comesFirst } from '../slots/precedence.ts'
import type { DialogueState } from '../types.ts'
import { foldWords } from '../words.ts'
import { addOutcome, addWanted, skipOutcome } from './add.ts'
import { stockAtOutcome } from './at-branches.ts'
import { cartOutcome, confirmOutcome, removeOutcome, type Selling, said, whichOutcome } from './cart.ts'
import { listOutcome, othersOutcome, showOutcome } from './list.ts'
import { offeredValue } from './narrow.ts'
import { changeOfOrder, countedOutcome, removedFrom } from './order-changes.ts'
import { asksCart, countedPlace } from './order-wishes.ts'
import { AWAY } from './plan.ts'
import { isAvailable, lineOf } from './present.ts'
import { SURE, searched, selling, wantsProducts } from './searched.ts'
import { eachOutcome, severalOutcome } from './several.ts'
import { actionOf, type ProductAction } from './target.ts'
import { productText } from './texts.ts'
import type { CatalogueItem, ProductTopic } from './types.ts'
import {
  allWished,
  asksMore,
  asksPrice,
  asksStock,
  isAny,
  quantityWished,
  skips,
  sortWished,
  wantsIt,
} from './wishes.ts'

/** Most words of a question about what was just shown: "¿cuánto sale?", "¿hay stock de ese?". */
const SHORT = 6

/** Does what a button of the catalogue says, and reads answers to what the catalogue asked. */
export const applyProductActionRule: RuleOf = (deciding) => {
  const { turn, state } = deciding
  const { catalogue } = turn
  if (!catalogue || comesFirst(deciding)) return undefined
  const ordering = !turn.pressed && state.products?.cart.length ? selling(deciding) : undefined
  const live = !turn.pressed && (state.products?.away ?? AWAY) < AWAY ? selling(deciding) : undefined
  const change = (live && countedOutcome(live)) ?? (ordering && changeOfOrder(ordering))
  if (change) return change
  const action = actionIn(deciding)
  if (action) return act(deciding, action)
  const counted = live && countedPlaceOutcome(live)
  if (counted) return counted
  const own = selling(deciding)
  const { products: topic } = state
  if (!own || !topic || topic.away >= AWAY) return undefined
  if (topic.pending?.length && (topic.choosing || topic.wanted !== undefined) && skips(turn.text))
    return skipOutcome(own)
  if (topic.choosing) {
    const variant = variantNamed(own, topic.choosing.id)
    if (variant !== undefined) return addOutcome(own, topic.choosing.id, topic.choosing.quantity, variant)
  }
  if (topic.asking && catalogue.refined) {
    const value = offeredValue(topic.asking, turn.text)
    if (value !== undefined || isAny(turn.text)) {
      const { asking, ...rest } = topic
      const filters = value === undefined ? rest.filters : { ...rest.filters, [asking.key]: value }
      return listOutcome(own, catalogue.refined, { ...rest, filters, asked: [...rest.asked, asking.key], offset: 0 })
    }
  }
  return undefined
}

function act(deciding: RuleContext, action: ProductAction): Outcome | undefined {
  const { turn } = deciding
  const item = 'id' in action ? turn.catalogue?.items.get(action.id) : undefined
  const own = selling(deciding, item?.formId)
  if (!own) return undefined
  switch (action.does) {
    case 'show':
      return own.topic.wanted === undefined ? showOutcome(own, action.id) : addWanted(own, action.id, own.topic.wanted)
    case 'add':
      return addWanted(own, action.id, wantedOf(own.topic, action.id), action.variant)
    case 'remove':
      return removeOutcome(own, action.id, action.variant)
    case 'cart':
      return cartOutcome(own)
    case 'confirm':
      return confirmOutcome(own)
    case 'more':
      return moreOutcome(own)
    case 'skip':
      return skipOutcome(own)
    default: {
      const found = turn.catalogue?.refined
      const { asking, ...topic } = own.topic
      return found && listOutcome(own, found, { ...topic, asked: [...topic.asked, ...(asking ? [asking.key] : [])] })
    }
  }
}

/** Returns how many the customer said that they want, of what they are choosing now. */
const wantedOf = ({ choosing, wanted }: ProductTopic, id: number): number =>
  choosing?.id === id ? choosing.quantity : (wanted ?? 1)

/** Returns what the pressed button does, or the one whose title or number was typed. */
function actionIn({ turn, state }: RuleContext): ProductAction | undefined {
  if (turn.pressed) return actionOf(turn.pressed)
  const said = foldWords(turn.text)
  if (said === '') return undefined
  const byTitle = state.buttons.find(({ title }) => foldWords(title) === said)
  if (byTitle) return actionOf(byTitle)
  const { offered = [] } = state
  // "Quiero 3" says how many; "3" and "quiero el 3" which.
  const isCount = quantityWished(turn.text) !== undefined
  const place = isCount ? undefined : placeNamed(turn.text, offered.length)
  const button = place === undefined ? undefined : offered[place]
  return button && actionOf(button)
}

/** Notes as many as a message says of the place of a list: "la 1, quiero 2 unidades". */
function countedPlaceOutcome(own: Selling): Outcome | undefined {
  const { deciding, topic } = own
  const said = deciding.turn.pressed ? undefined : countedPlace(deciding.turn.text)
  const place = said && placeNamed(said.place, topic.shown.length)
  const id = place === undefined ? undefined : topic.shown[place]
  return said && id !== undefined ? addOutcome(own, id, said.quantity) : undefined
}

/** Returns the code of the variant that an answer names. */
function variantNamed({ items, deciding }: Selling, id: number): string | undefined {
  const variants = items.get(id)?.variants ?? []
  const values = variants.map(({ label, code }) => ({ value: label, synonyms: [], stored: code }))
  const code = offeredValue({ key: 'variante', values }, deciding.turn.text)
  return typeof code === 'string' ? code : undefined
}

/** Answers what is asked or wanted of products: of those that were shown, or of the catalogue. */
export const applyProductRule: RuleOf = (deciding) => {
  const { turn, state, bot } = deciding
  const { catalogue } = turn
  if (!catalogue || !bot.catalogues?.length || turn.text.trim() === '') return undefined
  const first = stockAtOutcome(deciding) ?? severalOutcome(deciding)
  if (first) return first
  const { products: topic } = state
  const own = topic && topic.away < AWAY ? selling(deciding) : undefined
  const about = own && aboutShown(own)
  if (about) return about
  const narrower = own && narrowed(own)
  if (narrower) return narrower
  const found = wantsProducts(deciding) ? catalogue.said : undefined
  return found && searched(deciding, found)
}

/** Narrows the search before by what a short message adds: "¿y en blanco?", "de 4 litros". */
function narrowed(own: Selling): Outcome | undefined {
  const { deciding, topic } = own
  const { turn } = deciding
  const { refined, said: alone, instead } = turn.catalogue ?? {}
  if (!refined?.isSure || !continues(deciding)) return undefined
  if (instead)
    return listOutcome(own, refined, { ...topic, query: instead.text, filters: instead.filters, asked: [], offset: 0 })
  // "¿tienen de 80 litros?" is answered even if there is none: what was shown before is not that.
  const isOther = alone?.isTelling === true && !alone.isSure && !refined.isExact
  if (refined.total >= topic.total && !isOther) return undefined
  return listOutcome(own, refined, { ...topic, query: `${topic.query} ${turn.text.trim()}`, asked: [], offset: 0 })
}

/** Answers a message about the products that were shown; undefined if it names others. */
function aboutShown(own: Selling): Outcome | undefined {
  const { deciding, topic } = own
  const { text, catalogue } = deciding.turn
  const without = removedFrom(own)
  if (without) return without
  if (asksCart(text) && (topic.cart.length > 0 || catalogue?.said?.isSure !== true)) return cartOutcome(own)
  if (asksMore(text) && topic.shown.length > 0) return moreOutcome(own)
  const others = catalogue?.said?.isSure ? undefined : othersOutcome(own)
  if (others) return others
  if (sortWished(text) && !catalogue?.said?.isSure && catalogue?.refined) {
    const sort = sortWished(text)
    const sorted = catalogue.refined.items
    const best = sorted.find(isAvailable) ?? sorted[0]
    return best && showOutcome({ ...own, topic: { ...topic, ...(sort && { sort }) } }, best.id)
  }
  const all = allWished(text)
  if (all !== undefined && all === topic.shown.length && topic.focus === undefined) return eachOutcome(own, topic.shown)
  if (topic.noted && topic.away === 0 && wantsIt(text)) return cartOutcome(own)
  const quantity = quantityWished(text)
  if (quantity !== undefined) return addFocused(own, quantity)
  const isBare = foldWords(text).split(' ').length <= SHORT && (catalogue?.said?.isSure !== true || pointsBack(text))
  return isBare && (asksPrice(text) || asksStock(text)) ? factsOutcome(own) : undefined
}

/** Adds the product that was shown alone, or asks which of several. */
function addFocused(own: Selling, quantity: number): Outcome | undefined {
  const { topic, items } = own
  const only = topic.focus ?? (topic.shown.length === 1 ? topic.shown[0] : undefined)
  if (only !== undefined)
    return quantity === 1 ? addWanted(own, only, topic.wanted ?? 1) : addOutcome(own, only, quantity)
  const shown = topic.shown.flatMap((id) => items.get(id) ?? [])
  return shown.length > 0 ? whichOutcome(own, shown, quantity) : undefined
}

/** Says price and stock of what was shown, as they are now. */
function factsOutcome(own: Selling): Outcome | undefined {
  const { deciding, form, topic, items } = own
  const ids = topic.focus === undefined ? topic.shown : [topic.focus]
  const shown = ids.flatMap((id) => items.get(id) ?? [])
  if (shown.length === 0) return undefined
  const [only] = shown
  if (shown.length === 1 && only) return showOutcome(own, only.id)
  const lines = shown.map((item: CatalogueItem, place) => `${place + 1}. ${lineOf(deciding, form, item)}`)
  return said(own, [buildTextReply(lines.join('\n'), deciding.turn)], topic, { found: shown.length, step: 'listed' })
}

function moreOutcome(own: Selling): Outcome {
  const { deciding, topic } = own
  const { refined } = deciding.turn.catalogue ?? {}
  const offset = topic.offset + topic.shown.length
  if (!refined || refined.items.length === 0 || offset === 0)
    return said(own, [buildTextReply(productText(deciding.bot, 'no_more'), deciding.turn)], topic)
  return listOutcome(own, refined, { ...topic, offset })
}

/** Whether a message goes on with the search before. */
const continues = ({ understood: { best } }: RuleContext): boolean => !best || best.confidence < SURE

/** Returns the products of the state after a turn: messages about something else move away from them. */
export const productsAfter = (
  { products: topic }: Pick<DialogueState, 'products'>,
  { next }: Pick<Outcome, 'next'>,
): Pick<DialogueState, 'products'> =>
  topic && !(next && 'products' in next) ? { products: { ...topic, away: topic.away + 1 } } : {}

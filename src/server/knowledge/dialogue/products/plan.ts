import { clausesOf } from '../clauses.ts'
import { followsOn } from '../elliptic.ts'
import type { BotSnapshot, DialogueState, Turn } from '../types.ts'
import { foldWords, spelledOut } from '../words.ts'
import { countedIn } from './counts.ts'
import { offeredValue } from './narrow.ts'
import { placeWish } from './place-wish.ts'
import { actionOf } from './target.ts'
import type { CataloguePlan, CatalogueQuery, ProductTopic } from './types.ts'
import { asksMore, asksOther, isAny, sortWished } from './wishes.ts'

/** Most words of a message that is also read as a continuation of the search before. */
const SHORT = 8

/** Longest text that is searched. */
const LONGEST = 200

/** Number of messages about something else after which the search before is not continued. */
export const AWAY = 3

/**
 * Returns what a turn needs of the catalogue. The caller reads it before the turn is decided, so that the decision stays
 * pure; undefined if the bot has no products.
 */
export function planCatalogue(
  bot: Pick<BotSnapshot, 'catalogues' | 'branches'>,
  { products: topic }: Pick<DialogueState, 'products'>,
  { text, pressed }: Pick<Turn, 'text' | 'pressed'>,
): CataloguePlan | undefined {
  if (!bot.catalogues?.length) return undefined
  const action = pressed && actionOf(pressed)
  const ids = [
    ...new Set([
      ...(topic
        ? [...topic.shown, ...topic.cart.map(({ id }) => id), ...(topic.choosing ? [topic.choosing.id] : [])]
        : []),
      ...(topic?.focus === undefined ? [] : [topic.focus]),
      ...(topic?.pending ?? []).flatMap((choice) => choice.ids),
      ...(action && 'id' in action ? [action.id] : []),
    ]),
  ]
  const refined =
    topic && topic.away < AWAY ? refinedBy(topic, action?.does === 'any' ? 'cualquiera' : text) : undefined
  // Where it is wanted does not name a product.
  const wanted = placeWish(bot, text)?.rest ?? text
  const written = spelledOut(wanted).trim().slice(0, LONGEST)
  const said = written === '' || action ? undefined : { text: written, filters: {} }
  const parts = said ? partsOf(wanted) : []
  const like = topic && topic.away < AWAY && said ? likeOf(topic, text) : undefined
  return {
    ...(said && { said }),
    ...(refined && { refined }),
    ...(like && { like }),
    ...(parts.length > 1 && { parts: parts.map((part) => ({ text: part, filters: {} })) }),
    ids,
  }
}

/** Returns the clauses of a text, also of a list with plus signs, "cemento + cal", or nothing between: "5 cemento 3 cal". */
function partsOf(text: string): string[] {
  const clauses = clausesOf(spelledOut(text).replace(/\s*[+&]\s*/g, ', ')).map((clause) => clause.text)
  const parts = clauses.length === 1 ? countedIn(clauses[0] ?? '') : clauses
  return parts.filter(({ length }) => length <= LONGEST)
}

/** Returns the product that was shown alone, of which a message wants others: cheaper ones, or of another colour. */
function likeOf({ focus }: ProductTopic, text: string): CataloguePlan['like'] {
  if (focus === undefined) return undefined
  if (sortWished(text) === 'price_asc') return { id: focus, sort: 'price_asc' }
  return asksOther(text) ? { id: focus } : undefined
}

/** Returns the search before, as a message continues it. */
function refinedBy(topic: ProductTopic, text: string): CatalogueQuery | undefined {
  const { query, filters, formId, asking, sort } = topic
  const same = { text: query, filters, formId, ...(sort && { sort }) }
  if (asking) {
    const value = offeredValue(asking, text)
    if (value !== undefined) return { ...same, filters: { ...filters, [asking.key]: value } }
    if (isAny(text)) return same
  }
  if (asksMore(text) || foldWords(text) === 'ver mas') return { ...same, offset: topic.offset + topic.shown.length }
  const wished = sortWished(text)
  if (wished) return { ...same, sort: wished }
  const words = foldWords(text).split(' ')
  if (words.length > SHORT && !followsOn(text)) return undefined
  return { ...same, added: spelledOut(text).trim().slice(0, LONGEST) }
}

import { type TextWord, wordsOfName } from '../../catalogue/search/words.ts'
import { isAvailable } from './present.ts'
import { lowestPrice } from './price.ts'
import type { CatalogueFound, CatalogueItem, CataloguePlan } from './types.ts'

/** What was read of the catalogue for a message. */
interface Likened {
  said: CatalogueFound | undefined
  refined: CatalogueFound | undefined
  /** the products that the conversation is about */
  own: readonly CatalogueItem[]
  like: CataloguePlan['like']
}

/** Returns a word without the end that its gender and number give it. */
export const stemOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\w{2})(?:[oae]?s|[oa])$/, '')

const sizesOf = (name: string): string[] => wordsOfName(name).flatMap(({ size }) => size?.inBase ?? [])

/** Returns what kind of thing a product is: its name without its sizes, its brand and its characteristics. */
export function kindOf({ name, brand = '', attributes }: CatalogueItem): string {
  const words = (text: string) => wordsOfName(text).flatMap((word) => (word.size ? [] : stemOf(word.text)))
  const own = new Set([brand, ...attributes.map(({ value }) => value)].flatMap(words))
  const says = (word: TextWord) => !word.size && !own.has(stemOf(word.text))
  return wordsOfName(name)
    .filter(says)
    .map(({ text }) => text)
    .join(' ')
}

/** Returns the product of which others are to be read: the one that they are wanted of, or the only one found, if sold out. */
export function likened({ said, refined, own, like }: Likened): CatalogueItem | undefined {
  if (like) return own.find(({ id }) => id === like.id)
  const found = [said, refined].find((one) => one?.isSure)
  const [only] = found?.total === 1 ? found.items : own.length === 1 ? own : []
  return only && !isAvailable(only) ? only : undefined
}

/** Returns the products among those found that are of the same kind as one and can be had, those of its sizes if any are. */
export function othersLike(
  item: CatalogueItem,
  { items, similar }: CatalogueFound,
  isCheaper = false,
): CatalogueItem[] {
  const head = (name: string) => stemOf(wordsOfName(name)[0]?.text ?? '')
  const price = lowestPrice(item)
  const cheaper = (one: CatalogueItem) => {
    const other = lowestPrice(one)
    return price !== null && other !== null && other < price && one.currency === item.currency
  }
  const all = [...items, ...similar].filter(
    (one) =>
      one.id !== item.id &&
      one.category === item.category &&
      head(one.name) === head(item.name) &&
      isAvailable(one) &&
      (!isCheaper || cheaper(one)),
  )
  const sizes = sizesOf(item.name)
  const sameSize = all.filter(({ name }) => sizes.every((size) => sizesOf(name).includes(size)))
  return sameSize.length > 0 ? sameSize : all
}

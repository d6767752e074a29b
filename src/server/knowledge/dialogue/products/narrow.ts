import { findEntities } from '../../nlu/index.ts'
import { buildTextReply } from '../build-replies.ts'
import { optionNamed } from '../ordinals.ts'
import type { RuleContext } from '../rule.ts'
import { readSlot } from '../slots/read.ts'
import type { Slot } from '../slots/slot.ts'
import type { Reply, ResponseButton } from '../types.ts'
import { foldWords } from '../words.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CatalogueFacet, CatalogueForm, CatalogueFound, ProductTopic } from './types.ts'

/** Most values that are offered as buttons. */
const MOST = 9
/** Longest title that every channel shows. */
const LONGEST = 20

/** Returns the value that an answer names among those that were offered, as products are searched by it. */
export function offeredValue({ key, values }: NonNullable<ProductTopic['asking']>, text: string) {
  const isNumber = values.some(({ number }) => number !== undefined)
  const one = isNumber ? numbered(values, text) : listed(key, values, text)
  return one && (one.stored ?? one.value)
}

type Values = CatalogueFacet['values']

/** Returns the value with the number that an answer says, whatever stands for its unit: "12 m2", "12m2" or "12". */
function numbered(values: Values, text: string): Values[number] | undefined {
  const apart = text.replace(/(\d)(?=\p{L})/gu, '$1 ')
  const said = findEntities(apart, [{ name: 'number', type: 'system', system: 'number' }], new Date(0))
  const [found] = said.flatMap(({ value }) => values.find(({ number }) => number === Number(value)) ?? [])
  // A button shows a rounded number.
  const pressed = values.find(({ value }) => foldWords(value) === foldWords(text))
  // "3 m2" is not the third value.
  return found ?? pressed ?? values[optionNamed(text, values.length) ?? -1]
}

/** Returns the value that an answer names, also by a synonym or its place. */
function listed(key: string, values: Values, text: string): Values[number] | undefined {
  const slot: Slot = {
    ...{ key, label: '', question: '', example: '', sensitive: false },
    definition: {
      name: key,
      type: 'list',
      values: values.map(({ value, synonyms }) => ({ value, synonyms: [...synonyms] })),
    },
  }
  const value = readSlot(slot, text, { now: new Date(0) })?.value
  return values.find((one) => one.value === value)
}

/** Returns the characteristic to ask for before products are listed; undefined if few enough were found. */
export function facetToAsk(
  { maxItems }: CatalogueForm,
  { total, facets }: CatalogueFound,
  asked: readonly string[],
): CatalogueFacet | undefined {
  if (total <= maxItems) return undefined
  return facets.find(({ key, values }) => values.length > 1 && !asked.includes(key))
}

/** Returns the question for a characteristic, with its values as buttons if they fit. */
export function facetReply({ bot, turn }: Pick<RuleContext, 'bot' | 'turn'>, facet: CatalogueFacet): Reply {
  const text = facet.question || productText(bot, 'narrower')
  const named = { ...turn, variables: { ...turn.variables, dato: facet.label } }
  return buildTextReply(text, named, valueButtons(facet))
}

function valueButtons({ values }: CatalogueFacet): ResponseButton[] {
  const fits = values.length <= MOST && values.every(({ value }) => value.length <= LONGEST)
  const any = productButton(TITLES.any, { does: 'any' })
  return fits ? [...values.map(({ value }): ResponseButton => ({ title: value, type: 'response' })), any] : [any]
}

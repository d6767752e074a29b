import { buildTextReply } from '../build-replies.ts'
import type { RuleContext } from '../rule.ts'
import { readSlot } from '../slots/read.ts'
import type { Slot } from '../slots/slot.ts'
import type { Reply, ResponseButton } from '../types.ts'
import { productButton } from './target.ts'
import { productText, TITLES } from './texts.ts'
import type { CatalogueFacet, CatalogueForm, CatalogueFound, ProductTopic } from './types.ts'

/** Most values that are offered as buttons. */
const MOST = 9
/** Longest title that every channel shows. */
const LONGEST = 20

/** Returns the value that an answer names among those that were offered. */
export function offeredValue({ key, values }: NonNullable<ProductTopic['asking']>, text: string): string | undefined {
  const slot: Slot = {
    ...{ key, label: '', question: '', example: '', sensitive: false },
    definition: { name: key, type: 'list', values: values.map((one) => ({ ...one, synonyms: [...one.synonyms] })) },
  }
  return readSlot(slot, text, { now: new Date(0) })?.value
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

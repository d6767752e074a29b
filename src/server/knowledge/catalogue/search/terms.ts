import type { components } from '../../../../../generated/api.d.ts'
import type { KnownCharacteristic } from '../known.ts'
import type { Size } from './units.ts'
import { plainText, type TextWord, wordsOf } from './words.ts'

/** The parts of a product by which it is found. */
export type Findable = Pick<
  components['schemas']['Product'],
  'sku' | 'name' | 'description' | 'category' | 'attributes' | 'variants' | 'brand' | 'synonyms'
>

/** How much a word says of the product, by where it stands. */
const WEIGHTS = { name: 1, synonym: 0.95, brand: 0.8, attribute: 0.75, variant: 0.7, category: 0.6, description: 0.3 }

/** Words of a description that count: the rest seldom names the product. */
const DESCRIBING = 60

/** From this weight on, a word names a product and does not only describe it. */
export const NAMING = 0.55

/** A word of a product with its weight. */
interface WeighedWord {
  word: TextWord
  weight: number
}

/** Returns the term of a product's code. */
export const codeTerm = (code: string): string => `sku:${plainText(code).replace(/\s+/g, '')}`

/** Returns the words of a product. */
export function wordsOfProduct(product: Findable, known: readonly KnownCharacteristic[]): WeighedWord[] {
  const said = (text: string, weight: number) => wordsOf(text).map((word) => ({ word, weight }))
  const { name, synonyms = [], brand = '', category = '', description = '', attributes = {}, variants = [] } = product
  return [
    ...said(name, WEIGHTS.name),
    ...synonyms.flatMap((synonym) => said(synonym, WEIGHTS.synonym)),
    ...said(brand, WEIGHTS.brand),
    ...known.flatMap((one) => said(attributeText(one, attributes[one.key]), WEIGHTS.attribute)),
    ...variants.flatMap(({ options }) =>
      known.flatMap((one) => said(attributeText(one, options[one.key]), WEIGHTS.variant)),
    ),
    ...said(category, WEIGHTS.category),
    ...said(description, WEIGHTS.description).slice(0, DESCRIBING),
  ]
}

/** Returns how an attribute is said: the names of options, a number with its unit, or what a "yes" is about. */
function attributeText(
  { type, options, unit, label }: Pick<KnownCharacteristic, 'type' | 'options' | 'unit' | 'label'>,
  value: unknown,
): string {
  if (value === undefined || value === null || type === 'image' || type === 'url' || type === 'money') return ''
  if (type === 'boolean') return value === true ? label : ''
  if (type === 'number') return `${String(value)} ${unit}`.trim()
  const names = [value].flat().map((one) => options.find(({ id }) => id === one)?.value ?? String(one))
  return names.join(' ')
}

/** Returns the terms of a size, the exact one first. */
export const sizeTerms = ({ number, inBase }: Size): { term: string; quality: number }[] => [
  ...(inBase ? [{ term: inBase, quality: 1 }] : []),
  { term: number, quality: inBase ? 0.75 : 1 },
]

import { isDeepStrictEqual } from 'node:util'
import type { Findable } from '../../catalogue/search/terms.ts'

type Found = Findable & { enabled: boolean }

/** By these a product is found, unlike by its price or stock. */
export const FOUND_BY = [
  'sku',
  'name',
  'description',
  'category',
  'attributes',
  'variants',
  'brand',
  'synonyms',
  'enabled',
] as const

/** Whether a product is found by other words than before. */
export const isFoundOtherwise = (after: Found, before: Found | undefined): boolean =>
  !before || FOUND_BY.some((field) => !isDeepStrictEqual(after[field], before[field]))

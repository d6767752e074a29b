import type { KnownEntity } from '../../models/knowledge.ts'
import { findEntities } from '../../nlu/index.ts'
import { formedDocuments } from '../../nlu/system/documents.ts'
import type { Place } from '../hide.ts'
import { isIdentity, looseNumbersIn } from './loose-numbers.ts'
import { plainTextOf } from './plain-text.ts'

/** A sensitive value in a text. */
export interface SensitiveValue extends Place {
  value: string
}

/**
 * Returns the values of sensitive entities in a text, as they are described and as customers write them. Any seven or
 * eight digits may be an identity number: it is hidden where it is written or asked as one.
 * @param asked names of the entities for which the text may be the answer
 */
export function findSensitive(
  text: string,
  entities: readonly KnownEntity[],
  now: Date,
  asked: ReadonlySet<string> = new Set(),
): SensitiveValue[] {
  const plain = plainTextOf(text)
  const isPlain = plain.text === text
  return entities.flatMap((entity) => {
    const exact = needsWords(entity) ? [] : findEntities(text, [entity], now)
    const unseen = isPlain || needsWords(entity) ? [] : findEntities(plain.text, [entity], now)
    const formed = entity.system === 'document' ? formedDocuments({ text: plain.text, now, timeZone: 'UTC' }) : []
    const loose = [...unseen, ...formed, ...looseNumbersIn(plain.text, entity, asked.has(entity.name))]
    return [...exact, ...loose.map((one) => ({ ...plain.placeOf(one), value: one.value }))]
  })
}

/** Whether the values of an entity look like other numbers, so that only the words beside tell them. */
export const needsWords = isIdentity

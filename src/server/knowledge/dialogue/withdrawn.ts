import type { NamedEntity } from './types.ts'
import { foldWords } from './words.ts'

/** What is said between a value and the one that takes its place: "a Córdoba, perdón, a Rosario", "a Córdoba no, a Rosario". */
const REPLACED =
  /^[\s,.;:]*no\s*[,.;:]|^\s*no\s+(?:puedo|podemos|podr[eé]|voy|estoy|trabajo|(?:me|nos)\s)|(?:^|[^\p{L}])(?:digo|perd[oó]n|mejor|sino|corrijo|quise decir|me equivoqu[eé])(?!\p{L})/iu

/** What is said after the value that takes its place: "el lunes, el martes mejor". */
const RATHER = /^\s*(?:mejor|digo)\s*(?:$|[,.;!])/iu

/** What is said before a value that is not meant: "no a Córdoba", "no es para Córdoba", "no puedo el lunes ni el martes". */
const DENIED = /(?:^| )n[oi](?: (?:es|era|voy|vamos|puedo|podemos|a|al|para|de|en|con|el|la))*$/

/** Most characters before a value that are looked at, in UTF-16 code units. */
const BEFORE = 24

/** Returns the beginning of the clause that goes on at a place. */
const clauseBefore = (text: string, at: number) =>
  /[^,.;:!?]*$/.exec(text.slice(Math.max(0, at - BEFORE), at))?.[0] ?? ''

type Found = Pick<NamedEntity, 'entity' | 'start' | 'end' | 'value'>

/**
 * Marks the values that a text takes back in favour of another of the same entity. If all of them would be, none is.
 */
export function markWithdrawn<Entity extends Found>(
  text: string,
  entities: readonly Entity[],
): (Entity & { withdrawn?: boolean })[] {
  const isTakenBack = (one: Entity, same: readonly Entity[]): boolean => {
    const next = same.find(({ start }) => start >= one.end)
    if (
      next &&
      (REPLACED.test(text.slice(one.end, next.start)) || RATHER.test(text.slice(next.end, next.end + BEFORE)))
    )
      return true
    const isOther = same.some(({ value }) => value !== one.value)
    return isOther && DENIED.test(foldWords(clauseBefore(text, one.start)))
  }
  const taken = new Set<Entity>()
  for (const name of new Set(entities.map(({ entity }) => entity))) {
    const same = entities.filter(({ entity }) => entity === name).sort((a, b) => a.start - b.start)
    const back = same.filter((one) => isTakenBack(one, same))
    if (back.length < same.length) for (const one of back) taken.add(one)
  }
  return entities.map((one) => (taken.has(one) ? { ...one, withdrawn: true } : one))
}

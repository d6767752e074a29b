import { tokensOf } from './tokens.ts'

/** Indexes lists of phrases by what they say. A list separates its phrases by commas or line breaks. */
export function phrasesOf<Said extends string>(lists: Readonly<Record<Said, string>>): Map<string, Said> {
  const index = new Map<string, Said>()
  for (const said in lists)
    for (const phrase of lists[said].split(/[,\n]/)) {
      const key = tokensOf(phrase).join(' ')
      if (key !== '') index.set(key, said)
    }
  return index
}

/** Number of words of the longest phrase that is looked for. */
const LONGEST = 8

/** Number of words from which a text is not read: nobody writes that much and says nothing. */
export const MOST = 80

/**
 * Reads a text as a sequence of phrases and returns what each of them says, in order. `meaningOf` knows the phrases. Undefined if the phrases do not
 * cover the whole text. With several readings, the one of fewest phrases is taken: "claro que no" is one phrase, not
 * "claro" and two others.
 */
export function coverOf<Said>(
  tokens: readonly string[],
  meaningOf: (phrase: string) => Said | undefined,
): Said[] | undefined {
  if (tokens.length === 0 || tokens.length > MOST) return undefined
  const best: (Said[] | undefined)[] = [[]]
  for (let end = 1; end <= tokens.length; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start]
      const said = before && meaningOf(tokens.slice(start, end).join(' '))
      if (!before || said === undefined) continue
      if (before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, said]
    }
  return best[tokens.length]
}

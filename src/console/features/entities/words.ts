import { fold } from '../../../contract/phrase.ts'

/** A value of an entity while it is edited. */
export interface EditedValue {
  value: string
  synonyms?: string[]
  /** how it was called when the form was opened */
  renamed_from?: string
}

/** A value under another name; what it was called goes along, so that marks follow it. */
export function renamed(one: EditedValue, value: string): EditedValue {
  const { renamed_from: first = one.value, ...rest } = one
  return value === first || first === '' ? { ...rest, value } : { ...rest, value, renamed_from: first }
}

/**
 * Reads a pasted list: one value per line, its synonyms after a colon, a semicolon or a tab, separated by commas or
 * by more of these.
 */
export function readList(text: string): EditedValue[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [value = '', ...synonyms] = line
      .replace(/^\s*[-*•]\s+/, '')
      .split(/[:;\t,]/)
      .map((word) => word.trim())
      .filter(Boolean)
    return value ? [{ value, synonyms: unique(synonyms) }] : []
  })
}

/** Adds values to a list; one that is there already gets the synonyms that it lacks. */
export function merged(values: readonly EditedValue[], added: readonly EditedValue[]): EditedValue[] {
  const result = values.map((one) => ({ ...one }))
  for (const { value, synonyms = [] } of added) {
    const found = result.find((one) => fold(one.value) === fold(value))
    if (found) found.synonyms = unique([...(found.synonyms ?? []), ...synonyms])
    else result.push({ value, synonyms })
  }
  return result
}

/** Words without those that differ from an earlier one in case or accents only. */
export function unique(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(fold(word)) && seen.add(fold(word)))
}

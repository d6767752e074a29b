import { fold } from '../../../contract/phrase.ts'

/** A value of an entity in the form. */
export interface EditedValue {
  value: string
  synonyms?: string[]
  /** name when the form was opened */
  renamed_from?: string
}

/** Renames a value and keeps its original name, so that the server can update the marks. */
export function renameValue(one: EditedValue, value: string): EditedValue {
  const { renamed_from: first = one.value, ...rest } = one
  return value === first || first === '' ? { ...rest, value } : { ...rest, value, renamed_from: first }
}

/**
 * Reads a pasted list: one value per line; synonyms follow a colon, semicolon, tab or comma and are separated by any of
 * these.
 */
export function parseValueList(text: string): EditedValue[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [value = '', ...synonyms] = line
      .replace(/^\s*[-*•]\s+/, '')
      .split(/[:;\t,]/)
      .map((word) => word.trim())
      .filter(Boolean)
    return value ? [{ value, synonyms: unique(synonyms) }] : []
  })
}

/** Adds values to a list; an existing value gets the missing synonyms. */
export function mergeValues(values: readonly EditedValue[], added: readonly EditedValue[]): EditedValue[] {
  const result = values.map((one) => ({ ...one }))
  for (const { value, synonyms = [] } of added) {
    const found = result.find((one) => fold(one.value) === fold(value))
    if (found) found.synonyms = unique([...(found.synonyms ?? []), ...synonyms])
    else result.push({ value, synonyms })
  }
  return result
}

/** Returns the words without duplicates, ignoring case and accents. The first one is kept. */
export function unique(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => !seen.has(fold(word)) && seen.add(fold(word)))
}

import { normalizePhrase } from '../../../contract/phrase.ts'

/**
 * Returns the field that each heading names; empty for an unknown one. Each field is given once.
 * @param known fields with the headings that name them; of two that have the same one, the last gets it
 */
export function fieldsOfHeadings(
  headings: readonly string[],
  known: Iterable<readonly [field: string, names: readonly string[]]>,
): string[] {
  const all = new Map<string, string>()
  for (const [field, names] of known) for (const name of names) all.set(normalizePhrase(name), field)
  const taken = new Set<string>()
  return headings.map((heading) => {
    const field = all.get(normalizePhrase(heading)) ?? ''
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

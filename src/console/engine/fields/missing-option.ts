import type { Option } from '../../../contract/screen.ts'

/** Returns the text for a value whose record or option no longer exists, such as a deleted label. */
export const missingOptionText = (value: unknown): string =>
  /^\d+$/.test(String(value)) ? `Ya no está (n.º ${value})` : 'Ya no está'

/**
 * Returns the options followed by the held values that are not among them, so that they are visible and can be removed.
 * @param named options that are not offered but provide labels for held values
 */
export function withMissingOptions(
  options: readonly Option[],
  held: readonly unknown[],
  named: readonly Option[] = [],
): (Option & { gone?: true })[] {
  const known = new Set<unknown>(options.map(({ value }) => value))
  const gone = [...new Set(held)].filter(
    (value): value is Option['value'] => value !== undefined && value !== null && value !== '' && !known.has(value),
  )
  const labelOf = (value: Option['value']) =>
    named.find((option) => option.value === value)?.label ?? missingOptionText(value)
  return [...options, ...gone.map((value) => ({ value, label: labelOf(value), gone: true as const }))]
}

import type { Option } from '../../../contract/screen.ts'

/** What is said of a value that nothing stands for any more, such as a label that was deleted. */
export const goneText = (value: unknown): string =>
  /^\d+$/.test(String(value)) ? `Ya no está (n.º ${value})` : 'Ya no está'

/**
 * The options, and after them what is held but is none of them: it must be seen to be taken away.
 * @param named what has a name, though it is not offered
 */
export function withGone(
  options: readonly Option[],
  held: readonly unknown[],
  named: readonly Option[] = [],
): (Option & { gone?: true })[] {
  const known = new Set<unknown>(options.map(({ value }) => value))
  const gone = [...new Set(held)].filter(
    (value): value is Option['value'] => value !== undefined && value !== null && value !== '' && !known.has(value),
  )
  const labelOf = (value: Option['value']) => named.find((option) => option.value === value)?.label ?? goneText(value)
  return [...options, ...gone.map((value) => ({ value, label: labelOf(value), gone: true as const }))]
}

/** Returns the options of an own field, and after them the value that is none of them any more. */
export function offeredOptions(options: readonly string[], value: string): { value: string; label: string }[] {
  const gone = value !== '' && !options.includes(value)
  return [
    ...options.map((option) => ({ value: option, label: option })),
    ...(gone ? [{ value, label: `${value} (ya no está)` }] : []),
  ]
}

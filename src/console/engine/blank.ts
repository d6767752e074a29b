/** Returns whether a field's value is empty in any of its representations. Whitespace counts as text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

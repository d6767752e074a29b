/** Whether a field's value is empty, however its kind stores that. Spaces count as text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether nothing is written in a field, in whichever form nothing is stored. Blanks are text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

// Shared with the widget, which has to stay small: imports nothing.

/** 4096 → '4.096' */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * Returns the error of a text that is longer than the contract allows; empty if it is not. Counts characters as JSON
 * Schema does, so that the field and the server agree.
 */
export function excessError(text: string, limit: number | undefined): string {
  // A text has at most as many characters as UTF-16 code units.
  if (limit === undefined || text.length <= limit) return ''
  const excess = [...text].length - limit
  if (excess <= 0) return ''
  const over = excess === 1 ? 'Sobra 1 carácter' : `Sobran ${grouped(excess)} caracteres`
  return `${over}: el límite es ${grouped(limit)}.`
}

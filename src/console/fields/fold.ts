/** Case and accents folded for matching only; ñ stays a letter of its own, as in the store's `fold`. */
export function fold(text: string): string {
  return text.replace(/[ñÑ]/g, '\u0001').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u0001', 'ñ')
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

/** Orders two values of a column: numbers by size, texts as a Spanish dictionary does, empty ones last. */
export function compareValues(a: unknown, b: unknown): number {
  const [emptyA, emptyB] = [a === null || a === undefined || a === '', b === null || b === undefined || b === '']
  if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return collator.compare(String(a), String(b))
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

/** Compares two values of a column: numbers by size, texts in Spanish dictionary order, empty values last. */
export function compareValues(a: unknown, b: unknown): number {
  const [emptyA, emptyB] = [a === null || a === undefined || a === '', b === null || b === undefined || b === '']
  if (emptyA || emptyB) return Number(emptyA) - Number(emptyB)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  return collator.compare(String(a), String(b))
}

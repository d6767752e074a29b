// Comparison of customers' phrases. Shared by the browser and the server, so that both find the same duplicates.

/** Stop words: two phrases that differ only in these ask for the same thing. */
const STOP_WORDS = new Set(
  'a al con de del el en es la las lo los me mi mis por favor porfa que se su sus tu un una unas unos y hola buenas'
    .split(' ')
    .concat('buenos', 'dias', 'tardes', 'noches', 'gracias'),
)

/** Normalizes text for comparing names: removes case and accents, but keeps ñ. */
export function fold(text: string): string {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
}

/**
 * Normalizes a phrase for finding duplicates: ignores case, accents, punctuation and spaces, but keeps ñ. A phrase
 * without letters or digits (such as an emoji) is kept.
 */
export function normalizePhrase(text: string): string {
  const folded = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return folded || text.trim().toLowerCase()
}

/** Returns the sorted unique words of a folded phrase without stop words. Two intents should not share a signature. */
export function signatureOf(folded: string): string {
  const words = [...new Set(folded.split(' '))].sort()
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return (significant.length ? significant : words).join(' ')
}

// How two phrases of customers are told to be the same. Browser and server ask here, so that both see the same twins.

/** Words that carry no wish of their own: two phrases that differ in these alone ask for the same. */
const COURTESIES = new Set(
  'a al con de del el en es la las lo los me mi mis por favor porfa que se su sus tu un una unas unos y hola buenas'
    .split(' ')
    .concat('buenos', 'dias', 'tardes', 'noches', 'gracias'),
)

/** Text as names are compared: without case and accents; ñ stays a letter of its own. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
}

/**
 * A phrase as duplicates are told by: case, accents, punctuation and spaces ignored; ñ stays a letter of its own. One
 * that is nothing but signs (an emoji) stays what it is.
 */
export function foldPhrase(text: string): string {
  const folded = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return folded || text.trim().toLowerCase()
}

/** The words of a folded phrase without order, repetition and courtesies: what two intents should not share. */
export function signatureOf(folded: string): string {
  const words = [...new Set(folded.split(' '))].sort()
  const telling = words.filter((word) => !COURTESIES.has(word))
  return (telling.length ? telling : words).join(' ')
}

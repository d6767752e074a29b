/** Text as it is compared: lower case, without accents (ñ stays), punctuation as spaces, one space between words. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ñ/g, '\u0001')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a folded text has words that begin with these, in this order and together: "precio" finds "precios". */
export const mentions = (folded: string, words: string): boolean => ` ${folded}`.includes(` ${words}`)

// Words of a text, folded for matching, with the place where they stand in the original.

/** A word, a number or a sign. */
export interface Token {
  /** UTF-16 code units in the original text, end exclusive */
  start: number
  end: number
  /** as written */
  text: string
  /** lower case, without accents, ñ kept */
  folded: string
}

/**
 * A text as it is compared: lower case, compatibility forms ("ﬁ", "①") spelled out, accents gone; ñ is a letter of
 * its own and stays. Idempotent. What is stored is never folded.
 */
export function foldText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/n\u0303/g, '\u0001')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u0001', 'ñ')
}

/** ñ as n, for those who type without it: "manana" is "mañana". Takes a folded text. */
export const withoutTilde = (folded: string): string => folded.replaceAll('ñ', 'n')

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu

/** Words, runs of digits and single signs, in order; white space belongs to none. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0]
    tokens.push({ start: match.index, end: match.index + word.length, text: word, folded: foldText(word) })
  }
  return tokens
}

/** Whether a token is a word or a number rather than a sign. */
export const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.folded)

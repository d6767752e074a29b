// Tokens of a text, folded for matching, with their positions in the original.

/** A word, a number or a punctuation mark. */
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
 * Folds a text for comparison: lower case, compatibility forms ("ﬁ", "①") expanded, accents removed; ñ is a letter of
 * its own and stays. Idempotent. For comparison only, never for storage.
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

/** Replaces ñ with n, for users who type without it: "manana" matches "mañana". Takes a folded text. */
export const withoutTilde = (folded: string): string => (folded.includes('ñ') ? folded.replaceAll('ñ', 'n') : folded)

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu

/** Returns words, runs of digits and single punctuation marks, in order, without whitespace. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0]
    tokens.push({ start: match.index, end: match.index + word.length, text: word, folded: foldText(word) })
  }
  return tokens
}

/** Returns whether a token is a word or a number, not punctuation. */
export const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.folded)

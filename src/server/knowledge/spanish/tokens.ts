import { fold } from '../../../contract/phrase.ts'

/** Emoticons typed with signs, as the emoji they stand for. */
const EMOTICONS: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)[:;=]-?[)D]+(?=$|\s)/giu, ' 🙂 '],
  [/(^|\s)[:=]['´]?-?\(+(?=$|\s)/giu, ' 😢 '],
  [/(^|\s)<3+(?=$|\s)/giu, ' ❤ '],
]

/** A word, or an emoji with its modifiers. Digits and # are emoji to Unicode but not to customers. */
const TOKEN = /[\p{L}\p{N}]+|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic}|\uFE0F)*/gu

/** Skin tones and presentation selectors, which do not change what an emoji says. */
const MODIFIERS = /\p{Emoji_Modifier}|\uFE0F/gu

const EMOJI = /^\p{Extended_Pictographic}/u

/** Returns whether a token is an emoji. */
export const isEmoji = (token: string): boolean => EMOJI.test(token)

/**
 * Splits a text into folded words and emojis; punctuation is dropped. Letters that customers repeat are written once
 * ("siii" and "dalee" become "si" and "dale"), and laughter becomes "jaja". Repeated emojis count once.
 */
export function tokensOf(text: string): string[] {
  const plain = EMOTICONS.reduce((said, [signs, emoji]) => said.replace(signs, emoji), text)
  const tokens = (fold(plain).match(TOKEN) ?? []).map((token) => {
    if (isEmoji(token)) return token.replace(MODIFIERS, '')
    return isLaughter(token) ? 'jaja' : squeeze(token)
  })
  return tokens.filter((token, place) => !isEmoji(token) || token !== tokens[place - 1])
}

/** Writes repeated letters once. Digits stay, because 100 is not 10. */
const squeeze = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')

/**
 * Whether a word is laughter in any spelling: jaja, jajsjs, jejeje, ajaja, hahaha, kkk, xd, lol. Letters are counted rather
 * than matched by one pattern, because hostile words make such a pattern take exponential time.
 */
function isLaughter(word: string): boolean {
  if (/^(?:k{3,}|x+d+|lo+l)$/.test(word)) return true
  if (!/^a?[jh][jhsaeiou]+$/.test(word)) return false
  const vowels = word.replace(/[jhs]/g, '')
  const count = (letters: RegExp) => word.match(letters)?.length ?? 0
  if (new Set(vowels).size !== 1) return false
  return (
    (vowels.length >= 2 && count(/[jh]/g) >= 2) || (/^j[ae]/.test(word) && !word.includes('h') && count(/[js]/g) >= 3)
  )
}

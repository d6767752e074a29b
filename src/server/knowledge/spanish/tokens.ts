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

/** Laughter in any spelling: jaja, jajsjs, jejeje, jiji, hahaha, kkk, xd, lol. */
const LAUGHTER = /^(?:a?([jh])+([aeiou])+(?:[js]*\1[js]*\2+)+[jhs]*|j[ae][js]{2,}a?[js]*|k{3,}|x+d+|lo+l)$/u

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
    return LAUGHTER.test(token) ? 'jaja' : squeeze(token)
  })
  return tokens.filter((token, place) => !isEmoji(token) || token !== tokens[place - 1])
}

/** Writes repeated letters once. Digits stay, because 100 is not 10. */
const squeeze = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')

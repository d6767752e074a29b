import { fold } from '../../../contract/phrase.ts'

/** Returns the words of a text as plain letters and digits, such as for a key or an address. */
export const plainName = (text: string, joint: '_' | '-', maxLength: number): string =>
  fold(text)
    .replace(/ñ/g, 'n')
    .replace(/[^a-z0-9]+/g, joint)
    .slice(0, maxLength)
    .replace(new RegExp(`^${joint}+|${joint}+$`, 'g'), '')

import { fold } from './phrase.ts'

/** Returns a text as part of a file's name: 'Conversaciones por día' → 'conversaciones-por-dia'; '' without any letter. */
export const dashed = (text: string): string =>
  (
    fold(text)
      .replaceAll('ñ', 'n')
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')

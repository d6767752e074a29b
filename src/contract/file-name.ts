import { fold } from './phrase.ts'

/** Returns a text as part of a file's name: 'Conversaciones por día' → 'conversaciones-por-dia'; '' without any letter. */
export const dashed = (text: string): string =>
  (
    fold(text)
      .replaceAll('ñ', 'n')
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')

/** Returns a name of a file with the days that it is about: 'mensajes-2026-10-22-a-2026-11-20', or only one day. */
export const datedName = (name: string, { from, to }: { from: string; to: string }): string =>
  [name, ...(from === to ? [from] : [from, 'a', to])].join('-')

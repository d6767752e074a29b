import { withDigits } from './span.ts'

/** The name of nobody that replaces others. */
export const FIRST = 'Ana'
export const LAST = 'Pérez'

/** Writes a replacement in capitals or small letters, like what it replaces. */
export function likeWritten(written: string, replacement: string): string {
  if (written === written.toLowerCase()) return replacement.toLowerCase()
  return written.length > 1 && written === written.toUpperCase() ? replacement.toUpperCase() : replacement
}

/** Replaces each letter and digit by one of the same kind. */
export const disguise = (text: string): string =>
  withDigits(text, '1234567890')
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')

// What people read of a text. Its words may be surrounded by, or be nothing but, signs that no font draws.

/** White space, and signs that show nothing: zero-width ones, fillers, marks of direction, the empty Braille pattern. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => UNSEEN.test(text)

/** What people read in place of a text of which nothing can be seen. */
export const NO_TEXT = 'Mensaje sin texto'

/** Returns what people read of a text. */
export const readable = (text: string): string => (text !== '' && isBlank(text) ? NO_TEXT : text)

/** Returns a text without the white space around it; empty if nothing of it can be seen. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

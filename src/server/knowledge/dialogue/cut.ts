/**
 * Returns the beginning of a text without half a character at its end: the database refuses half an emoji.
 * @param most maximum length in UTF-16 code units
 */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** Returns a name without what nobody sees: runs of white space, and signs that are written in two parts. */
const plain = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Returns whether a person typed a name to confirm something. Capitals and accents count. */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name)

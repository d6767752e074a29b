/** Words for an identity document, folded and without dots: "mi cédula es…". */
export const DOCUMENT_WORDS: readonly string[] =
  'identificacion documento pasaporte passport identidad ciudadania extranjeria cedula carnet carne nuip curp dni rut run doc ine cc ci'.split(
    ' ',
  )

/** Words for a tax number, which many take for their document. */
export const TAX_WORDS: readonly string[] = ['rfc', 'nit', 'cuit', 'cuil']

/** Most letters of initials, which may have dots: "D.N.I." */
const INITIALS = 3

/** Returns the expression of the initials among words with dots or spaces, in folded texts: "d.n.i", "d n i". */
export const spacedInitials = (words: readonly string[]): string =>
  words
    .filter(({ length }) => length <= INITIALS)
    .map((word) => [...word].join('[. ]{1,2}'))
    .join('|')

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Returns the expression of words as customers write them, with accents or not. */
export const writtenWords = (words: readonly string[]): string =>
  words
    .map((word) =>
      word.length <= INITIALS
        ? [...word].map((letter) => String.raw`${letter}\.?`).join('')
        : `${word.replace(/[aeiou]/g, (vowel) => `[${vowel}${ACCENTED[vowel]}]`)}s?`,
    )
    .join('|')

/** "Carné", which is meat without its accent unless more is said: "compré carne 1234567". */
const CARD = String.raw`carnés?|(?<=\b(?:mi|su|tu|el|n[uú]mero de|nro\.? de) )carne|carne(?=\s+de\s+(?:identidad|ciudadan|extranjer))`

/** The expression of the words for a document, in texts as customers write them. */
export const WRITTEN_DOCUMENTS = `${writtenWords(DOCUMENT_WORDS.filter((word) => word !== 'carne'))}|${CARD}`

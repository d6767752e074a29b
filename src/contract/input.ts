const letters = 'A-Za-zÀ-ÖØ-öø-ÿ'
const text = `${letters}0-9!¡¿?_.,:`

// Allowed characters per kind, as the contents of a character class.
const allowed: Readonly<Record<string, string>> = {
  email: 'A-Za-z0-9@_.\\-',
  text: `${text} \\-`,
  'text-no-space': `${text}\\-`,
  username: 'A-Za-z0-9',
  alphanumeric: 'A-Za-z0-9',
  number: '0-9',
  real: '0-9?,.',
}
// Characters refused by the kinds that allow all others. Names have no control characters either: line breaks would end
// the subject of a mail, and signs of direction would turn the text around them.
const never = "<>'"
const unseen = `${never}\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff`
// A proper name also has a letter or a digit.
const PROPER = 'proper-name'
const refused: Readonly<Record<string, string>> = { name: unseen, [PROPER]: unseen }

const refusedBy = (kind: string) => {
  const letters = allowed[kind]
  return new RegExp(letters === undefined ? `[${refused[kind] ?? never}]` : `[^${letters}]`, 'gu')
}

/** Removes the characters that an input of this kind does not allow. Decomposed accents are composed first. */
export function filterInput(kind: string, typed: string): string {
  return typed.normalize('NFC').replace(refusedBy(kind), '')
}

/** Returns the JSON Schema pattern of a kind for validating requests. Passwords have none, so that none is weakened. */
export function pattern(kind: string): string | undefined {
  if (kind === 'password') return undefined
  const letters = allowed[kind]
  if (letters !== undefined) return `^[${letters}]*$`
  return `^${kind === PROPER ? '(?=$|.*[\\p{L}\\p{N}])' : ''}[^${refused[kind] ?? never}]*$`
}

/** Characters that are invisible between quotation marks. */
const invisible: readonly (readonly [RegExp, string])[] = [
  [/[\n\r]/, 'un salto de línea'],
  [/\t/, 'un tabulador'],
  [/\s/, 'un espacio'],
  [/\p{M}/u, 'un acento suelto'],
  [/[\p{C}\p{Z}]/u, 'un signo invisible'],
]

/** Maximum number of characters listed in a message. */
const MAX_LISTED = 3

/** Returns the characters of a text that its kind rejects, as they are named to people; at most {@link MAX_LISTED}. */
function namesOfRefused(kind: string, text: string): string[] {
  const found = new Set(
    (text.match(refusedBy(kind)) ?? []).map((sign) => invisible.find(([like]) => like.test(sign))?.[1] ?? `«${sign}»`),
  )
  return [...found].slice(0, MAX_LISTED)
}

/** Returns a message that lists what a text's kind rejects, or says that it has no letter; undefined if nothing. */
export function refusedCharactersText(kind: string, text: string): string | undefined {
  const listed = namesOfRefused(kind, text)
  if (listed.length === 0)
    return kind === PROPER && !/[\p{L}\p{N}]/u.test(text) ? 'Escribe un nombre con letras o cifras.' : undefined
  return listed.length === 1 ? `No se permite ${listed[0]}. Quítalo.` : `No se permiten ${listed.join(', ')}. Quítalos.`
}

/** Returns a note for below a field that lists what {@link filterInput} removes from a typed text; '' if nothing. */
export function removedCharactersText(kind: string, typed: string): string {
  const listed = namesOfRefused(kind, typed.normalize('NFC'))
  return listed.length === 0 ? '' : `Aquí no puedes usar ${listed.join(', ')}.`
}

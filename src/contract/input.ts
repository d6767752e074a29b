const letters = 'A-Za-zÀ-ÖØ-öø-ÿ'
const text = `${letters}0-9!¡¿?_.,:`

// Allowed characters per kind, as the contents of a character class.
const allowed: Readonly<Record<string, string>> = {
  email: 'A-Za-z0-9@_.\\-',
  text: `${text} \\-`,
  'person-name': `${text} \\-`,
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
// Mails to strangers say the names of people and bots. An address in them would be a link that looks like ours. A dot
// after one or two letters is an abbreviation, as in «S.A.» or «Bs.As.», unless what follows is longer or a path.
const LINKED: ReadonlySet<string> = new Set([PROPER, 'person-name'])
const sign = '[\\p{L}\\p{N}_\\-]'
const dot = '[.。．｡]'
const link = [
  '[hH][tT]{2}[pP][sS]?:|:\\/\\/',
  `[wW]{3}${dot}`,
  `${sign}{3}${dot}\\p{L}{2}|${sign}${dot}\\p{L}{3}|${sign}${dot}\\p{L}{2}[\\/:?]`,
  `\\d(?:${dot}\\d{1,3}){3}`,
].join('|')
const LINK = new RegExp(link, 'u')
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
  const plain = LINKED.has(kind) ? `(?!.*(?:${link}))` : ''
  if (letters !== undefined) return `^${plain}[${letters}]*$`
  return `^${plain}${kind === PROPER ? '(?=$|.*[\\p{L}\\p{N}])' : ''}[^${refused[kind] ?? never}]*$`
}

/** Characters that are invisible between quotation marks. */
const invisible: readonly (readonly [RegExp, one: string, many: string])[] = [
  [/[\n\r]/, 'un salto de línea', 'saltos de línea'],
  [/\t/, 'un tabulador', 'tabuladores'],
  [/\s/, 'un espacio', 'espacios'],
  [/\p{M}/u, 'un acento suelto', 'acentos sueltos'],
  [/[\p{C}\p{Z}]/u, 'un signo invisible', 'signos invisibles'],
]

/** Maximum number of characters listed in a message. */
const MAX_LISTED = 3

/** Returns the characters of a text that its kind rejects, as they are named to people; at most {@link MAX_LISTED}. */
function namesOfRefused(kind: string, text: string): string[] {
  const named = (text.match(refusedBy(kind)) ?? []).map((sign) => {
    const [, one = `«${sign}»`, many = one] = invisible.find(([like]) => like.test(sign)) ?? []
    return [one, many] as const
  })
  const found = [...new Map(named)].slice(0, MAX_LISTED)
  return found.map(([one, many]) => (found.length === 1 ? one : many))
}

/** Returns names as a list after a negation: «saltos de línea, «:» ni espacios». */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ni ')

/** Returns a message about what a text's kind rejects: characters, an address, or a lack of letters; undefined if nothing. */
export function refusedCharactersText(kind: string, text: string): string | undefined {
  const names = namesOfRefused(kind, text)
  if (names.length === 0 && LINKED.has(kind) && LINK.test(text)) {
    const word = text.split(/\s/).find((one) => LINK.test(one)) ?? text
    return `Un nombre no lleva direcciones web. Quita «${word}» o deja un espacio después del punto.`
  }
  if (names.length === 0)
    return kind === PROPER && !/[\p{L}\p{N}]/u.test(text) ? 'Escribe un nombre con letras o cifras.' : undefined
  return names.length === 1 ? `No se permite ${names[0]}. Quítalo.` : `No se permiten ${listed(names)}. Quítalos.`
}

/** Returns a note for below a field that lists what {@link filterInput} removes from a typed text; '' if nothing. */
export function removedCharactersText(kind: string, typed: string): string {
  const names = namesOfRefused(kind, typed.normalize('NFC'))
  if (names.length === 0) return ''
  // Signs are not quoted: «‹», «>» and ««» would be unreadable.
  const signs = names.flatMap((name) => /^«(.+)»$/su.exec(name)?.[1] ?? [])
  if (signs.length < names.length) return `No uses ${listed(names)}.`
  return signs.length === 1
    ? `No uses el signo ${signs[0]}`
    : `No uses los signos ${signs.slice(0, -1).join(' ')} y ${signs.at(-1)}`
}

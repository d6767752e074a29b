const letters = 'A-Za-zÀ-ÖØ-öø-ÿ'
const text = `${letters}0-9!¡¿?_.,:`

// What each kind lets through, as the inside of a regular expression's class; the others take anything but < > and '.
const allowed: Readonly<Record<string, string>> = {
  email: 'A-Za-z0-9@_.\\-',
  text: `${text} \\-`,
  'text-no-space': `${text}\\-`,
  username: 'A-Za-z0-9',
  alphanumeric: 'A-Za-z0-9',
  number: '0-9',
  real: '0-9?,.',
}
const never = "<>'"

const refusedBy = (kind: string) => {
  const letters = allowed[kind]
  return new RegExp(letters === undefined ? `[${never}]` : `[^${letters}]`, 'gu')
}

/** Removes what may not be typed into an input of this kind. Accents typed as two characters become one first. */
export function filterInput(kind: string, typed: string): string {
  return typed.normalize('NFC').replace(refusedBy(kind), '')
}

/** The JSON Schema pattern of a kind, for what a request sends; a password has none, so that none is weakened. */
export function pattern(kind: string): string | undefined {
  if (kind === 'password') return undefined
  const letters = allowed[kind]
  return letters === undefined ? `^[^${never}]*$` : `^[${letters}]*$`
}

/** Signs that nobody would see between quotation marks. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/[\n\r]/, 'un salto de línea'],
  [/\t/, 'un tabulador'],
  [/\s/, 'un espacio'],
  [/\p{M}/u, 'un acento suelto'],
  [/[\p{C}\p{Z}]/u, 'un signo invisible'],
]

/** Signs that are told at most. */
const TOLD = 3

/** Which signs of a text its kind refuses, in words; undefined when it refuses none. */
export function refusedSigns(kind: string, text: string): string | undefined {
  const found = new Set(
    (text.match(refusedBy(kind)) ?? []).map((sign) => unseen.find(([like]) => like.test(sign))?.[1] ?? `«${sign}»`),
  )
  const told = [...found].slice(0, TOLD)
  if (told.length === 0) return undefined
  return told.length === 1 ? `No se permite ${told[0]}. Quítalo.` : `No se permiten ${told.join(', ')}. Quítalos.`
}

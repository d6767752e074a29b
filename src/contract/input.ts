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

/** Removes what may not be typed into an input of this kind. Accents typed as two characters become one first. */
export function filterInput(kind: string, typed: string): string {
  const letters = allowed[kind]
  const refused = new RegExp(letters === undefined ? `[${never}]` : `[^${letters}]`, 'gu')
  return typed.normalize('NFC').replace(refused, '')
}

/** The JSON Schema pattern of a kind, for what a request sends; a password has none, so that none is weakened. */
export function pattern(kind: string): string | undefined {
  if (kind === 'password') return undefined
  const letters = allowed[kind]
  return letters === undefined ? `^[^${never}]*$` : `^[${letters}]*$`
}

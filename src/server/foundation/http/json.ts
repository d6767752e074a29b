/** Deeper than any schema of the contract; keeps recursive walks off the end of the stack. */
const MAX_DEPTH = 32

// NUL cannot be stored and a lone surrogate is no text: both are refused wherever they stand.
const UNSTORABLE = /[\0\p{Surrogate}]/u

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Text that is no JSON, or JSON that means two things. */
export class JsonError extends Error {}

/** Whether a text could be stored and shown: no NUL, no half of a character. */
export function isText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** JSON from the bytes of a body; undefined when there are none. Throws {@link JsonError}. */
export function parseBody(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw new JsonError('no es UTF-8 válido')
  }
  return text.trim() === '' ? undefined : parseJson(text)
}

/**
 * Strict JSON: besides what the grammar refuses, a key said twice, `__proto__` as a key, NUL, half characters and
 * nesting beyond 32 levels are refused too. Throws {@link JsonError}.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new JsonError('no es JSON válido')
  }
  checkKeys(text)
  checkTexts(value)
  return value
}

/** Reads the tokens of a text that is known to be valid JSON and refuses ambiguous objects. */
function checkKeys(text: string): void {
  const open: (Set<string> | null)[] = []
  const token = /["{}[\]]/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match
    if (found === '{' || found === '[') {
      if (open.push(found === '{' ? new Set() : null) > MAX_DEPTH) throw new JsonError('tiene demasiados niveles')
    } else if (found === '}' || found === ']') open.pop()
    else {
      token.lastIndex = endOf(text, match.index)
      if (isKey(text, token.lastIndex)) addKey(open.at(-1), JSON.parse(text.slice(match.index, token.lastIndex)))
    }
  }
}

/** The place behind a string, sign by sign: an expression would keep each escape on its stack. */
function endOf(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
}

function isKey(text: string, after: number): boolean {
  let at = after
  while (' \t\r\n'.includes(text[at] ?? '·')) at++
  return text[at] === ':'
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__') throw new JsonError('tiene una clave reservada')
  if (keys?.has(key)) throw new JsonError('repite una clave')
  keys?.add(key)
}

function checkTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (!isText(value)) throw new JsonError('contiene caracteres no válidos')
  } else if (Array.isArray(value)) value.forEach(checkTexts)
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      checkTexts(key)
      checkTexts(inner)
    }
}

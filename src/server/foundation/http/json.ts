/** Deeper than any schema of the contract; prevents a stack overflow in recursive functions. */
const MAX_DEPTH = 32

// PostgreSQL cannot store NUL, and a lone surrogate is not valid text.
const UNSTORABLE = /[\0\p{Surrogate}]/u
const ALL_UNSTORABLE = new RegExp(UNSTORABLE, 'gu')

/** Levels of nesting that are kept of what other systems send, which have about ten. */
const DEEPEST = 64

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Thrown for text that is not valid JSON, or for ambiguous JSON. */
export class JsonError extends Error {}

/**
 * Most pieces of a body, each a string, an opening bracket or what follows a comma. No useful body of the usual size has
 * more, and larger ones are large because of their texts. Parsing millions of small values would block everybody else
 * for seconds.
 */
const MAX_PIECES = 50_000

/** Returns true for text that can be stored and displayed: no NUL and no lone surrogates. */
export function isText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Parses the bytes of a JSON body; undefined for an empty body. Throws {@link JsonError}. */
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
 * Parses JSON strictly. Besides syntax errors, it rejects duplicate keys, the key `__proto__`, NUL, lone surrogates,
 * more than {@link MAX_DEPTH} levels of nesting and more than {@link MAX_PIECES} pieces. Throws {@link JsonError}.
 */
export function parseJson(text: string): unknown {
  if (hasManyPieces(text)) throw new JsonError('tiene demasiados datos')
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

/**
 * Whether a text has more pieces outside of its strings than a body may have. Reading them takes long, so this is asked
 * before: the text need not be JSON.
 */
export function hasManyPieces(text: string): boolean {
  const piece = /["{[,]/g
  let pieces = 0
  for (let match = piece.exec(text); match; match = piece.exec(text)) {
    if (++pieces > MAX_PIECES) return true
    if (match[0] === '"') piece.lastIndex = endOf(text, match.index)
  }
  return false
}

/** Scans the tokens of valid JSON and rejects duplicate keys, `__proto__` and too many levels. */
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

/**
 * Returns the index after a string, or after the text if the string does not end. It looks for quotes: a regular expression
 * would keep each escape on its stack, and most of a large body is one string.
 */
function endOf(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at
    while (text[first - 1] === '\\') first--
    if ((at - first) % 2 === 0) return at + 1
  }
  return text.length
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

/**
 * Parses what another system sent, so that it can be stored: PostgreSQL refuses NUL and halves of surrogate pairs, and one
 * of them would refuse everything else of the same request. What is nested too deeply becomes null. Throws a `SyntaxError`
 * when the text is not JSON.
 */
export function parseReceived(text: string): ReturnType<typeof JSON.parse> {
  return storable(JSON.parse(text), 0)
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value)
  if (value === null || typeof value !== 'object') return value
  if (depth >= DEEPEST) return null
  if (Array.isArray(value)) return value.map((one) => storable(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [clean(name), storable(one, depth + 1)]))
}

const clean = (text: string): string => text.replace(ALL_UNSTORABLE, '')

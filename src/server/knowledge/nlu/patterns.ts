import { RE2JS } from 're2js'

// Users write patterns that run on customer messages. RE2 matches in time linear to the text for any pattern. Features
// that it lacks (backreferences, lookaround) are rejected when the pattern is saved.

/** Maximum number of characters searched; the rest of a longer text is ignored. */
const SEARCHED = 4_000
const FOUND = 50

/** A match of a pattern; UTF-16 code units, end exclusive. */
interface PatternMatch {
  start: number
  end: number
  text: string
}

/**
 * Returns why a pattern cannot be used, in Spanish for the user; undefined if it can. A pattern must be well-formed,
 * supported by RE2 and not match the empty text.
 */
export function unsafePattern(pattern: string): string | undefined {
  if (/\(\?(?:[=!]|<[=!])/.test(pattern))
    return 'El patrón no puede mirar hacia adelante ni hacia atrás ("(?=", "(?!").'
  if (/(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/.test(pattern))
    return 'El patrón no puede repetir lo que encontró antes ("\\1").'
  try {
    if (RE2JS.compile(pattern).matcher('').find())
      return 'El patrón coincide con un texto vacío: debe pedir algún carácter.'
  } catch {
    return 'El patrón no es una expresión regular válida.'
  }
  return undefined
}

const compiled = new Map<string, RE2JS | undefined>()

/** Returns the non-overlapping matches of a pattern, in order; none for an unusable pattern. */
export function matchPattern(pattern: string, text: string, matchCase = false): PatternMatch[] {
  const key = `${matchCase ? '=' : '~'}${pattern}`
  if (!compiled.has(key)) {
    if (compiled.size > 1_000) compiled.clear()
    compiled.set(
      key,
      unsafePattern(pattern) ? undefined : RE2JS.compile(pattern, matchCase ? 0 : RE2JS.CASE_INSENSITIVE),
    )
  }
  const matcher = compiled.get(key)?.matcher(text.slice(0, SEARCHED))
  const found: PatternMatch[] = []
  while (matcher && found.length < FOUND && matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()]
    if (end > start) found.push({ start, end, text: text.slice(start, end) })
  }
  return found
}

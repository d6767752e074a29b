import { RE2JS } from 're2js'

// Patterns are written by people and run on what customers write. RE2 runs them in time linear to the text, whatever
// the pattern; what it can't do (backreferences, look around) is refused when the pattern is written.

/** Longer texts are searched up to here. */
const SEARCHED = 4_000
const FOUND = 50

/** A stretch that fits a pattern; UTF-16 code units, end exclusive. */
export interface PatternMatch {
  start: number
  end: number
  text: string
}

/**
 * Why a pattern can't be used, in Spanish for the person who wrote it; undefined when it can: it is well formed, of
 * the subset that always ends soon, and doesn't fit the empty text.
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

/** What of a text fits a pattern, in order, without overlaps; nothing for a pattern that can't be used. */
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

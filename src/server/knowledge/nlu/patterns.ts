import { RE2JS } from 're2js'

// Users write patterns that run on customer messages. RE2 matches any pattern in steps of at most the length of the text
// times the size of the pattern's program, which repetitions multiply: ".{1,999}" has two thousand instructions. Both are
// limited. Features that RE2 lacks (backreferences, lookaround) are rejected when the pattern is saved.

/** Maximum number of characters searched; the rest of a longer text is ignored. */
const SEARCHED = 4_000
/** Maximum number of instructions of a pattern. */
const LARGEST = 1_000
/** Maximum number of steps for all patterns that search a text: about a tenth of a second at worst. */
const STEPS = 2_000_000
const FOUND = 50

/** A match of a pattern; UTF-16 code units, end exclusive. */
interface PatternMatch {
  start: number
  end: number
  text: string
}

/**
 * Returns why a pattern cannot be used, in Spanish for the user; undefined if it can. A pattern must be well-formed,
 * supported by RE2, not match the empty text and not repeat too much.
 */
export function unsafePattern(pattern: string): string | undefined {
  if (/\(\?(?:[=!]|<[=!])/.test(pattern))
    return 'El patrón no puede mirar hacia adelante ni hacia atrás ("(?=", "(?!").'
  if (/(?:^|[^\\])(?:\\\\)*\\(?:[1-9]|k<)/.test(pattern))
    return 'El patrón no puede repetir lo que encontró antes ("\\1").'
  try {
    const program = RE2JS.compile(pattern)
    if (program.matcher('').find()) return 'El patrón coincide con un texto vacío: debe pedir algún carácter.'
    if (program.programSize() > LARGEST) return 'El patrón repite demasiado: usa números menores entre llaves.'
  } catch {
    return 'El patrón no es una expresión regular válida.'
  }
  return undefined
}

const compiled = new Map<string, RE2JS | undefined>()

function programOf(pattern: string, matchCase: boolean): RE2JS | undefined {
  const key = `${matchCase ? '=' : '~'}${pattern}`
  if (!compiled.has(key)) {
    if (compiled.size > 1_000) compiled.clear()
    compiled.set(
      key,
      unsafePattern(pattern) ? undefined : RE2JS.compile(pattern, matchCase ? 0 : RE2JS.CASE_INSENSITIVE),
    )
  }
  return compiled.get(key)
}

/** Returns how many characters of a text the patterns may search one after the other. */
export function searchedBy(patterns: readonly { pattern: string; matchCase?: boolean }[]): number {
  const size = patterns.reduce(
    (sum, { pattern, matchCase }) => sum + (programOf(pattern, matchCase ?? false)?.programSize() ?? 0),
    0,
  )
  return Math.min(SEARCHED, Math.floor(STEPS / Math.max(1, size)))
}

/**
 * Returns the non-overlapping matches of a pattern, in order; none for an unusable pattern.
 * @param searched number of characters to search, if other patterns search the text, too: see `searchedBy`
 */
export function matchPattern(
  pattern: string,
  text: string,
  matchCase = false,
  searched = searchedBy([{ pattern, matchCase }]),
): PatternMatch[] {
  const matcher = programOf(pattern, matchCase)?.matcher(text.slice(0, searched))
  const found: PatternMatch[] = []
  while (matcher && found.length < FOUND && matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()]
    if (end > start) found.push({ start, end, text: text.slice(start, end) })
  }
  return found
}

/** Whether a pattern matches the whole of a text. */
export const matchesPattern = (pattern: string, text: string, matchCase = false): boolean =>
  programOf(pattern, matchCase)?.matcher(text).matches() ?? false

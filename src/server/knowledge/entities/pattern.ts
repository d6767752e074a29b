import type { components } from '../../../../generated/api.d.ts'
import { toCodePoints } from '../../../contract/tagging.ts'
import { problem } from '../../foundation/http/problem.ts'
import { matchPattern, unsafePattern } from '../nlu/index.ts'

/**
 * Returns why a pattern cannot be used for an entity; undefined if it can. Rejects patterns that could be slow to
 * match.
 */
export function patternRefusal(pattern: string): string | undefined {
  return unsafePattern(pattern)
}

/**
 * Returns the matches of a pattern in a text, with positions in Unicode code points. 422 at `pattern` if it cannot be
 * used.
 */
export function testPattern(pattern: string, text: string): components['schemas']['PatternTest'] {
  const refused = patternRefusal(pattern)
  if (refused) throw problem(422, 'invalid', refused, { pattern: [refused] })
  const matches = matchPattern(pattern, text).map(({ start, end, text: value }) => ({
    start: toCodePoints(text, start),
    end: toCodePoints(text, end),
    value,
  }))
  return { matches }
}

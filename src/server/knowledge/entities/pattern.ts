import type { components } from '../../../../generated/api.d.ts'
import { toCodePoints } from '../../../contract/tagging.ts'
import { problem } from '../../foundation/http/problem.ts'
import { matchPattern, unsafePattern } from '../nlu/index.ts'

/** Why a pattern can't be an entity's; undefined when it can. Those that could take long are refused. */
export function patternRefusal(pattern: string): string | undefined {
  return unsafePattern(pattern)
}

/** What a pattern finds in a text, positions in Unicode code points. 422 at `pattern` when it can't be used. */
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

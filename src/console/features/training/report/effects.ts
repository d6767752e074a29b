import type { components } from '../../../../../generated/api.d.ts'

type Report = components['schemas']['TrainingReport']
type Pair = Report['confused'][number]
type Conflict = Report['conflicts'][number]
type Weak = Report['weak'][number]

/**
 * A change that would improve the bot.
 * `gain`: the number of examples that it could get right in addition; `certainty`, 0 to 1: how far that can be relied
 * on
 */
export type Effect = { key: string; gain: number; certainty: number } & (
  | { kind: 'move'; pair: Pair }
  | { kind: 'remove'; conflict: Conflict; remove: Conflict['examples'][number] }
  | { kind: 'teach'; weak: Weak }
)

/**
 * Share of the missed examples that teaching an intent is counted to mend: it seldom makes anything worse, but mends few
 * at once.
 */
const TAUGHT = 0.5

/** How far a finding on this many examples can be relied on: one is a third, many approach 1. */
const evidence = (count: number): number => count / (count + 2)

/**
 * Returns the changes that a report suggests, the greatest expected gain first: gain by certainty. The gain is the
 * number of examples that were understood wrongly and that the change touches: the most that it can mend, not a
 * promise. Moving examples is less certain than teaching: most misunderstood examples are where they belong.
 */
export function effectsOf({ confused, conflicts, weak }: Pick<Report, 'confused' | 'conflicts' | 'weak'>): Effect[] {
  const wrong = new Set(confused.flatMap(({ examples }) => examples.map(({ id }) => id)))
  const moves = confused.map((pair): Effect => {
    const { intent, predicted, count, examples } = pair
    // Two intents that are taken for each other overlap: their examples are not misplaced in one direction.
    const back = confused.find((one) => one.intent.id === predicted.id && one.predicted.id === intent.id)?.count ?? 0
    const sure = examples.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, examples.length)
    const certainty = sure * evidence(count) * (count / (count + back))
    return { key: `move ${intent.id} ${predicted.id}`, kind: 'move', gain: count, certainty, pair }
  })
  const removals = conflicts.map((conflict): Effect => {
    const { examples, similarity } = conflict
    const gain = examples.filter(({ id }) => wrong.has(id)).length
    // The example that is understood as the other intent is more likely the misplaced one, else the newer one.
    const [remove] = [...examples].sort((a, b) => Number(wrong.has(b.id)) - Number(wrong.has(a.id)) || b.id - a.id)
    return {
      key: `remove ${examples.map(({ id }) => id).join()}`,
      kind: 'remove',
      gain,
      certainty: similarity * evidence(gain),
      conflict,
      remove: remove as Conflict['examples'][number],
    }
  })
  const teaching = weak.map((one): Effect => {
    const missed = Math.round(one.examples * (1 - (one.recall ?? 1)))
    const certainty = TAUGHT * evidence(one.examples)
    return { key: `teach ${one.intent.id}`, kind: 'teach', gain: missed, certainty, weak: one }
  })
  const expected = ({ gain, certainty }: Effect) => gain * certainty
  return [...moves, ...removals, ...teaching].sort(
    (a, b) => expected(b) - expected(a) || b.gain - a.gain || a.key.localeCompare(b.key),
  )
}

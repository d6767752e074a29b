import type { components } from '../../../../../generated/api.d.ts'

type Report = components['schemas']['TrainingReport']
type Pair = Report['confused'][number]
type Conflict = Report['conflicts'][number]
type Weak = Report['weak'][number]

/** A change that would improve the bot, with the number of examples that it could get right in addition. */
export type Effect = { key: string; gain: number } & (
  | { kind: 'move'; pair: Pair }
  | { kind: 'remove'; conflict: Conflict; remove: Conflict['examples'][number] }
  | { kind: 'teach'; weak: Weak }
)

/**
 * Returns the changes that a report suggests, the most effective first. The gain is the number of examples that were
 * understood wrongly and that the change touches: the most that it can mend, not a promise.
 */
export function effectsOf({ confused, conflicts, weak }: Pick<Report, 'confused' | 'conflicts' | 'weak'>): Effect[] {
  const wrong = new Set(confused.flatMap(({ examples }) => examples.map(({ id }) => id)))
  const moves = confused.map((pair): Effect => {
    const { intent, predicted, count } = pair
    return { key: `move ${intent.id} ${predicted.id}`, kind: 'move', gain: count, pair }
  })
  const removals = conflicts.map((conflict): Effect => {
    const { examples } = conflict
    // The example that is understood as the other intent is more likely the misplaced one, else the newer one.
    const [remove] = [...examples].sort((a, b) => Number(wrong.has(b.id)) - Number(wrong.has(a.id)) || b.id - a.id)
    return {
      key: `remove ${examples.map(({ id }) => id).join()}`,
      kind: 'remove',
      gain: examples.filter(({ id }) => wrong.has(id)).length,
      conflict,
      remove: remove as Conflict['examples'][number],
    }
  })
  const teaching = weak.map((one): Effect => {
    const missed = Math.round(one.examples * (1 - (one.recall ?? 1)))
    return { key: `teach ${one.intent.id}`, kind: 'teach', gain: missed, weak: one }
  })
  return [...moves, ...removals, ...teaching].sort((a, b) => b.gain - a.gain || a.key.localeCompare(b.key))
}

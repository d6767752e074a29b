// BIO labels of a token: 0 is outside; entity number k begins with 1 + 2k and continues with 2 + 2k.

export const OUTSIDE = 0
export const beginLabel = (entity: number): number => 1 + 2 * entity
export const isInside = (label: number): boolean => label > 0 && label % 2 === 0
/** Returns the entity number of a label; -1 for outside. */
export const entityOf = (label: number): number => (label === OUTSIDE ? -1 : (label - 1) >> 1)

/**
 * Number of highest-scoring candidate labels per token. Outside and continuations of the previous token's candidates
 * are added.
 */
const BEAM = 10

/**
 * Returns the best sequence of labels (Viterbi over the likeliest labels of each token). An inside label must follow a
 * label of the same entity.
 * @param emissions the score of each label, per token
 * @param transitions `[before * labels + after]`; `before` = labels is the start of the text
 */
export function bestLabels(emissions: readonly Float32Array[], transitions: Float32Array, labels: number): Int32Array {
  const candidates: number[][] = []
  const reached: Float64Array[] = []
  const origins: Int32Array[] = []
  for (const [i, emission] of emissions.entries()) {
    const before = candidates[i - 1]
    const here = candidatesOf(emission, before)
    const score = new Float64Array(here.length).fill(Number.NEGATIVE_INFINITY)
    const origin = new Int32Array(here.length)
    here.forEach((label, q) => {
      const own = emission[label] as number
      if (!before) {
        if (!isInside(label)) score[q] = own + (transitions[labels * labels + label] as number)
        return
      }
      before.forEach((earlier, p) => {
        if (isInside(label) && entityOf(earlier) !== entityOf(label)) return
        const sum = (reached[i - 1]?.[p] as number) + (transitions[earlier * labels + label] as number) + own
        if (sum > (score[q] as number)) {
          score[q] = sum
          origin[q] = p
        }
      })
    })
    candidates.push(here)
    reached.push(score)
    origins.push(origin)
  }
  const best = new Int32Array(emissions.length)
  const last = reached.at(-1)
  let q = last ? last.indexOf(Math.max(...last)) : 0
  for (let i = emissions.length - 1; i >= 0; i--) {
    best[i] = candidates[i]?.[q] as number
    q = origins[i]?.[q] as number
  }
  return best
}

function candidatesOf(emission: Float32Array, before: readonly number[] | undefined): number[] {
  const all = Array.from(emission.keys())
  if (all.length <= BEAM) return all
  const best = all.sort((a, b) => (emission[b] as number) - (emission[a] as number)).slice(0, BEAM)
  const more = [OUTSIDE, ...(before ?? []).filter((label) => label !== OUTSIDE).map((label) => label + (label % 2))]
  for (const label of more) if (!best.includes(label)) best.push(label)
  return best
}

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
 * @param emissions the score of each label, `labels` for each token
 * @param transitions `[before * labels + after]`; `before` = labels is the start of the text
 */
export function bestLabels(emissions: Float32Array, transitions: Float32Array, labels: number): Int32Array {
  const tokens = emissions.length / labels
  const best = new Int32Array(tokens)
  if (tokens === 0) return best
  const candidates = new Int32Array(tokens * labels)
  const counts = new Int32Array(tokens)
  const reached = new Float64Array(tokens * labels).fill(Number.NEGATIVE_INFINITY)
  const origins = new Int32Array(tokens * labels)
  for (let i = 0; i < tokens; i++) {
    const here = i * labels
    const before = here - labels
    const known = i > 0 ? (counts[i - 1] as number) : 0
    const count = chooseCandidates(emissions, candidates, here, labels, before, known)
    counts[i] = count
    for (let q = here; q < here + count; q++) {
      const label = candidates[q] as number
      const own = emissions[here + label] as number
      const inside = isInside(label)
      if (i === 0) {
        if (!inside) reached[q] = own + (transitions[labels * labels + label] as number)
        continue
      }
      for (let p = before; p < before + known; p++) {
        const earlier = candidates[p] as number
        if (inside && entityOf(earlier) !== entityOf(label)) continue
        const sum = (reached[p] as number) + (transitions[earlier * labels + label] as number) + own
        if (sum > (reached[q] as number)) {
          reached[q] = sum
          origins[q] = p
        }
      }
    }
  }
  const last = (tokens - 1) * labels
  let at = last
  for (let q = last; q < last + (counts[tokens - 1] as number); q++)
    if ((reached[q] as number) > (reached[at] as number)) at = q
  for (let i = tokens - 1; i >= 0; i--) {
    best[i] = candidates[at] as number
    at = origins[at] as number
  }
  return best
}

/** Writes the candidates of a token to `list` at `here`, best first if there are more than the beam; returns how many. */
function chooseCandidates(
  emissions: Float32Array,
  list: Int32Array,
  here: number,
  labels: number,
  before: number,
  known: number,
): number {
  if (labels <= BEAM) {
    for (let label = 0; label < labels; label++) list[here + label] = label
    return labels
  }
  let count = 0
  for (let label = 0; label < labels; label++) {
    const score = emissions[here + label] as number
    const scoreAt = (place: number) => emissions[here + (list[here + place] as number)] as number
    if (count === BEAM && score <= scoreAt(BEAM - 1)) continue
    let place = count < BEAM ? count++ : BEAM - 1
    for (; place > 0 && scoreAt(place - 1) < score; place--) list[here + place] = list[here + place - 1] as number
    list[here + place] = label
  }
  const add = (label: number) => {
    for (let place = here; place < here + count; place++) if (list[place] === label) return
    list[here + count++] = label
  }
  add(OUTSIDE)
  for (let p = before; p < before + known; p++) {
    const label = list[p] as number
    if (label !== OUTSIDE) add(label + (label % 2))
  }
  return count
}

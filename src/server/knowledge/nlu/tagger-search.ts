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
const ABSENT = -1

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
  const places = new Int32Array(tokens * labels).fill(ABSENT)
  const reached = new Float64Array(tokens * labels).fill(Number.NEGATIVE_INFINITY)
  const origins = new Int32Array(tokens * labels)
  let known = 0
  for (let i = 0; i < tokens; i++) {
    const here = i * labels
    const before = here - labels
    const count = chooseCandidates(emissions, candidates, places, here, labels, known)
    for (let q = here; q < here + count; q++) {
      const label = candidates[q] as number
      const own = emissions[here + label] as number
      if (i === 0) {
        if (!isInside(label)) reached[q] = own + (transitions[labels * labels + label] as number)
        continue
      }
      const reach = (p: number) => {
        const earlier = candidates[p] as number
        const sum = (reached[p] as number) + (transitions[earlier * labels + label] as number) + own
        if (sum <= (reached[q] as number)) return
        reached[q] = sum
        origins[q] = p
      }
      if (isInside(label)) {
        const begin = places[before + label - 1] as number
        const inside = places[before + label] as number
        // Of two equal sums, the one with the better candidate counts.
        const first = Math.min(begin, inside)
        if (first !== ABSENT) reach(first)
        const second = Math.max(begin, inside)
        if (second !== ABSENT) reach(second)
      } else for (let p = before; p < before + known; p++) reach(p)
    }
    known = count
  }
  const last = (tokens - 1) * labels
  let at = last
  for (let q = last; q < last + known; q++) if ((reached[q] as number) > (reached[at] as number)) at = q
  for (let i = tokens - 1; i >= 0; i--) {
    best[i] = candidates[at] as number
    at = origins[at] as number
  }
  return best
}

/**
 * Writes the candidates of a token to `list` from `here`, best first if there are more than the beam, and their places
 * by label. The `known` candidates of the token before lie `labels` earlier. Returns their number.
 */
function chooseCandidates(
  emissions: Float32Array,
  list: Int32Array,
  places: Int32Array,
  here: number,
  labels: number,
  known: number,
): number {
  if (labels <= BEAM) {
    for (let label = 0; label < labels; label++) {
      list[here + label] = label
      places[here + label] = here + label
    }
    return labels
  }
  let count = 0
  let least = Number.NEGATIVE_INFINITY
  for (let label = 0; label < labels; label++) {
    const score = emissions[here + label] as number
    if (count === BEAM && score <= least) continue
    let place = here + (count < BEAM ? count++ : BEAM - 1)
    for (; place > here; place--) {
      const lower = list[place - 1] as number
      if ((emissions[here + lower] as number) >= score) break
      list[place] = lower
    }
    list[place] = label
    least = emissions[here + (list[here + count - 1] as number)] as number
  }
  for (let place = here; place < here + count; place++) places[here + (list[place] as number)] = place
  const add = (label: number) => {
    if (places[here + label] !== ABSENT) return
    places[here + label] = here + count
    list[here + count++] = label
  }
  add(OUTSIDE)
  for (let p = here - labels; p < here - labels + known; p++) {
    const label = list[p] as number
    if (label !== OUTSIDE) add(label + (label % 2))
  }
  return count
}

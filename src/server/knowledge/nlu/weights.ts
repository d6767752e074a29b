// TF-IDF weights of the features of a text.

/** The numbers of features by ascending order, each once, and how often each occurs. */
interface FeatureCounts {
  index: Int32Array
  times: Uint32Array
}

/** Counts the numbers of a text's features, which are sorted. */
export function countsOf(sorted: Int32Array): FeatureCounts {
  const index = new Int32Array(sorted.length)
  const times = new Uint32Array(sorted.length)
  let last = -1
  for (const number of sorted) {
    if (last < 0 || index[last] !== number) index[++last] = number
    times[last] = (times[last] as number) + 1
  }
  return { index: index.slice(0, last + 1), times: times.slice(0, last + 1) }
}

/**
 * Returns the weight of each feature of a text, with each kind of feature normalized to length 1.
 * @param kindOf the kind of a feature, by its number
 */
export function weightsOf(
  { index, times }: FeatureCounts,
  rarity: Float32Array,
  kindOf: (number: number) => number,
): Float32Array {
  const value = new Float32Array(index.length)
  const kinds = Uint8Array.from(index, kindOf)
  const squares = [0, 0]
  for (let k = 0; k < index.length; k++) {
    const weight = (1 + Math.log(times[k] as number)) * (rarity[index[k] as number] as number)
    const kind = kinds[k] as number
    squares[kind] = (squares[kind] as number) + weight * weight
    value[k] = weight
  }
  for (let k = 0; k < index.length; k++)
    value[k] = (value[k] as number) / Math.sqrt(squares[kinds[k] as number] as number)
  return value
}

import type { SparseVector } from './features.ts'
import { randomFrom } from './random.ts'

/** Training options; the defaults were chosen by cross-validation on training data. */
export interface SolverOptions {
  /** cost of a misclassified example: a higher value fits the examples more closely */
  cost?: number
  /** factor on the cost for examples of the class itself */
  positive?: number
  /** maximum distance from the optimum at which to stop */
  tolerance?: number
  maxPasses?: number
}

/** Factor on the cost of an example of no class: it only teaches what the classes are not. */
const FOREIGN = 0.5

/** Number of examples above which those beyond their margin by `CLEAR` are left out until the rest has converged. */
const MANY = 2_000
const CLEAR = 0.02
/**
 * Of many examples, the distance from the optimum in a pass over all of them from which the next such pass would change
 * too little to be worth it.
 */
const SETTLED = 2

/** Solves binary problems over the same vectors, which it stores in flat arrays for speed. */
export class Solver {
  bias = 0
  /** the solution for no example of side 1 */
  private none: { multipliers: Float64Array; weights: Float32Array; bias: number } | undefined
  private readonly start: Uint32Array
  private readonly index: Int32Array
  private readonly value: Float32Array
  private readonly weights: Float32Array
  private readonly squares: Float64Array
  /** for examples of the class, and for each example as one of another class */
  private readonly softness: number
  private readonly others: Float64Array
  private readonly tolerance: number
  private readonly maxPasses: number

  constructor(vectors: readonly SparseVector[], features: number, classOf: Int32Array, options: SolverOptions) {
    const cost = options.cost ?? 1
    this.softness = 0.5 / (cost * (options.positive ?? 1))
    this.others = Float64Array.from(classOf, (own) => 0.5 / (own < 0 ? cost * FOREIGN : cost))
    this.tolerance = options.tolerance ?? 0.1
    this.maxPasses = options.maxPasses ?? 60
    this.weights = new Float32Array(features)
    this.start = new Uint32Array(vectors.length + 1)
    vectors.forEach(({ index }, i) => {
      this.start[i + 1] = (this.start[i] as number) + index.length
    })
    this.index = new Int32Array(this.start[vectors.length] ?? 0)
    this.value = new Float32Array(this.index.length)
    vectors.forEach(({ index, value }, i) => {
      this.index.set(index, this.start[i])
      this.value.set(value, this.start[i])
    })
    this.squares = Float64Array.from(vectors, ({ value }) => value.reduce((sum, weight) => sum + weight * weight, 1))
  }

  /**
   * Returns the weights that separate the vectors of side 1 from those of side -1; valid until the next call. Starts from
   * the multipliers and leaves the solution's there. Without multipliers, many vectors start from the solution for none
   * of side 1, which is near that for a few.
   */
  solve(side: Int8Array, multipliers: Float64Array): Float32Array {
    const isCold = multipliers.every((multiplier) => multiplier === 0)
    if (isCold && side.length > MANY) this.startFromNone(side, multipliers)
    else this.startFrom(side, multipliers)
    this.converge(side, multipliers, isCold && side.length <= MANY)
    return this.weights
  }

  private startFrom(side: Int8Array, multipliers: Float64Array): void {
    this.weights.fill(0)
    this.bias = 0
    for (let i = 0; i < side.length; i++)
      if ((multipliers[i] as number) > 0) this.move(i, (multipliers[i] as number) * (side[i] as number))
  }

  private startFromNone(side: Int8Array, multipliers: Float64Array): void {
    this.none ??= this.solveNone(side.length)
    multipliers.set(this.none.multipliers)
    this.weights.set(this.none.weights)
    this.bias = this.none.bias
    for (let i = 0; i < side.length; i++)
      if ((side[i] as number) > 0 && (multipliers[i] as number) > 0) {
        this.move(i, multipliers[i] as number)
        multipliers[i] = 0
      }
  }

  private solveNone(count: number) {
    const multipliers = new Float64Array(count)
    const side = new Int8Array(count).fill(-1)
    this.startFrom(side, multipliers)
    this.converge(side, multipliers, true)
    return { multipliers, weights: this.weights.slice(), bias: this.bias }
  }

  private converge(side: Int8Array, multipliers: Float64Array, isCold: boolean): void {
    const { tolerance, maxPasses } = this
    const random = randomFrom(7)
    const count = this.squares.length
    const isMany = count > MANY
    const eager = isMany ? CLEAR : Number.POSITIVE_INFINITY
    const active = Int32Array.from({ length: count }, (_, i) => i)
    // Of many examples, those that the starting point does not rest on are first looked at when the rest has converged.
    let size =
      isMany && !isCold ? toFront(active, (i) => (multipliers[i] as number) > 0 || (side[i] as number) > 0) : count
    const small = isMany ? tolerance / 10 : 1e-12
    let unsettled = Number.POSITIVE_INFINITY
    let bound = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < maxPasses; pass++) {
      const isWhole = size === count
      // In a cold start the first pass says little about the examples.
      const clear = pass === 0 && isCold ? Number.POSITIVE_INFINITY : eager
      let most = Number.NEGATIVE_INFINITY
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < size; i++) swap(active, i, i + Math.floor(random() * (size - i)))
      for (let place = 0; place < size; place++) {
        const i = active[place] as number
        const own = side[i] as number
        const softness = own > 0 ? this.softness : (this.others[i] as number)
        const multiplier = multipliers[i] as number
        const gradient = own * this.margin(i) - 1 + multiplier * softness
        let projected = gradient
        if (multiplier === 0) {
          if (gradient > Math.min(bound, clear)) {
            swap(active, place--, --size) // shrinking: leave it out until the rest has converged
            continue
          }
          projected = Math.min(gradient, 0)
        }
        most = Math.max(most, projected)
        least = Math.min(least, projected)
        if (Math.abs(projected) < small) continue
        const changed = Math.max(multiplier - gradient / ((this.squares[i] as number) + softness), 0)
        multipliers[i] = changed
        if (changed !== multiplier) this.move(i, (changed - multiplier) * own)
      }
      if (isWhole) unsettled = most - least
      if (most - least <= (isMany && unsettled === Number.POSITIVE_INFINITY ? 4 : 1) * tolerance) {
        if (isWhole || (isMany && unsettled <= SETTLED)) break
        size = count
        bound = Number.POSITIVE_INFINITY
      } else bound = most <= 0 ? Number.POSITIVE_INFINITY : most
    }
  }

  private margin(i: number): number {
    const { index, value, weights } = this
    const end = this.start[i + 1] as number
    // Four sums, because each addition waits for the one before it in the same sum.
    let [a, b, c, d] = [this.bias, 0, 0, 0]
    let k = this.start[i] as number
    for (; k < end - 3; k += 4) {
      a += (weights[index[k] as number] as number) * (value[k] as number)
      b += (weights[index[k + 1] as number] as number) * (value[k + 1] as number)
      c += (weights[index[k + 2] as number] as number) * (value[k + 2] as number)
      d += (weights[index[k + 3] as number] as number) * (value[k + 3] as number)
    }
    for (; k < end; k++) a += (weights[index[k] as number] as number) * (value[k] as number)
    return a + b + c + d
  }

  private move(i: number, step: number): void {
    const { index, value, weights } = this
    const end = this.start[i + 1] as number
    for (let k = this.start[i] as number; k < end; k++) {
      const at = index[k] as number
      weights[at] = (weights[at] as number) + step * (value[k] as number)
    }
    this.bias += step
  }
}

function swap(list: Int32Array, a: number, b: number): void {
  const kept = list[a] as number
  list[a] = list[b] as number
  list[b] = kept
}

/** Moves the numbers that are wanted to the front of a list. Returns how many they are. */
function toFront(list: Int32Array, isWanted: (number: number) => boolean): number {
  let count = 0
  for (let place = 0; place < list.length; place++) if (isWanted(list[place] as number)) swap(list, place, count++)
  return count
}

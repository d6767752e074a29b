import type { SparseVector } from './features.ts'
import { randomFrom } from './random.ts'

/**
 * Quantized sparse weights by feature: `weights[at] * scales[owner[at]]` is the weight for class `owner[at]`, for `at`
 * from `start[f]` to `start[f + 1]`. Zero weights (the majority) are omitted.
 */
export interface LinearModel {
  classes: number
  start: Uint32Array
  owner: Uint16Array
  weights: Int8Array
  scales: Float32Array
  bias: Float32Array
}

/** Training options; the defaults were chosen by cross-validation on training data. */
interface SvmOptions {
  /** cost of a misclassified example: a higher value fits the examples more closely */
  cost?: number
  /** factor on the cost for examples of the class itself */
  positive?: number
  /** maximum distance from the optimum at which to stop */
  tolerance?: number
  maxPasses?: number
  onClass?: (done: number) => void
}

/**
 * Trains one linear support vector machine per class (one-vs-rest): L2-regularized, squared hinge loss, by dual
 * coordinate descent with shrinking (Hsieh et al., ICML 2008).
 * @param classOf the class of each vector, 0…classes - 1
 */
export function trainSvm(
  vectors: readonly SparseVector[],
  classOf: Int32Array,
  classes: number,
  features: number,
  options: SvmOptions = {},
): LinearModel {
  const dense: Int8Array[] = []
  const scales = new Float32Array(classes)
  const bias = new Float32Array(classes)
  const solver = new Solver(vectors, features, options)
  for (let c = 0; c < classes; c++) {
    const weights = solver.solve(Int8Array.from(classOf, (own) => (own === c ? 1 : -1)))
    let most = 1e-9
    for (let f = 0; f < features; f++) most = Math.max(most, Math.abs(weights[f] as number))
    const scale = most / 127
    const small = new Int8Array(features)
    for (let f = 0; f < features; f++) small[f] = Math.round((weights[f] as number) / scale)
    dense.push(small)
    scales[c] = scale
    bias[c] = solver.bias
    options.onClass?.(c + 1)
  }
  return { classes, ...withoutZeros(dense, features), scales, bias }
}

function withoutZeros(dense: readonly Int8Array[], features: number) {
  const start = new Uint32Array(features + 1)
  for (const weights of dense)
    for (let f = 0; f < features; f++) if (weights[f] !== 0) start[f + 1] = (start[f + 1] as number) + 1
  for (let f = 0; f < features; f++) start[f + 1] = (start[f + 1] as number) + (start[f] as number)
  const next = start.slice()
  const owner = new Uint16Array(start[features] as number)
  const weights = new Int8Array(owner.length)
  for (const [c, own] of dense.entries())
    for (let f = 0; f < features; f++) {
      if (own[f] === 0) continue
      const at = next[f] as number
      next[f] = at + 1
      owner[at] = c
      weights[at] = own[f] as number
    }
  return { start, owner, weights }
}

/** Returns the score of each class: positive is in favor, negative against. */
export function scores(model: LinearModel, vector: SparseVector): Float32Array {
  const { classes, start, owner, weights } = model
  const sums = new Float32Array(classes)
  for (let k = 0; k < vector.index.length; k++) {
    const f = vector.index[k] as number
    const value = vector.value[k] as number
    const end = start[f + 1] as number
    for (let at = start[f] as number; at < end; at++) {
      const c = owner[at] as number
      sums[c] = (sums[c] as number) + (weights[at] as number) * value
    }
  }
  for (let c = 0; c < classes; c++)
    sums[c] = (sums[c] as number) * (model.scales[c] as number) + (model.bias[c] as number)
  return sums
}

/** Solves binary problems over the same vectors, which it stores in flat arrays for speed. */
class Solver {
  bias = 0
  private readonly start: Uint32Array
  private readonly index: Int32Array
  private readonly value: Float32Array
  private readonly weights: Float32Array
  private readonly squares: Float64Array
  private readonly softness: { own: number; rest: number }
  private readonly tolerance: number
  private readonly maxPasses: number

  constructor(vectors: readonly SparseVector[], features: number, options: SvmOptions) {
    const cost = options.cost ?? 1
    this.softness = { own: 0.5 / (cost * (options.positive ?? 1)), rest: 0.5 / cost }
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

  /** Returns the weights that separate the vectors of side 1 from those of side -1; valid until the next call. */
  solve(side: Int8Array): Float32Array {
    const { tolerance, maxPasses } = this
    this.weights.fill(0)
    this.bias = 0
    const random = randomFrom(7)
    const count = this.squares.length
    const multipliers = new Float64Array(count)
    const active = Int32Array.from({ length: count }, (_, i) => i)
    let size = count
    let bound = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < maxPasses; pass++) {
      let most = Number.NEGATIVE_INFINITY
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < size; i++) swap(active, i, i + Math.floor(random() * (size - i)))
      for (let place = 0; place < size; place++) {
        const i = active[place] as number
        const own = side[i] as number
        const softness = own > 0 ? this.softness.own : this.softness.rest
        const multiplier = multipliers[i] as number
        const gradient = own * this.margin(i) - 1 + multiplier * softness
        let projected = gradient
        if (multiplier === 0) {
          if (gradient > bound) {
            swap(active, place--, --size) // shrinking: leave it out until the rest has converged
            continue
          }
          projected = Math.min(gradient, 0)
        }
        most = Math.max(most, projected)
        least = Math.min(least, projected)
        if (Math.abs(projected) < 1e-12) continue
        const changed = Math.max(multiplier - gradient / ((this.squares[i] as number) + softness), 0)
        multipliers[i] = changed
        if (changed !== multiplier) this.move(i, (changed - multiplier) * own)
      }
      if (most - least <= tolerance) {
        if (size === count) break
        size = count
        bound = Number.POSITIVE_INFINITY
      } else bound = most <= 0 ? Number.POSITIVE_INFINITY : most
    }
    return this.weights
  }

  private margin(i: number): number {
    const { index, value, weights } = this
    const end = this.start[i + 1] as number
    let sum = this.bias
    for (let k = this.start[i] as number; k < end; k++)
      sum += (weights[index[k] as number] as number) * (value[k] as number)
    return sum
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

import { type MergedVectors, mergeEqualColumns } from './equal-columns.ts'
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

/** The examples as one view of them sees them. */
interface View {
  vectors: readonly SparseVector[]
  features: number
}

/**
 * Trains one linear support vector machine per class (one-vs-rest): L2-regularized, squared hinge loss, by dual
 * coordinate descent with shrinking (Hsieh et al., ICML 2008). Returns a model for each view of the same examples; each
 * starts from the solution of the view before, which is near its own.
 * @param classOf the class of each vector, 0…classes - 1; negative for none
 */
export function trainSvms(
  views: readonly View[],
  classOf: Int32Array,
  classes: number,
  options: SvmOptions = {},
): LinearModel[] {
  const trainings = views.map((view) => new Training(view, classOf, classes, options))
  for (let c = 0; c < classes; c++) {
    const side = Int8Array.from(classOf, (own) => (own === c ? 1 : -1))
    const multipliers = new Float64Array(classOf.length)
    for (const training of trainings) training.add(side, multipliers)
    options.onClass?.(c + 1)
  }
  return trainings.map((training) => training.model())
}

/** The models of one view, class by class. */
class Training {
  private readonly merged: MergedVectors
  private readonly solver: Solver
  private readonly dense: Int8Array[] = []
  private readonly scales: Float32Array
  private readonly bias: Float32Array

  constructor({ vectors, features }: View, classOf: Int32Array, classes: number, options: SvmOptions) {
    this.merged = mergeEqualColumns(vectors, features)
    this.solver = new Solver(this.merged.vectors, this.merged.features, classOf, options)
    this.scales = new Float32Array(classes)
    this.bias = new Float32Array(classes)
  }

  /** Trains the next class. The multipliers are where it starts, and then its solution. */
  add(side: Int8Array, multipliers: Float64Array): void {
    const { share } = this.merged
    const weights = this.solver.solve(side, multipliers)
    let most = 1e-9
    for (let group = 0; group < share.length; group++) {
      weights[group] = (weights[group] as number) * (share[group] as number)
      most = Math.max(most, Math.abs(weights[group] as number))
    }
    const scale = most / 127
    const small = new Int8Array(share.length)
    for (let group = 0; group < share.length; group++) small[group] = Math.round((weights[group] as number) / scale)
    this.scales[this.dense.length] = scale
    this.bias[this.dense.length] = this.solver.bias
    this.dense.push(small)
  }

  model(): LinearModel {
    const { dense, scales, bias } = this
    return { classes: scales.length, ...withoutZeros(dense, this.merged.mergedOf), scales, bias }
  }
}

/** Returns the weights of each feature, which are those of its group, without zeros. */
function withoutZeros(dense: readonly Int8Array[], groupOf: Int32Array) {
  const start = new Uint32Array(groupOf.length + 1)
  for (let f = 0; f < groupOf.length; f++) {
    let count = 0
    for (const weights of dense) if (weights[groupOf[f] as number] !== 0) count++
    start[f + 1] = (start[f] as number) + count
  }
  const owner = new Uint16Array(start.at(-1) ?? 0)
  const weights = new Int8Array(owner.length)
  let at = 0
  for (const group of groupOf)
    for (const [c, own] of dense.entries()) {
      if (own[group] === 0) continue
      owner[at] = c
      weights[at++] = own[group] as number
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

/** Factor on the cost of an example of no class: it only teaches what the classes are not. */
const FOREIGN = 0.5

/** Number of examples above which those beyond their margin by `CLEAR` are left out until the rest has converged. */
const MANY = 2_000
const CLEAR = 0.02

/** Solves binary problems over the same vectors, which it stores in flat arrays for speed. */
class Solver {
  bias = 0
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

  constructor(vectors: readonly SparseVector[], features: number, classOf: Int32Array, options: SvmOptions) {
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
   * the multipliers and leaves the solution's there.
   */
  solve(side: Int8Array, multipliers: Float64Array): Float32Array {
    const { tolerance, maxPasses } = this
    this.weights.fill(0)
    this.bias = 0
    for (const [i, multiplier] of multipliers.entries())
      if (multiplier > 0) this.move(i, multiplier * (side[i] as number))
    const random = randomFrom(7)
    const count = this.squares.length
    // In a cold start the first pass says little about the examples.
    const isCold = multipliers.every((multiplier) => multiplier === 0)
    const eager = count > MANY ? CLEAR : Number.POSITIVE_INFINITY
    const active = Int32Array.from({ length: count }, (_, i) => i)
    let size = count
    let bound = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < maxPasses; pass++) {
      const isWhole = size === count
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
        if (Math.abs(projected) < 1e-12) continue
        const changed = Math.max(multiplier - gradient / ((this.squares[i] as number) + softness), 0)
        multipliers[i] = changed
        if (changed !== multiplier) this.move(i, (changed - multiplier) * own)
      }
      if (most - least <= tolerance) {
        if (isWhole) break
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

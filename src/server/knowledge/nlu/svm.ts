import { type MergedVectors, mergeEqualColumns } from './equal-columns.ts'
import type { SparseVector } from './features.ts'
import { Solver, type SolverOptions } from './svm-solver.ts'

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

interface SvmOptions extends SolverOptions {
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
  const groups = groupedWeights(dense)
  const start = new Uint32Array(groupOf.length + 1)
  for (let f = 0; f < groupOf.length; f++) {
    const group = groupOf[f] as number
    start[f + 1] = (start[f] as number) + (groups.start[group + 1] as number) - (groups.start[group] as number)
  }
  const owner = new Uint16Array(start.at(-1) ?? 0)
  const weights = new Int8Array(owner.length)
  for (let f = 0; f < groupOf.length; f++) {
    const group = groupOf[f] as number
    const [from, until] = [groups.start[group] as number, groups.start[group + 1] as number]
    owner.set(groups.owner.subarray(from, until), start[f])
    weights.set(groups.weights.subarray(from, until), start[f])
  }
  return { start, owner, weights }
}

/** Returns the weights by group instead of by class, without zeros. Reads each class's weights in the order they lie. */
function groupedWeights(dense: readonly Int8Array[]) {
  const start = new Uint32Array((dense[0]?.length ?? 0) + 1)
  for (const own of dense)
    for (let group = 0; group < own.length; group++)
      if (own[group] !== 0) start[group + 1] = (start[group + 1] as number) + 1
  for (let group = 1; group < start.length; group++)
    start[group] = (start[group] as number) + (start[group - 1] as number)
  const next = start.slice()
  const owner = new Uint16Array(start.at(-1) ?? 0)
  const weights = new Int8Array(owner.length)
  for (const [c, own] of dense.entries()) {
    for (let group = 0; group < own.length; group++) {
      if (own[group] === 0) continue
      const at = next[group] as number
      next[group] = at + 1
      owner[at] = c
      weights[at] = own[group] as number
    }
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

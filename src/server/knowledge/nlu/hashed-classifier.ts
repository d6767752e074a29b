import { eachFeature, type SparseVector } from './features.ts'
import { wordsOf } from './reading.ts'
import { trainSvms } from './svm.ts'

/** Number of weights: features share one by their hash, so that the classifier needs no vocabulary and stays small. */
const BUCKETS = 2 ** 15
const KINDS = 2
/** What numbers are read as: a certain one tells nothing. */
const NUMBER = '#'

/** Weights of a classifier that tells texts of one kind from all others. */
export interface HashedWeights {
  /** one signed byte per bucket, in base64 */
  weights: string
  /** the size of a unit of the weights */
  scale: number
  bias: number
}

/**
 * Trains a classifier on texts of a kind and on others. Deterministic.
 * @param own texts of the kind
 * @param others texts of any other kind, as like as possible
 */
export function trainHashed(own: readonly string[], others: readonly string[]): HashedWeights {
  const vectors = [...own, ...others].map(vectorOf)
  const classOf = Int32Array.from(vectors, (_, i) => Number(i >= own.length))
  const [model] = trainSvms([{ vectors, features: BUCKETS }], classOf, 1)
  if (!model) throw new Error('No classifier was trained')
  const weights = new Int8Array(BUCKETS)
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const at = model.start[bucket] as number
    if (at < (model.start[bucket + 1] as number)) weights[bucket] = model.weights[at] as number
  }
  const [scale = 0, bias = 0] = [model.scales[0], model.bias[0]]
  return { weights: Buffer.from(weights.buffer).toString('base64'), scale, bias }
}

/** A trained classifier of texts by hashed features. */
export class HashedClassifier {
  private readonly weights: Int8Array
  private readonly scale: number
  private readonly bias: number

  constructor({ weights, scale, bias }: HashedWeights) {
    this.weights = new Int8Array(Buffer.from(weights, 'base64'))
    this.scale = scale
    this.bias = bias
  }

  /** Returns how much a text speaks for the kind: 0 at the boundary, around 1 for the clearest texts. */
  score(text: string): number {
    const { index, value } = vectorOf(text)
    let sum = 0
    for (let k = 0; k < index.length; k++) sum += (this.weights[index[k] as number] as number) * (value[k] as number)
    return sum * this.scale + this.bias
  }
}

/** Returns the features of a text by bucket, with each kind of feature normalized to length 1. */
function vectorOf(text: string): SparseVector {
  const words = wordsOf(text).map((word) => (/\d/.test(word) ? NUMBER : word))
  const counts = Array.from({ length: KINDS }, () => new Map<number, number>())
  eachFeature(words, (feature, kind) => {
    const own = counts[kind] as Map<number, number>
    const bucket = bucketOf(feature)
    own.set(bucket, (own.get(bucket) ?? 0) + 1)
  })
  const values = new Map<number, number>()
  for (const own of counts) {
    const length = Math.hypot(...Array.from(own.values(), weightOf))
    for (const [bucket, times] of own) values.set(bucket, (values.get(bucket) ?? 0) + weightOf(times) / length)
  }
  const index = Int32Array.from(values.keys()).sort()
  return { index, value: Float32Array.from(index, (bucket) => values.get(bucket) as number) }
}

const weightOf = (times: number): number => 1 + Math.log(times)

/** FNV-1a over the UTF-16 units of a feature. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}

import type { Gazetteer } from './gazetteer.ts'
import { phraseOf } from './gazetteer.ts'
import { randomFrom, shuffle } from './random.ts'
import { tokenFeatures } from './tagger-features.ts'
import { beginLabel, bestLabels, entityOf, isInside, OUTSIDE } from './tagger-search.ts'
import { type Token, tokenize } from './tokens.ts'
import type { TaggedSpan } from './types.ts'

/** Sparse label weights by feature, without zeros: `label` and `weight` from `start[f]` to `start[f + 1]`. */
export interface Tagger {
  entities: readonly string[]
  features: ReadonlyMap<string, number>
  start: Uint32Array
  label: Uint8Array | Uint32Array
  weight: Int8Array
  scale: number
  transitions: Float32Array
}

/** A tagged span, with a confidence of 0 to 1. */
interface TaggerSpan {
  entity: string
  start: number
  end: number
  confidence: number
}

type Tagged = { text: string; entities: readonly TaggedSpan[] }
type Lesson = { features: Int32Array[]; labels: Int32Array }

const EPOCHS = 10
/**
 * Up to this number of annotated examples, each is also used once more with its values hidden, so that the tagger
 * learns from the context.
 */
const FEW = 200
const UNKNOWN = '\0'

/**
 * Trains a tagger for entity values: an averaged structured perceptron over BIO labels (Collins, 2002).
 * @returns undefined if no example has annotations
 */
export function trainTagger(
  examples: readonly Tagged[],
  gazetteer: Gazetteer,
  onProgress?: (fraction: number) => void,
): Tagger | undefined {
  const entities = [...new Set(examples.flatMap((example) => example.entities.map(({ entity }) => entity)))].sort()
  if (entities.length === 0) return undefined
  const features = new Map<string, number>()
  const lessons = examples.map((example) => lessonOf(example, entities, features, gazetteer))
  const tagged = examples.filter((example) => example.entities.length > 0)
  if (tagged.length <= FEW)
    lessons.push(...tagged.map((example) => lessonOf(example, entities, features, gazetteer, true)))
  const labels = 1 + 2 * entities.length
  const weights = new Averaged(features.size * labels)
  const transitions = new Averaged((labels + 1) * labels)
  const order = lessons.map((_, i) => i)
  const random = randomFrom(5)
  let step = 1
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    let mistakes = 0
    for (const i of order) {
      const lesson = lessons[i] as Lesson
      const emissions = lesson.features.map((list) => emissionOf(list, weights.now, labels))
      const guess = bestLabels(emissions, transitions.now, labels)
      if (lesson.labels.some((label, at) => label !== guess[at])) {
        mistakes++
        for (const [at, right] of lesson.labels.entries()) {
          const wrong = guess[at] as number
          const beforeRight = at > 0 ? (lesson.labels[at - 1] as number) : labels
          const beforeWrong = at > 0 ? (guess[at - 1] as number) : labels
          if (right !== wrong) for (const f of lesson.features[at] ?? []) weights.shift(f * labels, right, wrong, step)
          transitions.shift(0, beforeRight * labels + right, beforeWrong * labels + wrong, step)
        }
      }
      step++
    }
    onProgress?.((epoch + 1) / EPOCHS)
    if (mistakes === 0) break
  }
  return {
    entities,
    ...sparse(weights.average(step), features, labels),
    transitions: transitions.average(step),
  }
}

/** Returns the entity values that the tagger finds in a text, in order, without overlaps. */
export function tag(tagger: Tagger, text: string, gazetteer: Gazetteer): TaggerSpan[] {
  const tokens = tokenize(text)
  const labels = 1 + 2 * tagger.entities.length
  const emissions = tokenFeatures(tokens, gazetteer).map((list) => {
    const sums = new Float32Array(labels)
    for (const feature of list) {
      const f = tagger.features.get(feature)
      if (f === undefined) continue
      const end = tagger.start[f + 1] as number
      for (let at = tagger.start[f] as number; at < end; at++) {
        const label = tagger.label[at] as number
        sums[label] = (sums[label] as number) + (tagger.weight[at] as number) * tagger.scale
      }
    }
    return sums
  })
  const best = bestLabels(emissions, tagger.transitions, labels)
  const spans: TaggerSpan[] = []
  best.forEach((label, i) => {
    if (label === OUTSIDE) return
    const { start, end } = tokens[i] as Token
    const margin = (emissions[i]?.[label] as number) - (emissions[i]?.[OUTSIDE] as number)
    const confidence = 1 / (1 + Math.exp(-margin / 4))
    const last = spans.at(-1)
    if (isInside(label) && last) {
      last.end = end
      last.confidence = Math.min(last.confidence, confidence)
    } else spans.push({ entity: tagger.entities[entityOf(label)] as string, start, end, confidence })
  })
  return spans
}

function lessonOf(
  { text, entities: spans }: Tagged,
  entities: readonly string[],
  numbers: Map<string, number>,
  gazetteer: Gazetteer,
  blind = false,
): Lesson {
  const tokens = tokenize(text)
  const labels = new Int32Array(tokens.length)
  const own = new Map<string, number>()
  for (const span of spans) {
    const phrase = `${phraseOf(tokenize(text.slice(span.start, span.end)))}|${span.entity}`
    own.set(phrase, (own.get(phrase) ?? 0) + 1)
    const begin = beginLabel(entities.indexOf(span.entity))
    let first = true
    tokens.forEach((token, i) => {
      if (token.start < span.start || token.end > span.end) return
      labels[i] = first ? begin : begin + 1
      first = false
    })
  }
  const seen = blind ? tokens.map((token, i) => (labels[i] ? { ...token, folded: UNKNOWN } : token)) : tokens
  const features = tokenFeatures(seen, gazetteer, own).map((list) =>
    Int32Array.from(blind ? list.filter((feature) => !feature.includes(UNKNOWN)) : list, (feature) => {
      const number = numbers.get(feature) ?? numbers.size
      if (number === numbers.size) numbers.set(feature, number)
      return number
    }),
  )
  return { features, labels }
}

function emissionOf(features: Int32Array, weights: Float32Array, labels: number): Float32Array {
  const sums = new Float32Array(labels)
  for (const f of features) {
    const first = f * labels
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] as number) + (weights[first + label] as number)
  }
  return sums
}

/** Weights with the data to average them over all steps. */
class Averaged {
  readonly now: Float32Array
  private readonly late: Float64Array

  constructor(size: number) {
    this.now = new Float32Array(size)
    this.late = new Float64Array(size)
  }

  /** Adds one to the weight of `right` and subtracts one from that of `wrong`, both relative to `base`. */
  shift(base: number, right: number, wrong: number, step: number): void {
    if (right === wrong) return
    const up = base + right
    const down = base + wrong
    this.now[up] = (this.now[up] as number) + 1
    this.late[up] = (this.late[up] as number) + step
    this.now[down] = (this.now[down] as number) - 1
    this.late[down] = (this.late[down] as number) - step
  }

  average(steps: number): Float32Array {
    return this.now.map((weight, i) => weight - (this.late[i] as number) / steps)
  }
}

/** Quantizes the weights to bytes and drops features without weight. */
function sparse(weights: Float32Array, features: ReadonlyMap<string, number>, labels: number) {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127
  const kept = new Map<string, number>()
  const start = [0]
  const label: number[] = []
  const weight: number[] = []
  for (const [feature, f] of features) {
    for (let l = 0; l < labels; l++) {
      const small = Math.round((weights[f * labels + l] as number) / scale)
      if (small === 0) continue
      label.push(l)
      weight.push(small)
    }
    if (label.length === start.at(-1)) continue
    kept.set(feature, kept.size)
    start.push(label.length)
  }
  return {
    features: kept,
    start: Uint32Array.from(start),
    label: labels <= 256 ? Uint8Array.from(label) : Uint32Array.from(label),
    weight: Int8Array.from(weight),
    scale,
  }
}

import type { Gazetteer } from './gazetteer.ts'
import { phraseOf } from './gazetteer.ts'
import { randomFrom, shuffle } from './random.ts'
import { tokenFeatures } from './tagger-features.ts'
import { beginLabel, bestLabels, entityOf, isInside, OUTSIDE } from './tagger-search.ts'
import { TaggerWeights } from './tagger-weights.ts'
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

const EPOCHS = 6
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
  const weights = new TaggerWeights(features.size)
  const transitions = new Averaged((labels + 1) * labels)
  const order = lessons.map((_, i) => i)
  const longest = lessons.reduce((most, lesson) => Math.max(most, lesson.labels.length), 0)
  const room = new Float32Array(longest * labels)
  const random = randomFrom(5)
  let step = 1
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    let mistakes = 0
    for (const i of order) {
      if (!learn(lessons[i] as Lesson, weights, transitions, room, labels, step)) mistakes++
      step++
    }
    onProgress?.((epoch + 1) / EPOCHS)
    if (mistakes === 0) break
  }
  return {
    entities,
    ...sparse(weights, step, features, labels),
    transitions: transitions.average(step),
  }
}

/** Corrects the weights where they label a lesson wrongly. Returns whether they were right. */
function learn(
  { features, labels: wanted }: Lesson,
  weights: TaggerWeights,
  transitions: Averaged,
  room: Float32Array,
  labels: number,
  step: number,
): boolean {
  const emissions = room.subarray(0, wanted.length * labels).fill(0)
  features.forEach((list, at) => {
    for (const feature of list) weights.addTo(emissions, at * labels, feature)
  })
  const guess = bestLabels(emissions, transitions.now, labels)
  if (wanted.every((label, at) => label === guess[at])) return true
  for (const [at, right] of wanted.entries()) {
    const wrong = guess[at] as number
    const beforeRight = at > 0 ? (wanted[at - 1] as number) : labels
    const beforeWrong = at > 0 ? (guess[at - 1] as number) : labels
    if (right !== wrong) for (const feature of features[at] ?? []) weights.shift(feature, right, wrong, step)
    transitions.shift(beforeRight * labels + right, beforeWrong * labels + wrong, step)
  }
  return false
}

/** Returns the entity values that the tagger finds in a text, in order, without overlaps. */
export function tag(tagger: Tagger, text: string, gazetteer: Gazetteer): TaggerSpan[] {
  const tokens = tokenize(text)
  const labels = 1 + 2 * tagger.entities.length
  const emissions = new Float32Array(tokens.length * labels)
  tokenFeatures(tokens, gazetteer).forEach((list, i) => {
    for (const feature of list) {
      const f = tagger.features.get(feature)
      if (f === undefined) continue
      const end = tagger.start[f + 1] as number
      for (let at = tagger.start[f] as number; at < end; at++) {
        const sum = i * labels + (tagger.label[at] as number)
        emissions[sum] = (emissions[sum] as number) + (tagger.weight[at] as number) * tagger.scale
      }
    }
  })
  const best = bestLabels(emissions, tagger.transitions, labels)
  const spans: TaggerSpan[] = []
  best.forEach((label, i) => {
    if (label === OUTSIDE) return
    const { start, end } = tokens[i] as Token
    const margin = (emissions[i * labels + label] as number) - (emissions[i * labels + OUTSIDE] as number)
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

/** Weights of transitions with the data to average them over all steps. */
class Averaged {
  readonly now: Float32Array
  private readonly late: Float64Array

  constructor(size: number) {
    this.now = new Float32Array(size)
    this.late = new Float64Array(size)
  }

  /** Adds one to the weight of `up` and subtracts one from that of `down`. */
  shift(up: number, down: number, step: number): void {
    if (up === down) return
    this.now[up] = (this.now[up] as number) + 1
    this.late[up] = (this.late[up] as number) + step
    this.now[down] = (this.now[down] as number) - 1
    this.late[down] = (this.late[down] as number) - step
  }

  average(steps: number): Float32Array {
    return this.now.map((weight, i) => weight - (this.late[i] as number) / steps)
  }
}

/** Quantizes the averaged weights to bytes and drops features without weight. */
function sparse(weights: TaggerWeights, steps: number, features: ReadonlyMap<string, number>, labels: number) {
  const scale = Math.max(weights.largest(steps), 1e-9) / 127
  const kept = new Map<string, number>()
  const start = [0]
  const label: number[] = []
  const weight: number[] = []
  for (const [feature, f] of features) {
    for (const own of weights.averages(f, steps)) {
      const small = Math.round(own.weight / scale)
      if (small === 0) continue
      label.push(own.label)
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

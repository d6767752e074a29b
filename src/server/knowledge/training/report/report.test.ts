import { describe, expect, test } from 'vitest'
import type { Knowledge, KnownExample } from '../../models/knowledge.ts'
import { conflictsOf } from './conflicts.ts'
import { confusedPairs } from './confused.ts'
import { unanswered, unusedEntities, withoutExamples } from './unused.ts'
import { weakIntents } from './weak.ts'

const intents = [
  { id: 1, name: 'Horarios' },
  { id: 2, name: 'Precios' },
  { id: 3, name: 'Envíos' },
]
let next = 0
const example = (intent_id: number, text: string, entity?: string): KnownExample => ({
  id: ++next,
  intent_id,
  text,
  entities: entity ? [{ entity, start: 0, end: 1 }] : [],
})
const taken = (one: KnownExample, intent: number, confidence = 0.9) => ({
  example: one,
  best: { intent: String(intent), confidence },
})

describe('confusedPairs', () => {
  test('sorts pairs by count and examples by confidence, without correct predictions', () => {
    const [a, b, c, d] = [example(1, 'a'), example(1, 'b'), example(2, 'c'), example(1, 'd')] as const
    const pairs = confusedPairs([taken(a, 2, 0.4), taken(b, 2, 0.8), taken(c, 1, 0.9), taken(d, 1)], intents)
    expect(pairs).toMatchObject([
      { intent: intents[0], predicted: intents[1], count: 2, examples: [{ text: 'b' }, { text: 'a' }] },
      { intent: intents[1], predicted: intents[0], count: 1, examples: [{ text: 'c' }] },
    ])
  })

  test('returns no pairs when every prediction is correct', () => {
    expect(confusedPairs([taken(example(1, 'a'), 1)], intents)).toEqual([])
  })
})

test('weakIntents returns intents with few examples or low recall, and skips intents without examples', () => {
  const many = (intent: number, count: number) => Array.from({ length: count }, (_, i) => example(intent, `x${i}`))
  const [strong, poor, few] = [many(1, 50), many(2, 10), many(4, 4)]
  const known = [...intents, { id: 4, name: 'Turnos' }]
  const understood = [
    ...strong.map((one) => taken(one, 1)),
    ...poor.map((one, i) => taken(one, i < 5 ? 2 : 1)),
    ...few.map((one) => taken(one, 4)),
  ]
  expect(weakIntents({ intents: known, examples: [...strong, ...poor, ...few] }, understood)).toEqual([
    { intent: { id: 2, name: 'Precios' }, examples: 10, recall: 0.5, reasons: ['low_recall'] },
    { intent: { id: 4, name: 'Turnos' }, examples: 4, recall: 1, reasons: ['few_examples'] },
  ])
})

describe('conflictsOf', () => {
  test('finds near-duplicates of different intents, ignoring case, accents and punctuation', async () => {
    const examples = [
      example(1, '¿A qué hora abren mañana?'),
      example(2, 'a que hora abren mañana'),
      example(1, 'a qué hora abren mañana por favor'),
      example(3, 'hacen envíos a Rosario'),
    ]
    const found = await conflictsOf({ intents, examples })
    expect(found[0]).toMatchObject({ similarity: 1, examples: [{ id: examples[0]?.id }, { id: examples[1]?.id }] })
    for (const { examples: pair } of found) expect(pair[0]?.intent.id).not.toBe(pair[1]?.intent.id)
    expect(found.some(({ examples: pair }) => pair.some(({ id }) => id === examples[3]?.id))).toBe(false)
  })

  test('limits the report to 100 conflicts', async () => {
    const words = ['hola', 'precio', 'del', 'tornillo', 'envío', 'hoy', 'martillo', 'cuánto', 'sale', 'local']
    const examples = Array.from({ length: 300 }, (_, i) =>
      example(1 + (i % 3), [0, 1, 2, 3].map((k) => words[(i * 7 + k * (1 + (i % 4))) % words.length]).join(' ')),
    )
    const grams = (text: string) => {
      const padded = ` ${text.normalize('NFD').replace(/\p{M}/gu, '')} `
      return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)))
    }
    let pairs = 0
    for (const [i, one] of examples.entries())
      for (const two of examples.slice(i + 1)) {
        if (one.intent_id === two.intent_id) continue
        const [a, b] = [grams(one.text), grams(two.text)]
        const common = [...a].filter((gram) => b.has(gram)).length
        if (common / (a.size + b.size - common) >= 0.7) pairs++
      }
    expect(pairs).toBeGreaterThan(100)
    expect(await conflictsOf({ intents, examples })).toHaveLength(100)
    const half = examples.slice(0, 40)
    expect((await conflictsOf({ intents, examples: half })).length).toBeGreaterThan(0)
  })
})

test('reports intents without responses, responses without examples, and unused entities', () => {
  const entity = (id: number, name: string, type: 'free' | 'list', values: { value: string }[] = []) =>
    ({ id, name, label: name, type, values, sensitive: false, prompt_question: '' }) as const
  const response = (intent_id: number, enabled = true) => ({ intent_id, enabled }) as Knowledge['responses'][number]
  const knowledge: Knowledge = {
    intents,
    examples: [example(1, 'a', 'marca'), example(2, 'b')],
    entities: [
      entity(1, 'marca', 'free'),
      entity(2, 'modelo', 'free'),
      entity(3, 'color', 'list', [{ value: 'rojo' }]),
    ],
    responses: [response(1), response(2, false), response(3)],
    threshold: 0.5,
  }
  expect(unanswered(knowledge)).toEqual([{ id: 2, name: 'Precios' }])
  expect(withoutExamples(knowledge)).toEqual([{ id: 3, name: 'Envíos' }])
  expect(unusedEntities(knowledge)).toEqual([{ id: 2, name: 'modelo' }])
})

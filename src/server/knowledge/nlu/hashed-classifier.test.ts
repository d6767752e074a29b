import { describe, expect, it } from 'vitest'
import { HashedClassifier, trainHashed } from './index.ts'

const late = ['llegó tarde otra vez', 'el pedido llegó muy tarde', 'siempre llegan tarde', 'tarde y frío']
const asks = ['cuándo llega mi pedido', 'hasta qué hora abren', 'cuánto cuesta', 'quiero un turno']

describe('hashed classifier', () => {
  it('tells texts of its kind from others, also in words that it did not learn', () => {
    const classifier = new HashedClassifier(trainHashed(late, asks))
    expect(classifier.score('la comida llegó tarde')).toBeGreaterThan(0)
    expect(classifier.score('a qué hora llega')).toBeLessThan(0)
  })

  it('reads a text without words as of no kind', () => {
    const weights = trainHashed(late, asks)
    expect(new HashedClassifier(weights).score('👍')).toBe(new HashedClassifier(weights).score(''))
  })

  it('is the same each time, and as small with more texts', () => {
    const weights = trainHashed(late, asks)
    expect(trainHashed(late, asks)).toEqual(weights)
    expect(trainHashed([...late, ...late], asks).weights).toHaveLength(weights.weights.length)
  })

  it('reads every number alike', () => {
    const classifier = new HashedClassifier(trainHashed(late, asks))
    expect(classifier.score('el pedido 4432 llegó tarde')).toBe(classifier.score('el pedido 17 llegó tarde'))
  })
})

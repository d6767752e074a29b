import { describe, expect, it } from 'vitest'
import { crossValidate, loadModel, loadModelInChunks, ModelBytesError, trainModel } from './index.ts'
import { packSections, unpackSections } from './sections.ts'
import { examples, shop } from './testing/shop.ts'

const bytes = trainModel(shop)
const model = loadModel(bytes)
const entitiesIn = (text: string) =>
  model.understand(text).entities.map(({ entity, text: written, value }) => `${entity}: ${written} → ${value}`)

describe('trained model', () => {
  it.each([
    ['¿Hasta qué hora están abiertos?', 'horario'],
    ['hacen envios a domisilio', 'envio'],
    ['PUEDO PAGAR EN CUOTAS', 'pago'],
    ['quiero lasagnas', 'pedir'],
    ['cuánto cuestan las lasagnas', 'precio'],
  ])('understands "%s" as %s', (text, intent) => {
    expect(model.understand(text).ranking[0]?.intent).toBe(intent)
  })

  it('has a higher confidence for training examples than for unrelated texts', () => {
    const sure = (text: string) => model.understand(text).ranking[0]?.confidence ?? 0
    for (const { text } of examples) expect(sure(text)).toBeGreaterThan(sure('kjh qwx zzt'))
    expect(sure('el presidente viajó a Francia')).toBeLessThan(0.4)
    expect(sure('')).toBe(0)
  })

  it.each([
    ['a qué hora', true],
    ['orarios', true],
    ['empanadas', true],
    ['sentro', true],
    ['48213', false],
    ['PD-1234', false],
    ['de la o el', false],
    ['qwrt zxcv', false],
    ['¿?', false],
  ])('reports whether "%s" contains a known word: %s', (text, known) => {
    expect(model.understand(text).known).toBe(known)
  })

  it('sorts the ranking by descending confidence between 0 and 1', () => {
    const confidences = model.understand('a qué hora hacen envíos').ranking.map(({ confidence }) => confidence)
    expect(confidences).toHaveLength(5)
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a))
    for (const confidence of confidences) expect(confidence >= 0 && confidence <= 1).toBe(true)
  })

  it('finds unseen values of a trained entity, and declared values', () => {
    expect(entitiesIn('quiero pedir lasagnas')).toEqual(['producto: lasagnas → lasagnas'])
    expect(entitiesIn('qué horario tiene el sentro')).toEqual(['sucursal: sentro → Centro'])
    expect(entitiesIn('hacen envíos')).toEqual([])
  })

  it('is deterministic, and gives the same results when loaded from bytes', () => {
    expect(Buffer.from(trainModel(shop)).equals(Buffer.from(bytes))).toBe(true)
    const again = loadModel(new Uint8Array(Buffer.concat([Buffer.from('x'), bytes])).subarray(1))
    for (const { text } of examples) expect(again.understand(text)).toEqual(model.understand(text))
  })

  it('an empty training set gives a model without intents and entities', () => {
    const empty = loadModel(trainModel({ examples: [], entities: [] }))
    expect(empty.intents).toEqual([])
    expect(empty.understand('hola')).toEqual({ ranking: [], entities: [], known: false })
  })

  it('reports increasing progress up to 1', () => {
    const shares: number[] = []
    trainModel(shop, { onProgress: (share) => shares.push(share) })
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

describe('model bytes', () => {
  it('a single flipped bit anywhere is rejected', () => {
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 200)) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] as number) ^ 1
      expect(() => loadModel(damaged)).toThrow(ModelBytesError)
    }
  })

  it('truncated bytes, newer versions and other data are rejected', () => {
    expect(() => loadModel(bytes.subarray(0, bytes.length - 1))).toThrow('damaged')
    const newer = bytes.slice()
    newer[3] = 200
    expect(() => loadModel(newer)).toThrow('version 200')
    expect(() => loadModel(new Uint8Array())).toThrow('not a language model')
    expect(() => loadModel(packSections({ intents: [] }))).toThrow('has no section')
  })

  it('models of the versions before are still read: with positions of lists, with one classifier, without synonyms', () => {
    const { synonyms, ...sections } = unpackSections(bytes)
    const [names, before] = [
      { weightCounts: 'weightStart', postingCounts: 'postings', taggerCounts: 'taggerStart' },
      { ...sections },
    ]
    for (const [counts, start] of Object.entries(names))
      for (const prefix of ['', 'plain.']) {
        const lengths = before[prefix + counts] as Uint32Array | undefined
        if (!lengths) continue
        const positions = new Uint32Array(lengths.length + 1)
        for (const [f, length] of lengths.entries()) positions[f + 1] = (positions[f] as number) + length
        before[prefix + start] = positions
        delete before[prefix + counts]
      }
    const third = packSections({ ...before, synonyms: synonyms as object })
    third[3] = 3
    for (const { text } of examples) expect(loadModel(third).understand(text)).toEqual(model.understand(text))
    const older = packSections(
      Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('plain.'))),
    )
    older[3] = 2
    const read = loadModel(older)
    for (const { text } of examples)
      expect(read.understand(text).ranking[0]?.intent).toBe(model.understand(text).ranking[0]?.intent)
    older[3] = 1
    expect(() => loadModel(older)).toThrow('version 1')
  })

  it('loadModelInTurns gives the same model and the same errors as loadModel', async () => {
    const slow = await loadModelInChunks(bytes)
    const now = new Date()
    for (const { text } of examples) expect(slow.understand(text, now)).toEqual(model.understand(text, now))
    await expect(loadModelInChunks(bytes.subarray(0, bytes.length - 1))).rejects.toThrow('damaged')
    await expect(loadModelInChunks(packSections({ intents: [] }))).rejects.toThrow('has no section')
  })

  it('packed sections keep their types and values', () => {
    const parts = {
      text: ['ñ', 'b'],
      small: Int8Array.of(-1, 2, 3),
      wide: Float32Array.of(0.5),
      none: new Uint32Array(),
    }
    expect(unpackSections(packSections(parts))).toEqual(parts)
  })
})

describe('crossValidate', async () => {
  const validation = await crossValidate(shop)

  it('predicts every example once, with a model trained on the others', () => {
    expect(validation.predictions.map(({ index }) => index)).toEqual(examples.map((_, index) => index))
    const right = validation.predictions.filter(({ index, ranking }) => ranking[0]?.intent === examples[index]?.intent)
    expect(validation.accuracy).toBeCloseTo(right.length / examples.length)
    expect(validation.accuracy).toBeGreaterThan(0.6)
    expect(validation.macroF1).toBeGreaterThan(0.6)
  })

  it('leaves out an intent with a single example', async () => {
    const lonely = { intent: 'solo', text: 'quiero hablar con alguien', entities: [] }
    const { predictions } = await crossValidate({ ...shop, examples: [lonely, ...examples] })
    expect(predictions.map(({ index }) => index)).toEqual(examples.map((_, index) => index + 1))
  })

  it('returns no predictions for an empty set', async () => {
    expect(await crossValidate({ examples: [], entities: [] })).toMatchObject({
      accuracy: 0,
      macroF1: 0,
      predictions: [],
    })
  })
})

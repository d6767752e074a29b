import { describe, expect, it } from 'vitest'
import { crossValidate, loadModel, loadModelInTurns, ModelBytesError, trainModel } from './index.ts'
import { packSections, unpackSections } from './sections.ts'
import { examples, shop } from './testing/shop.ts'

const bytes = trainModel(shop)
const model = loadModel(bytes)
const entitiesIn = (text: string) =>
  model.understand(text).entities.map(({ entity, text: written, value }) => `${entity}: ${written} → ${value}`)

describe('a model', () => {
  it.each([
    ['¿Hasta qué hora están abiertos?', 'horario'],
    ['hacen envios a domisilio', 'envio'],
    ['PUEDO PAGAR EN CUOTAS', 'pago'],
    ['quiero lasagnas', 'pedir'],
    ['cuánto cuestan las lasagnas', 'precio'],
  ])('understands "%s"', (text, intent) => {
    expect(model.understand(text).ranking[0]?.intent).toBe(intent)
  })

  it('is surer of what it was taught than of what it never saw', () => {
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
  ])('knows whether a word of "%s" was learnt: %s', (text, known) => {
    expect(model.understand(text).known).toBe(known)
  })

  it('ranks with confidences from 0 to 1, the surest first', () => {
    const confidences = model.understand('a qué hora hacen envíos').ranking.map(({ confidence }) => confidence)
    expect(confidences).toHaveLength(5)
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a))
    for (const confidence of confidences) expect(confidence >= 0 && confidence <= 1).toBe(true)
  })

  it('finds learnt values that it never saw, and declared ones', () => {
    expect(entitiesIn('quiero pedir lasagnas')).toEqual(['producto: lasagnas → lasagnas'])
    expect(entitiesIn('qué horario tiene el sentro')).toEqual(['sucursal: sentro → Centro'])
    expect(entitiesIn('hacen envíos')).toEqual([])
  })

  it('is the same for the same set, and says the same from its bytes', () => {
    expect(Buffer.from(trainModel(shop)).equals(Buffer.from(bytes))).toBe(true)
    const again = loadModel(new Uint8Array(Buffer.concat([Buffer.from('x'), bytes])).subarray(1))
    for (const { text } of examples) expect(again.understand(text)).toEqual(model.understand(text))
  })

  it('of nothing knows nothing', () => {
    const empty = loadModel(trainModel({ examples: [], entities: [] }))
    expect(empty.intents).toEqual([])
    expect(empty.understand('hola')).toEqual({ ranking: [], entities: [], known: false })
  })

  it('tells how far its training is, up to the end', () => {
    const told: number[] = []
    trainModel(shop, { onProgress: (share) => told.push(share) })
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
  })
})

describe("a model's bytes", () => {
  it('are refused when a single bit is wrong, wherever it is', () => {
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 200)) {
      const damaged = bytes.slice()
      damaged[at] = (damaged[at] as number) ^ 1
      expect(() => loadModel(damaged)).toThrow(ModelBytesError)
    }
  })

  it('are refused when cut, when newer and when something else', () => {
    expect(() => loadModel(bytes.subarray(0, bytes.length - 1))).toThrow('damaged')
    const newer = bytes.slice()
    newer[3] = 200
    expect(() => loadModel(newer)).toThrow('version 200')
    expect(() => loadModel(new Uint8Array())).toThrow('no language model')
    expect(() => loadModel(packSections({ intents: [] }))).toThrow('lacks')
  })

  it('are read in turns as they are at once', async () => {
    const slow = await loadModelInTurns(bytes)
    const now = new Date()
    for (const { text } of examples) expect(slow.understand(text, now)).toEqual(model.understand(text, now))
    await expect(loadModelInTurns(bytes.subarray(0, bytes.length - 1))).rejects.toThrow('damaged')
    await expect(loadModelInTurns(packSections({ intents: [] }))).rejects.toThrow('lacks')
  })

  it('keep each part as it was', () => {
    const parts = {
      text: ['ñ', 'b'],
      small: Int8Array.of(-1, 2, 3),
      wide: Float32Array.of(0.5),
      none: new Uint32Array(),
    }
    expect(unpackSections(packSections(parts))).toEqual(parts)
  })
})

describe('cross-validation', () => {
  const validation = crossValidate(shop)

  it('tests every example once, by what the others teach', () => {
    expect(validation.predictions.map(({ index }) => index)).toEqual(examples.map((_, index) => index))
    const right = validation.predictions.filter(({ index, ranking }) => ranking[0]?.intent === examples[index]?.intent)
    expect(validation.accuracy).toBeCloseTo(right.length / examples.length)
    expect(validation.accuracy).toBeGreaterThan(0.6)
    expect(validation.macroF1).toBeGreaterThan(0.6)
  })

  it('leaves out an intent with a single example', () => {
    const lonely = { intent: 'solo', text: 'quiero hablar con alguien', entities: [] }
    const { predictions } = crossValidate({ ...shop, examples: [lonely, ...examples] })
    expect(predictions.map(({ index }) => index)).toEqual(examples.map((_, index) => index + 1))
  })

  it('gives nothing for nothing', () => {
    expect(crossValidate({ examples: [], entities: [] })).toMatchObject({ accuracy: 0, macroF1: 0, predictions: [] })
  })
})

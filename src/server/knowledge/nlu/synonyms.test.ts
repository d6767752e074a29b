import { expect, test } from 'vitest'
import { loadModel, trainModel } from './index.ts'
import { shop } from './testing/shop.ts'

const synonyms = [
  ['envío', 'flete', 'despacho'],
  ['tarjeta', 'plástico'],
  ['tarjeta de crédito', 'la visa'],
]
const plain = loadModel(trainModel(shop))
const model = loadModel(trainModel({ ...shop, synonyms }))
const confidence = (of: typeof model, text: string, intent: string) =>
  of.understand(text).ranking.find((one) => one.intent === intent)?.confidence ?? 0

test('a word that no example has is read as its synonym, also in the plural', () => {
  const asked = 'cuánto sale el envío'
  for (const text of ['cuánto sale el flete', 'cuánto sale el despacho', 'cuánto sale el fletes'])
    expect(confidence(model, text, 'envio')).toBe(confidence(model, asked, 'envio'))
  expect(confidence(plain, 'cuánto sale el flete', 'envio')).toBeLessThan(confidence(plain, asked, 'envio'))
})

test('phrases are replaced whole', () => {
  expect(confidence(model, 'toman la visa', 'pago')).toBe(confidence(model, 'toman tarjeta de crédito', 'pago'))
})

test('a word of the examples keeps its own meaning', () => {
  const swapped = loadModel(trainModel({ ...shop, synonyms: [['envío', 'tarjeta']] }))
  expect(swapped.understand('puedo pagar con tarjeta').ranking[0]?.intent).toBe('pago')
})

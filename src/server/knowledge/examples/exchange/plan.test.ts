import { expect, test } from 'vitest'
import { planFile } from './read.ts'

const nothing = () => ({
  intents: new Map(),
  names: new Map(),
  examples: new Map(),
  entities: new Map(),
  keys: new Map(),
})

test('plans a file with as many intents as examples within the timeout', { timeout: 60_000 }, () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `intención ${i};frase ${i}`)
  const plan = planFile('a.csv', ['Intención;Ejemplo', ...lines].join('\n'), nothing())
  expect([plan.intents.length, plan.examples.length]).toEqual([20_000, 20_000])
})

test('creates one intent for two spellings of a new name', () => {
  const { intents } = planFile('a.csv', 'Intención;Ejemplo\nEnvíos;hola\nENVIOS;chau\n', nothing())
  expect(intents).toEqual([{ name: 'Envíos' }])
})

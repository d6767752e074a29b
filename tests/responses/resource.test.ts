import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'
import { twoIntents } from './arrange.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
const app = () => t
const messages = [{ kind: 'text' as const, text: 'De 8 a 20.' }]

describeResource('responseCategory', {
  app,
  body: (n) => ({ name: `Categoría ${n}` }),
  change: (n) => ({ name: `Atención ${n}` }),
  named: 'name',
  unique: { field: 'name' },
})

// of an intent one answer is active: these are not
describeResource('response', {
  app,
  arrange: twoIntents,
  body: (n, [one, two]) => ({
    ...{ title: `Respuesta ${n}`, intent_id: n % 2 === 0 ? one : two, messages, enabled: false, attempts: 2 },
    ...{ randomize_variants: false, channels: ['webchat'], valid_until: '2027-01-01T00:00:00.000Z' },
    buttons: [{ title: 'Sí', type: 'response' }],
  }),
  change: (n) => ({ title: `Cuándo abrimos ${n}` }),
  named: 'title',
  unique: { field: 'title' },
})

describeResource('secondaryResponse', {
  app,
  body: (n) => ({
    ...{ name: `Respuesta ${n}`, kind: n % 2 === 0 ? 'follow_up' : 'greeting', messages, enabled: false },
    ...{ retry_text: 'Otra vez', max_attempts: 3, channels: ['webchat'], questions: [`una pregunta ${n}`] },
  }),
  change: (n) => ({ name: `Adiós ${n}` }),
  named: 'name',
  unique: { field: 'name' },
})

describeResource('quickResponse', {
  app,
  body: (n) => ({
    ...{ keywords: [`palabra ${n}`], answer: `La docena, $ ${n}.`, match: n % 2 === 0 ? 'exact' : 'contains' },
    ...{ ignore_accents_case: false, priority: 1 + (n % 3) },
  }),
  change: (n) => ({ answer: `De 8 a ${n}.` }),
  named: ({ keywords }) => keywords.join(', '),
  unique: { field: 'keywords' },
})

import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { describeResource } from '../support/resource.ts'
import { twoIntents } from './fixtures.ts'

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
  unique: { field: 'name', text: 'Ya existe una categoría con ese nombre. Elige otro.' },
})

// An intent has one active response, so these are inactive.
describeResource('response', {
  app,
  arrange: async (place) => {
    const path = `/responses/categories/${place.bot}`
    const category = (await place.admin.call('POST', path, { body: { name: 'Atención' } })).body.id as number
    return { intents: await twoIntents(place), category, area: await t.area(place.bot, 'Ventas') }
  },
  body: (n, { intents: [one, two], category, area }) => ({
    ...{ title: `Respuesta ${n}`, intent_id: n % 2 === 0 ? one : two, messages, enabled: false, attempts: 2 },
    ...{ category_id: n % 2 === 0 ? category : null, assign_area_id: area, questions: [`una pregunta ${n}`] },
    ...{ randomize_variants: false, channels: ['webchat'], valid_until: '2027-01-01T00:00:00.000Z' },
    buttons: [{ title: 'Sí', type: 'response' }],
  }),
  change: (n) => ({ title: `Cuándo abrimos ${n}` }),
  named: 'title',
  unique: { field: 'title', text: 'Ya existe una respuesta con ese título. Elige otro.' },
})

describeResource('secondaryResponse', {
  app,
  arrange: ({ bot }) => t.area(bot, 'Ventas'),
  body: (n, area) => ({
    ...{ name: `Respuesta ${n}`, kind: n % 2 === 0 ? 'follow_up' : 'greeting', messages, enabled: false },
    ...{
      retry_text: 'Otra vez',
      max_attempts: 3,
      channels: ['webchat'],
      handoff_area_id: area,
      questions: [`una pregunta ${n}`],
    },
  }),
  change: (n) => ({ name: `Adiós ${n}` }),
  named: 'name',
  unique: { field: 'name', text: 'Ya existe una respuesta con ese nombre. Elige otro.' },
})

describeResource('quickResponse', {
  app,
  body: (n) => ({
    ...{
      keywords: [`palabra ${n}`, `otra ${n}`],
      answer: `La docena, $ ${n}.`,
      match: n % 2 === 0 ? 'exact' : 'contains',
    },
    ...{ ignore_accents_case: false, priority: 1 + (n % 3) },
  }),
  change: (n) => ({ answer: `De 8 a ${n}.` }),
  named: ({ keywords }) => keywords.join(', '),
  unique: { field: 'keywords' },
})

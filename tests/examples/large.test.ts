import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createExamplesFixture, type ExamplesFixture } from './fixtures.ts'

let app: TestApp
let at: ExamplesFixture
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await createExamplesFixture(app)
})

const file = (rows: number, intents = 100) =>
  [
    'Intención;Ejemplo',
    ...Array.from({ length: rows }, (_, i) => `Asunto ${i % intents};quiero saber del tema número ${i} de la lista`),
  ].join('\n')
const zero = { created: 0, updated: 0, skipped: 0, rejected: 0 }

test('a large file is imported completely, and a second import changes nothing', async () => {
  const content = file(3_000)
  const first = await at.import('ejemplos.csv', content)
  expect(first.body).toMatchObject({ ...zero, applied: true, created: 3_000, intents: 100 })
  expect(first.body.rows.at(-1)).toMatchObject({ line: 3_001, outcome: 'created', intent: 'Asunto 99' })
  const again = await at.import('ejemplos.csv', content)
  expect(again.body).toMatchObject({ ...zero, applied: true, skipped: 3_000, intents: 0 })
})

test('a file with more than 20,000 examples is refused', async () => {
  expect(await at.import('ejemplos.csv', file(20_001), true)).toMatchObject({
    status: 422,
    body: { fields: { content: ['El archivo tiene más de 20.000 ejemplos. Divídelo en varios.'] } },
  })
})

test('an example written during an import is detected before the import is stored', async () => {
  const other = await at.intent('Otra')
  const [imported, written] = await Promise.all([
    at.import('ejemplos.csv', file(2_000)),
    at.example(other, 'quiero saber del tema número 1500 de la lista'),
  ])
  // The first writer gets the phrase, and the other one a message. Nothing is lost and nothing fails.
  const won = written.status === 201
  expect(imported.body).toMatchObject({ ...zero, applied: true, created: won ? 1_999 : 2_000, rejected: won ? 1 : 0 })
  if (won)
    expect(imported.body.rows.find(({ outcome }: { outcome: string }) => outcome === 'rejected')).toMatchObject({
      message: 'Ya es un ejemplo de la intención «Otra».',
    })
  else expect(written.status).toBe(409)
})

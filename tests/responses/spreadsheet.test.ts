import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createResponsesFixture, type ResponsesFixture } from './fixtures.ts'

let app: TestApp
let here: ResponsesFixture

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = await createResponsesFixture(app)
  await here.intent('Envíos')
})

const load = (content: string) =>
  here.editor.call('POST', `/responses/import/${here.bot}`, {
    body: { content, dry_run: false },
  })

test.each([
  ['a separator line', 'sep=;\r\nTítulo;Respuesta\r\nEnvíos;A todo el país.\r\n'],
  ['a comma-separated title with a semicolon', 'Título,Respuesta,"Notas; si hay"\nEnvíos,A todo el país.,\n'],
  ['line endings of classic Mac OS', 'Título;Respuesta\rEnvíos;A todo el país.\r'],
  ['an empty first line', '\r\nTítulo;Respuesta\r\nEnvíos;A todo el país.\r\n'],
])('reads %s', async (_, content) => {
  expect(await load(content)).toMatchObject({
    status: 200,
    body: { created: 1, rejected: [] },
  })
})

test('a rejected row is reported with the row number of the spreadsheet', async () => {
  const file = 'sep=;\nTítulo;Respuesta;Preguntas\nEnvíos;Sí.;"uno\ndos"\n\nNada;Sí.;\n'
  expect((await load(file)).body).toMatchObject({
    created: 1,
    rejected: [{ row: 4 }],
  })
})

test.each([
  ['an empty file', '', 'El archivo está vacío. Elige otro.'],
  ['blank lines', '\r\n \r\n', 'El archivo está vacío. Elige otro.'],
  ['a header without rows', 'Título;Respuesta\n', 'El archivo tiene los títulos y ninguna fila. Agrega al menos una.'],
  [
    'a missing column',
    'Título;Contestación\na;b',
    'Falta el título Respuesta. La primera fila dice «Título», «Contestación».',
  ],
  [
    'an unclosed quote',
    'Título;Respuesta\nA;"b\nC;d\n',
    'En la línea 2 hay comillas que no se cierran. Ciérralas o quítalas.',
  ],
  [
    'an unclosed quote after empty lines',
    'Título;Respuesta\n\n\nA;"b\nC;d\n',
    'En la línea 4 hay comillas que no se cierran. Ciérralas o quítalas.',
  ],
  [
    'a very long row',
    `Título;Respuesta${';x'.repeat(400_000)}\nA;b\n`,
    'La fila que empieza en la línea 1 es demasiado larga. Acórtala.',
  ],
  [
    'a row of one megabyte',
    `Título;Respuesta\nA;${'b'.repeat(1_000_000)}\n`,
    'La fila que empieza en la línea 2 es demasiado larga. Acórtala.',
  ],
  [
    'a million cells',
    `Título;Respuesta\n${`A;b${';'.repeat(98)}\n`.repeat(10_000)}`,
    'El archivo tiene más de 500.000 celdas. Divídelo en varios.',
  ],
])('refuses %s with the reason', async (_, content, text) => {
  const { status, body } = await load(content)
  expect([status, body.fields?.content]).toEqual([422, [text]])
})

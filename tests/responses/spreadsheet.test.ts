import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { type Written, written } from './arrange.ts'

let app: TestApp
let here: Written

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = await written(app)
  await here.intent('Envíos')
})

const load = (content: string) =>
  here.editor.call('POST', `/responses/import/${here.bot}`, {
    body: { content, dry_run: false },
  })

test.each([
  ['a line that names the separator', 'sep=;\r\nTítulo;Respuesta\r\nEnvíos;A todo el país.\r\n'],
  ['a comma-separated title with a semicolon', 'Título,Respuesta,"Notas; si hay"\nEnvíos,A todo el país.,\n'],
  ['line ends of an old Mac', 'Título;Respuesta\rEnvíos;A todo el país.\r'],
  ['an empty line first', '\r\nTítulo;Respuesta\r\nEnvíos;A todo el país.\r\n'],
])('%s is read', async (_, content) => {
  expect(await load(content)).toMatchObject({
    status: 200,
    body: { created: 1, rejected: [] },
  })
})

test('a row is told by the number that the spreadsheet gives it', async () => {
  const file = 'sep=;\nTítulo;Respuesta;Preguntas\nEnvíos;Sí.;"uno\ndos"\n\nNada;Sí.;\n'
  expect((await load(file)).body).toMatchObject({
    created: 1,
    rejected: [{ row: 4 }],
  })
})

test.each([
  ['nothing', '', 'El archivo está vacío.'],
  ['blank lines', '\r\n \r\n', 'El archivo está vacío.'],
  ['titles alone', 'Título;Respuesta\n', 'El archivo tiene los títulos y ninguna fila.'],
  [
    'a title less',
    'Título;Contestación\na;b',
    'Falta el título Respuesta. La primera fila dice «Título», «Contestación».',
  ],
  ['loose quotes', 'Título;Respuesta\nA;"b\nC;d\n', 'En la línea 2 hay comillas que no se cierran.'],
  [
    'loose quotes below empty lines',
    'Título;Respuesta\n\n\nA;"b\nC;d\n',
    'En la línea 4 hay comillas que no se cierran.',
  ],
  [
    'a row without end',
    `Título;Respuesta${';x'.repeat(400_000)}\nA;b\n`,
    'La fila que empieza en la línea 1 es demasiado larga.',
  ],
  [
    'a row of a megabyte',
    `Título;Respuesta\nA;${'b'.repeat(1_000_000)}\n`,
    'La fila que empieza en la línea 2 es demasiado larga.',
  ],
  [
    'a million cells',
    `Título;Respuesta\n${`A;b${';'.repeat(98)}\n`.repeat(10_000)}`,
    'El archivo tiene más de 500.000 celdas.',
  ],
])('%s is refused for what it is', async (_, content, text) => {
  const { status, body } = await load(content)
  expect([status, body.fields?.content]).toEqual([422, [text]])
})

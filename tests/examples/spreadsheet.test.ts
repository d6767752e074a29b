import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

describe('CSV as spreadsheets write it', () => {
  test.each([
    ['a separator line', 'sep=;\r\nIntención;Ejemplo\r\nEnvíos;¿Llega a Rosario?\r\n'],
    ['a byte order mark and a separator line', '\uFEFFsep=,\r\nIntención,Ejemplo\r\nEnvíos,¿Llega a Rosario?\r\n'],
    ['a custom separator', 'sep=|\nIntención|Ejemplo\nEnvíos|¿Llega a Rosario?\n'],
    ['quoted cells and tabs', '"Intención"\t"Ejemplo"\r\n"Envíos"\t"¿Llega a Rosario?"\r\n'],
    ['a title with a comma', '"Intención";"Ejemplo";"Notas, si hay"\nEnvíos;¿Llega a Rosario?;\n'],
    ['a comma-separated title with a semicolon', 'Intención,Ejemplo,"Notas; si hay"\nEnvíos,¿Llega a Rosario?,\n'],
    ['empty lines and columns at the end', '\r\nIntención;Ejemplo;;\r\n;;;\r\nEnvíos;¿Llega a Rosario?;;\r\n;;;\r\n'],
    ['inches in a cell', 'Intención;Ejemplo\nEnvíos;¿Llega a Rosario?\nEnvíos;caño de 1/2"\n'],
    ['line endings of classic Mac OS', 'Intención;Ejemplo\rEnvíos;¿Llega a Rosario?\r'],
  ])('%s', async (_, content) => {
    const { status, body } = await at.import('ejemplos.csv', content)
    expect([status, body.rejected]).toEqual([200, 0])
    expect((await at.list()).body).toContainEqual(expect.objectContaining({ text: '¿Llega a Rosario?' }))
  })

  test('a separator line counts for the line numbers', async () => {
    const { body } = await at.import('a.csv', 'sep=;\nIntención;Ejemplo\nEnvíos;¿Llega?\n;¿Cuándo?\n')
    expect(body.rows).toContainEqual(expect.objectContaining({ line: 4, outcome: 'rejected' }))
  })
})

describe('a file that cannot be read is refused with the reason', () => {
  test.each([
    ['an empty file', '', 'El archivo está vacío. Elige otro.'],
    ['a byte order mark only', '\uFEFF', 'El archivo está vacío. Elige otro.'],
    ['blank lines', '\r\n \r\n', 'El archivo está vacío. Elige otro.'],
    [
      'a header without rows',
      'sep=;\nIntención;Ejemplo\n',
      'El archivo tiene los títulos y ninguna fila. Agrega al menos una.',
    ],
    [
      'no header',
      'Envíos;¿Llega?\n',
      'Faltan los títulos Intención y Ejemplo. La primera fila dice «Envíos», «¿Llega?».',
    ],
    [
      'a missing column',
      'Intención;Frase corta\nA;b',
      'Falta el título Ejemplo. La primera fila dice «Intención», «Frase corta».',
    ],
    [
      'a duplicate column',
      'Intención;Ejemplo;Frase\nA;b;c',
      'El título Ejemplo está dos veces: «Ejemplo» y «Frase». Deja uno solo.',
    ],
    [
      'an unclosed quote',
      'Intención;Ejemplo\nA;"b\nC;d\n',
      'En la línea 2 hay comillas que no se cierran. Ciérralas o quítalas.',
    ],
    [
      'lost accents',
      'Intenci\uFFFDn;Ejemplo\nA;b',
      'La línea 1 tiene signos que se perdieron (�). Guarda la planilla como «CSV UTF-8» y elige ese archivo.',
    ],
    [
      'a workbook',
      'PK\u0003\u0004[Content_Types].xml',
      'Es un libro de Excel. Guárdalo como «CSV UTF-8» y elige ese archivo.',
    ],
  ])('%s', async (_, content, text) => {
    const { status, body } = await at.import('ejemplos.csv', content)
    expect([status, body.fields?.content]).toEqual([422, [text]])
  })
})

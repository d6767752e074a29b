import { expect, test } from 'vitest'
import { articles } from '../../src/console/features/help/manual.ts'
import { createSearch } from '../../src/console/features/help/search.ts'

const find = createSearch(articles)
const first = (query: string, count = 1) =>
  find(query)
    .slice(0, count)
    .map(({ article }) => article.id)

test.each([
  ['horario', 'horario-de-atencion'],
  ['feriados', 'horario-de-atencion'],
  ['cómo invito a una persona', 'invitar-al-equipo'],
  ['ETIQUETAS', 'etiquetas'],
  ['sinonimos', 'sinonimos'],
  ['código qr', 'publicar-el-chatbot'],
  ['wordpress', 'publicar-el-chatbot'],
  ['contraseña', 'tu-cuenta'],
  ['contrasena', 'tu-cuenta'],
  ['presupuesto', 'presupuestos'],
  ['exportar chatbot', 'mover-un-chatbot'],
  ['apagar', 'estado'],
  ['respuestas rápidas', 'respuestas-rapidas'],
  ['roles', 'equipo-y-permisos'],
])('«%s» finds %s', (query, id) => {
  expect(first(query, 3)).toContain(id)
})

test('accents, case and number make no difference', () => {
  const wanted = first('área', 5)
  expect(wanted).toContain('areas')
  for (const query of ['area', 'ÁREAS', 'areas']) expect(first(query, 5)).toEqual(wanted)
})

test('the beginning of a word and a slip find its article', () => {
  expect(first('presup')).toEqual(['presupuestos'])
  expect(first('presupeusto')).toEqual(['presupuestos'])
})

test('a result comes with the line that fits', () => {
  const [found] = find('transcribir audio')
  expect(found?.line).toContain('Transcribir')
})

test('words that no article has find nothing', () => {
  expect(find('criptomonedas')).toEqual([])
  expect(find('de la')).toEqual([])
})

import { expect, test } from 'vitest'
import { readExceptionProblem } from './data-exception.ts'

const list = (filter: object) => ({ filter, sort: ['id', 'ASC'], range: [0, 9], search: ['name'] })

test.each<[string, Record<string, unknown>, string]>([
  [
    'one value',
    list({ created_at_from: '9999999-01-01' }),
    'El valor «9999999-01-01» no es válido. Corrígelo o quítalo.',
  ],
  ['several values', list({ name: 'a', day: 'b' }), 'Un valor del filtro no es válido. Corrígelo o quita los filtros.'],
  ['a large number', list({ id: 99_999_999_999 }), 'Debe ser 2.147.483.647 o menos.'],
  ['a value outside of a list', { from: 'x' }, 'El valor «x» no es válido. Corrígelo o quítalo.'],
])('a read with %s tells it', (_, query, text) => {
  const refused = readExceptionProblem(query)
  expect([refused?.status, refused?.message]).toEqual([422, text])
})

test.each([[list({})], [{}]])('a read without a value of the caller is a fault of the server: %j', (query) => {
  expect(readExceptionProblem(query)).toBeUndefined()
})

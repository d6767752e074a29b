import { expect, test } from 'vitest'
import { compareValues } from './order.ts'
import { fold } from './phrase.ts'

test('fold() removes case and accents but keeps ñ', () => {
  expect(fold('ÁÉÍÓÚ Ü')).toBe('aeiou u')
  expect(fold('Ñandú')).toBe('ñandu')
  expect(fold('año')).not.toBe(fold('ano'))
})

test('compareValues() sorts texts in Spanish dictionary order, numbers by size and empty values last', () => {
  const order = (values: unknown[]) => [...values].sort(compareValues)
  expect(order(['oso', 'Ñandú', 'nube', 'árbol', null, 'zorro'])).toEqual([
    'árbol',
    'nube',
    'Ñandú',
    'oso',
    'zorro',
    null,
  ])
  expect(order([10, 9, undefined, 100])).toEqual([9, 10, 100, undefined])
  expect(order([true, false])).toEqual([false, true])
})

import { expect, test } from 'vitest'
import { isTeachable } from './teachable.ts'

test.each([
  'quiero quiero quiero quiero',
  'hola precio hola precio hola precio',
  'asdf qwerty',
  '12345',
  'y la sur?',
  '¿y cuánto salen?',
  `quiero saber ${Array.from({ length: 80 }, (_, i) => `cosa${i}`).join(' ')}`,
])('«%s» teaches nothing', (text) => expect(isTeachable(text)).toBe(false))

test.each(['lo mandan con moño', 'hola hola, ¿hacen envíos?', '¿no, no?', 'precio samsung', 'sí'])(
  '«%s» may be an example',
  (text) => expect(isTeachable(text)).toBe(true),
)

import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  [{ value: '28456780' }, ['28456780'], { value: '•••' }],
  [{ text: 'es el 28456780, gracias' }, ['28456780'], { text: 'es el •••, gracias' }],
  [{ text: 'quiero donar sangre', value: 'A' }, ['A', 'a'], { text: 'quiero donar sangre', value: '•••' }],
  [{ entity: 'grupo', label: 'cero', value: 'cero' }, ['cero'], { entity: 'grupo', label: 'cero', value: '•••' }],
  [{ text: 'acerolas y cero positivo' }, ['cero', 'cero positivo'], { text: 'acerolas y •••' }],
  [{ text: '1 (a+b)', start: 2 }, ['(a+b)'], { text: '1 •••', start: 2 }],
])('%j without %j is %j', (data, secrets, shown) => {
  expect(withoutSecrets(data, secrets)).toEqual(shown)
})

import { expect, test } from 'vitest'
import { smallContract } from '../small-contract.ts'
import { typesModule } from './types.ts'

/** The types without layout, so that a test says what it means on one line. */
const types = typesModule(smallContract().document).replace(/\s+/g, ' ')

test('paths lead to operations, and operations to components', () => {
  expect(types).toContain('get: operations["fruitList"];')
  expect(types).toContain('"application/json": components["schemas"]["FruitInput"] }')
})

test('a list is asked with JSON values, typed as what they hold', () => {
  expect(types).toMatch(/filter\?: \{ [^}]*name\?: string/)
  expect(types).toMatch(/range\?: \[/)
})

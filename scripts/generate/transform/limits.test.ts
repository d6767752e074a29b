import { expect, test } from 'vitest'
import { smallContract } from '../small-contract.ts'
import { limitModules, limitsOf } from './limits.ts'

const { document } = smallContract()

/** The text of all modules of limits. */
const textOf = (...given: Parameters<typeof limitModules>) => [...limitModules(...given).values()].join('')

test('exports the limits of request schemas by schema and property, and no others', () => {
  const text = textOf(document)
  expect(text).toContain('export const FruitInputLimits = { name: { maxLength: 50 } } as const')
  expect(text).not.toContain('FruitLimits')
})

test('exports the limits of an answer that asks for them', () => {
  const rows = { type: 'array', maxItems: 7, items: { type: 'string' } } as const
  const answer = { type: 'object', properties: { rows }, 'x-limits': true } as const
  const schemas = { ...document.components.schemas, FruitRows: answer }
  const text = textOf({ ...document, components: { ...document.components, schemas } })
  expect(text).toContain('export const FruitRowsLimits = { rows: { maxItems: 7 } } as const')
})

test('includes limits of items and of additional properties, but not the maximum of ids', () => {
  const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
  const properties = {
    words: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } },
    ids: { type: 'array', maxItems: 5, items: id },
    id,
    on: { type: 'boolean' },
  }
  expect(
    limitsOf(document, { type: 'object', properties, additionalProperties: { type: 'string', maxLength: 4 } }),
  ).toEqual({
    words: { maxItems: 3, items: { maxLength: 9 } },
    ids: { maxItems: 5 },
    '*': { maxLength: 4 },
  })
})

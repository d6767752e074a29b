import { expect, test } from 'vitest'
import { choiceByTag } from './choice-by-tag.ts'

const schemas = {
  Circle: { type: 'object', required: ['kind', 'radius'], properties: { kind: { const: 'circle' } } },
  Box: { type: 'object', required: ['kind'], properties: { kind: { $ref: '#/components/schemas/BoxKind' } } },
  BoxKind: { type: 'string', enum: ['square', 'cube'] },
}
const circle = { $ref: '#/components/schemas/Circle' }
const box = { $ref: '#/components/schemas/Box' }
/** A keyword of JSON Schema that objects of a program should not have. */
const THEN = 'then'

test('alternatives that a required property tells apart are chosen by it', () => {
  const holding = (...values: string[]) => ({ required: ['kind'], properties: { kind: { enum: values } } })
  expect(choiceByTag([circle, box], schemas)).toEqual({
    if: holding('circle'),
    [THEN]: circle,
    else: { if: holding('square', 'cube'), [THEN]: box, else: holding('circle', 'square', 'cube') },
  })
})

test('others stay alternatives: without fixed values, with common ones, where it is optional, or with null', () => {
  const optional = { type: 'object', properties: { kind: { const: 'line' } } }
  const open = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } }
  for (const other of [circle, optional, open, { type: 'null' }])
    expect(choiceByTag([circle, other], schemas)).toBeUndefined()
})

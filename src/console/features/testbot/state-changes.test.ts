import { expect, test } from 'vitest'
import { stateChanges } from './state-changes.ts'

const row = (key: string, value: string, detail: string | null = null) => ({ key, label: key, value, detail })
const changes = (before: ReturnType<typeof row>[], after: ReturnType<typeof row>[]) =>
  stateChanges({ before: { rows: before }, after: { rows: after } }).map(({ key, change, before: was }) =>
    [key, change, was].filter(Boolean),
  )

test('tells new, changed and kept rows, and lists what is gone last', () => {
  expect(
    changes(
      [row('asked', 'Pedido'), row('misses', '1'), row('value.sede', 'Centro')],
      [row('misses', '2'), row('value.sede', 'Centro'), row('choice', 'Sí · No')],
    ),
  ).toEqual([
    ['misses', 'changed', '1'],
    ['value.sede', 'same'],
    ['choice', 'new'],
    ['asked', 'gone'],
  ])
})

test('a row whose detail alone changed has no earlier value', () => {
  expect(changes([row('asked', 'Pedido', '2 intentos')], [row('asked', 'Pedido', '1 intento')])).toEqual([
    ['asked', 'changed'],
  ])
})

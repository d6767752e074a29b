import { expect, test } from 'vitest'
import type { Macro } from '../state/types.ts'
import { macroPieces } from './macros.ts'

const macro = (actions: object[], texts: string[]) =>
  ({ id: 1, name: 'Saldo', actions, steps: texts.map((text) => ({ text, problem: null })) }) as unknown as Macro

const said = (...given: Parameters<typeof macroPieces>) =>
  macroPieces(...given)
    .map(({ text }) => text)
    .join('')

const greets = macro(
  [{ type: 'reply', text: 'Hola {{contacto.nombre|"cliente"}}, te habla {{area.nombre}}' }, { type: 'resolve' }],
  ['responde «Hola {{contacto.nombre|"cliente"}}, te habla {{area.nombre}}»', 'resuelve la conversación'],
)

test('a macro shows its texts with the data of the conversation', () => {
  const values = { 'contacto.nombre': 'Ana', 'area.nombre': 'Ventas' }
  expect(said(greets, values)).toBe('Responde «Hola Ana, te habla Ventas», resuelve la conversación')
  expect(said(greets, { ...values, 'contacto.nombre': '' })).toContain('«Hola cliente, te habla Ventas»')
})

test('a macro marks what a conversation lacks, and names what is known only once it is applied', () => {
  const lacks = macro([{ type: 'comment', text: 'Tel. {{contacto.telefono}}' }], ['comenta «…»'])
  expect(macroPieces(lacks, { 'contacto.telefono': '' }).filter(({ missing }) => missing)).toHaveLength(1)
  const moves = macro(
    [{ type: 'area', area_id: 3 }, ...greets.actions],
    ['pasa al área «Envíos»', 'responde', 'resuelve'],
  )
  expect(said(moves, { 'contacto.nombre': 'Ana', 'area.nombre': 'Ventas' })).toContain('te habla [')
})

test('a long text is cut, so that what follows it is seen', () => {
  const long = macro(
    [{ type: 'reply', text: 'palabra '.repeat(40) }, { type: 'resolve' }],
    ['responde', 'resuelve todo'],
  )
  expect(said(long, {})).toMatch(/…», resuelve todo$/)
  expect(said(long, {}).length).toBeLessThan(100)
})

import { expect, test } from 'vitest'
import { clashText, conflictText, mergedText, sideLabels, valueText } from './conflict-text.ts'
import type { ConflictDetails } from './useConflict.ts'

const LABELS: Record<string, string> = {
  name: 'Nombre',
  color: 'Color',
  text: 'Texto',
  area: 'Área',
  phone: 'Teléfono',
}
const options = {
  nameOf: (path: string) => LABELS[path] ?? path,
  ...{ me: 1, zone: 'America/Argentina/Buenos_Aires', now: new Date('2026-11-22T18:00:00Z') },
}
const news = (more: Partial<ConflictDetails> = {}): ConflictDetails => ({
  ...{ round: 1, quiet: false, gone: false, by: { id: 9, name: 'Marina' }, at: '2026-11-22T17:05:00Z' },
  ...{ changed: ['name', 'color'], clashes: [] },
  ...more,
})

test.each([
  [{}, 'Marina cambió Nombre y Color a las 14:05.'],
  [{ changed: ['name'], at: '2026-11-22T04:05:00Z' }, 'Marina cambió Nombre a la 1:05.'],
  [{ changed: ['name', 'color', 'text'] }, 'Marina cambió Nombre, Color y Texto a las 14:05.'],
  [{ changed: Object.keys(LABELS) }, 'Marina cambió 5 campos a las 14:05.'],
  [{ changed: [] }, 'Marina cambió otros datos a las 14:05.'],
  [{ at: '2026-11-22T01:30:00Z' }, 'Marina cambió Nombre y Color ayer a las 22:30.'],
  [{ at: '2026-11-02T12:00:00Z' }, 'Marina cambió Nombre y Color el 02/11 a las 9:00.'],
  [{ at: '2025-12-30T12:00:00Z' }, 'Marina cambió Nombre y Color el 30/12/2025 a las 9:00.'],
  [{ by: undefined, at: undefined }, 'Alguien cambió Nombre y Color.'],
  [{ by: { id: 1, name: 'Ana' } }, 'Cambiaste Nombre y Color a las 14:05 en otra ventana.'],
])('toldChange of %o returns "%s"', (given, text) => {
  expect(conflictText(news(given), options)).toBe(text)
})

test.each([
  [{}, 'En lo que cambiaron Marina y tú, elige qué queda y guarda de nuevo.'],
  [{ by: { id: 1, name: 'Ana' } }, 'En lo que cambiaste en las dos ventanas, elige qué queda y guarda de nuevo.'],
  [{ by: undefined }, 'En lo que cambió dos veces, elige qué queda y guarda de nuevo.'],
])('a clash of %o is said to be of one or two people: "%s"', (given, text) => {
  expect(clashText(news(given), 1)).toBe(text)
})

test.each([
  [{}, { mine: 'Lo tuyo', theirs: 'Lo de Marina' }, 'Ya lo sumamos a lo tuyo: guarda de nuevo.'],
  [
    { by: { id: 1, name: 'Ana' } },
    { mine: 'Esta ventana', theirs: 'Otra ventana tuya' },
    'Ya lo sumamos a lo de esta ventana: guarda de nuevo.',
  ],
  [{ by: undefined }, { mine: 'Lo tuyo', theirs: 'Lo guardado' }, 'Ya lo sumamos a lo tuyo: guarda de nuevo.'],
])('the two values of a change of %o are told apart', (given, labels, merged) => {
  expect(sideLabels(news(given), 1)).toEqual(labels)
  expect(mergedText(news(given), 1)).toBe(merged)
})

test('plainly returns the readable text of a value', () => {
  expect(valueText([{ kind: 'text', text: 'De 8 a 20.' }])).toBe('De 8 a 20.')
  expect(valueText(['precio', 'envío'])).toBe('precio, envío')
  expect(valueText({ type: 'dni', value: '30111222' })).toBe('30111222')
  expect([valueText(true), valueText(null), valueText(3)]).toEqual(['Sí', '', '3'])
})

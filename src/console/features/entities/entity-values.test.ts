import { describe, expect, test } from 'vitest'
import { mergeValues, parseValueList, renameValue } from './entity-values.ts'

describe('entity values', () => {
  test('readList reads one value per line, with synonyms after a colon, a semicolon or a tab', () => {
    expect(parseValueList('- medialuna: factura, Factura, croissant\n\nverde\nazul;celeste\tmarino')).toEqual([
      { value: 'medialuna', synonyms: ['factura', 'croissant'] },
      { value: 'verde', synonyms: [] },
      { value: 'azul', synonyms: ['celeste', 'marino'] },
    ])
  })

  test('merged adds missing synonyms to an existing value', () => {
    const values = [{ value: 'Azul', synonyms: ['celeste'] }]
    expect(mergeValues(values, [{ value: 'azul', synonyms: ['Celeste', 'marino'] }, { value: 'rojo' }])).toEqual([
      { value: 'Azul', synonyms: ['celeste', 'marino'] },
      { value: 'rojo', synonyms: [] },
    ])
    expect(values).toEqual([{ value: 'Azul', synonyms: ['celeste'] }])
  })

  test('renamed keeps the original name until the value is renamed back', () => {
    const once = renameValue({ value: 'azul', synonyms: [] }, 'azu')
    expect(once).toEqual({ value: 'azu', synonyms: [], renamed_from: 'azul' })
    expect(renameValue(once, 'celeste')).toEqual({ value: 'celeste', synonyms: [], renamed_from: 'azul' })
    expect(renameValue(once, 'azul')).toEqual({ value: 'azul', synonyms: [] })
  })
})

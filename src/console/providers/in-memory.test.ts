import { describe, expect, test } from 'vitest'
import { queryInMemory } from './in-memory.ts'
import type { ClientListRules } from './types.ts'

const rows = [
  { id: 1, name: 'Envío a domicilio', role: { id: 3 }, state: 'on', at: '2025-03-09T12:00:00Z', tags: ['a', 'b'] },
  { id: 2, name: 'Año nuevo', role: { id: 2 }, state: 'off', at: '2025-03-10', tags: [] },
  { id: 3, name: 'Ano', role: { id: 2 }, state: 'on', at: null, tags: ['b'] },
]
const rules: ClientListRules = {
  match: {
    name: { source: 'name', as: 'contains' },
    role_id: { source: 'role.id', as: 'equal' },
    at_from: { source: 'at', as: 'from' },
    at_to: { source: 'at', as: 'to' },
    state: { source: 'state', as: 'equal' },
  },
  search: ['name', 'state'],
  labels: { state: { on: 'Encendido', off: 'Apagado' } },
}
const ids = (filter: Record<string, unknown>) => queryInMemory(rows, { filter }, rules).data.map((row) => row.id)

describe('queryWhole', () => {
  test.each([
    ['contains, without case and accents', { name: 'ENVIO' }, [1]],
    ['ñ is a letter of its own', { name: 'año' }, [2]],
    ['and n is not ñ', { name: 'ano' }, [3]],
    ['equals, in a nested field', { role_id: 2 }, [2, 3]],
    ['equals never means contains', { state: 'o' }, []],
    ['one of several', { state: ['off', 'on'] }, [1, 2, 3]],
    ['from a day', { at_from: '2025-03-10' }, [2]],
    ['up to a day, without empty values', { at_to: '2025-03-09' }, [1]],
    ['search uses the displayed texts', { q: 'apagádo' }, [2]],
    ['a filter without a rule tests for equality', { tags: 'b' }, [1, 3]],
    ['an empty filter matches everything', { name: '', role_id: null }, [1, 2, 3]],
  ])('%s', (_, filter, found) => expect(ids(filter)).toEqual(found))

  test('sorts by the displayed text and counts the rows before paging', () => {
    const page = (sort: { field: string; order: 'ASC' | 'DESC' }) =>
      queryInMemory(rows, { sort, pagination: { page: 1, perPage: 2 } }, rules)
    expect(page({ field: 'state', order: 'ASC' }).data.map((row) => row.id)).toEqual([2, 1])
    expect(page({ field: 'name', order: 'DESC' })).toMatchObject({ total: 3, data: [{ id: 1 }, { id: 2 }] })
  })
})

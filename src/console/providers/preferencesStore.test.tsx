import { expect, test } from 'vitest'
import { preferencesStore } from './preferencesStore.ts'

test('of a list, the order and filters are remembered, and the searched text is not', () => {
  const store = preferencesStore('marina', 7)
  const kept = { sort: 'name', order: 'DESC', perPage: 50 }
  store.setItem('contacts.listParams', { ...kept, page: 3, filter: { q: 'ana', city: 'Salta' } })
  expect(store.getItem('contacts.listParams')).toEqual({ ...kept, page: 1, filter: { city: 'Salta' } })
  store.setItem('contacts.listParams', { ...kept, page: 3, filter: { city: 'Salta' } })
  expect(store.getItem('contacts.listParams')).toMatchObject({ page: 3, filter: { city: 'Salta' } })
})

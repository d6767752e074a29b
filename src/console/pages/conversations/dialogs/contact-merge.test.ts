import { expect, test } from 'vitest'
import { merge, take } from './contact-merge.ts'
import type { ContactValues } from './contact-values.ts'

const base: ContactValues = {
  name: 'Ana',
  phone: '',
  email: '',
  company: '',
  city: 'Roldán',
  province: '',
  country: 'AR',
  documentKind: 'DNI',
  documentValue: '20111222',
  marketing: 'unknown',
  area: '',
  person: '',
  labels: [1],
  custom: { talle: 'M', socio: false },
}

test('what only one of two changed is kept of both; what both did is asked, and the form keeps its own', () => {
  const mine = { ...base, company: 'Don Luis', city: 'Funes', custom: { talle: 'L', socio: false } }
  const now = { ...base, province: 'Santa Fe', city: 'Ibarlucea', custom: { talle: 'XL', socio: true } }
  const merged = merge(base, mine, now)
  expect(merged.values).toEqual({ ...mine, province: 'Santa Fe', custom: { talle: 'L', socio: true } })
  expect(merged.taken).toEqual(['province', 'custom.socio'])
  expect(merged.clashes).toEqual([
    { place: 'city', mine: 'Funes', now: 'Ibarlucea' },
    { place: 'custom.talle', mine: 'L', now: 'XL' },
  ])
  const settled = take(merged.values, now, ['custom.talle'])
  expect(settled).toMatchObject({ city: 'Funes', custom: { talle: 'XL', socio: true } })
})

test('a document is one thing, and the same change made twice is none', () => {
  const mine = { ...base, documentKind: 'CUIT', labels: [1, 2] }
  const now = { ...base, documentValue: '30999888', labels: [1, 2] }
  const merged = merge(base, mine, now)
  expect(merged.clashes).toEqual([{ place: 'document', mine: ['CUIT', '20111222'], now: ['DNI', '30999888'] }])
  expect(take(merged.values, now, ['document'])).toEqual({ ...now })
})

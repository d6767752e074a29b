import { expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { fold } from '../../src/contract/phrase.ts'
import { answerOf, filtersOf, resolved, type Schema } from './described.ts'
import type { ResourceFixture } from './resource.ts'
import type { ApiRecord } from './resource-fixtures.ts'

const spanish = new Intl.Collator('es')

/** Tests a list that the server sorts, filters, searches and pages. */
export function describeList(operation: Operation, bench: () => ResourceFixture): void {
  const { sort = [], filter = [], search = [] } = operation.list ?? {}
  const filters = filtersOf(operation)
  const { properties = {} } = resolved(answerOf(operation).items)
  const page = async (query: object = {}) => (await bench().calls.list({ ...bench().calls.whole, ...query })).items
  const idsOf = (items: ApiRecord[]) => items.map(({ id }) => id)
  /** creates some records that differ, and returns all records */
  const all = async () => {
    for (let i = 0; i < 3; i++) await bench().calls.make(bench().next())
    return (await page()).sort((one, next) => one.id - next.id)
  }

  test(`can be sorted in both directions by ${sort.join(', ')}`, async () => {
    const ids = idsOf(await all())
    for (const field of sort) {
      const up = await page({ sort: [field, 'ASC'] })
      expect([field, [...idsOf(up)].sort((a, b) => a - b)]).toEqual([field, ids])
      expect([field, disorder(up, field, properties[field])]).toEqual([field, undefined])
      expect([field, idsOf(await page({ sort: [field, 'DESC'] }))]).toEqual([field, idsOf(up).reverse()])
    }
    expect((await bench().calls.list({ sort: ['nobody_knows', 'ASC'] })).status).toBe(422)
  })

  test(`can be filtered by ${filter.join(', ')}`, async () => {
    const items = await all()
    for (const [key, schema] of Object.entries(filters)) {
      if (key === 'q') continue
      const values = [...new Set(items.map((item) => item[key]))]
      const nullable = [schema.type].flat().includes('null')
      if (!(key in properties) || !values.every((value) => fits(schema, value) || value === null)) {
        expect([key, (await bench().calls.list({ filter: { [key]: anyOf(schema) } })).status]).toEqual([key, 200])
        continue
      }
      for (const value of values.slice(0, 3)) {
        if (value === null && !nullable) continue
        const wanted = items.filter((item) => same(item[key], value, schema))
        expect([key, idsOf(await page({ filter: { [key]: value } })).sort((a, b) => a - b)]).toEqual([
          key,
          idsOf(wanted),
        ])
      }
      expect([key, (await bench().calls.list({ filter: { [key]: null } })).status]).toEqual([key, nullable ? 200 : 422])
    }
    expect((await bench().calls.list({ filter: { nobody_knows: 1 } })).status).toBe(422)
  })

  if (search.length > 0)
    test(`can be searched in ${search.join(', ')}, ignoring case and accents`, async () => {
      const [item] = (await all()).slice(-1)
      for (const field of search) {
        const found = await page({ filter: { q: fold(String(item?.[field])).toUpperCase() } })
        expect([field, idsOf(found)]).toEqual([field, expect.arrayContaining([item?.id])])
      }
      expect(await page({ filter: { q: 'qqqzzzxxx' } })).toEqual([])
    })

  test('pages contain each record once, in any order', async () => {
    const ids = idsOf(await all())
    for (const field of sort) {
      const found: number[] = []
      const size = Math.ceil(ids.length / 3)
      for (let first = 0; first < ids.length; first += size) {
        const { items, headers } = await bench().calls.list({ sort: [field, 'ASC'], range: [first, first + size - 1] })
        const last = Math.min(first + size, ids.length) - 1
        expect(String(headers['content-range'])).toMatch(new RegExp(` ${first}-${last}/${ids.length}$`))
        found.push(...idsOf(items))
      }
      expect([field, found.sort((a, b) => a - b)]).toEqual([field, ids])
    }
    const past = await bench().calls.list({ range: [ids.length, ids.length + 1] })
    expect([past.items, String(past.headers['content-range'])]).toEqual([[], expect.stringMatching(`/${ids.length}$`)])
  })
}

const typesOf = (schema: Schema) => [schema.type].flat()

/** Text filters match a part of the text, all others the exact value. */
function same(has: unknown, wanted: unknown, schema: Schema): boolean {
  const contained = typesOf(schema).includes('string') && !schema['x-options'] && !schema.format
  return contained && has !== null && wanted !== null
    ? fold(String(has)).includes(fold(String(wanted)))
    : has === wanted
}

function fits(schema: Schema, value: unknown): boolean {
  const kind = typeof value === 'number' ? ['integer', 'number'] : [typeof value]
  const choices = [schema, ...(schema.anyOf ?? [])]
  return choices.some((one) => typesOf(one).some((type) => kind.includes(type ?? '')))
}

/** Returns a value that a filter accepts. */
const anyOf = (schema: Schema) =>
  typesOf(schema).includes('boolean') ? true : typesOf(schema).includes('string') ? 'a' : 1

/** Returns the first two values in the wrong order, if any; missing values come last. */
function disorder(items: ApiRecord[], field: string, schema: Schema = {}): unknown {
  const values = items.map((item) => item[field])
  // Options have their own order, and references that of their names: equal values must be adjacent.
  if (schema['x-options'] || schema['x-ref'])
    return values.find(
      (value, at) => values.lastIndexOf(value) - values.indexOf(value) + 1 !== count(values, value) && at,
    )
  const at = values.findIndex((value, i) => i > 0 && !ordered(values[i - 1], value))
  return at < 0 ? undefined : [values[at - 1], values[at]]
}

const count = (values: unknown[], one: unknown) => values.filter((value) => value === one).length

function ordered(one: unknown, next: unknown): boolean {
  if (one === next || next === null || next === undefined) return true
  if (typeof one === 'string' && typeof next === 'string' && !/^\d{4}-/.test(one))
    return spanish.compare(one, next) <= 0
  return (one as number) <= (next as number)
}

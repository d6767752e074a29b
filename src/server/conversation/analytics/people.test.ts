import { expect, test } from 'vitest'
import { People } from './people.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

test('up to 100,000 people are counted exactly, also those of several parts', () => {
  const people = new People().add(range(0, 60_000)).add(range(30_000, 100_000))
  expect(people.count()).toEqual({ value: 100_000, margin: null })
  expect(new People().add(people.kept()).count()).toEqual({ value: 100_000, margin: null })
})

test.each([100_001, 250_000, 1_000_000])('%i people are estimated within the margin that is told', (count) => {
  const { value, margin } = new People().add(range(7, 7 + count)).count()
  expect(margin).toBeGreaterThan(0)
  expect(margin).toBeLessThan(count * 0.02)
  expect(Math.abs(value - count)).toBeLessThanOrEqual(margin ?? 0)
})

test('parts that were estimated are put together with those that were counted', () => {
  const [first, second] = [new People().add(range(0, 150_000)), new People().add(range(100_000, 300_000))]
  const { value, margin } = new People()
    .add(range(290_000, 310_000))
    .add(JSON.parse(JSON.stringify(first.kept())))
    .add(second.kept())
    .count()
  expect(Math.abs(value - 310_000)).toBeLessThanOrEqual(margin ?? 0)
})

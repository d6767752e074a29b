import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHeights, offsetsOf, rowAt, visibleRange } from './virtual-rows.ts'

describe('list virtualization', () => {
  it('rowAt finds the row at any offset', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 30_000 }), (given, place) => {
        const known = createHeights()
        given.forEach((height, key) => {
          known.set(key, height)
        })
        const offsets = offsetsOf([...given.keys()], known)
        const row = rowAt(offsets, place)
        const inside = Math.min(place, (offsets.at(-1) ?? 0) - 1)
        expect(offsets[row]).toBeLessThanOrEqual(inside)
        expect(offsets[row + 1]).toBeGreaterThan(inside)
      }),
    )
  })

  it('windowOf renders few rows of many', () => {
    const offsets = offsetsOf([...Array(10_000).keys()], createHeights(60))
    for (const top of [0, 300_000, 599_000]) {
      const { from, to } = visibleRange(offsets, top, 900)
      expect(to - from).toBeLessThanOrEqual(40)
      expect(offsets[from]).toBeLessThanOrEqual(top)
      expect(offsets[to]).toBeGreaterThanOrEqual(Math.min(top + 900, 600_000))
    }
    expect(visibleRange(offsetsOf([], createHeights()), 0, 900)).toEqual({ from: 0, to: 0 })
  })
})

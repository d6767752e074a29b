import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, ensureContrast, textOn } from './colors.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast() matches WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('textOn() is readable on any background', () => {
  fc.assert(fc.property(color, (background) => contrast(textOn(background), background) >= 4.5))
})

test('distinct() reaches the ratio on any background and keeps a color that already does', () => {
  fc.assert(
    fc.property(color, color, (one, background) => contrast(ensureContrast(one, background, 4.5), background) >= 4.5),
  )
  expect(ensureContrast('#1f5f8b', '#ffffff', 4.5)).toBe('#1f5f8b')
})

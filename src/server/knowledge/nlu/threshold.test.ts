import { describe, expect, it } from 'vitest'
import { suggestThreshold } from './threshold.ts'

const answers = (right: boolean, ...confidences: number[]) => confidences.map((confidence) => ({ confidence, right }))

describe('suggestThreshold', () => {
  it('separates wrong answers from right ones', () => {
    const wrong = answers(false, ...Array<number>(300).fill(0.67))
    const threshold = suggestThreshold([...wrong, ...answers(true, ...Array<number>(900).fill(0.75))])
    expect(threshold).toBeGreaterThan(0.67)
    expect(threshold).toBeLessThanOrEqual(0.75)
  })

  it('goes down where the less likely answers are right', () => {
    const threshold = suggestThreshold(answers(true, ...Array<number>(900).fill(0.59)))
    expect(threshold).toBeLessThanOrEqual(0.6)
    expect(threshold).toBeGreaterThanOrEqual(0.58)
  })

  it('stays near the usual one with few answers', () => {
    expect(suggestThreshold([])).toBe(0.65)
    const few = suggestThreshold(answers(true, 0.1, 0.2, 0.3))
    expect(few).toBeGreaterThan(0.64)
    expect(few).toBeLessThanOrEqual(0.65)
  })
})

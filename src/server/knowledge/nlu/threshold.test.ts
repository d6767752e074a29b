import { describe, expect, it } from 'vitest'
import { suggestThreshold } from './threshold.ts'

const answers = (right: boolean, ...confidences: number[]) => confidences.map((confidence) => ({ confidence, right }))

describe('suggestThreshold', () => {
  it('separates wrong answers from right ones', () => {
    const wrong = answers(false, ...Array<number>(300).fill(0.58))
    const threshold = suggestThreshold([...wrong, ...answers(true, ...Array<number>(900).fill(0.7))])
    expect(threshold).toBeGreaterThan(0.57)
    expect(threshold).toBeLessThanOrEqual(0.65)
  })

  it('goes to one half where the less likely answers are right', () => {
    const threshold = suggestThreshold(answers(true, ...Array<number>(900).fill(0.51)))
    expect(threshold).toBeLessThanOrEqual(0.52)
    expect(threshold).toBeGreaterThanOrEqual(0.5)
  })

  it('stays near the usual one with few answers', () => {
    expect(suggestThreshold([])).toBe(0.55)
    const few = suggestThreshold(answers(true, 0.1, 0.2, 0.3))
    expect(few).toBeGreaterThan(0.54)
    expect(few).toBeLessThanOrEqual(0.55)
  })
})

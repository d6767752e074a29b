import { describe, expect, it } from 'vitest'
import { suggestThreshold } from './threshold.ts'

const answers = (right: boolean, ...confidences: number[]) => confidences.map((confidence) => ({ confidence, right }))

describe('suggestThreshold', () => {
  it('separates wrong answers from right ones', () => {
    const wrong = answers(false, ...Array<number>(300).fill(0.54))
    const threshold = suggestThreshold([...wrong, ...answers(true, ...Array<number>(900).fill(0.7))])
    expect(threshold).toBeGreaterThan(0.53)
    expect(threshold).toBeLessThanOrEqual(0.6)
  })

  it('goes below one half where the less likely answers are right', () => {
    const threshold = suggestThreshold(answers(true, ...Array<number>(900).fill(0.42)))
    expect(threshold).toBeLessThanOrEqual(0.42)
    expect(threshold).toBeGreaterThanOrEqual(0.4)
  })

  it('stays near one half with few answers', () => {
    expect(suggestThreshold([])).toBe(0.5)
    const few = suggestThreshold(answers(true, 0.1, 0.2, 0.3))
    expect(few).toBeGreaterThan(0.49)
    expect(few).toBeLessThanOrEqual(0.5)
  })
})

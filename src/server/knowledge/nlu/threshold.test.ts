import { describe, expect, it } from 'vitest'
import { suggestThreshold } from './threshold.ts'

const answers = (right: boolean, ...confidences: number[]) => confidences.map((confidence) => ({ confidence, right }))

describe('suggestThreshold', () => {
  it('separates wrong answers from right ones', () => {
    const threshold = suggestThreshold([...answers(false, 0.2, 0.25, 0.3), ...answers(true, 0.5, 0.6, 0.7, 0.8)])
    expect(threshold).toBeGreaterThan(0.3)
    expect(threshold).toBeLessThanOrEqual(0.5)
  })

  it('loses at most a tenth of the right answers', () => {
    const right = Array.from({ length: 100 }, (_, i) => 0.2 + i / 200)
    const threshold = suggestThreshold([...answers(true, ...right), ...answers(false, ...Array(500).fill(0.55))])
    expect(right.filter((confidence) => confidence < threshold).length).toBeLessThanOrEqual(10)
  })

  it('is low when there are no answers or no wrong ones', () => {
    expect(suggestThreshold([])).toBe(0.1)
    expect(suggestThreshold(answers(true, 0.4, 0.9))).toBeLessThanOrEqual(0.4)
  })
})

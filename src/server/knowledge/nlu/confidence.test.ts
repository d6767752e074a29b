import { describe, expect, it } from 'vitest'
import { calibrate, confidenceIn, confidenceOf, defaultCalibration, forAllExamples, strengthOf } from './confidence.ts'

const evidence = (known: number, nearest = 0.8) => ({ scores: new Float32Array(), nearest, known })

describe('strengthOf', () => {
  it('rises with the score, the nearest example and the known share', () => {
    const usual = strengthOf(evidence(0.9), 0.2)
    expect(strengthOf(evidence(0.9), 0.8)).toBeGreaterThan(usual)
    expect(strengthOf(evidence(1), 0.2)).toBeGreaterThan(usual)
    expect(strengthOf(evidence(0.9, 0.9), 0.2)).toBeGreaterThan(usual)
  })
})

describe('confidenceOf', () => {
  it('is sure of a training example, never of a half-known text, and 0 for one with nothing in common', () => {
    expect(confidenceOf(strengthOf(evidence(1, 1), 1), defaultCalibration)).toBeGreaterThan(0.95)
    expect(confidenceOf(strengthOf(evidence(0.5, 0.4), 1), defaultCalibration)).toBeLessThan(0.8)
    expect(confidenceOf(strengthOf(evidence(0), 1), defaultCalibration)).toBe(0)
  })
})

describe('confidenceIn', () => {
  it('is below .8 for a text that is partly foreign or below the decision boundary, and higher for others', () => {
    const sure = [10, 10] as const
    expect(confidenceIn(evidence(0.7), 0.9, sure)).toBeLessThan(0.8)
    expect(confidenceIn(evidence(1), -0.2, sure)).toBeLessThan(0.8)
    expect(confidenceIn(evidence(1), 0.9, sure)).toBeGreaterThan(0.99)
  })
})

describe('calibrate', () => {
  const repeated = (right: boolean, count: number) => Array.from({ length: count }, () => ({ strength: 0.6, right }))

  it('moves the confidence to the share of right predictions', () => {
    const fitted = calibrate([...repeated(true, 300), ...repeated(false, 700)])
    expect(confidenceOf(0.6, fitted)).toBeCloseTo(0.3, 1)
  })

  it('stays with the default without predictions, and near it with few', () => {
    expect(calibrate([])).toEqual(defaultCalibration)
    const before = confidenceOf(0.6, defaultCalibration)
    expect(Math.abs(confidenceOf(0.6, calibrate(repeated(false, 1))) - before)).toBeLessThan(0.05)
  })
})

describe('forAllExamples', () => {
  const judged = [0.3, 0.5, 0.7, 0.9].flatMap((strength) => [
    { strength, right: true },
    { strength, right: strength > 0.4 },
  ])
  const sum = (calibration: typeof defaultCalibration) =>
    judged.reduce((total, { strength }) => total + confidenceOf(strength, calibration), 0)

  it('expects as many errors less as there are examples more', () => {
    const raised = forAllExamples(defaultCalibration, judged, 0.8)
    expect(sum(raised)).toBeCloseTo(sum(defaultCalibration) + 0.2, 2)
  })

  it('stays as it is without errors, and without predictions', () => {
    const right = judged.map((one) => ({ ...one, right: true }))
    expect(forAllExamples(defaultCalibration, right, 0.8)[0]).toBeCloseTo(defaultCalibration[0], 2)
    expect(forAllExamples(defaultCalibration, [], 0.8)).toEqual(defaultCalibration)
  })
})

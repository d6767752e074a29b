import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isStrong, LEVELS, levelOf } from './levels.ts'

const css = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen')
const rgb = (part: string, name: string) =>
  [1, 3, 5].map((at) =>
    Number.parseInt((new RegExp(`--${name}: (#\\w{6})`).exec(part)?.[1] ?? '').slice(at, at + 2), 16),
  )
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: number[], other: number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ['light', light],
  ['dark', dark],
])('numbers are readable on every shade in the %s mode', (_, part) => {
  const [surface, accent] = [rgb(part, 'surface'), rgb(part, 'accent')]
  for (const [level, share] of LEVELS.entries()) {
    const shade = surface.map((one, at) => one * (1 - share) + (accent[at] ?? 0) * share)
    expect(contrast(shade, rgb(part, isStrong(level) ? 'on-accent' : 'text'))).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(['accent', 'ember', 'info', 'text-soft', 'line-strong', 'success', 'danger'])(
  'series in %s stand out from the card in both modes',
  (tone) => {
    for (const part of [light, dark]) expect(contrast(rgb(part, tone), rgb(part, 'surface'))).toBeGreaterThanOrEqual(3)
  },
)

test('nothing has no shade, and the most has the last', () => {
  expect([null, 0, 1, 50, 100].map((value) => levelOf(value, 100))).toEqual([undefined, undefined, 0, 3, 5])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, TEXT_CONTRAST } from '../../contract/colors.ts'
import { avatarTint } from './Avatar.tsx'

const css = readFileSync(new URL('./avatar.css', import.meta.url), 'utf8')
const tints = [...css.matchAll(/\.(avatar-\d) \{\s+background: (#\w+);\s+color: (#\w+);/g)]

test('initials are legible on each tint, in both themes', () => {
  expect(tints.length).toBe(16)
  for (const [, name, background = '', color = ''] of tints)
    expect(contrast(background, color), name).toBeGreaterThan(TEXT_CONTRAST)
})

test('somebody keeps their tint, and different people get different ones', () => {
  const names = new Set(tints.map(([, name]) => name))
  const given = Array.from({ length: 100 }, (_, id) => avatarTint(id))
  expect(new Set(given).size).toBe(8)
  expect(given.every((tint) => names.has(tint))).toBe(true)
  expect(avatarTint('Ana Núñez')).toBe(avatarTint('Ana Núñez'))
})

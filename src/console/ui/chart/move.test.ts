import { expect, test } from 'vitest'
import { moved } from './move.ts'

const grid = { count: 12, columns: 4 }
const turned = { ...grid, turned: true }

test.each([
  [5, 'ArrowRight', false, grid, 6],
  [7, 'ArrowRight', false, grid, 7],
  [4, 'ArrowLeft', false, grid, 4],
  [5, 'ArrowDown', false, grid, 9],
  [9, 'ArrowDown', false, grid, 9],
  [1, 'ArrowUp', false, grid, 1],
  [5, 'Home', false, grid, 4],
  [5, 'End', false, grid, 7],
  [5, 'Home', true, grid, 0],
  [5, 'End', true, grid, 11],
  [5, 'ArrowRight', false, turned, 9],
  [5, 'ArrowDown', false, turned, 6],
  [7, 'ArrowDown', false, turned, 7],
  [5, 'Home', false, turned, 1],
  [5, 'End', false, turned, 9],
  [5, 'a', false, grid, undefined],
  [0, 'Tab', false, { count: 3, columns: 1 }, undefined],
] as const)('from place %i, %s (with Ctrl: %s) leads in %j to %s', (at, key, wide, layout, want) => {
  expect(moved(at, key, wide, layout)).toBe(want)
})

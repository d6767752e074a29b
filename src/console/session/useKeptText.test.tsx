import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { act } from '../../../tests/support/act.ts'
import { keptText, useKeptText } from './useKeptText.ts'

afterEach(() => sessionStorage.clear())

test('each bot has its own text, also while the field stays on the page', async () => {
  keptText('message', 2).write('segundo')
  const { result, rerender } = renderHook(({ bot }) => useKeptText('message', bot), { initialProps: { bot: 1 } })
  await act(() => result.current[1]('primero'))
  rerender({ bot: 2 })
  expect(result.current[0]).toBe('segundo')
  await act(() => result.current[1]('segundo, más largo'))
  rerender({ bot: 1 })
  expect(result.current[0]).toBe('primero')
  expect([1, 2].map((bot) => keptText('message', bot).read())).toEqual(['primero', 'segundo, más largo'])
})

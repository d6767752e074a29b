import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { act } from '../../../../../tests/support/act.ts'
import { chatItem } from '../state/fixtures.ts'
import { PanelStrip } from './PanelStrip.tsx'

afterEach(() => void vi.useRealTimers())

test('the strip says that the deadline has passed as soon as it has, and names what it opens', () => {
  vi.useFakeTimers()
  const at = new Date(Date.now() + 15_000).toISOString()
  const chat = chatItem({ id: 1, due: { kind: 'resolution', at } })
  render(
    <>
      <PanelStrip chat={chat} labels={[]} controls="marks" />
      <div id="marks" />
    </>,
  )
  const strip = screen.getByRole('button')
  expect(strip).toHaveAttribute('aria-controls', 'marks')
  expect(strip).not.toHaveTextContent('Plazo vencido')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(strip).toHaveTextContent('Plazo vencido')
})

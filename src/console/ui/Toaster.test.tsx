import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../../tests/support/act.ts'
import { Dialog } from './Dialog.tsx'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

// Toasts of other tests may still be visible and could close during this test.
beforeEach(() => toast.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  act(() => toast.clear())
})

test('toasts move to the front when a dialog opens after them', async () => {
  const order: string[] = []
  const area = HTMLElement.prototype as { showPopover?: () => void; hidePopover?: () => void }
  const before = { ...area }
  area.showPopover = () => order.push('toasts')
  area.hidePopover = () => {}
  const { showModal } = HTMLDialogElement.prototype
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    order.push('window')
    showModal.call(this)
  })
  const page = (open: boolean) => (
    <>
      <Toaster />
      <Dialog open={open} title="Etiquetas" onClose={() => {}}>
        Ninguna
      </Dialog>
    </>
  )
  const { rerender } = render(page(false))
  await act(() => void toast.success('Guardado.'))
  await screen.findByText('Guardado.')
  rerender(page(true))
  await waitFor(() => expect(order).toEqual(['toasts', 'window', 'toasts']))
  Object.assign(area, { showPopover: before.showPopover, hidePopover: before.hidePopover })
})

test('a page that keeps changing does not make the toasts look for a place at each change', async () => {
  const query = vi.spyOn(document, 'querySelectorAll')
  const searches = () => query.mock.calls.filter(([selector]) => selector.includes('data-keep-visible')).length
  const { rerender } = render(<Toaster />)
  await act(() => void toast.success('Guardado.'))
  await screen.findByText('Guardado.')
  await waitFor(() => expect(searches()).toBeGreaterThan(0))
  const before = searches()
  for (let change = 0; change < 20; change++) {
    rerender(
      <>
        <Toaster />
        <p key={change}>Fila {change}</p>
      </>,
    )
    // The observer hears of the change, and then the page is painted.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  await waitFor(() => expect(searches()).toBeGreaterThan(before))
  expect(searches() - before).toBeLessThan(5)
})

test('toasts move into the most recently opened dialog, regardless of its position in the document', async () => {
  const page = (first: boolean) => (
    <>
      <Dialog open={first} title="Primera de la página" onClose={() => {}}>
        Ninguna
      </Dialog>
      <Dialog open title="Segunda de la página" onClose={() => {}}>
        Ninguna
      </Dialog>
      <div role="dialog" aria-modal="true" aria-label="De otra clase" />
      <Toaster />
    </>
  )
  const { rerender } = render(page(false))
  await act(() => void toast.success('Guardado.'))
  const windowOf = () => screen.getByText('Guardado.').closest('[role=dialog], dialog')
  expect(windowOf()).toBe(screen.getByRole('dialog', { name: 'Segunda de la página' }))
  rerender(page(true))
  await waitFor(() => expect(windowOf()).toBe(screen.getByRole('dialog', { name: 'Primera de la página' })))
})

test('toasts stay where they are while one is pointed at or focused, and make room afterwards', async () => {
  const query = vi.spyOn(document, 'querySelectorAll')
  const searches = () => query.mock.calls.filter(([selector]) => selector.includes('data-keep-visible')).length
  const { rerender } = render(<Toaster />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(() => void toast.success('Guardado.', { action: { label: 'Deshacer', run: () => {} } }))
  let row = 0
  /** Changes the page and lets the observer hear of it; returns how often the toasts looked for a place. */
  const change = async () => {
    const before = searches()
    row++
    rerender(
      <>
        <Toaster />
        <p key={row}>Fila {row}</p>
      </>,
    )
    await Promise.resolve()
    vi.advanceTimersByTime(1000)
    return searches() - before
  }
  const item = screen.getByText('Guardado.').closest('.toast') as HTMLElement
  const button = screen.getByRole('button', { name: 'Deshacer' })
  expect(await change()).toBe(1)
  fireEvent.pointerEnter(item)
  expect(await change()).toBe(0)
  fireEvent.pointerLeave(item)
  expect(await change()).toBe(1)
  act(() => button.focus())
  expect(await change()).toBe(0)
  act(() => button.blur())
  expect(await change()).toBe(1)
})

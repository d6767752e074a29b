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

/** Width and height of the toasts in these tests. */
const SIZE = [440, 56] as const

const area = () => screen.getByRole('region', { name: 'Avisos' })
const positionOf = (name: string) => Number.parseInt(area().style.getPropertyValue(name), 10) || 0

/** Stands in for the layout of a browser: the toasts are where they were put, and a button where `at` says. */
function layOut(): void {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SIZE[0])
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SIZE[1])
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('.toaster')) return new DOMRect(positionOf('--left'), positionOf('--top'), ...SIZE)
    return this.matches('[data-top]')
      ? new DOMRect(0, Number(this.getAttribute('data-top')), 1024, 40)
      : new DOMRect(0, 0, 0, 0)
  })
}

/** Shows a toast over an empty page; returns how a button appears somewhere, and lets a second pass. */
async function setUp() {
  layOut()
  const { rerender } = render(<Toaster />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(() => void toast.success('Guardado.', { action: { label: 'Deshacer', run: () => {} } }))
  const showButton = async (top: number) => {
    rerender(
      <>
        <Toaster />
        <button type="button" key={top} data-top={top}>
          Fila
        </button>
      </>,
    )
    // The observer hears of it.
    await Promise.resolve()
  }
  return { showButton, wait: () => vi.advanceTimersByTime(1000) }
}

const isFree = (top: number) => positionOf('--top') >= top + 40 || positionOf('--top') + SIZE[1] <= top

test('toasts make room for what appears behind them, once for all that a changing page shows meanwhile', async () => {
  const { showButton, wait } = await setUp()
  const before = positionOf('--top')
  for (let top = 10; top < 30; top++) await showButton(top)
  expect(positionOf('--top')).toBe(before)
  wait()
  expect(isFree(29)).toBe(true)
  await showButton(before)
  await showButton(positionOf('--top') + 10)
  expect(isFree(positionOf('--top') + 10)).toBe(false)
  wait()
  expect(positionOf('--top')).toBe(before)
})

test('a new toast leaves the focus where it is, such as on the button that undoes', async () => {
  const hide = vi.fn(function (this: HTMLElement) {
    // As in a browser, what is hidden has no focus.
    const { activeElement } = document
    if (this.contains(activeElement) && activeElement instanceof HTMLElement) activeElement.blur()
  })
  const proto = HTMLElement.prototype as { hidePopover?: () => void }
  const { hidePopover } = proto
  proto.hidePopover = hide
  render(<Toaster />)
  await act(() => void toast.success('Resuelta.', { action: { label: 'Deshacer', run: () => {} } }))
  const button = screen.getByRole('button', { name: 'Deshacer' })
  act(() => button.focus())
  await act(() => void toast.info('Te escribió Ana.'))
  expect(await screen.findByText('Te escribió Ana.')).toBeInTheDocument()
  expect(button).toHaveFocus()
  act(() => toast.clear())
  Object.assign(proto, { hidePopover })
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
  const { showButton, wait } = await setUp()
  const item = screen.getByText('Guardado.').closest('.toast') as HTMLElement
  const button = screen.getByRole('button', { name: 'Deshacer' })
  const top = positionOf('--top')
  fireEvent.pointerEnter(item)
  await showButton(top)
  wait()
  expect(isFree(top)).toBe(false)
  fireEvent.pointerLeave(item)
  wait()
  expect(isFree(top)).toBe(true)
  act(() => button.focus())
  const next = positionOf('--top')
  await showButton(next)
  wait()
  expect(positionOf('--top')).toBe(next)
  act(() => button.blur())
  wait()
  expect(isFree(next)).toBe(true)
})

import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../../tests/support/act.ts'
import { Dialog } from './Dialog.tsx'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

// Toasts of other tests may still be visible and could close during this test.
beforeEach(() => toast.clear())
afterEach(() => {
  vi.restoreAllMocks()
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

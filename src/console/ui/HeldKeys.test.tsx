import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../../tests/support/act.ts'
import { listenForShortcuts, registerShortcuts } from '../commands/shortcuts.ts'
import { Dialog } from './Dialog.tsx'
import { HeldKeys } from './HeldKeys.tsx'

const resolve = vi.fn()
const undo: (() => void)[] = []
beforeEach(() => {
  resolve.mockReset()
  undo.push(listenForShortcuts(), registerShortcuts([{ keys: 'e', label: 'Resolver', group: 'x', run: resolve }]))
})
afterEach(() => {
  cleanup()
  for (const one of undo.splice(0)) one()
})

/** Renders a page with a field that asked for a dialog whose code has not arrived; returns how it arrives. */
function setUp() {
  let arrive: (module: { default: () => ReactNode }) => void = () => {}
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  function Page() {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <textarea aria-label="Mensaje" />
        {isShown && (
          <Suspense fallback={<HeldKeys onCancel={() => setShown(false)} />}>
            <Late />
          </Suspense>
        )}
      </>
    )
  }
  render(<Page />)
  const Content = () => (
    <Dialog open title="Etiquetas" onClose={() => {}}>
      <input aria-label="Nombre" />
    </Dialog>
  )
  return () => act(async () => arrive({ default: Content }))
}

test('keys do not act on the page while the code of a dialog loads, and are those of the dialog then', async () => {
  const arrive = setUp()
  const field = screen.getByRole('textbox', { name: 'Mensaje' })
  // Not dispatched further: the browser writes nothing.
  expect(fireEvent.keyDown(field, { key: 'o' })).toBe(false)
  fireEvent.keyDown(document.body, { key: 'e' })
  await arrive()
  const name = await screen.findByRole('textbox', { name: 'Nombre' })
  expect(resolve).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(name, { key: 'o' })).toBe(true)
})

test('Escape gives up a dialog that loads, and keys are those of the page again', async () => {
  setUp()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.keyDown(document.body, { key: 'e' })
  expect(resolve).toHaveBeenCalledOnce()
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

/** @param late whether it appears in a dialog that is open already */
function Name({ late = false }: { late?: boolean }) {
  const [name, setName] = useState('')
  const rest = late ? { autoFocus: true } : { 'data-autofocus': true }
  return <input {...rest} aria-label="Nombre" value={name} onChange={({ target }) => setName(target.value)} />
}

/**
 * Renders a page whose field has the focus, and which asked for a dialog whose code has not arrived.
 * @param content what the dialog shows when it arrives
 */
function setUp(content: ReactNode = <Name />) {
  let arrive: (module: { default: () => ReactNode }) => void = () => {}
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)))
  let close = () => {}
  function Page() {
    const [isShown, setShown] = useState(true)
    close = () => setShown(false)
    return (
      <>
        <textarea aria-label="Mensaje" />
        {isShown && (
          <Suspense fallback={<HeldKeys onCancel={close} />}>
            <Late />
          </Suspense>
        )}
      </>
    )
  }
  render(<Page />)
  const message = screen.getByRole('textbox', { name: 'Mensaje' })
  message.focus()
  const Content = () => (
    <Dialog open title="Etiquetas" onClose={() => {}}>
      {content}
    </Dialog>
  )
  return {
    ...{ user: userEvent.setup(), message },
    arrive: () => act(async () => arrive({ default: Content })),
    close: () => act(() => close()),
  }
}

const name = () => screen.findByRole('textbox', { name: 'Nombre' })

test('what is typed while the code of a dialog loads is typed into its first field, and does nothing in the page', async () => {
  const { user, message, arrive, close } = setUp()
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  await user.keyboard('Llamar a Martx{Backspace}e{Enter}')
  await arrive()
  const field = await name()
  expect(field).toHaveValue('Llamar a Marte')
  await user.keyboard('s')
  expect(field).toHaveValue('Llamar a Martes')
  expect(message).toHaveValue('')
  expect(resolve).not.toHaveBeenCalled()
  close()
  expect(message).toHaveFocus()
})

test('what was typed waits for a field that appears later', async () => {
  let show = () => {}
  function Slow() {
    const [isLoaded, setLoaded] = useState(false)
    show = () => setLoaded(true)
    return isLoaded ? <Name late /> : <p>Cargando etiquetas…</p>
  }
  const { user, arrive } = setUp(<Slow />)
  await user.keyboard('Ventas')
  await arrive()
  await screen.findByText('Cargando etiquetas…')
  act(() => show())
  expect(await name()).toHaveValue('Ventas')
})

test('a dialog without a field leaves what was typed out', async () => {
  const { user, message, arrive } = setUp(<button type="button">Asignar</button>)
  await user.keyboard('nada')
  await arrive()
  expect(await screen.findByRole('button', { name: 'Asignar' })).toBeInTheDocument()
  expect(message).toHaveValue('')
})

test.each([{ key: 'c', ctrlKey: true }, { key: 'r', metaKey: true }, { key: 'Tab' }, { key: 'F5' }])(
  '%o stays a key of the browser while a dialog loads',
  (init) => {
    const { message } = setUp()
    const heard = vi.fn()
    message.addEventListener('keydown', heard)
    expect(fireEvent.keyDown(message, init)).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    expect(message).toHaveFocus()
  },
)

test.each([{ key: '@', ctrlKey: true, altKey: true }, { key: 'Dead' }, { key: 'ñ' }])(
  '%o writes for the dialog',
  (init) => {
    const { message } = setUp()
    const heard = vi.fn()
    message.addEventListener('keydown', heard)
    expect(fireEvent.keyDown(message, init)).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    expect(message).not.toHaveFocus()
  },
)

test('what is pasted while a dialog loads is for the dialog', () => {
  const { message } = setUp()
  expect(fireEvent.keyDown(message, { key: 'v', ctrlKey: true })).toBe(true)
  expect(message).not.toHaveFocus()
})

test('whoever presses something in the page while a dialog loads goes on there', async () => {
  const { user, message } = setUp()
  await user.keyboard('a')
  await user.click(message)
  await user.keyboard('b')
  expect(message).toHaveValue('b')
})

test('Escape gives up a dialog that loads: keys are those of the page again, and the next dialog begins empty', async () => {
  const { user, message } = setUp()
  await user.keyboard('viejo{Escape}')
  expect(message).toHaveFocus()
  await user.keyboard('e')
  expect(message).toHaveValue('e')
  message.blur()
  await user.keyboard('e')
  expect(resolve).toHaveBeenCalledOnce()
  render(
    <Dialog open title="Otro" onClose={() => {}}>
      <Name />
    </Dialog>,
  )
  expect(await name()).toHaveValue('')
})

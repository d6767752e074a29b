import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addIntent, createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { callsOf } from '../support/network-stubs.ts'

// A stored response with a button to a deleted response, as older versions may have saved.

const AT_FIELD = 'Esa respuesta ya no existe. Elige otra.'
const REFUSAL = 'El botón «Ver costos» no lleva a ninguna parte: esa respuesta ya no existe. Elige otra.'

afterEach(closeConsole)

const to = (title: string, target: string | null) => ({ title, type: 'response', target })

async function stored(given: object): Promise<void> {
  const marina = await createPerson()
  const { id: intent_id } = await addIntent(marina, 'Saludo')
  const messages = [{ kind: 'text', text: 'Hola', variants: [] }]
  const row = { messages, buttons: [], ...given }
  const json = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]))
  await insert('response', { bot_id: marina.bot, intent_id, title: 'Saludo', ...json })
  openConsole('/responses', marina)
}

async function edit() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Saludo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Saludo»' }))
  await dialog.findByRole('group', { name: 'Mensaje 1' })
  fireEvent.change(dialog.getAllByRole('textbox', { name: /^Título/ })[0] as HTMLElement, {
    target: { value: 'Saludos' },
  })
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('responseUpdate').map(({ status }) => status)).toEqual([422]))
  return { user, dialog }
}

beforeEach(() => localStorage.clear())

test('a save shows the error at the button, focuses it, and succeeds once the button has no target', async () => {
  await stored({ buttons: [to('Empezar', null), to('Ver costos', '999999')] })
  const { user, dialog } = await edit()
  const field = within(dialog.getByRole('group', { name: 'Botón 2' })).getByLabelText(/^Destino/)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(AT_FIELD)
  expect(screen.getByText(REFUSAL)).toBeInTheDocument()
  await user.selectOptions(field, 'La que corresponda a su texto')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('responseUpdate').map(({ status }) => status)).toEqual([422, 200]))
})

test('the error is shown and focused if the buttons are collapsed', async () => {
  localStorage.setItem('fold:response.buttons', 'folded')
  await stored({ buttons: [to('Ver costos', '999999')] })
  const { dialog } = await edit()
  const field = within(dialog.getByRole('group', { name: 'Botón 1' })).getByLabelText(/^Destino/)
  await waitFor(() => expect(field).toHaveFocus())
})

test('the error is shown and focused in a card', async () => {
  const card = { title: 'Envíos', buttons: [to('Ver costos', 'secondary:999999')] }
  await stored({ messages: [{ kind: 'card', text: '', cards: [card] }] })
  const { dialog } = await edit()
  const field = dialog.getByLabelText(/^Destino/)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(AT_FIELD)
})

test('switching the response off in the list shows an error that names the button', async () => {
  await stored({ buttons: [to('Ver costos', '999999')] })
  await userEvent.click(await screen.findByRole('button', { name: 'Desactivar Saludo' }))
  await screen.findByText(REFUSAL)
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signOut } from '../../src/console/session/index.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/examples/index.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
  sessionStorage.clear()
})

let marina: Person
let shipping: number

beforeEach(async () => {
  marina = await createPerson()
  shipping = (await addIntent(marina, 'Costo de envío')).id
  await addIntent(marina, 'Horarios')
})

/** Opens the page, as a reload does. */
async function composer() {
  cleanup()
  openConsole('/advanced/examples', marina)
  const form = within(await screen.findByRole('form', { name: 'Nuevo ejemplo' }))
  return {
    form,
    text: form.getByRole('textbox', { name: /Ejemplo/ }) as HTMLTextAreaElement,
    intent: form.getByRole('combobox', { name: /Intención/ }),
  }
}

test('a pasted text that is too long stays whole, and is not saved until it is shortened', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await composer()
  await user.type(intent, 'costo{Enter}')
  await user.click(text)
  await user.paste('a'.repeat(267))
  expect(text.value).toHaveLength(267)
  expect(text).toHaveAccessibleDescription(/Sobran 12 caracteres: el límite es 255\./)
  expect(text).toBeInvalid()
  await user.keyboard('{Enter}')
  expect(text).toHaveFocus()
  expect(sentTo('exampleCreate')).toEqual([])
  await user.keyboard('{Backspace>12/}')
  expect(form.queryByText(/Sobra/)).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sentTo('exampleCreate')).toMatchObject([{ text: 'a'.repeat(255), intent_id: shipping }]))
})

test('a text that is an example already says so once, at its field, with a link to the example', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await composer()
  await marina.call('POST', '/examples/{bot}', { intent_id: shipping, text: 'cuánto sale el flete' })
  await user.type(intent, 'horarios{Enter}')
  await user.type(text, '¿Cuánto sale el flete?')
  const link = await form.findByRole('link', { name: '«cuánto sale el flete»' })
  expect(text).toHaveAccessibleDescription(/^Ya es un ejemplo de la intención «Costo de envío»\. Escribe otro o edita/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(callsOf('exampleCreate')).toHaveLength(1))
  await waitFor(() => expect(form.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.getAllByText(/Ya es un ejemplo/)).toHaveLength(1)
  expect(text).toBeInvalid()
  expect(text).toHaveFocus()
  await user.type(text, ' hasta casa')
  expect(link).not.toBeInTheDocument()
  expect(text).toBeValid()
})

test('an example is edited from its text on, and Escape gives the focus back to its button', async () => {
  const user = userEvent.setup()
  await marina.call('POST', '/examples/{bot}', { intent_id: shipping, text: 'cuánto sale el flete' })
  await composer()
  await user.click(await screen.findByRole('button', { name: 'Editar «cuánto sale el flete»' }))
  const editor = within(screen.getByRole('form', { name: 'Editar ejemplo' }))
  const text = editor.getByRole('textbox', { name: /Ejemplo/ }) as HTMLTextAreaElement
  expect(text).toHaveFocus()
  expect(text.selectionStart).toBe('cuánto sale el flete'.length)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar «cuánto sale el flete»' })).toHaveFocus())
})

test('an arrow down after typing stays on the first match, and the choice removes the error', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await composer()
  await user.type(text, 'cuánto sale el flete{Enter}')
  expect(await form.findByText('Elige la intención.')).toBeInTheDocument()
  await user.type(intent, 'Costo de en{ArrowDown}')
  expect(form.getByRole('option', { selected: true })).toHaveTextContent(/^Costo de envío/)
  await user.keyboard('{Enter}')
  expect(intent).toHaveValue('Costo de envío')
  expect(form.queryByText('Elige la intención.')).toBeNull()
  expect(callsOf('intentCreate')).toEqual([])
})

test('an intent created for the example removes the error too', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await composer()
  await user.type(text, 'hacen factura{Enter}')
  await user.type(intent, 'Factura{Enter}')
  await waitFor(() => expect(intent).toHaveValue('Factura'))
  expect(form.queryByText('Elige la intención.')).toBeNull()
})

test('a half-typed example survives a reload, and is gone once saved or after signing out', async () => {
  const user = userEvent.setup()
  const first = await composer()
  await user.type(first.intent, 'costo{Enter}')
  await user.type(first.text, 'cuánto sale')
  const again = await composer()
  expect(again.text).toHaveValue('cuánto sale')
  expect(again.intent).toHaveValue('Costo de envío')
  await user.type(again.text, ' el envío{Enter}')
  await waitFor(() => expect(again.text).toHaveValue(''))
  const third = await composer()
  expect(third.text).toHaveValue('')
  await user.type(third.text, 'otra')
  expect(Object.values(sessionStorage).join()).toContain('otra')
  await signOut()
  expect(Object.values(sessionStorage).join()).not.toContain('otra')
})

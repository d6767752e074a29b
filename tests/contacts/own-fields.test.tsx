import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/contacts/BlockDialog.tsx'
import '../../src/console/features/contacts/OwnFieldsControl.tsx'
import '../../src/console/features/contacts/RemovedOptions.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf, failNetwork, holdCalls } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('an own field in use is deleted after saying how many contacts lose what it holds', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'talle', label: 'Talle', type: 'text' })
  await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', custom: { talle: 'M' } })
  openConsole('/contacts/fields', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar Talle' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/lo tienen y perderán lo que dice: 1\./)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Eliminar dato' }))
  await waitFor(() => expect(callsOf('contactFieldDelete').map(({ status }) => status)).toEqual([204]))
  expect((await marina.call('GET', '/contacts/fields/{bot}')).fields).toEqual([])
})

test('removing an option says how many contacts have it; theirs stays, named as gone, with their other changes', async () => {
  const marina = await createPerson()
  const options = ['Hogar', 'Gremio']
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'rubro', label: 'Rubro', type: 'select', options })
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', custom: { rubro: 'Gremio' } })
  openConsole('/contacts/fields', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Rubro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar dato' }))
  await user.type(await dialog.findByRole('combobox', { name: 'Opciones' }), '{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Quitar opciones en uso' }))
  expect(question.getByText('«Gremio»: 1 contacto')).toBeVisible()
  expect(callsOf('contactFieldUpdate')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Guardar sin ellas' }))
  await waitFor(() => expect(callsOf('contactFieldUpdate').map(({ status }) => status)).toEqual([200]))
  closeConsole()
  openConsole(`/contacts/${id}`, marina)
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toHaveDisplayValue('Gremio (ya no está)')
  await user.type(screen.getByRole('textbox', { name: /^Empresa/ }), 'Paz Hnos.')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('contactUpdate').map(({ status }) => status)).toEqual([200]))
})

test('an own number is typed with points and comma, shown with its comma, and refused with an example', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'compras', label: 'Compras', type: 'number' })
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', custom: { compras: 1.5 } })
  openConsole(`/contacts/${id}`, marina)
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Compras' })
  expect(field).toHaveValue('1,5')
  await user.clear(field)
  await user.type(field, '1e5')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Escribe un número, como 1.234,5.')).toBeVisible()
  await user.clear(field)
  await user.type(field, '1.234')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('contactUpdate').map(({ status }) => status)).toContain(200))
  expect(await marina.call('GET', `/contacts/{bot}/${id}`)).toMatchObject({ custom: { compras: 1234 } })
})

test('a number of a document that does not exist is refused at its field', async () => {
  const marina = await createPerson()
  const document = { kind: 'CUIT', value: '20123456786' }
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', document })
  openConsole(`/contacts/${id}`, marina)
  const user = userEvent.setup()
  const number = await screen.findByDisplayValue('20123456786')
  await user.clear(number)
  await user.type(number, '20123456789')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(number).toBeInvalid())
  expect(number).toHaveAccessibleDescription(/Ese número de documento no existe/)
  await user.clear(number)
  await user.type(number, '27000000006')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('contactUpdate').map(({ status }) => status)).toEqual([422, 200]))
})

test('own fields that could not be read are read again, and are not said to be none', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'talle', label: 'Talle', type: 'text' })
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz' })
  failNetwork('contactFieldList', 1)
  openConsole(`/contacts/${id}`, marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('textbox', { name: 'Talle' })).toBeVisible()
  expect(screen.queryByText(/Todavía no hay ninguno/)).toBeNull()
})

test('blocking a contact says whom', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz' })
  openConsole('/contacts', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Bloquear Ana Paz' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bloquear contacto' }))
  expect(await screen.findByText('Bloqueaste a Ana Paz.')).toBeInTheDocument()
})

test('a label whose name is still loading has a name for readers of the page', async () => {
  const marina = await createPerson()
  const { id: label } = await marina.call('POST', '/chats/labels/{bot}', { title: 'Mayorista', color: '#0a7a4b' })
  const { id } = await marina.call('POST', '/contacts/{bot}', { name: 'Ana Paz', labels: [label] })
  const release = holdCalls('labelList')
  openConsole(`/contacts/${id}`, marina)
  expect(await screen.findByRole('button', { name: 'Cargando…' })).toBeInTheDocument()
  release()
  expect(await screen.findByRole('button', { name: 'Mayorista' })).toBeInTheDocument()
})

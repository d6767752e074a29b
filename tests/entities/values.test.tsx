import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/entities/ValuesControl.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

let marina: Person

beforeEach(async () => {
  marina = await createPerson()
  const values = [{ value: 'azul', synonyms: ['celeste'] }]
  await marina.call('POST', '/entities/{bot}', { name: 'color', label: 'Color', type: 'list', values })
})

async function edit() {
  const user = userEvent.setup()
  openConsole('/advanced/entities', marina)
  await user.click(await screen.findByRole('button', { name: 'Editar Color' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar entidad' }))
  return { user, dialog, value: await dialog.findByRole('textbox', { name: 'Nuevo valor' }) }
}
const sent = () => sentTo('entityUpdate') as { values: unknown }[]

test('a value and a synonym that were typed but not added are saved', async () => {
  const { user, dialog, value } = await edit()
  await user.type(value, 'rojo')
  await user.type(dialog.getByRole('textbox', { name: 'Nuevo sinónimo de «azul»' }), 'marino')
  expect(within(dialog.getByRole('list', { name: 'Valores' })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('entityUpdate').map(({ status }) => status)).toEqual([200]))
  expect(sent()[0]?.values).toEqual([{ value: 'azul', synonyms: ['celeste', 'marino'] }, { value: 'rojo' }])
})

test('a synonym with invalid characters is cleaned and saved once', async () => {
  const { user, dialog } = await edit()
  await user.type(dialog.getByRole('textbox', { name: 'Nuevo sinónimo de «azul»' }), 'ma<ri>no')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('entityUpdate').map(({ status }) => status)).toEqual([200]))
  expect(sent()[0]?.values).toEqual([{ value: 'azul', synonyms: ['celeste', 'marino'] }])
})

test('cleared input is not saved, and an existing value is not added twice', async () => {
  const { user, dialog, value } = await edit()
  await user.type(value, 'verde')
  await user.clear(value)
  await user.type(value, 'rojo{Enter}')
  expect(value).toHaveValue('')
  await user.type(value, 'ROJO')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('entityUpdate').map(({ status }) => status)).toEqual([200]))
  expect(sent()[0]?.values).toEqual([{ value: 'azul', synonyms: ['celeste'] }, { value: 'rojo' }])
})

test.each([
  ['a value', 'Nuevo valor', () => screen.getByDisplayValue('marino')],
  // Leaving its box adds it.
  ['a synonym', 'Nuevo sinónimo de «azul»', () => screen.getByText('marino')],
])('leaving asks once about %s that was typed but not added', async (_, name, kept) => {
  const { user, dialog } = await edit()
  await user.type(dialog.getByRole('textbox', { name }), 'marino')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Cambios sin guardar' })
  await user.click(within(question).getByRole('button', { name: 'Seguir editando' }))
  expect(kept()).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(callsOf('entityUpdate')).toEqual([])
})

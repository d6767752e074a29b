import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/stage.ts'

afterEach(closeConsole)

test('categories are made and renamed; of two who rename one, the second chooses', async () => {
  const marina = await person()
  openConsole('/responses', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Categorías' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Categorías' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await save()
  expect(dialog.getByLabelText('Nueva categoría')).toBeInvalid()
  expect(callsOf('responseCategoryCreate')).toEqual([])
  await user.type(dialog.getByLabelText('Nueva categoría'), 'Envios')
  await save()
  await user.click(await dialog.findByRole('button', { name: 'Cambiar el nombre de Envios' }))
  const name = await dialog.findByLabelText('Nuevo nombre de «Envios»')
  expect(name).toHaveValue('Envios')

  const [{ id, version }] = await marina.call('GET', '/responses/categories/{bot}')
  await marina.call('PUT', `/responses/categories/{bot}/${id}`, { name: 'Correo', version })
  await user.clear(name)
  await user.type(name, 'Envíos')
  await save()
  await user.click(await dialog.findByRole('radio', { name: /Lo tuyo/ }))
  await save()
  await waitFor(() => expect(callsOf('responseCategoryUpdate').map(({ status }) => status)).toEqual([409, 200]))
  expect(sentTo('responseCategoryUpdate').at(-1)).toMatchObject({ name: 'Envíos', version: version + 1 })
  expect(await dialog.findByLabelText('Nueva categoría')).toHaveValue('')
})

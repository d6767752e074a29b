import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addIntent, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'
import { mainResponseBody } from './fixtures.ts'

afterEach(closeConsole)

test('creates and renames categories, and lets the second of two editors resolve the conflict', async () => {
  const marina = await createPerson()
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
  await user.click(await dialog.findByRole('radio', { name: /Esta ventana/ }))
  await save()
  await waitFor(() => expect(callsOf('responseCategoryUpdate').map(({ status }) => status)).toEqual([409, 200]))
  expect(sentTo('responseCategoryUpdate').at(-1)).toMatchObject({ name: 'Envíos', version: version + 1 })
  expect(await dialog.findByLabelText('Nueva categoría')).toHaveValue('')
})

/** Opens the dialog with these categories, the first of which has two responses. */
async function openWith(...names: string[]) {
  const marina = await createPerson()
  const ids: number[] = []
  for (const name of names) ids.push((await marina.call('POST', '/responses/categories/{bot}', { name })).id)
  for (const title of ['Precios', 'Turnos'])
    await marina.call('POST', '/responses/{bot}', {
      ...mainResponseBody((await addIntent(marina, title)).id, title),
      category_id: ids[0],
    })
  const { go, path } = openConsole('/responses', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Categorías' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Categorías' }))
  return { user, dialog, go, path }
}

test('deleting a category asks first, with the number of responses that lose it', async () => {
  const { user, dialog } = await openWith('Servicios', 'Zonas')
  await user.click(await dialog.findByRole('button', { name: 'Eliminar Servicios' }))
  const question = within(await dialog.findByRole('dialog', { name: 'Eliminar categoría' }))
  question.getByText(
    '¿Eliminar la categoría «Servicios»? Sus 2 respuestas quedarán sin categoría. No podrás recuperarla.',
  )
  await user.click(question.getByRole('button', { name: 'Cancelar' }))
  expect(callsOf('responseCategoryDelete')).toEqual([])
  expect(dialog.getByRole('button', { name: 'Eliminar Servicios' })).toHaveFocus()

  await user.click(dialog.getByRole('button', { name: 'Eliminar Servicios' }))
  await user.click(await dialog.findByRole('button', { name: 'Eliminar categoría' }))
  await waitFor(() => expect(dialog.queryByText(/Servicios/)).not.toBeInTheDocument())
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Eliminar Zonas' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Eliminar Zonas' }))
  await dialog.findByText('¿Eliminar la categoría «Zonas»? Ninguna respuesta la usa. No podrás recuperarla.')
  await user.click(dialog.getByRole('button', { name: 'Eliminar categoría' }))
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Categorías' })).toHaveFocus())
})

test('another category can be chosen while the form is still saving', async () => {
  const { user, dialog } = await openWith('Servicios')
  await user.type(await dialog.findByLabelText('Nueva categoría'), 'Envíos')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await user.click(dialog.getByRole('button', { name: 'Cambiar el nombre de Servicios' }))
  expect(await dialog.findByLabelText('Nuevo nombre de «Servicios»')).toHaveValue('Servicios')
  await dialog.findByRole('button', { name: 'Cambiar el nombre de Envíos' })
  expect(callsOf('responseCategoryCreate').map(({ status }) => status)).toEqual([201])
})

test('closing the dialog or leaving the page with unsaved input asks first', async () => {
  const { user, dialog, go, path } = await openWith('Servicios')
  await user.type(await dialog.findByLabelText('Nueva categoría'), 'Envíos')
  await user.click(dialog.getByText('Cerrar'))
  const stay = async () => user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  await stay()
  await user.click(dialog.getByRole('button', { name: 'Cambiar el nombre de Servicios' }))
  await stay()
  await go('/responses/secondary')
  await stay()
  expect(dialog.getByLabelText('Nueva categoría')).toHaveValue('Envíos')
  expect(path()).toBe('/responses')
  await user.click(dialog.getByText('Cerrar'))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

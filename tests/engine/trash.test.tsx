import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import quick from '../../generated/screens/responses.quick.ts'
import { overrides } from '../../src/console/features/overrides.tsx'
import { addIntent, clock, createPerson, deleteIntent, type Person } from '../support/backend.ts'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { openScreen } from './section.tsx'
import '../../src/console/features/responses/quick/QuickScreen.tsx'

let marina: Person

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  marina = await createPerson()
})

/** Deletes two intents of the chatbot, one of them a day earlier. */
async function deleteIntents(): Promise<void> {
  for (const [intent_name, at] of [
    ['Pagos', '2026-03-09T14:05:00Z'],
    ['Envíos', '2026-03-10T14:05:00Z'],
  ] as const) {
    clock.set(at)
    await deleteIntent(marina, await addIntent(marina, intent_name))
  }
}

/** Opens the trash of a screen. */
async function open(of = intents) {
  if (of === intents) await deleteIntents()
  const { user } = openScreen(marina, of, { using: overrides })
  await user.click(await screen.findByRole('button', { name: 'Eliminadas' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: /eliminadas$/ })) }
}

test('a deleted record shows when and by whom, and leaves the list when restored', async () => {
  const { user, dialog } = await open()
  const [first] = await dialog.findAllByRole('listitem')
  expect(first).toHaveTextContent('Envíos 10/03/2026 · Marina Sosa')
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos' }))
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Recuperar Pagos' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Recuperar Pagos' }))
  await dialog.findByText('No hay intenciones eliminadas en los últimos 30 días.')
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Intenciones eliminadas' })).toHaveFocus())
})

test('a list that fails to load shows the reason and can be retried', async () => {
  await stubAnswer('intentDeletedList', 500, { message: 'Se cayó algo.', code: 'internal' }, { times: 1 })
  const { user, dialog } = await open()
  expect(await dialog.findByRole('alert')).toHaveTextContent('Se cayó algo.')
  expect(dialog.queryByText(/No hay intenciones/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await dialog.findByText('Envíos')
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('a record that cannot be restored shows the reason and stays, to be retried', async () => {
  const { user, dialog } = await open()
  const twin = await addIntent(marina, 'envios')
  const restore = await dialog.findByRole('button', { name: 'Recuperar Envíos' })
  await user.click(restore)
  await screen.findByText(
    'No podemos recuperarlo: ya existe una intención con ese nombre. Cámbialo antes y vuelve a intentarlo.',
  )
  await waitFor(() => expect(restore).toBeEnabled())
  await deleteIntent(marina, twin)
  await user.click(restore)
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
})

test('a record that another user restored meanwhile leaves the list', async () => {
  const { user, dialog } = await open()
  const restore = await dialog.findByRole('button', { name: 'Recuperar Envíos' })
  const [last] = await marina.call('GET', '/ia/trash/{bot}')
  await marina.call('POST', `/ia/restore/{bot}/${last.id}`)
  await user.click(restore)
  await screen.findByText('No lo encontramos. Quizás alguien lo eliminó o ya no tienes acceso.')
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
  dialog.getByText('Pagos')
})

test('another record can be restored while one is being restored', async () => {
  const { user, dialog } = await open()
  const release = holdCalls('intentRestore')
  await user.click(await dialog.findByRole('button', { name: 'Recuperar Envíos' }))
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos' }))
  await user.click(dialog.getByRole('button', { name: 'Recuperar Pagos' }))
  release()
  await dialog.findByText('No hay intenciones eliminadas en los últimos 30 días.')
  expect(callsOf('intentRestore').map(({ status }) => status)).toEqual([200, 200])
})

test('keyword responses have a trash', async () => {
  marina = await createPerson({ bots: [{ planId: 1 }] })
  const answer = { keywords: ['Envíos'], answer: 'Llevamos a domicilio.' }
  const { id } = await marina.call('POST', '/responses/quick/{bot}', answer)
  await marina.call('DELETE', `/responses/quick/{bot}/${id}`)
  const { user, dialog } = await open(quick)
  await user.click(await dialog.findByRole('button', { name: 'Recuperar Envíos' }))
  await screen.findByText('Respuesta recuperada correctamente.')
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
})

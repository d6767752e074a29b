import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import generated from '../../generated/screens/advanced.intents.ts'
import { openScreen } from '../engine/section.tsx'
import { mainResponseBody } from '../responses/fixtures.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { callsOf } from '../support/network-stubs.ts'
import '../../src/console/features/responses/dialogs/InUseDialog.tsx'

/** Creates two intents with a response each; a button of the second response links to the first one. */
async function leading(marina: Person) {
  const intent = async (intent_name: string) =>
    (await marina.call('POST', '/ia/selector/add/{bot}', { intent_name })).id as number
  const [orders, hours] = [await intent('Pedidos'), await intent('Horarios')]
  const { id } = await marina.call('POST', '/responses/{bot}', mainResponseBody(orders, 'Pedidos'))
  const buttons = [{ title: 'Ver pedidos', type: 'response', target: String(id) }]
  const from = await marina.call('POST', '/responses/{bot}', mainResponseBody(hours, 'Abierto', { buttons }))
  return from.id as number
}

test('an intent whose response is in use shows a dialog with links to the uses instead of a confirmation', async () => {
  const marina = await createPerson()
  const from = await leading(marina)
  const { user } = openScreen(marina, generated)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Pedidos' }))
  const dialog = within(await screen.findByRole('dialog', { name: '«Pedidos» está en uso' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent('Abierto (un botón lleva a su respuesta)')
  expect(dialog.getByRole('link', { name: 'Abierto' })).toHaveAttribute('href', `/responses?editar=${from}`)
  expect(dialog.queryByRole('button', { name: 'Si' })).toBeNull()
})

test('an intent that is not in use is deleted after a confirmation', async () => {
  const marina = await createPerson()
  await leading(marina)
  const { user } = openScreen(marina, generated)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Horarios' }))
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar Intención' }))
  await user.click(question.getByRole('button', { name: 'Si' }))
  await screen.findByText('Intención eliminada correctamente.')
  expect(callsOf('intentDelete')).toHaveLength(1)
})

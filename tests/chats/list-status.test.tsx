import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'
import '../../src/console/features/chats/index.tsx'

const open = (who: Person) => {
  openConsole('/chats', who)
  return userEvent.setup()
}
const stateOf = (who: Person) => who.call('GET', '/team/availability/{bot}')

test('the inbox says whether the chatbot answers, and who may switch it does so there', async () => {
  const who = await createPerson()
  const user = open(who)
  await user.click(await screen.findByRole('button', { name: 'Chatbot encendido' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar el chatbot' }))
  await user.type(dialog.getByRole('textbox', { name: /^Mensaje para los clientes/ }), 'Volvemos a las 15.')
  await user.click(dialog.getByRole('button', { name: 'Apagar chatbot' }))
  expect(await screen.findByRole('button', { name: 'Chatbot apagado' })).toBeVisible()
})

test('who may not switch the chatbot sees its state without a button', async () => {
  open(await createPerson({ bots: [{ permissions: { chats: true }, roleId: 4 }] }))
  expect(await screen.findByText('Chatbot encendido')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Chatbot encendido' })).toBeNull()
})

test('people choose their availability in the inbox or in their menu, and see what they chose elsewhere', async () => {
  const who = await createPerson()
  const user = open(who)
  await user.click(await screen.findByRole('button', { name: 'Tu disponibilidad: Disponible' }))
  expect(screen.getByRole('menuitemradio', { name: 'Disponible' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'En pausa' }))
  expect(await screen.findByRole('button', { name: 'Tu disponibilidad: En pausa' })).toBeVisible()
  expect(await stateOf(who)).toMatchObject({ availability: 'paused' })
  await user.click(screen.getByRole('button', { name: 'Menú de tu cuenta' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Disponible' }))
  expect(await screen.findByRole('button', { name: 'Tu disponibilidad: Disponible' })).toBeVisible()
  const payload = {
    user: { id: who.me.id, name: who.me.name },
    availability: 'away' as const,
    chosen: 'available' as const,
  }
  await sendConsoleEvent({ name: 'availability', bot_id: who.bot, payload })
  expect(await screen.findByRole('button', { name: 'Tu disponibilidad: Ausente' })).toBeVisible()
})

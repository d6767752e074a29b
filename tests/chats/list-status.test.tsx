import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setConnectionState } from '../../src/console/realtime/status.ts'
import { act } from '../support/act.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { reconnectAfterGap, sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
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

test('without a connection nobody is shown as available, and with one again they are', async () => {
  const who = await createPerson()
  open(who)
  await screen.findByRole('button', { name: 'Tu disponibilidad: Disponible' })
  act(() => setConnectionState('offline'))
  expect(screen.getByRole('button', { name: 'Tu disponibilidad: Sin conexión' })).toBeVisible()
  act(() => setConnectionState('online'))
  expect(screen.getByRole('button', { name: 'Tu disponibilidad: Disponible' })).toBeVisible()
})

test('what was read of the availability before it changed elsewhere does not take the place of the change', async () => {
  const who = await createPerson()
  open(who)
  await screen.findByRole('button', { name: 'Tu disponibilidad: Disponible' })
  const before = callsOf('availabilityGet').length
  const old = { availability: 'available' as const, chosen: 'available' as const, idle_minutes: 15 }
  await stubAnswer('availabilityGet', 200, old, { times: 1 })
  const release = holdCalls('availabilityGet')
  reconnectAfterGap()
  await waitFor(() => expect(callsOf('availabilityGet')).toHaveLength(before + 1))
  await who.call('PUT', '/team/availability/{bot}', { availability: 'paused' })
  const paused = { availability: 'paused' as const, chosen: 'paused' as const }
  const payload = { user: { id: who.me.id, name: who.me.name }, ...paused }
  await sendConsoleEvent({ name: 'availability', bot_id: who.bot, payload })
  await screen.findByRole('button', { name: 'Tu disponibilidad: En pausa' })
  release()
  await waitFor(() =>
    expect(
      callsOf('availabilityGet')
        .map(({ status }) => status)
        .slice(before),
    ).toEqual([200, 200]),
  )
  expect(screen.getByRole('button', { name: 'Tu disponibilidad: En pausa' })).toBeVisible()
})

test('the answer to a choice does not take the place of a later one, made elsewhere', async () => {
  const who = await createPerson()
  const user = open(who)
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^Tu disponibilidad/ }))
    await user.click(screen.getByRole('menuitemradio', { name }))
  }
  await screen.findByRole('button', { name: 'Tu disponibilidad: Disponible' })
  const release = holdCalls('availabilityUpdate')
  await choose('Ausente')
  await waitFor(() => expect(callsOf('availabilityUpdate')).toHaveLength(1))
  await stubAnswer('availabilityUpdate', 200, { availability: 'away', chosen: 'away', idle_minutes: 15 }, { times: 1 })
  const payload = {
    user: { id: who.me.id, name: who.me.name },
    ...{ availability: 'paused' as const, chosen: 'paused' as const },
  }
  await sendConsoleEvent({ name: 'availability', bot_id: who.bot, payload })
  await screen.findByRole('button', { name: 'Tu disponibilidad: En pausa' })
  release()
  await waitFor(() => expect(callsOf('availabilityUpdate')[0]?.status).toBe(200))
  expect(screen.getByRole('button', { name: 'Tu disponibilidad: En pausa' })).toBeVisible()
})

test('a chat that could not be read without a connection is read once there is one', async () => {
  const who = await createPerson()
  await addChat(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  failNetwork('chatGet', 1)
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  expect(await screen.findByText(/^No hay conexión/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Todavía no hay mensajes')).toBeVisible()
})

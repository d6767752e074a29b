import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/index.tsx'

async function chat(who: Person, user_name: string, given: object = {}) {
  const contact = await insert('contact', { bot_id: who.bot, name: user_name })
  const now = new Date().toISOString()
  return insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `${user_name}-${who.bot}`, user_name },
    ...{ type: 'live', live: true, last_message_text: 'Hola', last_message_at: now, last_inbound_at: now, ...given },
  })
}

/** Opens the dialog that forwards a message of Ana. */
async function openForward(who: Person) {
  const ana = await chat(who, 'Ana Núñez')
  const body = { id: ana.id, target_id: `Ana Núñez-${who.bot}`, message: 'Quedan tres' }
  await who.call('POST', '/chats/requests/send/{bot}', body)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Acciones del mensaje: Quedan tres' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reenviar a otra conversación' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reenviar a otra conversación' }))
  return { user, dialog, search: dialog.getByLabelText('Buscar conversación') }
}

test('a message is forwarded to a chat that is searched; one that takes nothing says why', async () => {
  const who = await createPerson()
  const bruno = await chat(who, 'Bruno Paz')
  await chat(who, 'Carla Sosa', { channel: 'whatsapp', last_inbound_at: '2020-01-01T00:00:00Z' })
  const { user, dialog } = await openForward(who)
  expect(await dialog.findByRole('radio', { name: /Carla Sosa.*Ventana de WhatsApp cerrada/ })).toBeDisabled()
  const searches = () => callsOf('chatFilter').filter(({ body }) => JSON.stringify(body).includes('"q":"b')).length
  await user.click(dialog.getByRole('radio', { name: /Bruno Paz/ }))
  const release = holdCalls('chatFilter')
  for (const value of ['b', 'br', 'bruno'])
    fireEvent.change(dialog.getByLabelText('Buscar conversación'), { target: { value } })
  await waitFor(() => expect(searches()).toBeGreaterThan(0))
  expect(dialog.getByRole('radio', { name: /Bruno Paz/ })).toBeChecked()
  release()
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /Carla Sosa/ })).toBeNull())
  // The new and the resolved ones of one text.
  expect(searches()).toBe(2)
  expect(dialog.getByRole('radio', { name: /Bruno Paz/ })).toBeChecked()
  await user.clear(dialog.getByLabelText('Buscar conversación'))
  await user.type(dialog.getByLabelText('Buscar conversación'), 'carla')
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /Bruno Paz/ })).toBeNull())
  expect(dialog.getByRole('button', { name: 'Reenviar' })).toBeDisabled()
  await user.clear(dialog.getByLabelText('Buscar conversación'))
  await user.click(await dialog.findByRole('radio', { name: /Bruno Paz/ }))
  const button = dialog.getByRole('button', { name: 'Reenviar' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await screen.findByText('Mensaje reenviado correctamente.')).toBeVisible()
  const { data } = await who.call('GET', `/chats/view/{bot}/${bruno.id}`)
  expect(data).toMatchObject([{ text: 'Quedan tres', content: { forwarded: true } }])
})

test('nothing is forwarded to who was chosen before the search changed, nor while the new search fails', async () => {
  const who = await createPerson()
  await chat(who, 'Bruno Paz')
  await chat(who, 'Berta Gil')
  const { user, dialog, search } = await openForward(who)
  const button = dialog.getByRole('button', { name: 'Reenviar' })
  await user.click(await dialog.findByRole('radio', { name: /Bruno Paz/ }))
  expect(button).toBeEnabled()
  const release = holdCalls('chatFilter')
  await user.type(search, 'berta{Enter}')
  expect(button).toBeDisabled()
  const form = search.closest('form') as HTMLFormElement
  fireEvent.submit(form)
  expect(await screen.findByText('Elige una conversación de la lista.')).toBeVisible()
  release()
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /Bruno Paz/ })).toBeNull())
  await user.click(dialog.getByRole('radio', { name: /Berta Gil/ }))
  expect(button).toBeEnabled()
  failNetwork('chatFilter')
  await user.type(search, ' gil')
  expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(button).toBeDisabled()
  fireEvent.submit(form)
  await user.type(search, '{Enter}')
  expect(callsOf('chatForwardSend')).toEqual([])
})

test('customers of the same name are told apart by telephone and last activity', async () => {
  const who = await createPerson()
  const now = Date.now()
  const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  for (const [sender_id, hours] of [
    ['5491155550142', 2],
    ['5491155550199', 5],
  ] as const)
    await chat(who, 'Bruno Paz', {
      ...{ channel: 'whatsapp', sender_id, last_inbound_at: at(hours), last_message_at: at(hours) },
    })
  const { dialog } = await openForward(who)
  const told = (await dialog.findAllByRole('radio', { name: /Bruno Paz/ })).map((one) => one.parentElement?.textContent)
  expect(told).toEqual([
    'Bruno PazWhatsApp · +5491155550142 · hace 2 horas',
    'Bruno PazWhatsApp · +5491155550199 · hace 5 horas',
  ])
})

test('who forwards is told which chats of the bot become theirs, and opens the one that got it', async () => {
  const who = await createPerson()
  const mate = await createPerson({ name: 'Julieta Maidana', bots: [{ id: who.bot }] })
  const ofBot = { type: 'bot', live: false }
  await chat(who, 'Bruno Paz', ofBot)
  await chat(who, 'Carla Sosa', { ...ofBot, assign_user_id: mate.me.id })
  await chat(who, 'Dora Vega')
  const { user, dialog } = await openForward(who)
  const noteOf = async (name: RegExp) => (await dialog.findByRole('radio', { name })).parentElement?.textContent
  expect(await noteOf(/Bruno Paz/)).toMatch(/ · La atiende el chatbot: pasará a tu cargo$/)
  expect(await noteOf(/Carla Sosa/)).toMatch(/: pasará a cargo de Julieta Maidana$/)
  expect(await noteOf(/Dora Vega/)).not.toMatch(/pasará/)
  await user.click(dialog.getByRole('radio', { name: /Bruno Paz/ }))
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }))
  await user.click(await screen.findByRole('button', { name: 'Abrir' }))
  const opened = within(await screen.findByRole('region', { name: 'Conversación con Bruno Paz' }))
  expect(opened.getByRole('button', { name: `A cargo de ${who.me.name}` })).toBeVisible()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { holdCalls, sentTo } from '../support/network-stubs.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'

const AGO = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000).toISOString()

test('a date that does not exist is refused at its field, and one that exists filters', async () => {
  const who = await createPerson()
  await addChat(who)
  openConsole('/chats', who)
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /^Ana Núñez/ })
  await user.click(screen.getByRole('button', { name: 'Filtrar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrar conversaciones' }))
  const since = dialog.getByRole('textbox', { name: 'Desde' })
  const before = sentTo('chatFilter').length
  await user.clear(since)
  await user.type(since, '31/02/2026{Enter}')
  expect(await dialog.findByText('Esa fecha no existe. Elige otra.')).toBeVisible()
  expect(since).toHaveValue('31/02/2026')
  expect(sentTo('chatFilter')).toHaveLength(before)
  await user.clear(since)
  await user.type(since, '28/02/2026{Enter}')
  await waitFor(() => expect(sentTo('chatFilter').at(-1)).toMatchObject({ date_start: '2026-02-28' }))
})

test('a search that finds nothing offers what widens it, and the dates say how many they hide', async () => {
  const who = await createPerson()
  await addChat(who, { last_message_at: AGO, user_name: 'Ofelia Paz', sender_id: 'ofelia' })
  await addChat(who, { state: 2, user_name: 'Nicanor Paz', sender_id: 'nicanor' })
  openConsole('/chats', who)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox'), 'Ofelia')
  await user.click(await screen.findByRole('button', { name: 'Buscar en todas las fechas' }))
  expect(await screen.findByRole('button', { name: /^Ofelia Paz/ })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Cualquier fecha/ }))
  expect(await screen.findByRole('button', { name: /^Últimos 30 días · oculta 1/ })).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'Nicanor')
  await user.click(await screen.findByRole('button', { name: 'Buscar en Resueltas' }))
  expect(await screen.findByRole('button', { name: /^Nicanor Paz/ })).toBeVisible()
})

test('a search in any list goes on in the others, without asking for mentions, and outlives the filters', async () => {
  const who = await createPerson()
  await addChat(who, { user_name: 'Ofelia Paz', sender_id: 'ofelia' })
  openConsole('/chats?category=pospuestas&mentioned=1', who)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox'), 'Ofelia')
  expect(await screen.findByText('Buscaste «Ofelia». 1 filtro aplicado.')).toBeVisible()
  for (const list of ['Nuevas', 'Resueltas', 'Pospuestas'])
    expect(screen.getByRole('button', { name: `Buscar en ${list}` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(await screen.findByText('Buscaste «Ofelia».')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('Ofelia')
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Buscar en Pospuestas' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Buscar en Nuevas' }))
  expect(await screen.findByRole('button', { name: /^Ofelia Paz/ })).toBeVisible()
})

test('a row keeps what the search found in it while its chat is opened and changes', async () => {
  const who = await createPerson()
  const id = await addChat(who)
  const at = new Date().toISOString()
  await insert('message', { bot_id: who.bot, chat_id: id, author: 'user', body: 'Quiero una pava azul', at })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox'), 'pava')
  const row = await screen.findByRole('button', { name: /Quiero una pava azul/ })
  await user.click(row)
  await screen.findByRole('button', { name: 'Más acciones' })
  await user.keyboard('i')
  const dialog = await screen.findByRole('dialog', { name: 'Cambiar la prioridad' })
  // Without another list the row shows what the answer brings.
  const release = holdCalls('chatFilter')
  await user.click(within(dialog).getByRole('radio', { name: 'Alta' }))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  const changed = await screen.findByRole('button', { name: /Prioridad alta/ })
  expect(changed).toHaveTextContent('Quiero una pava azul')
  release()
})

test('signs that no search takes are left out as they are typed, and of the address', async () => {
  const who = await createPerson()
  await addChat(who, { user_name: 'Rita D Angelo', sender_id: 'rita' })
  openConsole(`/chats?dates=empty&q=${encodeURIComponent("D' <Angelo>")}`, who)
  const user = userEvent.setup()
  const search = await screen.findByRole('searchbox')
  expect(search).toHaveValue('D Angelo')
  expect(await screen.findByRole('button', { name: /^Rita D Angelo/ })).toBeVisible()
  await user.clear(search)
  await user.type(search, "Ri'<ta>")
  expect(search).toHaveValue('Rita')
  expect(screen.getByText('No uses el signo >')).toBeVisible()
  await waitFor(() => expect(sentTo('chatFilter').at(-1)).toMatchObject({ q: 'Rita' }))
  expect(await screen.findByRole('button', { name: /^Rita D Angelo/ })).toBeVisible()
  await user.clear(search)
  expect(screen.queryByText(/No uses/)).toBeNull()
})

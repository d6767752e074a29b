import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toggleChanges } from '../../src/console/features/chats/changes/shown.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/chats/changes/ChangeLines.tsx'

let who: Person
let chatId: number

beforeEach(async () => {
  who = await createPerson()
  const contact = await insert('contact', { bot_id: who.bot, name: 'Lucía' })
  const at = new Date().toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: 'lucia', user_name: 'Lucía' },
    ...{ type: 'request', state: 1, last_message_text: 'Hola', last_message_at: at, last_inbound_at: at },
  })
  chatId = chat.id as number
  await insert('message', { bot_id: who.bot, chat_id: chatId, author: 'user', body: 'Hola', at })
})
afterEach(() => {
  if (localStorage.getItem('thread-changes') === 'hidden') toggleChanges()
})

const move = (state: number) => who.call('POST', '/chats/requests/state/{bot}', { id: chatId, state })

test('a change is a line of its own, several are folded, and the menu hides and shows them', async () => {
  await move(2)
  openConsole(`/chats?dates=empty&type=all&state=2&id=${chatId}`, who)
  const user = userEvent.setup()
  const line = `${who.me.name} resolvió la conversación`
  expect(await screen.findByText(line, { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Ocultar cambios del hilo' }))
  await waitFor(() => expect(screen.queryByText(line, { exact: false })).toBeNull())
  expect(screen.getByText('Hola', { selector: '.bubble *' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Mostrar cambios del hilo' }))
  expect(await screen.findByText(line, { exact: false })).toBeVisible()
})

test('three changes in a row are one line that opens', async () => {
  for (const state of [2, 1, 2]) await move(state)
  openConsole(`/chats?dates=empty&type=all&state=2&id=${chatId}`, who)
  const fold = await screen.findByRole('button', { name: '3 cambios' })
  expect(screen.queryByText(/reabrió la conversación/)).not.toBeVisible()
  await userEvent.setup().click(fold)
  expect(screen.getByText(/reabrió la conversación/)).toBeVisible()
})

test('the time of a change stands apart from the time that it tells', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  await who.call('POST', '/chats/snooze/{bot}', { id: chatId, until })
  openConsole(`/chats?dates=empty&type=all&category=pospuestas&id=${chatId}`, who)
  const line = await screen.findByText(/pospuso la conversación hasta/)
  expect(line.textContent).toMatch(/ hasta \S+ \d\d:\d\d · \d\d:\d\d$/)
})

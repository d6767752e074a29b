import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'

// What is said of a chat that the bot attends and that keeps whom it names, as after somebody gave it back.

/** Opens a chat of a colleague and returns its row. */
async function arrange(given: object) {
  const who = await createPerson()
  const mate = await createPerson({ name: 'Julieta Maidana', bots: [{ id: who.bot }] })
  await addChat(who, { assign_user_id: mate.me.id, open: false, unread_count: 0, answered: false, ...given })
  openConsole('/chats?dates=empty&type=all', who)
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  await userEvent.click(row)
  await screen.findByText('Todavía no hay mensajes')
  return row
}

test("a chat that went back to the bot is in nobody's charge, nor unanswered once the bot answered", async () => {
  const row = await arrange({ type: 'bot', live: false, last_message_from: 'bot' })
  expect(screen.getByText('La atiende el chatbot')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Si pide una persona, pasa a Julieta Maidana' })).toBeVisible()
  expect(within(row).queryByText('Sin contestar')).toBeNull()
})

test('a chat that a person attends is in their charge, and unanswered until they answer', async () => {
  const row = await arrange({ type: 'live', live: true, last_message_from: 'bot' })
  expect(screen.getByRole('button', { name: 'A cargo de Julieta Maidana' })).toBeVisible()
  expect(within(row).getByText('Sin contestar')).toBeInTheDocument()
})

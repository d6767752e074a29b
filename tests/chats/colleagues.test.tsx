import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'

test('a colleague of the same name is another person: their answer holds what is being written', async () => {
  const who = await createPerson()
  const mate = await createPerson({ bots: [{ id: who.bot }] })
  expect(mate.me.name).toBe(who.me.name)
  const id = await addChat(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  await user.type(field, 'Ya te')
  const answer = { id, target_id: `ana-${who.bot}`, message: 'Sale hoy' }
  const message = await mate.call('POST', '/chats/requests/send/{bot}', answer)
  await sendConsoleEvent({ name: 'message', bot_id: who.bot, payload: { chat_id: id, message } })
  await within(await screen.findByRole('log')).findByText('Sale hoy')
  await user.type(field, ' digo{Enter}')
  expect(await screen.findByText(`${mate.me.name} respondió mientras escribías`)).toBeVisible()
  expect(callsOf('chatMessageSend')).toEqual([])
})

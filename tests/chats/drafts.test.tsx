import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, stubAnswer } from '../support/network-stubs.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'

// The socket of these tests stays as it is, as in a cut that is shorter than it takes to notice.

/** Opens a chat and its composer. */
async function open() {
  const who = await createPerson()
  const id = await addChat(who)
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  const stored = async () => ((await who.call('GET', `/chats/drafts/{bot}/${id}`)) as { text: string }).text
  return { user, field, stored }
}

/** Waits until a number of attempts to store the draft had no response. */
const failed = (count: number) =>
  waitFor(() => expect(callsOf('chatDraftUpdate').filter(({ status }) => status === 0)).toHaveLength(count))

test('a draft that was sent while there was no network is deleted once it is back', async () => {
  const { user, field, stored } = await open()
  await user.type(field, 'Ya te digo')
  await waitFor(async () => expect(await stored()).toBe('Ya te digo'))
  // More attempts than a test waits for, as the delay grows.
  failNetwork('chatDraftUpdate', 7)
  await user.type(field, '{Enter}')
  for (let count = 1; count <= 7; count++) {
    await failed(count)
    window.dispatchEvent(new Event('online'))
  }
  await waitFor(async () => expect(await stored()).toBe(''))
})

test('a draft that was typed without a response is stored later, though no event says that there is one', async () => {
  const { user, field, stored } = await open()
  failNetwork('chatDraftUpdate', 1)
  await user.type(field, 'Ya te digo')
  await failed(1)
  await waitFor(async () => expect(await stored()).toBe('Ya te digo'))
  expect(callsOf('chatDraftUpdate')).toHaveLength(2)
})

test('a draft that the server refuses is not sent again', async () => {
  const { user, field, stored } = await open()
  await stubAnswer('chatDraftUpdate', 404, { message: 'No existe', code: 'not_found' }, { times: 1 })
  await user.type(field, 'Ya')
  await waitFor(() => expect(callsOf('chatDraftUpdate').at(-1)?.status).toBe(404))
  window.dispatchEvent(new Event('online'))
  await user.type(field, ' te digo')
  await waitFor(async () => expect(await stored()).toBe('Ya te digo'))
  expect(callsOf('chatDraftUpdate')).toHaveLength(2)
})

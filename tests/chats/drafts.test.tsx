import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { clock, createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls, loseAnswer, stubAnswer } from '../support/network-stubs.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/index.tsx'

// The socket of these tests stays as it is, as in a cut that is shorter than it takes to notice.

interface Given {
  /** text of a draft that is stored before */
  before?: string
  /** runs after that, before the chat is opened */
  meanwhile?: () => void
}

/** Opens a chat and its composer. */
async function open({ before, meanwhile }: Given = {}) {
  const who = await createPerson()
  const id = await addChat(who)
  const put = (text: string) => who.call('PUT', `/chats/drafts/{bot}/${id}`, { text })
  if (before !== undefined) await put(before)
  meanwhile?.()
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' })
  const stored = async () => ((await who.call('GET', `/chats/drafts/{bot}/${id}`)) as { text: string }).text
  return { who, id, user, field, stored, put }
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

test('a draft that was sent does not come back when the answer to its last save is lost', async () => {
  const { user, field, stored } = await open()
  loseAnswer('chatDraftUpdate')
  await user.type(field, 'Ya te digo')
  await failed(1)
  expect(await stored()).toBe('Ya te digo')
  await user.type(field, '{Enter}')
  await waitFor(async () => expect(await stored()).toBe(''))
  expect(field.value).toBe('')
})

test('a draft whose last save had no answer stays as it is when it is read again', async () => {
  const { user, field, stored } = await open()
  loseAnswer('chatDraftUpdate')
  await user.type(field, 'Ya te digo')
  await failed(1)
  await user.type(field, ', un momento')
  await waitFor(async () => expect(await stored()).toBe('Ya te digo, un momento'))
  expect(field.value).toBe('Ya te digo, un momento')
})

test('what is typed while a save is on its way is saved when the page is closed', async () => {
  const { user, field, stored } = await open()
  const release = holdCalls('chatDraftUpdate')
  await user.type(field, 'Ya')
  window.dispatchEvent(new Event('blur'))
  await waitFor(() => expect(callsOf('chatDraftUpdate')).toHaveLength(1))
  await user.type(field, ' te digo')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(callsOf('chatDraftUpdate')).toHaveLength(2))
  release()
  await waitFor(() => expect(callsOf('chatDraftUpdate')[1]?.status).toBe(200))
  expect(await stored()).toBe('Ya te digo')
})

test('what was sent while its draft was being saved is no draft any more when the page is closed', async () => {
  const { user, field, stored } = await open()
  const release = holdCalls('chatDraftUpdate')
  await user.type(field, 'Ya')
  window.dispatchEvent(new Event('blur'))
  await waitFor(() => expect(callsOf('chatDraftUpdate')).toHaveLength(1))
  await user.clear(field)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(callsOf('chatDraftUpdate')).toHaveLength(2))
  release()
  await waitFor(() => expect(callsOf('chatDraftUpdate')[1]?.status).toBe(200))
  await waitFor(async () => expect((await stored()) ?? '').toBe(''))
})

test('what another device saved is not replaced when the page is closed and nothing is on its way', async () => {
  const { user, field, put, stored } = await open({ before: 'Le averiguo' })
  await waitFor(() => expect(field.value).toBe('Le averiguo'))
  clock.set('2026-03-10T12:02:00Z')
  await put('No queda')
  await user.type(field, ' más')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(callsOf('chatDraftUpdate')[0]?.status).toBe(409))
  expect(await stored()).toContain('No queda')
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

test('a draft that is read late is put before what was typed meanwhile, and nothing is saved over it', async () => {
  let release = () => {}
  const hold = () => (release = holdCalls('chatDraftGet'))
  const { user, field, stored } = await open({ before: 'Le averiguo', meanwhile: hold })
  await user.type(field, 'rápido')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  // Leaving the window saves at once what waits for a pause.
  window.dispatchEvent(new Event('blur'))
  expect(callsOf('chatDraftUpdate')).toHaveLength(0)
  release()
  await waitFor(() => expect(field.value).toBe('Le averiguo\nrápido'))
  await user.keyboard('_')
  expect(field.value).toBe('Le averiguo\nrápi_do')
  await waitFor(async () => expect(await stored()).toBe('Le averiguo\nrápi_do'))
  expect((await screen.findByText(/^Ya tenías un borrador/)).isConnected).toBe(true)
})

test('what is typed where no draft is stored is saved as it is, also if that is known late', async () => {
  let release = () => {}
  const hold = () => (release = holdCalls('chatDraftGet'))
  const { user, field, stored } = await open({ meanwhile: hold })
  await user.type(field, 'rápido')
  release()
  await waitFor(async () => expect(await stored()).toBe('rápido'))
  expect(field.value).toBe('rápido')
})

test('a draft that could not be read without a network is read once it is back, before anything is saved', async () => {
  const { user, field, stored } = await open({
    before: 'Le averiguo',
    meanwhile: () => failNetwork('chatDraftGet', 2),
  })
  await user.type(field, 'rápido')
  await waitFor(() => expect(callsOf('chatDraftGet').at(-1)?.status).toBe(0))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(field.value).toBe('Le averiguo\nrápido'))
  await waitFor(async () => expect(await stored()).toBe('Le averiguo\nrápido'))
  expect(callsOf('chatDraftUpdate').every(({ body }) => (body as { text: string }).text.startsWith('Le'))).toBe(true)
})

test('a row keeps its mark of a draft that was not read, though what was typed is erased', async () => {
  const { user, field } = await open({ before: 'Le averiguo', meanwhile: () => failNetwork('chatDraftGet') })
  await user.type(field, 'x{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  expect((await screen.findByText('Borrador')).isConnected).toBe(true)
})

test('what another window saved is shown when this one is used again, or at once beside it', async () => {
  const { field, put, id, who } = await open({ before: 'Le' })
  await waitFor(() => expect(field.value).toBe('Le'))
  await put('Le averiguo')
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(field.value).toBe('Le averiguo'))
  await put('Le averiguo y le digo')
  const newValue = JSON.stringify({ bot: who.bot, id, at: 1 })
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft-saved', newValue }))
  await waitFor(() => expect(field.value).toBe('Le averiguo y le digo'))
  expect(callsOf('chatDraftUpdate')).toHaveLength(0)
})

test('what another device saved while this one was in use is not replaced, but joined', async () => {
  const { user, field, put, stored } = await open({ before: 'Le averiguo' })
  await waitFor(() => expect(field.value).toBe('Le averiguo'))
  clock.set('2026-03-10T12:01:00Z')
  await put('No queda')
  await user.type(field, ' más')
  await waitFor(() => expect(field.value).toBe('No queda\nLe averiguo más'))
  await waitFor(async () => expect(await stored()).toBe('No queda\nLe averiguo más'))
})

test('what another window saved is joined to what was typed here, and the person is told', async () => {
  const { user, field, put, stored } = await open({ before: 'Le averiguo' })
  await waitFor(() => expect(field.value).toBe('Le averiguo'))
  await put('No queda')
  await user.type(field, ' más')
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(field.value).toBe('No queda\nLe averiguo más'))
  expect((await screen.findByText(/^Tenías otro borrador en otra ventana/)).isConnected).toBe(true)
  await waitFor(async () => expect(await stored()).toBe('No queda\nLe averiguo más'))
})

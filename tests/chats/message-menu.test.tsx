import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { ResendDialog } from '../../src/console/features/chats/dialogs/ResendDialog.tsx'
import type { DialogRequest } from '../../src/console/features/chats/dialogs/requests.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { Bubble } from '../../src/console/features/chats/panel/Bubble.tsx'
import { chatItem, message } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { addMessages, emptyThread } from '../../src/console/features/chats/state/thread.ts'
import type { ChatMessage } from '../../src/console/features/chats/state/types.ts'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { createPerson } from '../support/backend.ts'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

/** Shows a message of a chat on WhatsApp. */
async function show(given: Partial<ChatMessage>, seen: { late?: boolean; overtaken?: boolean } = {}) {
  const { me, token, bot: botId } = await createPerson()
  localStorage.setItem('jwt', token)
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const shown = message({ id: 5, type: 'agent', text: 'Quedan tres', ...given })
  inbox.store.set((before) => {
    const threads = new Map([[1, addMessages({ ...emptyThread(1), loaded: true }, [shown])]])
    return { ...before, selected: 1, state: { ...before.state, threads } }
  })
  const asked: DialogRequest[] = []
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: false }
  const room = { botId, me, ...may, inbox, open: (request: DialogRequest) => void asked.push(request) }
  const context = { ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }
  const ends: string[] = []
  const element = (
    <ChatsContextProvider value={context}>
      <Toaster />
      <Bubble message={shown} channel="whatsapp" grouped={false} {...seen} />
      {given.status === 'uncertain' && (
        <ResendDialog chat={chatItem({ id: 1 })} message={shown} onClose={() => void ends.push('closed')} />
      )}
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  await screen.findAllByText('Quedan tres')
  const status = () => inbox.store.get().state.threads.get(1)?.messages[0]?.status
  return { user: userEvent.setup(), inbox, asked, status, shown, ends }
}

const failed = { status: 'failed', error: 'El canal no admite este archivo. Envíalo en otro formato.' } as const

test('a message that failed is sent again with the keyboard, and its tick changes', async () => {
  const { user, status, shown } = await show(failed)
  await stubAnswer('chatMessageResend', 200, { ...shown, status: 'pending', error: null, resends: 1 })
  screen.getByRole('button', { name: 'Enviar de nuevo' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(status()).toBe('pending'))
  expect(sentTo('chatMessageResend')).toMatchObject([{ id: 1, message_id: 5, expected_resends: 0 }])
})

test('what the server doubts is asked first; a refusal is told', async () => {
  const { user, asked, status } = await show(failed)
  const text = 'El canal puede haberlo recibido. Confirma que el cliente puede recibirlo dos veces.'
  await stubAnswer('chatMessageResend', 409, { message: text, code: 'unconfirmed' }, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }))
  await waitFor(() => expect(asked).toMatchObject([{ name: 'resend', chatId: 1, message: { id: 5 } }]))
  const closed = 'Pasaron más de 24 horas: podrás responder cuando el cliente vuelva a escribir.'
  await stubAnswer('chatMessageResend', 409, { message: closed, code: 'window_closed' })
  await user.click(screen.getByRole('button', { name: 'Enviar de nuevo' }))
  expect(await screen.findByText(closed)).toBeVisible()
  expect(status()).toBe('failed')
})

test('a message without confirmation is only sent again by who accepts that it may come twice', async () => {
  const { user, shown, ends } = await show({ status: 'uncertain' })
  await stubAnswer('chatMessageResend', 200, { ...shown, status: 'pending', resends: 1 })
  const dialog = await screen.findByRole('dialog', { name: 'Enviar el mensaje de nuevo' })
  expect(dialog).toHaveTextContent('El cliente puede recibirlo dos veces.')
  const [button] = [...dialog.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Enviar de nuevo')
  await user.click(button as HTMLButtonElement)
  await waitFor(() => expect(ends).toEqual(['closed']))
  expect(sentTo('chatMessageResend')).toMatchObject([{ message_id: 5, confirmed: true }])
})

test('a message is chosen to answer to in its menu; a note of the team cannot be', async () => {
  const { user, inbox } = await show({ status: 'read' })
  screen.getByRole('button', { name: 'Acciones del mensaje: Quedan tres' }).focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(inbox.store.get().quotes.get(1)?.quote).toMatchObject({ id: 5, text: 'Quedan tres' })
  expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull()
})

test('the menu of a note has no answer', async () => {
  const { user } = await show({ type: 'internal' })
  await user.click(screen.getByRole('button', { name: /Acciones del mensaje/ }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copiar texto'])
})

test('when the time for answers is over, a template is offered instead of sending again', async () => {
  const { user, asked } = await show(failed, { late: true })
  expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enviar plantilla de WhatsApp' }))
  expect(asked).toEqual([{ name: 'template', chatId: 1 }])
})

test.each([
  [false, 'El canal no confirmó si lo recibió. Solo lo repetimos si sus avisos muestran que no lo tiene.'],
  [true, 'El canal no confirmó si lo recibió. No lo repetimos, porque después salió otro mensaje.'],
])('what becomes of a message without confirmation is told (overtaken: %s)', async (overtaken, text) => {
  await show({ status: 'uncertain' }, { overtaken })
  expect(screen.getByText(text)).toBeVisible()
})

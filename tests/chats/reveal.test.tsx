import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { Bubble } from '../../src/console/features/chats/panel/Bubble.tsx'
import { message } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { setSession } from '../../src/console/session/state.ts'
import { createPerson } from '../support/backend.ts'
import { stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

/** Shows a message that hides a value, in chat 1. */
async function show(mayReveal: boolean) {
  const { me, token, bot: botId } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  inbox.store.set((before) => ({ ...before, selected: 1 }))
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal }
  const room = { botId, me, ...may, inbox, open: () => {} }
  const hiding = message({ id: 5, text: 'Soy •••', hidden: true })
  const element = (
    <ChatsContextProvider value={{ ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }}>
      <Bubble message={hiding} channel="webchat" grouped={false} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  await screen.findByText('Soy •••')
}

test('the hidden value is shown and hidden again with the keyboard', async () => {
  await stubAnswer('chatMessageWrittenGet', 200, { text: 'Soy 30111222' })
  await show(true)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Mostrar datos sensibles' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Soy 30111222')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ocultar datos sensibles' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Soy 30111222')).toBeNull())
  expect(screen.getByText('Soy •••')).toBeTruthy()
})

test('who may not see contacts is not offered the value', async () => {
  await show(false)
  expect(screen.queryByRole('button', { name: 'Mostrar datos sensibles' })).toBeNull()
})

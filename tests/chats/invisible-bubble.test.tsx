import { screen } from '@testing-library/react'
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
import { openRoutes } from '../support/router.tsx'

/** Shows messages of a customer in chat 1. */
async function show(...said: Parameters<typeof message>[0][]) {
  const { me, token, bot: botId } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  inbox.store.set((before) => ({ ...before, selected: 1 }))
  const may = { reads: true, mayAddExamples: true, mayAddCases: false, mayReveal: false }
  const room = { botId, me, ...may, inbox, open: () => {} }
  const element = (
    <ChatsContextProvider value={{ ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }}>
      {said.map((given) => (
        <Bubble key={given?.id} message={message({ type: 'user', ...given })} channel="whatsapp" grouped={false} />
      ))}
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
}

test('a message of which nothing can be seen says so, and is no example; one with a word shows it', async () => {
  await show({ id: 5, text: '\u200b\u3164' }, { id: 6, text: '\u200bHola' })
  expect(await screen.findAllByText('Mensaje sin texto')).toHaveLength(1)
  expect(screen.getByText(/Hola$/, { selector: '.bubble-text, .bubble-text *' })).toBeVisible()
  expect(screen.getAllByText(/^Enseñar al chatbot/)).toHaveLength(1)
  expect(document.querySelectorAll('.bubble-text')).toHaveLength(1)
})

test('a place or a file beside invisible signs needs no such words', async () => {
  await show(
    { id: 5, text: '\u200b', content: { location: { latitude: -34.6, longitude: -58.4 } } },
    { id: 6, text: '\u200b', files: [{ media_id: 'f-1', filename: 'lista.pdf', type: 'application/pdf', size: 10 }] },
  )
  expect(await screen.findByText('Ubicación')).toBeVisible()
  expect(screen.getByText(/lista\.pdf/)).toBeVisible()
  expect(screen.queryByText('Mensaje sin texto')).toBeNull()
})

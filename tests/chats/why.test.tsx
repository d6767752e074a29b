import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { MessageContent } from '../../src/console/features/chats/panel/MessageContent.tsx'
import { chatItem, message } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import type { ChatMessage } from '../../src/console/features/chats/state/types.ts'
import { HandoffExplanation } from '../../src/console/features/chats/why/HandoffExplanation.tsx'
import { stubAnswer } from '../support/network-stubs.ts'

beforeEach(() => localStorage.clear())

const understanding = {
  handoff: {
    ...{
      reason: 'words' as const,
      text: 'Pidió hablar con una persona',
      at: '2026-03-01T12:00:00Z',
      area: null,
      notice: null,
    },
    summary: { asked: ['precio del cemento'], answered: [], offered: [], misses: 0 },
  },
  messages: [],
  collected: [],
}

async function show(live: boolean, state: 0 | 2 = 0) {
  await stubAnswer('chatUnderstandingGet', 200, understanding)
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: false }
  const room = { botId: 1, me: { id: 7, name: 'Ana' }, ...may, inbox, open: () => {} }
  const { unmount } = render(
    <ChatsContextProvider value={{ ...room, actions: chatActions(1, inbox), catalogue: createCatalogue(1) }}>
      <HandoffExplanation chat={chatItem({ id: 1, live, state, type: live ? 'live' : 'request' })} />
    </ChatsContextProvider>,
  )
  await screen.findByText(/Pidió hablar con una persona/)
  return { user: userEvent.setup(), unmount }
}

test('why a chat came is told whole while it waits, and in one line once staff took it', async () => {
  const waiting = await show(false)
  expect(screen.getByText('«precio del cemento»')).toBeVisible()
  waiting.unmount()
  await show(true)
  expect(screen.getByText('«precio del cemento»')).not.toBeVisible()
})

test('it does not unfold again when the conversation is resolved', async () => {
  await show(false, 2)
  expect(screen.getByText('«precio del cemento»')).not.toBeVisible()
})

test('who unfolds it finds it so the next time', async () => {
  const { user, unmount } = await show(true)
  await user.click(screen.getByRole('button', { name: 'Mostrar por qué llegó' }))
  expect(screen.getByText('«precio del cemento»')).toBeVisible()
  unmount()
  await show(true)
  expect(screen.getByText('«precio del cemento»')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Plegar por qué llegó' })).toHaveAttribute('aria-expanded', 'true')
})

test.each<[NonNullable<ChatMessage['content']>, RegExp]>([
  [{ lost_file: 'a.rar', lost_because: 'type' }, /«a.rar»: no aceptamos ese tipo de archivo\. Pídele una imagen/],
  [{ lost_file: 'a.mp4', lost_because: 'size' }, /«a.mp4»: supera los 16 MB\. Pídele uno más liviano\./],
  [{ lost_file: 'a.png' }, /«a.png»\. Pídele que lo envíe de nuevo\./],
])('a file that was not stored says why, and what helps', (content, text) => {
  const { container } = render(<MessageContent content={content} message={message({ id: 1 })} />)
  expect(container).toHaveTextContent(text)
})

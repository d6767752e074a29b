import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chatActions } from '../calls/actions.ts'
import { createCatalogue } from '../calls/catalogue.ts'
import { type ChatsContext, ChatsContextProvider } from '../context.ts'
import { defaultFilter } from '../filters/filter.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { chatItem } from '../state/fixtures.ts'
import { createInbox } from '../state/inbox.ts'
import { ContactDialog } from './ContactDialog.tsx'

const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.unstubAllGlobals()
})

/** Stubs fetch: every call stays pending until the test fails it or the caller aborts it. */
function waiting() {
  const asked: { path: string; fail: () => void }[] = []
  vi.stubGlobal(
    'fetch',
    ({ url, signal }: Request) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        asked.push({ path: new URL(url).pathname, fail: () => reject(new TypeError('no connection')) })
      }),
  )
  return asked
}

function open() {
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room: ChatsContext = {
    botId: 1,
    me: { id: 7, name: 'Ana' },
    reads: true,
    mayAddExamples: false,
    mayAddCases: false,
    mayReveal: false,
    inbox,
    actions: chatActions(1, inbox),
    catalogue: createCatalogue(1),
    open: () => {},
  }
  return render(
    <ChatsContextProvider value={room}>
      <ContactDialog chat={chatItem({ id: 1, contact_id: 9 })} onClose={() => {}} />
    </ChatsContextProvider>,
  )
}

/**
 * Waits until all rejections are reported. Node reports unhandled ones a turn later; the dialog's promises add a few.
 */
const turns = async () => {
  for (let n = 0; n < 5; n++) await new Promise<void>((resolve) => setImmediate(resolve))
}

const BOTH = ['/api/contacts/1/9', '/api/contacts/fields/1']

it('a contact dialog that is closed while loading leaves no unhandled rejection', async () => {
  const asked = waiting()
  const { unmount } = open()
  await vi.waitFor(() => expect(asked.map(({ path }) => path).sort()).toEqual(BOTH))
  unmount()
  await turns()
  expect(unhandled).toEqual([])
})

it('a contact dialog shows one error when both of its calls fail', async () => {
  const asked = waiting()
  const { findByRole } = open()
  await vi.waitFor(() => expect(asked.map(({ path }) => path).sort()).toEqual(BOTH))
  for (const { fail } of asked) fail()
  expect(await findByRole('button', { name: 'Reintentar' })).toBeVisible()
  await turns()
  expect(unhandled).toEqual([])
})

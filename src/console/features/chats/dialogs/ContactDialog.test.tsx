import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chatActions } from '../calls/actions.ts'
import { createCatalogue } from '../calls/catalogue.ts'
import { type Room, RoomContext } from '../context.ts'
import { defaultFilter } from '../filters/filter.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { createInbox } from '../state/inbox.ts'
import { chatItem } from '../state/samples.ts'
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

/** A server that keeps every call waiting until the test, or whoever called, ends it. */
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
  const room: Room = {
    botId: 1,
    me: { id: 7, name: 'Ana' },
    reads: true,
    teaches: false,
    inbox,
    actions: chatActions(1, inbox),
    catalogue: createCatalogue(1),
    open: () => {},
  }
  return render(
    <RoomContext value={room}>
      <ContactDialog chat={chatItem({ id: 1, contact_id: 9 })} onClose={() => {}} />
    </RoomContext>,
  )
}

/** Until everything that was settled has been heard of: rejections that nobody takes are told after a turn. */
const turns = async () => {
  for (let n = 0; n < 5; n++) await new Promise<void>((resolve) => setImmediate(resolve))
}

const BOTH = ['/api/contacts/1/9', '/api/contacts/fields/1']

it('closed while it loads leaves no call behind that fails unheard', async () => {
  const asked = waiting()
  const { unmount } = open()
  await vi.waitFor(() => expect(asked.map(({ path }) => path).sort()).toEqual(BOTH))
  unmount()
  await turns()
  expect(unhandled).toEqual([])
})

it('without a connection it says so once, whichever of its calls fails', async () => {
  const asked = waiting()
  const { findByRole } = open()
  await vi.waitFor(() => expect(asked.map(({ path }) => path).sort()).toEqual(BOTH))
  for (const { fail } of asked) fail()
  expect(await findByRole('button', { name: 'Reintentar' })).toBeVisible()
  await turns()
  expect(unhandled).toEqual([])
})

import { expect, it, vi } from 'vitest'
import { stubAnswer } from '../../../../../tests/support/network-stubs.ts'
import { defaultFilter } from '../filters/filter.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { chatItem } from '../state/fixtures.ts'
import { createInbox } from '../state/inbox.ts'
import { chatActions } from './actions.ts'

it('the counts are read again with the change of a chat, not only with its event', async () => {
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const recount = vi.spyOn(inbox, 'recount').mockImplementation(() => {})
  await stubAnswer('chatStateUpdate', 200, chatItem({ id: 1, state: 2 }))
  expect(await chatActions(1, inbox).move(1, 2)).toMatchObject({ state: 2 })
  expect(recount).toHaveBeenCalledOnce()
})

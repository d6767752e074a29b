import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/contacts/PageActions.tsx'
import '../../src/console/features/contacts/Sections.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { addChat } from '../chats/played-inbox.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test.each([
  [true, 1],
  [false, 0],
])('with the agenda %s, the page of a contact shows what happened to them %i times', async (agenda, times) => {
  const marina = await createPerson()
  await addChat(marina)
  const [chat] = (await marina.call('POST', '/chats/filter/{bot}', { type: 'all', page_number: 1 })).data
  const permissions = { chats: true, contacts: agenda }
  openConsole(`/contacts/${chat.contact_id}`, await createPerson({ bots: [{ id: marina.bot, permissions }] }))
  expect(await screen.findByRole('heading', { name: 'Consentimiento' })).toBeVisible()
  expect(screen.queryAllByRole('region', { name: 'Movimientos' })).toHaveLength(times)
  expect(callsOf('contactEventList')).toHaveLength(times)
})

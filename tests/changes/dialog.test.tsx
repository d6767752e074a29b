import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { clock, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const dialog = async () => within(await screen.findByRole('dialog'))

async function openHistory(marina: Person) {
  openConsole('/historychanges', marina)
  const user = userEvent.setup()
  const [newest] = await screen.findAllByRole('button', { name: /^Ver el cambio del/ })
  if (!newest) throw new Error('the history is empty')
  return { user, newest }
}

test('a change is shown in words, and the element goes back after seeing what that changes', async () => {
  const marina = await createPerson()
  const { id } = await marina.call('POST', '/chats/labels/{bot}', { title: 'Cliente', color: '#1565c0' })
  clock.set('2026-03-10T14:06:00Z')
  await marina.call('PUT', '/chats/labels/{bot}', { id, title: 'Clienta', color: '#1565c0' })
  const { user, newest } = await openHistory(marina)
  await user.click(newest)
  const shown = await dialog()
  const changed = within(await shown.findByRole('table', { name: 'Qué cambió' }))
  expect(changed.getByRole('row', { name: /Cliente Clienta$/ })).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Recuperar versión' }))
  expect(callsOf('changeRestore')).toHaveLength(0)
  expect(shown.getByRole('table', { name: 'Qué cambiará' })).toHaveTextContent('Cliente')
  await user.click(shown.getByRole('button', { name: 'Recuperar' }))
  await screen.findByText('Versión recuperada correctamente.')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const { labels } = await marina.call('GET', '/chats/labels/{bot}')
  expect(labels).toMatchObject([{ title: 'Cliente' }])
})

test('an element that did not exist before says what to do instead', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/chats/labels/{bot}', { title: 'Promo', color: '#1565c0' })
  const { user, newest } = await openHistory(marina)
  await user.click(newest)
  expect(await (await dialog()).findByText(/no existía/)).toBeVisible()
  expect((await dialog()).queryByRole('button', { name: 'Recuperar versión' })).not.toBeInTheDocument()
})

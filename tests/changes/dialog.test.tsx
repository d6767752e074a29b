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

test('a contact shows what goes back by its labels and names, and what stays as it is', async () => {
  const marina = await createPerson()
  const label = await marina.call('POST', '/chats/labels/{bot}', { title: 'VIP', color: '#1565c0', scope: 'contact' })
  const given = { name: 'Ana Paz', country: 'AR', labels: [label.id], marketing: 'granted' }
  const { id } = await marina.call('POST', '/contacts/{bot}', given)
  clock.set('2026-03-10T14:06:00Z')
  const changed = { name: 'Ana Paz', country: 'UY', labels: [], marketing: 'denied' }
  await marina.call('PUT', `/contacts/{bot}/${id}`, changed)
  const { user, newest } = await openHistory(marina)
  await user.click(newest)
  const shown = await dialog()
  await user.click(await shown.findByRole('button', { name: 'Recuperar versión' }))
  const rows = within(shown.getByRole('table', { name: 'Qué cambiará' }))
  expect(rows.getByRole('row', { name: 'País Uruguay Argentina' })).toBeVisible()
  expect(rows.getByRole('row', { name: 'Etiquetas — VIP' })).toBeVisible()
  expect(shown.getByRole('list', { name: 'Qué queda como está' })).toHaveTextContent('El permiso para campañas')
  await user.click(shown.getByRole('button', { name: 'Recuperar' }))
  await screen.findByText('Versión recuperada correctamente.')
  expect(await marina.call('GET', `/contacts/{bot}/${id}`)).toMatchObject({ ...given, marketing: 'denied' })
})

test('general settings show what goes back by their labels', async () => {
  const marina = await createPerson()
  await marina.call('PUT', '/bots/{bot}', { description: 'Pedidos', session_timeout_minutes: 45 })
  const { user, newest } = await openHistory(marina)
  await user.click(newest)
  const shown = await dialog()
  await user.click(await shown.findByRole('button', { name: 'Recuperar versión' }))
  const rows = within(shown.getByRole('table', { name: 'Qué cambiará' }))
  expect(rows.getByRole('row', { name: 'Fin de la sesión (minutos) 45 30' })).toBeVisible()
  expect(shown.queryByText('Qué queda como está')).not.toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Recuperar' }))
  await screen.findByText('Versión recuperada correctamente.')
  expect(await marina.call('GET', '/bots/{bot}')).toMatchObject({ description: '', session_timeout_minutes: 30 })
})

test('an element that did not exist before says what to do instead', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/chats/labels/{bot}', { title: 'Promo', color: '#1565c0' })
  const { user, newest } = await openHistory(marina)
  await user.click(newest)
  expect(await (await dialog()).findByText(/no existía/)).toBeVisible()
  expect((await dialog()).queryByRole('button', { name: 'Recuperar versión' })).not.toBeInTheDocument()
})

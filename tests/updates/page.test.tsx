import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/updates/index.tsx'
import { currentSession } from '../../src/console/session/index.ts'
import { setSession } from '../../src/console/session/state.ts'
import { act } from '../support/act.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, holdCalls, stubAnswer } from '../support/network-stubs.ts'

afterEach(closeConsole)

const note = {
  id: 1,
  version: '2026.11',
  title: 'Novedad de prueba',
  body: 'Ahora puedes **probar**.',
  published_at: '2026-11-21T12:00:00Z',
  kind: 'mejora',
  image: null,
  pinned: false,
} as const

async function open(path = '/updates') {
  openConsole(path, await createPerson())
  await screen.findByRole('heading', { level: 1, name: 'Novedades' })
}

test('shows what is new, marks it as read and lowers the count of the menu', async () => {
  await stubAnswer('updateList', 200, [{ ...note, read: false }])
  await open()
  const session = currentSession()
  const { user } = session
  if (!user) throw new Error('nobody is signed in')
  expect(await screen.findByRole('heading', { name: 'Novedad de prueba' })).toBeVisible()
  expect(await screen.findByText('Sin leer')).toBeVisible()
  expect(screen.getByText('probar').tagName).toBe('STRONG')
  await waitFor(() => expect(callsOf('updateRead')).toHaveLength(1))
  act(() => setSession({ ...currentSession(), user: { ...user, unread_updates: 2 } }))
  expect(await screen.findByRole('link', { name: /^Novedades.*2 sin leer/ })).toBeInTheDocument()
})

test('keeps the kind in the address', async () => {
  await open('/updates?kind=mejora')
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveValue('mejora')
  await waitFor(() => expect(screen.getAllByText('Mejora').length).toBeGreaterThan(1))
  const list = within(await screen.findByRole('list', { name: 'Novedades' }))
  expect(list.queryByText('Novedad')).not.toBeInTheDocument()
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Todas')
  await waitFor(() => expect(screen.getAllByText('Novedad').length).toBeGreaterThan(1))
})

test('offers to try again when the notes cannot be loaded', async () => {
  failNetwork('updateList', 1)
  await open()
  await userEvent.setup().click(await screen.findByRole('button', { name: /Reintentar|nuevamente/ }))
  expect(await screen.findByRole('list', { name: 'Novedades' })).toBeVisible()
})

test('a note is marked as read once, though another list has it while it is being marked', async () => {
  await stubAnswer('updateList', 200, [{ ...note, read: false }])
  holdCalls('updateRead')
  await open()
  await waitFor(() => expect(callsOf('updateRead')).toHaveLength(1))
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Mejora')
  await waitFor(() => expect(callsOf('updateList').filter(({ status }) => status)).toHaveLength(2))
  expect(await screen.findByRole('heading', { name: 'Novedad de prueba' })).toBeVisible()
  expect(callsOf('updateRead')).toHaveLength(1)
})

test('older notes than those of the first page are shown on demand', async () => {
  await stubAnswer('updateList', 200, [{ ...note, id: 99, title: 'La más vieja', read: true }])
  const page = Array.from({ length: 50 }, (_, at) => ({ ...note, id: at + 1, title: `Novedad ${at}`, read: true }))
  await stubAnswer('updateList', 200, page, { times: 1 })
  await open()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ver anteriores' }))
  expect(await screen.findByRole('heading', { name: 'La más vieja' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Novedad 0' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull()
  expect(callsOf('updateList').map(({ query }) => query.get('range'))).toEqual(['[0,49]', '[50,99]'])
})

test('older notes that cannot be read are asked for again', async () => {
  await stubAnswer('updateList', 200, [{ ...note, id: 99, title: 'La más vieja', read: true }])
  const page = Array.from({ length: 50 }, (_, at) => ({ ...note, id: at + 1, title: `Novedad ${at}`, read: true }))
  await stubAnswer('updateList', 200, page, { times: 1 })
  await open()
  const user = userEvent.setup()
  const more = await screen.findByRole('button', { name: 'Ver anteriores' })
  failNetwork('updateList', 1)
  await user.click(more)
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión')
  expect(screen.getByRole('heading', { name: 'Novedad 0' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'La más vieja' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

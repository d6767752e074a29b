import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { routes } from '../../generated/routes.ts'
import { menu } from '../../generated/shell.ts'
import { niceMaximum } from '../../src/console/features/home/DaysChart.tsx'
import { shellIcons } from '../../src/console/shell/icons.ts'
import { icons } from '../../src/console/ui/icons.ts'
import { person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import { stage } from '../support/stage.ts'

afterEach(closeConsole)

const known = { ...icons, ...shellIcons }

const summary: components['schemas']['HomeSummary'] = {
  chats: { pending: 14, unanswered: 5, mine: 3, unassigned: 1206 },
  days: [
    { day: '2025-03-09', conversations: 42, handoffs: 9, resolved: 31 },
    { day: '2025-03-10', conversations: 18, handoffs: 4, resolved: 11 },
  ],
  special_state: 'chatbot_off',
  training: { state: 'train', trained: true, pending_changes: 2 },
  team: [{ user_id: 8, name: 'Martín Quiroga', role_id: 4, connected: true, last_seen: null }],
  changes: [],
}

const open = async (given: Parameters<typeof person>[0] = {}) => openConsole('/home', await person(given))

test('what waits, the chatbot’s state, the team and the days as a table', async () => {
  await stage('homeGet', 200, summary)
  await open()
  const waiting = within(await screen.findByRole('region', { name: 'Conversaciones por atender' }))
  expect(waiting.getByText('Sin asignar').closest('li')).toHaveTextContent('1.206')
  expect(screen.getByText('Apagado')).toBeInTheDocument()
  expect(screen.getByText('Entrenando un nuevo modelo para tu chatbot..')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '30')
  expect(screen.getByText('2 cambios')).toBeInTheDocument()
  expect(screen.getByText('Martín Quiroga').closest('li')).toHaveTextContent('OperadorConectado')
  expect(screen.getByRole('link', { name: 'Ver historial' })).toHaveAttribute('href', '/historychanges')
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }))
  expect(screen.getByRole('row', { name: '09/03/2025 42 9 31' })).toBeInTheDocument()
})

test('a count leads to the inbox only when they are built', async () => {
  await open()
  const card = (await screen.findByText('Sin contestar')).closest('.home-card')
  const built = routes.find(({ path }) => path === '/chats')?.kind !== 'pending'
  expect(card?.tagName).toBe(built ? 'A' : 'DIV')
})

test('without the chats permission there is nothing to attend to', async () => {
  await open({ bots: [{ permissions: { chats: false } }] })
  await screen.findByText('Encendido')
  expect(screen.queryByText('Conversaciones por atender')).not.toBeInTheDocument()
})

test('a failure can be tried again', async () => {
  await stage('homeGet', 500, { message: 'No se pudo.', code: 'internal' }, { times: 1 })
  await open()
  expect(await screen.findByText('No se pudo.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Encendido')).toBeInTheDocument()
})

test.each([
  [0, 4],
  [19, 20],
  [21, 40],
  [42, 50],
  [101, 200],
  [950, 1000],
])('the scale for %i ends at %i', (most, want) => {
  expect(niceMaximum(most)).toBe(want)
})

test('every icon of the menu exists', () => {
  expect(menu.map(({ icon }) => icon).filter((icon) => !(icon in known))).toEqual([])
})

test('every icon and every page of the screens exists', async () => {
  const { pages } = (await import('../../src/console/features/index.ts')).features
  const unknown: string[] = []
  for (const { path, page, load } of routes) {
    if (page && !(page in pages)) unknown.push(`${path}: ${page}`)
    const body = (await load?.())?.default.body
    if (body?.kind !== 'table') continue
    for (const { icon } of [...body.rowActions, ...body.bulkActions])
      if (!(icon in known)) unknown.push(`${path}: ${icon}`)
  }
  expect(unknown).toEqual([])
})

test('a chatbot that never learnt anything is not said to be available', async () => {
  await stage('homeGet', 200, { ...summary, training: { state: 'active', trained: false, pending_changes: 0 } })
  await open()
  const card = within(await screen.findByRole('region', { name: 'Chatbot' }))
  expect(card.getByText('Sin entrenar')).toBeInTheDocument()
  expect(card.queryByText('Disponible')).toBeNull()
})

test('one that did is', async () => {
  await stage('homeGet', 200, { ...summary, training: { state: 'active', trained: true, pending_changes: 0 } })
  await open()
  const card = within(await screen.findByRole('region', { name: 'Chatbot' }))
  expect(card.getByText('Disponible')).toBeInTheDocument()
})

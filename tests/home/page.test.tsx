import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { routes } from '../../generated/routes.ts'
import { menu } from '../../generated/shell.ts'
import { niceMaximum } from '../../src/console/features/home/DaysChart.tsx'
import { shellIcons } from '../../src/console/shell/icons.ts'
import { icons } from '../../src/console/ui/icons.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'

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

const open = async (given: Parameters<typeof createPerson>[0] = {}) => openConsole('/home', await createPerson(given))

test('shows the waiting chats, the state of the chatbot, the team, and the days as a table', async () => {
  await stubAnswer('homeGet', 200, summary)
  await open()
  const waiting = within(await screen.findByRole('region', { name: 'Conversaciones por atender' }))
  expect(waiting.getByText('Sin asignar').closest('li')).toHaveTextContent('1.206')
  expect(screen.getByText('Apagado')).toBeInTheDocument()
  expect(screen.getByText('Entrenando un nuevo modelo para tu chatbot..')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '30')
  expect(screen.getByText('2 cambios')).toBeInTheDocument()
  expect(screen.getByText('Martín Quiroga').closest('li')).toHaveTextContent('OperadorEn línea')
  expect(screen.getByRole('link', { name: 'Ver historial' })).toHaveAttribute('href', '/historychanges')
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }))
  expect(screen.getByRole('row', { name: '09/03/2025 42 9 31' })).toBeInTheDocument()
})

test('a count links to the inbox only if the inbox is implemented', async () => {
  await open()
  const card = (await screen.findByText('Sin contestar')).closest('.home-card')
  const built = routes.find(({ path }) => path === '/chats')?.kind !== 'pending'
  expect(card?.tagName).toBe(built ? 'A' : 'DIV')
})

test('hides the waiting chats from a member without the chats permission', async () => {
  await open({ bots: [{ permissions: { chats: false } }] })
  await screen.findByText('Encendido')
  expect(screen.queryByText('Conversaciones por atender')).not.toBeInTheDocument()
})

test('a failed request can be retried', async () => {
  await stubAnswer('homeGet', 500, { message: 'No se pudo.', code: 'internal' }, { times: 1 })
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
])('the scale for a maximum of %i ends at %i', (most, want) => {
  expect(niceMaximum(most)).toBe(want)
})

test('every icon of the menu exists', () => {
  expect(menu.map(({ icon }) => icon).filter((icon) => !(icon in known))).toEqual([])
})

test('every icon and every page of the screen definitions exists', async () => {
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

test('a chatbot that was never trained is not shown as available', async () => {
  await stubAnswer('homeGet', 200, { ...summary, training: { state: 'active', trained: false, pending_changes: 0 } })
  await open()
  const card = within(await screen.findByRole('region', { name: 'Chatbot' }))
  expect(card.getByText('Sin entrenar')).toBeInTheDocument()
  expect(card.queryByText('Disponible')).toBeNull()
})

test('a trained chatbot is shown as available', async () => {
  await stubAnswer('homeGet', 200, { ...summary, training: { state: 'active', trained: true, pending_changes: 0 } })
  await open()
  const card = within(await screen.findByRole('region', { name: 'Chatbot' }))
  expect(card.getByText('Disponible')).toBeInTheDocument()
})

const fresh: typeof summary = {
  ...summary,
  days: [],
  training: { state: 'active', trained: false, pending_changes: 0 },
}
const firstSteps = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }))

test('a new chatbot of an administrator lists all first steps, each with its page', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open()
  const links = (await firstSteps()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Probar el chatbot', '/testbot'],
    ['Enseñarle a responder', '/responses'],
    ['Entrenarlo', '/state'],
    ['Ponerlo en tu página', '/settings/webchat'],
    ['Invitar a tu equipo', '/settings/admin'],
  ])
  expect((await firstSteps()).queryByText(/hecho/)).toBeNull()
})

test('a first step that was done is marked', async () => {
  const training = { ...fresh.training, pending_changes: 3 }
  await stubAnswer('homeGet', 200, { ...fresh, training })
  await open()
  const done = (await firstSteps()).getByText('(hecho)').closest('li')
  expect(done).toHaveTextContent('Enseñarle a responder')
})

test('the first steps leave out what a member may not do', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ bots: [{ permissions: { configuration: false } }] })
  expect((await firstSteps()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Probar el chatbot',
    'Enseñarle a responder',
    'Entrenarlo',
  ])
})

test('on the first plan, teaching leads to the answers by keyword', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ bots: [{ planId: 1 }] })
  expect((await firstSteps()).getByRole('link', { name: 'Enseñarle a responder' })).toHaveAttribute(
    'href',
    '/responses/quick',
  )
})

test('a member who can only try the chatbot sees no first steps', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ bots: [{ permissions: { configuration: false, responses: false, advanced_configuration: false } }] })
  await screen.findByText('Apagado')
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('a chatbot with everything done shows no first steps', async () => {
  const colleague = { user_id: 9, name: 'Ana Ruiz', role_id: 2, connected: false, last_seen: null } as const
  await stubAnswer('homeGet', 200, { ...summary, team: [...summary.team, colleague] })
  await open()
  await screen.findByText('Apagado')
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('hidden first steps stay hidden, and the other preferences are kept', async () => {
  await stubAnswer('homeGet', 200, fresh)
  const marina = await createPerson({ preferences: { sound: 'drop' } })
  openConsole('/home', marina)
  await userEvent.click((await firstSteps()).getByRole('button', { name: 'No mostrar más' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull())
  expect(sentTo('preferencesUpdate')).toEqual([{ ...marina.me.preferences, first_steps: false }])
  closeConsole()
  openConsole('/home', marina)
  await screen.findByText('Apagado')
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

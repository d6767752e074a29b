import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { routes } from '../../generated/routes.ts'
import { menu } from '../../generated/shell.ts'
import { shellIcons } from '../../src/console/shell/icons.ts'
import { icons } from '../../src/console/ui/icons.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { sendConsoleEvent, sendPresence } from '../support/sockets.ts'

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
  team: [
    { user_id: 8, name: 'Martín Quiroga', role_id: 4, connected: true, availability: 'available', last_seen: null },
  ],
  changes: [],
  connections: [],
  first_steps: {
    tried: false,
    taught: 0,
    trained: null,
    hours: false,
    business: false,
    published: false,
    invited: false,
  },
}

const open = async (given: Parameters<typeof createPerson>[0] = {}) => openConsole('/home', await createPerson(given))

test('shows the waiting chats, the state of the chatbot, the team, and the days as a table', async () => {
  await stubAnswer('homeGet', 200, summary)
  await open()
  const waiting = within(await screen.findByRole('region', { name: 'Conversaciones por atender' }))
  expect(waiting.getByText('Sin asignar').closest('li')).toHaveTextContent('1.206')
  expect(screen.getByText('Apagado')).toBeInTheDocument()
  expect(screen.getByText('Entrenando un nuevo modelo para tu chatbot..')).toBeInTheDocument()
  const training = within(screen.getByRole('region', { name: 'Chatbot' }))
  expect(training.getByRole('progressbar')).toHaveAttribute('value', '30')
  expect(screen.getByText('2 cambios')).toBeInTheDocument()
  expect(screen.getByText('Martín Quiroga').closest('li')).toHaveTextContent('OperadorDisponible')
  expect(screen.getByRole('link', { name: 'Ver historial' })).toHaveAttribute('href', '/historychanges')
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }))
  expect(screen.getByRole('row', { name: '09/03/2025 42 9 31' })).toBeInTheDocument()
})

test('the chart of the days says from which to which, since it has today', async () => {
  await stubAnswer('homeGet', 200, summary)
  await open()
  expect(await screen.findByText('60 conversaciones, del 09/03 al 10/03, hoy incluido')).toBeInTheDocument()
})

test('a count links to the inbox only if the inbox is implemented', async () => {
  await open()
  const card = (await screen.findByText('En espera')).closest('.home-card')
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
  expect(card.getByText('Nunca entrenado')).toBeInTheDocument()
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
const everything = {
  tried: true,
  taught: 3,
  trained: true,
  hours: true,
  business: true,
  published: true,
  invited: true,
}
const firstSteps = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }))
const labels = async () => (await firstSteps()).getAllByRole('link').map(({ textContent }) => textContent)

test('a new chatbot of an administrator lists all first steps, each with its place', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open()
  const links = (await firstSteps()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Probar el chatbot', '/testbot'],
    ['Enseñarle tres respuestas', '/responses'],
    ['Entrenarlo', '/state'],
    ['Completar datos del negocio', '/settings/general#datos-del-negocio'],
    ['Poner tu horario', '/settings/general#horario-de-atencion'],
    ['Publicarlo', '/settings/webchat#publicar'],
    ['Invitar a tu equipo', '/settings/admin'],
  ])
  expect((await firstSteps()).queryByText(/hecho/)).toBeNull()
  expect((await firstSteps()).getByText('0 de 7')).toBeInTheDocument()
})

test('what was done is marked and counted, and the number of steps stays the same', async () => {
  const first_steps = { ...fresh.first_steps, tried: true, taught: 2, trained: false, published: true }
  await stubAnswer('homeGet', 200, { ...fresh, first_steps })
  await open()
  const done = (await firstSteps()).getAllByText('(hecho)').map((mark) => mark.parentElement?.textContent)
  expect(done).toEqual([expect.stringContaining('Probar el chatbot'), expect.stringContaining('Publicarlo')])
  expect((await firstSteps()).getByText('2 de 3')).toBeInTheDocument()
  expect((await firstSteps()).getByText('2 de 7')).toBeInTheDocument()
  expect((await firstSteps()).getByRole('link', { name: 'Entrenarlo' })).toHaveAttribute('href', '/state')
})

test('the first steps leave out what a member may not do', async () => {
  await stubAnswer('homeGet', 200, { ...fresh, first_steps: { ...fresh.first_steps, trained: false } })
  await open({ bots: [{ permissions: { configuration: false } }] })
  expect(await labels()).toEqual(['Probar el chatbot', 'Enseñarle tres respuestas', 'Entrenarlo'])
})

test('on the first plan, teaching leads to the answers by keyword', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ bots: [{ planId: 1 }] })
  const link = (await firstSteps()).getByRole('link', { name: 'Enseñarle tres respuestas' })
  expect(link).toHaveAttribute('href', '/responses/quick')
  expect(await labels()).not.toContain('Entrenarlo')
})

test('a member who can only try the chatbot sees no first steps', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ bots: [{ permissions: { configuration: false, responses: false, advanced_configuration: false } }] })
  await screen.findByText('Apagado')
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('who joins a chatbot with everything done sees no first steps', async () => {
  await stubAnswer('homeGet', 200, { ...summary, first_steps: everything })
  await open()
  await screen.findByText('Apagado')
  expect(screen.queryByRole('region', { name: /Primeros pasos|Todo listo/ })).toBeNull()
})

test('who saw the steps is told when all are done, until closing that', async () => {
  await stubAnswer('homeGet', 200, fresh)
  const marina = await createPerson()
  openConsole('/home', marina)
  await firstSteps()
  closeConsole()
  await stubAnswer('homeGet', 200, { ...summary, first_steps: everything })
  openConsole('/home', marina)
  const end = within(await screen.findByRole('region', { name: 'Todo listo' }))
  await userEvent.click(end.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('region', { name: 'Todo listo' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Primeros pasos/ })).toBeNull()
})

test('hidden first steps stay hidden, and the other preferences are kept', async () => {
  await stubAnswer('homeGet', 200, fresh)
  const marina = await createPerson({ preferences: { sound: 'drop' } })
  openConsole('/home', marina)
  await userEvent.click((await firstSteps()).getByRole('button', { name: 'No mostrar más' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull())
  expect(sentTo('preferencesUpdate')).toEqual([{ ...marina.me.preferences, first_steps_hidden: [marina.bot] }])
  closeConsole()
  openConsole('/home', marina)
  await screen.findAllByText('Apagado')
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('first steps are put away for one chatbot: those of another are shown', async () => {
  await stubAnswer('homeGet', 200, fresh)
  const marina = await createPerson({ bots: [{ name: 'Uno' }, { name: 'Dos' }] })
  openConsole('/home', marina)
  await userEvent.click((await firstSteps()).getByRole('button', { name: 'No mostrar más' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Chatbot: Uno' }))
  await userEvent.click(await screen.findByRole('option', { name: /Dos/ }))
  await screen.findByRole('button', { name: 'Chatbot: Dos' })
  await firstSteps()
})

test('first steps that were hidden for every chatbot can be shown again', async () => {
  await stubAnswer('homeGet', 200, fresh)
  await open({ preferences: { first_steps: false } })
  await userEvent.click(await screen.findByRole('button', { name: 'Primeros pasos: 0 de 7' }))
  await firstSteps()
  expect(sentTo('preferencesUpdate')).toEqual([expect.objectContaining({ first_steps: true })])
})

test('the team is live: who leaves or is away shows so, and who opens another chat causes no request', async () => {
  const who = await createPerson()
  const [member] = summary.team
  if (!member) throw new Error('No team')
  await stubAnswer('homeGet', 200, summary)
  openConsole('/home', who)
  await screen.findByText('1 de 1 en línea')
  const user = { id: member.user_id, name: member.name }
  await sendPresence({ bot_id: who.bot, user, chat_id: 7, here: true })
  const away = { ...summary, team: [{ ...member, availability: 'away' as const }] }
  await stubAnswer('homeGet', 200, away)
  await sendConsoleEvent({
    ...{ name: 'availability', bot_id: who.bot },
    payload: { user, availability: 'away', chosen: 'available' },
  })
  const soon = { timeout: 8000 }
  expect(await screen.findByText('Ausente', {}, soon)).toBeVisible()
  expect(sentTo('homeGet')).toHaveLength(2)
  await stubAnswer('homeGet', 200, { ...summary, team: [{ ...member, connected: false }] })
  await sendPresence({ bot_id: who.bot, user, chat_id: null, here: false })
  expect(await screen.findByText('0 de 1 en línea', {}, soon)).toBeVisible()
})

test('a message, a handover, a training and the state of the chatbot change the figures without a reload', async () => {
  const who = await createPerson()
  await stubAnswer('homeGet', 200, summary)
  openConsole('/home', who)
  const waiting = within(await screen.findByRole('region', { name: 'Conversaciones por atender' }))
  expect(waiting.getByText('En espera').closest('li')).toHaveTextContent('5')
  const soon = { timeout: 8000 }
  await stubAnswer('homeGet', 200, { ...summary, chats: { pending: 14, unanswered: 6, mine: 3, unassigned: 1206 } })
  await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id: 3, answered: false } })
  await waitFor(() => expect(waiting.getByText('En espera').closest('li')).toHaveTextContent('6'), soon)
  await stubAnswer('homeGet', 200, { ...summary, special_state: 'chatbot_on' })
  await sendConsoleEvent({
    ...{ name: 'bot-state', bot_id: who.bot },
    payload: { botState: 'on', special_state: 'chatbot_on' },
  })
  expect(await screen.findByText('Encendido', {}, soon)).toBeVisible()
  // What does not change a figure causes no request.
  const before = sentTo('homeGet').length
  await sendConsoleEvent({ name: 'status', bot_id: who.bot, payload: { chat_id: 3, message_id: 5, status: 'read' } })
  expect(sentTo('homeGet')).toHaveLength(before)
})

test('somebody outside of the team who looks at the chatbot causes one request, not one per chat they open', async () => {
  const who = await createPerson()
  const [member] = summary.team
  if (!member) throw new Error('No team')
  await stubAnswer('homeGet', 200, summary)
  openConsole('/home', who)
  await screen.findByText('1 de 1 en línea')
  const say = (user: { id: number; name: string }, chat_id: number | null, here = true) =>
    sendPresence({ bot_id: who.bot, user, chat_id, here })
  const admin = { id: 999_999, name: 'Administrador' }
  await say(admin, 7)
  await waitFor(() => expect(sentTo('homeGet')).toHaveLength(2), { timeout: 8000 })
  const clock = vi.spyOn(globalThis, 'setTimeout')
  const timersOf = async (work: () => Promise<void>) => {
    clock.mockClear()
    await work()
    return clock.mock.calls.length
  }
  const colleague = { id: member.user_id, name: member.name }
  const without = await timersOf(() => say(colleague, 7))
  expect(await timersOf(() => say(admin, 8))).toBe(without)
  expect(await timersOf(() => say(admin, null, false))).toBe(without)
  expect(await timersOf(() => say(colleague, null, false))).toBe(without + 1)
  clock.mockRestore()
})

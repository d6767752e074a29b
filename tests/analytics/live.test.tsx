import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { act } from '../support/act.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/live/index.tsx'
import { callsOf, failNetwork, stubAnswer } from '../support/network-stubs.ts'
import { sendConsoleEvent, sendPresence } from '../support/sockets.ts'

afterEach(closeConsole)

type Board = components['schemas']['LiveBoard']

const soon = { timeout: 6000 }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString()

const board = (given: Partial<Board> = {}): Board => ({
  ...{ at: new Date().toISOString(), seq: 1_000_000, day: '2026-11-20' },
  now: {
    ...{ open: 14, attended: 9, unassigned: 6, waiting: 5, waiting_unassigned: 3, late: 1, stale: 7 },
    longest: { chat_id: 42, since: ago(64) },
  },
  people: [
    {
      ...{ user_id: 8, name: 'Ana Ruiz', connected: true, availability: 'available', open: 4, waiting: 1, late: 0 },
      longest: { chat_id: 43, since: ago(2) },
    },
    {
      ...{ user_id: 9, name: 'Luis Paz', connected: false, availability: 'available', open: 0, waiting: 0, late: 0 },
      longest: null,
    },
  ],
  areas: [
    {
      ...{
        id: 2,
        name: 'Ventas',
        open: 8,
        attended: 6,
        unassigned: 2,
        waiting: 3,
        waiting_unassigned: 2,
        late: 1,
        stale: 0,
      },
      longest: { chat_id: 42, since: ago(64) },
    },
    {
      ...{
        id: null,
        name: 'Sin área',
        open: 6,
        attended: 3,
        unassigned: 4,
        waiting: 0,
        waiting_unassigned: 0,
        late: 0,
        stale: 0,
      },
      longest: null,
    },
  ],
  today: {
    ...{ started: 50, resolved: 40, bot_only: 38, handed_off: 12 },
    ...{ first_response: 75, responses: 11, on_time: 9, limited: 10 },
  },
  ...given,
})

async function open(given: Partial<Board> = {}, person: Parameters<typeof createPerson>[0] = {}, query = '') {
  await stubAnswer('liveBoardGet', 200, board(given))
  const who = await createPerson(person)
  return { who, ...openConsole(`/analytics/live${query}`, who) }
}

const tile = async (name: string) => {
  const [found] = await screen.findAllByText(name, { selector: '.live-name' })
  return found?.closest('li') as HTMLElement
}
const addressOf = async (name: string) =>
  within(await tile(name))
    .getByRole('link')
    .getAttribute('href')

test('every figure opens exactly what it counts', async () => {
  await open()
  expect(await tile('En espera')).toHaveTextContent('1 fuera de plazo · 3 sin asignar')
  expect(await addressOf('En espera')).toBe('/chats?status=no_contestadas&dates=empty')
  const [longest, stale] = within(await tile('Mayor espera')).getAllByRole('link')
  expect(longest).toHaveAttribute('href', '/chats?status=no_contestadas&dates=empty&id=42')
  expect(stale).toHaveAccessibleName('Sin contar 7 de más de 30 días')
  expect(stale).toHaveAttribute('href', '/chats?status=no_contestadas&to=2026-10-20')
  expect(await addressOf('En atención')).toBe('/chats?type=live_chats&dates=empty')
  expect(await addressOf('Sin asignar')).toBe('/chats?state=sinasignar&dates=empty')
  const list = (set: string) => `/analytics/list?set=${set}&day_from=2026-11-20&day_to=2026-11-20`
  expect(await addressOf('Iniciadas')).toBe(list('started'))
  expect(await addressOf('Resueltas')).toBe(list('resolved'))
  expect(await addressOf('Primera respuesta')).toBe(list('timed_response'))
  expect(await addressOf('Dentro del plazo')).toBe(list('on_time'))
  expect(await addressOf('Solo con el chatbot')).toBe(list('bot_only'))
  expect(await addressOf('Con una persona')).toBe(list('handed_off'))
  expect(await tile('Dentro del plazo')).toHaveTextContent('90 %')
  expect(await tile('Primera respuesta')).toHaveTextContent('1 min 15 s')
  const ana = within(screen.getByRole('row', { name: /Ana Ruiz/ }))
  expect(ana.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/chats?user=8&dates=empty',
    '/chats?user=8&status=no_contestadas&dates=empty',
    '/chats?user=8&status=no_contestadas&dates=empty&id=43',
  ])
  const none = within(screen.getByRole('row', { name: /Sin área/ }))
  expect(none.getByRole('link')).toHaveAttribute('href', '/chats?no_area=1&dates=empty')
})

test('the longest wait counts up; screen readers hear minutes', async () => {
  await open()
  const wait = await tile('Mayor espera')
  expect(wait).toHaveTextContent(/1 h 04 min/)
  expect(within(wait).getAllByRole('link')[0]).toHaveAccessibleName('1 h 4 min Mayor espera')
  const ana = screen.getByRole('row', { name: /Ana Ruiz/ })
  expect(ana).toHaveTextContent(/2:0\d min/)
  const first = ana.textContent
  await waitFor(() => expect(ana.textContent).not.toBe(first), soon)
})

test('the links of a table say of whom they are, and who waits for longer than is counted is told', async () => {
  const [, none] = board().areas
  await open(
    board({ areas: [{ ...none, name: 'Reclamos', id: 5, open: 3, waiting: 3, stale: 3 } as Board['areas'][number]] }),
  )
  const table = within(await screen.findByRole('table', { name: 'Por área' }))
  expect(table.getByRole('link', { name: '3 en espera de Reclamos' })).toBeInTheDocument()
  expect(table.getByRole('link', { name: '3 abiertas de Reclamos' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: /Reclamos/ })).toHaveTextContent('más de 30 días')
})

test('who attends is told in words; people who are gone and have nothing are a number', async () => {
  await open()
  expect(await screen.findByRole('row', { name: /Ana Ruiz/ })).toHaveTextContent('Disponible')
  expect(screen.queryByText('Luis Paz')).not.toBeInTheDocument()
  expect(screen.getByText('1 persona más, sin conexión')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Ventas/ })).toHaveTextContent('1 fuera de plazo')
})

test('an event changes the figures, several change them once, and who leaves shows so', async () => {
  const { who } = await open()
  expect(await tile('En espera')).toHaveTextContent('5')
  const next = board()
  await stubAnswer('liveBoardGet', 200, { ...next, now: { ...next.now, waiting: 6 } })
  for (const chat_id of [1, 2, 3])
    await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id, answered: false } })
  await waitFor(async () => expect(await tile('En espera')).toHaveTextContent('6'), soon)
  expect(callsOf('liveBoardGet')).toHaveLength(2)
  expect(screen.getByText('En vivo', { selector: '[role=status]' })).toBeInTheDocument()
  const people = next.people.map((person) => ({ ...person, connected: false }))
  await stubAnswer('liveBoardGet', 200, { ...next, people })
  await sendPresence({ bot_id: who.bot, user: { id: 8, name: 'Ana Ruiz' }, chat_id: null, here: false })
  await waitFor(() => expect(screen.getByRole('row', { name: /Ana Ruiz/ })).toHaveTextContent('Sin conexión'), soon)
})

test('an answer of before the event that was heard is read again', async () => {
  const { who } = await open({ seq: 0 })
  await tile('En espera')
  await stubAnswer('liveBoardGet', 200, board({ seq: 1_000_000 }))
  await stubAnswer('liveBoardGet', 200, board({ seq: 0 }), { times: 1 })
  await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id: 1, answered: false } })
  await waitFor(() => expect(callsOf('liveBoardGet')).toHaveLength(3), soon)
})

test('a change is spoken once, politely; what was there first is not news', async () => {
  const { who } = await open()
  await tile('En espera')
  const region = document.querySelector('[aria-live=polite].sr-only')
  expect(region).toHaveTextContent('')
  const next = board()
  await stubAnswer('liveBoardGet', 200, { ...next, now: { ...next.now, waiting: 6, late: 2 } })
  await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id: 1, answered: false } })
  await waitFor(() => expect(region).toHaveTextContent('6 clientes esperan respuesta, 2 fuera de plazo.'), soon)
  await stubAnswer('liveBoardGet', 200, { ...next, now: { ...next.now, waiting: 7 } })
  await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id: 2, answered: false } })
  await waitFor(async () => expect(await tile('En espera')).toHaveTextContent('7'), soon)
  expect(region).toHaveTextContent('6 clientes esperan respuesta, 2 fuera de plazo.')
})

test('figures that could not be read again stay, with how old they are', async () => {
  const { who } = await open()
  await tile('En espera')
  failNetwork('liveBoardGet')
  await sendConsoleEvent({ name: 'toggle-answered', bot_id: who.bot, payload: { chat_id: 1, answered: false } })
  expect(await screen.findByText('Sin conexión en vivo', {}, soon)).toBeInTheDocument()
  expect(screen.getByText(/^Actualizado hace \d+ s\. Volveremos a intentarlo\.$/)).toBeInTheDocument()
  expect(await tile('En espera')).toHaveTextContent('5')
})

test('without a network the page says so at once, and when it is back', async () => {
  await open()
  expect(await screen.findByText('En vivo', { selector: '[role=status]' })).toBeInTheDocument()
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText('Sin conexión en vivo')).toBeInTheDocument()
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('En vivo', { selector: '[role=status]' })).toBeInTheDocument()
})

test('nobody waiting is good news, and a day without conversations says where they come from', async () => {
  const none = {
    open: 0,
    attended: 0,
    unassigned: 0,
    waiting: 0,
    waiting_unassigned: 0,
    late: 0,
    stale: 0,
    longest: null,
  }
  const today = { started: 0, resolved: 0, bot_only: 0, handed_off: 0, responses: 0, on_time: 0, limited: 0 }
  await open({ now: none, areas: [], today: { ...today, first_response: null } })
  expect(await tile('En espera')).toHaveTextContent('¡Bien! Nadie espera')
  expect(await screen.findByText('Hoy todavía no escribió nadie')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Publicar el webchat' })).toBeInTheDocument()
  expect(screen.queryByText('Por área')).not.toBeInTheDocument()
})

test('without the permission for chats, figures open nothing', async () => {
  await open({ people: [] }, { bots: [{ permissions: { chats: false } }] })
  expect(within(await tile('En espera')).queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByText('Quién atiende')).not.toBeInTheDocument()
})

test('full screen shows the board alone, keeps the screen on, and Escape or its button ends it', async () => {
  const lock = { release: vi.fn(async () => {}) }
  const wakeLock = { request: vi.fn(async () => lock) }
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock }))
  const { query } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Pantalla completa' }))
  expect(query()).toBe('?tv=1')
  const wall = within(await screen.findByRole('dialog'))
  expect(wall.getByText('En este momento')).toBeInTheDocument()
  await waitFor(() => expect(wakeLock.request).toHaveBeenCalledWith('screen'))
  await userEvent.click(wall.getByRole('button', { name: 'Salir de pantalla completa' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(query()).toBe('')
  await waitFor(() => expect(lock.release).toHaveBeenCalled())
})

test.each([
  ['En espera', 'waiting'],
  ['Mayor espera', 'longest_wait'],
])('an alert is begun on the tile «%s», which has no days', async (name, metric) => {
  await stubAnswer('liveBoardGet', 200, board())
  openConsole('/analytics/live', await createPerson())
  await userEvent.click(await screen.findByRole('button', { name: `Crear alerta de «${name}»` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear alerta' }))
  expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name)
  expect(dialog.getByRole('combobox', { name: 'Cifra' })).toHaveValue(metric)
  expect(dialog.getByRole('combobox', { name: 'Avisar si' })).toHaveValue('above')
  expect(dialog.queryByRole('combobox', { name: /^Durante/ })).toBeNull()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/messages/index.tsx'
import '../../src/console/features/misunderstood/index.tsx'
import { stubAnswer } from '../support/network-stubs.ts'
import { figure, messages } from './answers.ts'

afterEach(closeConsole)

const operation = 'messageAnalyticsGet'
const region = async (name: string) => within(await screen.findByRole('region', { name }))

const group = (text: string, count: number, id: number) => ({
  ...{ text, count, last_at: '2026-11-20T14:02:00Z', margin: null, intents: [], message_ids: [id] },
  messages: [
    {
      ...{ message_id: id, same_ids: [id], chat_id: 1, sender_id: 'visita-1', user_name: 'Ana Núñez', text },
      at: '2026-11-20T14:02:00Z',
    },
  ],
})

test('words open the messages that have them, and what was not sent its conversations', async () => {
  await stubAnswer(operation, 200, messages)
  openConsole('/analytics/messages?date_start=2026-10-22&date_end=2026-11-20', await createPerson())
  const words = (await region('Palabras más usadas')).getByRole('link', { name: 'precio', hidden: true })
  const days = 'day_from=2026-10-22&day_to=2026-11-20'
  expect(words).toHaveAttribute('href', `/analytics/list?set=received&${days}&word=precio`)
  const failed = (await region('No enviados por motivo')).getByRole('link', { name: 'Ver sus conversaciones' })
  expect(failed.getAttribute('href')).toContain('set=failed')
})

test('a channel that informed nothing of what it delivered is told so', async () => {
  const figures = [figure('received', 12), figure('delivery_rate', null, { base: 679 })]
  await stubAnswer(operation, 200, { ...messages, figures })
  openConsole('/analytics/messages', await createPerson())
  const [tile] = (await screen.findAllByText('Tasa de entrega')).map((name) => name.closest('li'))
  expect(tile).toHaveTextContent('—El canal no informó entregas en estos días')
})

test('words open the conversations of the filters of the page', async () => {
  await stubAnswer(operation, 200, messages)
  const filters = 'channel=whatsapp&area_id=3&user_id=7&label_id=5'
  openConsole(`/analytics/messages?date_start=2026-10-22&date_end=2026-11-20&${filters}`, await createPerson())
  const word = (await region('Palabras más usadas')).getByRole('link', { name: 'precio', hidden: true })
  const [path, query] = (word.getAttribute('href') ?? '').split('?')
  expect([path, Object.fromEntries(new URLSearchParams(query))]).toEqual([
    '/analytics/list',
    {
      ...{ set: 'received', word: 'precio', day_from: '2026-10-22', day_to: '2026-11-20' },
      ...{ channel: 'whatsapp', area_id: '3', user_id: '7', label_id: '5' },
    },
  ])
})

test('each figure, each day and each hour opens the conversations with such messages', async () => {
  const figures = [figure('received', 8420), figure('per_conversation', 7.25, { previous: 7 }), figure('read_rate', 61)]
  await stubAnswer(operation, 200, { ...messages, figures: [...figures, figure('delivery_rate', 100)] })
  openConsole('/analytics/messages?date_start=2026-10-22&date_end=2026-11-20', await createPerson())
  const tile = async (name: string) =>
    within((await screen.findByRole('button', { name: `Qué es «${name}»` })).closest('li') as HTMLElement)
  const days = 'day_from=2026-10-22&day_to=2026-11-20'
  const href = async (name: string) => (await tile(name)).getByRole('link').getAttribute('href')
  expect(await href('Recibidos')).toBe(`/analytics/list?set=received&${days}`)
  expect(await href('Por conversación')).toBe(`/analytics/list?set=with_messages&${days}`)
  expect(await href('Tasa de lectura')).toBe(`/analytics/list?set=unread&${days}`)
  expect((await tile('Por conversación')).getByRole('link')).toHaveTextContent('7,3 Por conversación')
  // Everything arrived.
  expect((await tile('Tasa de entrega')).queryByRole('link')).not.toBeInTheDocument()
  const day = (await region('Mensajes por día')).getByRole('link', { name: '20/11/2026', hidden: true })
  const kind = (await region('Por tipo')).getByRole('link', { name: 'Texto', hidden: true })
  expect(kind.getAttribute('href')).toBe(`/analytics/list?set=with_messages&${days}&message_kind=text`)
  expect(day.getAttribute('href')).toBe('/analytics/list?set=with_messages&day_from=2026-11-20&day_to=2026-11-20')
  const reasons = await region('No enviados por motivo')
  const reason = reasons.getByRole('link', { name: 'Fuera de la ventana de 24 horas', hidden: true })
  expect(reason.getAttribute('href')).toBe(`/analytics/list?set=failed&${days}&failure=Fuera+de+la+ventana+de+24+horas`)
  // The rest of many reasons is no reason that can be listed.
  expect(reasons.queryByRole('link', { name: 'Otros motivos', hidden: true })).not.toBeInTheDocument()
  expect(reasons.getByRole('rowheader', { name: 'Otros motivos', hidden: true })).toBeInTheDocument()
})

test('what the chatbot did not understand leads to where it is taught, most frequent first', async () => {
  await stubAnswer(operation, 200, messages)
  const groups = [group('¿Arman muebles?', 2, 1), group('venden piletas?', 8, 2)]
  await stubAnswer('misunderstoodList', 200, { total: 10, groups, is_trained: true })
  openConsole('/analytics/messages', await createPerson())
  const section = await region('Lo que el chatbot no entendió')
  await section.findByText('«venden piletas?»')
  expect(section.getByText(/de cualquier día y sin los filtros/)).toBeInTheDocument()
  const links = section.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Ver todo y enseñarle',
    '«venden piletas?»',
    '«¿Arman muebles?»',
  ])
  await userEvent.click(section.getByRole('link', { name: '«venden piletas?»' }))
  const found = await screen.findByRole('list', { name: 'Grupos de mensajes' })
  expect(
    within(found)
      .getAllByRole('heading')
      .map((one) => one.textContent),
  ).toEqual(['«venden piletas?»'])
})

test.each([
  [true, /ya le enseñaste todos/],
  [false, /todavía no está entrenado/],
])('nothing left to teach is told apart from nothing to read (trained: %s)', async (is_trained, text) => {
  await stubAnswer(operation, 200, messages)
  await stubAnswer('misunderstoodList', 200, { total: 0, groups: [], is_trained })
  openConsole('/analytics/messages', await createPerson())
  await (await region('Lo que el chatbot no entendió')).findByText(text)
})

test('a way to conversations is not offered to who may not open them', async () => {
  await stubAnswer(operation, 200, { ...messages, words: null })
  openConsole('/analytics/messages', await createPerson())
  await (await region('No enviados por motivo')).findByRole('link', { name: 'Ver sus conversaciones' })
  closeConsole()
  openConsole('/analytics/messages', await createPerson({ bots: [{ roleId: 3 }] }))
  const reasons = await region('No enviados por motivo')
  expect(reasons.queryByText('Ver sus conversaciones')).not.toBeInTheDocument()
})

test('who may not teach the chatbot does not see what it did not understand', async () => {
  await stubAnswer(operation, 200, { ...messages, words: null })
  openConsole('/analytics/messages', await createPerson({ bots: [{ roleId: 5 }] }))
  await screen.findByRole('region', { name: 'Mensajes por día' })
  expect(screen.queryByText('Lo que el chatbot no entendió')).not.toBeInTheDocument()
  expect(screen.queryByText('Palabras más usadas')).not.toBeInTheDocument()
})

test('who may not read conversations is told why the texts of customers are not there', async () => {
  const editor = await createPerson({ bots: [{ roleId: 3 }] })
  const { words } = await editor.call('GET', `/analytics/messages/${editor.bot}`)
  await stubAnswer(operation, 200, { ...messages, words })
  openConsole('/analytics/messages', editor)
  const card = await region('Lo que escriben tus clientes')
  expect(card.getByText(/No tienes permiso para ver las palabras.*Pídelo a quien administra/)).toBeInTheDocument()
  closeConsole()
  await stubAnswer(operation, 200, messages)
  openConsole('/analytics/messages', await createPerson())
  await region('Palabras más usadas')
  expect(screen.queryByText('Lo que escriben tus clientes')).not.toBeInTheDocument()
})

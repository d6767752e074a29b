import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/conversations/index.tsx'
import '../../src/console/features/analytics/list/ListPage.tsx'
import { allCalls, callsOf, stubAnswer } from '../support/network-stubs.ts'
import { chats } from './answers.ts'

afterEach(closeConsole)

/** Adds a conversation that began on a Monday at 10, in an area. */
async function converse(who: Person, area_id: number | null = null): Promise<void> {
  const at = new Date('2026-11-02T13:05:00Z')
  const contact = await insert('contact', { bot_id: who.bot, name: 'Rocío Paz' })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, type: 'request', last_message_text: 'Hola' },
    ...{ channel: 'webchat', sender_id: 'rocio', user_name: 'Rocío Paz', last_message_at: at },
  })
  await insert('conversation', {
    ...{ bot_id: who.bot, chat_id: chat.id, first_message: chat.id, contact_key: chat.id, channel: 'webchat', area_id },
    ...{ started_at: at, last_at: at, day: '2026-11-02', slot: 10, is_first: true, first_day: '2026-11-02' },
  })
}

test('an hour of the week opens its conversations', async () => {
  const who = await createPerson()
  await converse(who)
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  openConsole('/analytics?date_start=2026-10-22&date_end=2026-11-20', who)
  const plot = await screen.findByRole('listbox', { name: /mapa de calor/ })
  plot.focus()
  await userEvent.keyboard(`${'{ArrowRight}'.repeat(10)}{Enter}`)
  expect(await screen.findByText('Rocío Paz')).toBeInTheDocument()
  const asked = JSON.parse(callsOf('analyticsConversationList').at(-1)?.query.get('filter') ?? '')
  expect(asked).toMatchObject({ set: 'started', weekday: 0, hour: 10 })
})

test('the list names its figure, its days and its filters, and leads back to the page with them', async () => {
  const who = await createPerson()
  const area = await who.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  await converse(who, area.id)
  openConsole(`/analytics/list?set=started&day_from=2026-11-02&day_to=2026-11-20&area_id=${area.id}`, who)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Iniciadas · «Ventas» · del 02/11 al 20/11' }),
  ).toBeInTheDocument()
  expect(await screen.findByText('Rocío Paz')).toBeInTheDocument()
  expect(screen.getByText('Conversaciones: 1')).toBeInTheDocument()
  expect(await screen.findByDisplayValue('Ventas')).toBeInTheDocument()
  const search = `?area_id=${area.id}&date_start=2026-11-02&date_end=2026-11-20`
  const path = within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(path.getByRole('link', { name: 'Analíticas' })).toHaveAttribute('href', `/analytics${search}`)
  const tabs = within(screen.getByRole('navigation', { name: 'Secciones' }))
  expect(tabs.getByRole('link', { name: 'Mensajes' })).toHaveAttribute('href', `/analytics/messages${search}`)
})

test('the list of what the bot read leads back to the page of intents', async () => {
  openConsole('/analytics/list?set=not_understood&day_from=2026-11-02&day_to=2026-11-02', await createPerson())
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Con mensajes sin entender · el 02/11' }),
  ).toBeInTheDocument()
  const path = within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(path.getByRole('link', { name: 'Analíticas' })).toHaveAttribute(
    'href',
    '/analytics/intents?date_start=2026-11-02&date_end=2026-11-02',
  )
})

test('the list of new contacts says why its number is not that of the figure', async () => {
  const who = await createPerson()
  await converse(who)
  openConsole('/analytics/list?set=new_contacts&day_from=2026-11-02&day_to=2026-11-02', who)
  expect(await screen.findByText('Conversaciones: 1')).toBeInTheDocument()
  expect(screen.getByText('La cifra cuenta contactos: cada uno puede tener varias')).toBeInTheDocument()
})

test('a month in which people came back opens the conversations that they had in it', async () => {
  const who = await createPerson()
  await converse(who)
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  await stubAnswer('conversationCohortGet', 200, {
    timezone: chats.period.timezone,
    cohorts: [
      { month: '2026-09', contacts: 10, returned: [5, 1, 0] },
      { month: '2026-10', contacts: 8, returned: [1, 0] },
    ],
  })
  openConsole('/analytics', who)
  const plot = await screen.findByRole('listbox', { name: /cohortes/ })
  plot.focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'De quienes llegaron del 01/09 al 30/09 · del 01/11 al 30/11',
    }),
  ).toBeInTheDocument()
  const asked = JSON.parse(callsOf('analyticsConversationList').at(-1)?.query.get('filter') ?? '')
  expect(asked).toMatchObject({ first_from: '2026-09-01', first_to: '2026-09-30', day_from: '2026-11-01' })
})

const open = (query: string, who: Person) =>
  openConsole(`/analytics/list?day_from=2026-11-02&day_to=2026-11-20&${query}`, who)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name: `${name} · del 02/11 al 20/11` })

test.each([
  ['set=received&word=precio', 'Con mensajes recibidos · «precio»', 'Palabra'],
  ['set=with_messages&message_kind=voice', 'Con mensajes · Nota de voz', 'Tipo de mensaje'],
  ['set=failed&failure=Sin+motivo+informado', 'Con mensajes no enviados · «Sin motivo informado»', 'Motivo'],
  ['set=with_entity&entity=medida', 'Con entidades reconocidas · «medida»', 'Entidad'],
  ['set=started&weekday=0&hour=10', 'Iniciadas · Lunes · 10\u00a0h', 'Hora'],
  ['set=started&no_area=true', 'Iniciadas · Sin área', 'Sin área'],
])('the list of %s says so in its name, and the filter can be removed', async (query, name, filter) => {
  open(query, await createPerson())
  expect(await heading(name)).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: `Quitar filtro ${filter}` }))
  expect(await heading(name.replace(/ · [^·]*$/, ''))).toBeInTheDocument()
})

test('the list of an intent and that of a form say their names', async () => {
  const who = await createPerson()
  const { id: category_id } = await insert('intent_category', { bot_id: who.bot, name: 'Ventas' })
  const intent = await insert('intent', { bot_id: who.bot, category_id, name: 'Precios' })
  const questions = JSON.stringify([{ id: 'ciudad', kind: 'text', text: '¿A qué ciudad?' }])
  const form = await insert('form', { bot_id: who.bot, name: 'Pedido', kind: 'survey', questions })
  await insert('form_run', {
    ...{ bot_id: who.bot, form_id: form.id, channel: 'web', key: 'uno', asked: '["ciudad"]' },
    started_at: '2026-11-03T12:00:00Z',
  })
  const { go } = open(`set=understood&intent_id=${intent.id}`, who)
  expect(await heading('Con intenciones reconocidas · «Precios»')).toBeInTheDocument()
  go(`/analytics/list?set=form_begun&form_id=${form.id}&form_step=ciudad&day_from=2026-11-02&day_to=2026-11-20`)
  expect(await heading('Con formularios comenzados · «Pedido» · «¿A qué ciudad?»')).toBeInTheDocument()
  expect(await screen.findByLabelText('Paso del formulario')).toHaveDisplayValue('¿A qué ciudad?')
})

test('an Operador, who may not open intents, sees the name of the one that the list is narrowed to', async () => {
  const who = await createPerson({ bots: [{ roleId: 4 }] })
  const { id: category_id } = await insert('intent_category', { bot_id: who.bot, name: 'Ventas' })
  const intent = await insert('intent', { bot_id: who.bot, category_id, name: 'Precios' })
  open(`set=understood&intent_id=${intent.id}`, who)
  expect(await heading('Con intenciones reconocidas · «Precios»')).toBeInTheDocument()
  expect(await screen.findByLabelText('Intención')).toHaveDisplayValue('Precios')
  expect(allCalls().filter(({ status }) => status === 403)).toEqual([])
})

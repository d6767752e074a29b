import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addDays, dayIn, TIMEZONE } from '../../src/contract/zone.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/conversations/index.tsx'
import '../../src/console/features/analytics/messages/index.tsx'
import { callsOf, stubAnswer } from '../support/network-stubs.ts'
import { chats, figure } from './answers.ts'

afterEach(closeConsole)

const operation = 'conversationAnalyticsGet'
const open = async (search = '', given: Parameters<typeof createPerson>[0] = {}) => {
  await stubAnswer(operation, 200, chats)
  return openConsole(`/analytics${search}`, await createPerson(given))
}
const day = (days: number) => addDays(dayIn(new Date(), TIMEZONE), days)
const asked = () => Object.fromEntries(callsOf(operation).at(-1)?.query ?? [])
const tile = async (name: string) => (await screen.findByRole('button', { name: `Qué es «${name}»` })).closest('li')

test('asks for the days of the specification, and says whether the chatbot pays', async () => {
  await open()
  expect(await screen.findByText('65 de cada 100')).toBeInTheDocument()
  expect(screen.getByText(/conversaciones sin pasarlas a una persona: 5 más que en el período anterior/)).toBeVisible()
  expect(asked()).toEqual({ date_start: day(-30), date_end: day(-1), compare: 'true', compare_with: 'days' })
  expect(screen.getByText('Del 22/10 al 20/11').closest('p')).toHaveTextContent(
    'Del 22/10 al 20/11 · comparado con el período del 22/09 al 21/10 · Hora de Buenos Aires',
  )
})

test('filters are kept in the address, survive a reload, and go along to the other pages', async () => {
  const { query } = await open('?range=7d&channel=whatsapp')
  await screen.findByText('65 de cada 100')
  expect(asked()).toMatchObject({ date_start: day(-7), date_end: day(-1), channel: 'whatsapp' })
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'Hoy')
  await waitFor(() => expect(asked()).toMatchObject({ date_start: day(0), date_end: day(0), channel: 'whatsapp' }))
  expect(query()).toContain('range=today')
  const tab = screen.getByRole('link', { name: 'Mensajes' })
  expect(tab).toHaveAttribute('href', '/analytics/messages?channel=whatsapp&range=today')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(asked()).not.toHaveProperty('channel'))
  expect(asked()).toMatchObject({ date_start: day(0) })
})

test('two days can be chosen; days that are no range are refused in their fields', async () => {
  const { query } = await open()
  await screen.findByText('65 de cada 100')
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'Entre dos días')
  const from = await screen.findByLabelText('Desde')
  await userEvent.clear(from)
  await userEvent.type(from, '05/10/2026')
  await waitFor(() => expect(query()).toContain('date_start=2026-10-05'))
  const to = screen.getByLabelText('Hasta')
  await userEvent.clear(to)
  await userEvent.type(to, '01/10/2026')
  expect(await screen.findByText('Es anterior a «Desde». Elige otra.')).toBeInTheDocument()
  expect(query()).toContain('date_start=2026-10-05')
})

test('a figure opens exactly the conversations that it counts', async () => {
  await open('?date_start=2026-10-22&date_end=2026-11-20&channel=whatsapp&area_id=2')
  const link = within((await tile('Sin contestar')) as HTMLElement).getByRole('link')
  expect(link).toHaveTextContent('12 Sin contestar')
  expect(link).toHaveAttribute(
    'href',
    '/analytics/list?set=unanswered&day_from=2026-10-22&day_to=2026-11-20&channel=whatsapp&area_id=2',
  )
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('340 casos')).toContain('set=timed_response')
  expect(href('Ana Ruiz')).toContain('user_id=8')
})

test('a figure begins its alert, with the filters of the page, for who may create one', async () => {
  await open('?channel=whatsapp')
  await userEvent.click(await screen.findByRole('button', { name: 'Crear alerta de «Contención»' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear alerta' }))
  expect(await dialog.findByLabelText(/^Nombre/)).toHaveValue('Contención')
  expect(dialog.getByLabelText(/^Cifra/)).toHaveDisplayValue('Contención (%)')
  expect(dialog.getByLabelText(/^Avisar si/)).toHaveDisplayValue('Es menor que')
  expect(dialog.getByLabelText(/^Canal/)).toHaveDisplayValue('WhatsApp')
})

test('nobody is offered an alert who may not create one, nor one that none can watch', async () => {
  await open('', { bots: [{ roleId: 5, permissions: { configuration: false } }] })
  await screen.findByText('65 de cada 100')
  expect(screen.queryByRole('button', { name: /^Crear alerta/ })).toBeNull()
})

test('satisfaction and the recommendation open the conversations of their own scores', async () => {
  const scores = [figure('csat', 4.5, { base: 20, unlinked: 5 }), figure('nps', 40, { previous: 35 })]
  await stubAnswer(operation, 200, { ...chats, figures: [figure('started', 9), ...scores] })
  openConsole('/analytics?date_start=2026-10-22&date_end=2026-11-20', await createPerson())
  const link = async (name: string) =>
    within((await tile(name)) as HTMLElement)
      .getByRole('link')
      .getAttribute('href')
  expect(await link('Satisfacción')).toContain('set=csat&')
  expect(await link('NPS')).toContain('set=nps&')
  expect(await tile('Satisfacción')).toHaveTextContent('20 casos, 5 sin conversación')
  expect(await tile('NPS')).toHaveTextContent('▲Subió 5 puntosmejor')
})

test('without the permission for chats, figures open nothing', async () => {
  await open('', { bots: [{ permissions: { chats: false } }] })
  const unanswered = within((await tile('Sin contestar')) as HTMLElement)
  expect(unanswered.getByText('12')).toBeInTheDocument()
  expect(unanswered.queryByRole('link')).not.toBeInTheDocument()
})

test('each figure has its definition, which Escape closes', async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Qué es «Contención»' })
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.click(button)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Las que no pasaron a una persona ni se reabrieron')
  expect(button).toHaveAccessibleDescription(/sobre las iniciadas/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

test('a change says its direction and whether it is better; a margin and a missing value are told', async () => {
  await open()
  expect(await tile('Iniciadas')).toHaveTextContent('▲Subió 24 %')
  expect(await tile('Sin contestar')).toHaveTextContent('▲Subió 100 %peor')
  expect(await tile('Contención')).toHaveTextContent('▲Subió 4,5 puntosmejor')
  expect(await tile('Satisfacción')).toHaveTextContent('4,5 Satisfacción ± 0,1')
  expect(await tile('Satisfacción')).toHaveTextContent('210 casos')
  expect(await tile('Resolución')).toHaveTextContent('—Sin datos para calcularlo')
})

test('the comparison can be left out', async () => {
  const { query } = await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Comparar con el anterior' }))
  await waitFor(() => expect(asked()).toMatchObject({ compare: 'false' }))
  expect(query()).toContain('compare=false')
  expect(screen.queryByText(/comparado con/)).not.toBeInTheDocument()
})

test('people stand by name; who may not see the work of others sees no table and no filter of people', async () => {
  await open()
  const table = within(await screen.findByRole('region', { name: 'Por persona' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ana Ruiz', 'Martín Sosa'])
  expect(screen.getByLabelText('Persona')).toBeInTheDocument()
})

test('an operator gets neither from the real server', async () => {
  await stubAnswer(operation, 200, { ...chats, by_user: null })
  openConsole('/analytics', await createPerson({ bots: [{ roleId: 4 }] }))
  await screen.findByText('65 de cada 100')
  expect(screen.queryByText('Por persona')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Persona')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Área')).toBeInTheDocument()
  expect(screen.getByText(/conversaciones de las que puedes ver sin pasarlas/)).toBeInTheDocument()
})

test('an operator chooses among their own areas', async () => {
  const owner = await createPerson()
  const seller = await createPerson({ bots: [{ id: owner.bot, roleId: 4 }] })
  await owner.call('POST', '/bots/areas/{bot}', { name: 'Ventas', user_ids: [seller.me.id] })
  await owner.call('POST', '/bots/areas/{bot}', { name: 'Reclamos' })
  await stubAnswer(operation, 200, chats)
  openConsole('/analytics', seller)
  const area = within(await screen.findByLabelText('Área'))
  expect(await area.findByRole('option', { name: 'Ventas' })).toBeInTheDocument()
  expect(area.queryByRole('option', { name: 'Reclamos' })).not.toBeInTheDocument()
})

test('with an area or a person chosen the page does not say what the chatbot resolves', async () => {
  await open('?area_id=2')
  expect(await screen.findByText(/cuentan sobre todo las que pasaron al equipo/)).toBeInTheDocument()
  expect(screen.queryByText('65 de cada 100')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(await screen.findByText('65 de cada 100')).toBeInTheDocument()
})

test('days that are not over are not judged better or worse, and the current one is labelled', async () => {
  const [from, to] = [day(-1), day(0)]
  const by_day = [from, to].map((one) => ({ day: one, started: 4, handed_off: 1, resolved: 1, previous: 9 }))
  await stubAnswer(operation, 200, { ...chats, by_day, period: { ...chats.period, from, to } })
  openConsole(`/analytics?date_start=${from}&date_end=${to}`, await createPerson())
  expect(await tile('Sin contestar')).toHaveTextContent('▲Subió 100 %')
  expect(await tile('Sin contestar')).not.toHaveTextContent('peor')
  expect(screen.getByText(/El día no terminó: se compara con días completos/)).toBeInTheDocument()
  expect(screen.queryByText(/que en el período anterior/)).not.toBeInTheDocument()
  const byDay = within(screen.getByRole('region', { name: 'Conversaciones por día' }))
  await userEvent.click(byDay.getByRole('button', { name: 'Ver tabla' }))
  const names = byDay.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names[0]).toMatch(/\(en curso\)$/)
  expect(names[1]).not.toMatch(/en curso/)
})

test('few answers, or answers that are all the same, have no margin', async () => {
  const scores = [figure('csat', 5, { margin: 0, base: 40 }), figure('nps', 100, { margin: 12, base: 5 })]
  await stubAnswer(operation, 200, { ...chats, figures: [figure('started', 9), ...scores] })
  openConsole('/analytics', await createPerson())
  expect(await tile('Satisfacción')).not.toHaveTextContent('±')
  expect(await tile('NPS')).not.toHaveTextContent('±')
  expect(await tile('NPS')).toHaveTextContent('5 casos: son pocos')
})

test('the month in progress is not among those in which people came back', async () => {
  const cohorts = [
    { month: '2026-09', contacts: 10, returned: [5, 1] },
    { month: '2026-10', contacts: 8, returned: [1] },
    { month: '2026-11', contacts: 3, returned: [] },
  ]
  await stubAnswer('conversationCohortGet', 200, { timezone: chats.period.timezone, cohorts })
  await open()
  const region = within(await screen.findByRole('region', { name: 'Vuelven a escribir' }))
  await userEvent.click(await region.findByRole('button', { name: 'Ver tabla' }))
  expect(region.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('+1'),
    expect.stringMatching(/10.*50/),
    expect.stringMatching(/8—$/),
    expect.stringMatching(/3—$/),
  ])
})

test('the windows of the pages of the section have titles of their own', async () => {
  await open()
  await screen.findByText('65 de cada 100')
  expect(document.title).toMatch(/^Conversaciones · Analíticas \| /)
})

test('a period without conversations says how to get them, and filters without matches how to leave them', async () => {
  openConsole('/analytics', await createPerson())
  expect(await screen.findByText('No hubo conversaciones en estos días')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Conectar un canal' })).toHaveAttribute('href', '/plugins')
  await userEvent.selectOptions(screen.getByLabelText('Canal'), 'WhatsApp')
  expect(await screen.findByText('Nada coincide con los filtros')).toBeInTheDocument()
})

test('a failed call can be retried', async () => {
  await stubAnswer(operation, 200, chats)
  await stubAnswer(operation, 500, { message: 'No se pudo.', code: 'internal' }, { times: 1 })
  openConsole('/analytics', await createPerson())
  expect(await screen.findByText('No se pudo.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('65 de cada 100')).toBeInTheDocument()
})

test('while earlier conversations are counted, the page says how far', async () => {
  const { period } = chats
  await stubAnswer(operation, 200, { ...chats, period: { ...period, counting: 40 } })
  openConsole('/analytics', await createPerson())
  expect(await screen.findByText(/Estamos contando tus conversaciones anteriores: 40 %/)).toBeInTheDocument()
})

test('shifts are proposed under the hours', async () => {
  await stubAnswer(operation, 200, { ...chats, figures: [figure('started', 3)] })
  openConsole('/analytics', await createPerson())
  const shifts = within(await screen.findByRole('region', { name: 'Turnos propuestos' }))
  expect(shifts.getByRole('listitem')).toHaveTextContent('Lunes de 10 a 142 personas6,5 derivadas por hora')
})

test('paper is headed by the page, and its days are told once', async () => {
  await open('?date_start=2026-10-22&date_end=2026-11-20')
  const heading = await screen.findByText('Analíticas: Conversaciones')
  expect(await screen.findAllByText(/Del 22\/10.* al 20\/11/)).toHaveLength(1)
  expect(heading.parentElement).not.toHaveTextContent('20/11')
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31', 'Sin mostrar: el 31/10.'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', 'Sin mostrar: del 29/01 al 31/01.'],
  ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', undefined],
])('days of a longer period before that the chart has no place for are told: %s', async (...days) => {
  const [from, to, previous_from, previous_to, text] = days
  await stubAnswer(operation, 200, { ...chats, period: { ...chats.period, from, to, previous_from, previous_to } })
  openConsole(`/analytics?date_start=${from}&date_end=${to}`, await createPerson())
  const chart = await screen.findByRole('region', { name: 'Conversaciones por día' })
  if (text) expect(chart).toHaveTextContent(`El período anterior tiene más días. ${text}`)
  else expect(chart).not.toHaveTextContent('Sin mostrar')
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import alerts from '../../generated/screens/analytics.alerts.ts'
import { openScreen } from '../engine/section.tsx'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import '../../src/console/features/analytics/conversations/index.tsx'
import { chats } from './answers.ts'

afterEach(closeConsole)

const given = { name: 'Sin contestar', metric: 'unanswered', direction: 'above', threshold: 0, span: 'day' }

test('an alert names its channel and its area, or that it counts all', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  const [area] = await marina.call('GET', '/bots/areas/{bot}')
  await marina.call('POST', '/analytics/alerts/{bot}', { ...given, channel: 'whatsapp', area_id: area.id })
  await marina.call('POST', '/analytics/alerts/{bot}', { ...given, name: 'De todos' })
  openScreen(marina, alerts)
  const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
  expect(await within(await row('Sin contestar')).findByText('Ventas')).toBeVisible()
  expect(await row('Sin contestar')).toHaveTextContent('WhatsApp')
  expect(await row('De todos')).toHaveTextContent(/Todos.*Todas/)
})

test('the time in which a figure is counted is required, and asked for again when a figure has one', async () => {
  const marina = await createPerson()
  await marina.call('POST', '/analytics/alerts/{bot}', { ...given, name: 'Cola', metric: 'waiting', span: null })
  const { user } = openScreen(marina, alerts)
  await user.click((await screen.findAllByRole('button', { name: 'Crear alerta' }))[0] as HTMLElement)
  const created = within(await screen.findByRole('dialog', { name: 'Crear alerta' }))
  await user.selectOptions(await created.findByLabelText(/^Cifra/), 'Sin contestar')
  const chosen = created.getByLabelText('Durante *')
  expect(chosen).toHaveDisplayValue('Las últimas 24 horas')
  expect(within(chosen).queryByRole('option', { name: '—' })).toBeNull()
  await user.click(created.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))

  await user.click(await screen.findByRole('button', { name: /^Editar/ }))
  const edited = within(await screen.findByRole('dialog', { name: 'Editar alerta' }))
  await user.selectOptions(await edited.findByLabelText(/^Cifra/), 'Sin contestar')
  const span = edited.getByLabelText('Durante *')
  expect(span).toBeRequired()
  expect(span).toHaveDisplayValue('Elige una opción')
  await user.click(edited.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(span).toBeInvalid())
  expect(sentTo('figureAlertUpdate')).toEqual([])
  await user.selectOptions(span, 'Hoy')
  await user.click(edited.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('figureAlertUpdate')).toMatchObject([{ metric: 'unanswered', span: 'today' }]))
})

const BELL = 'Crear alerta de «Contención»'

async function begin(who?: Person) {
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  const { path, query } = openConsole('/analytics?channel=whatsapp', who ?? (await createPerson()))
  await userEvent.click(await screen.findByRole('button', { name: BELL }))
  return { path, query, dialog: within(await screen.findByRole('dialog', { name: 'Crear alerta' })) }
}

test('an alert that is not created leads back to the bell of its figure', async () => {
  const { path, query } = await begin()
  expect(path()).toBe('/analytics/alerts')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(path()).toBe('/analytics'))
  expect(query()).toBe('?channel=whatsapp')
  await waitFor(() => expect(screen.getByRole('button', { name: BELL })).toHaveFocus())
})

test('an alert that is created is seen in the list', async () => {
  const { path, dialog } = await begin()
  await userEvent.type(await dialog.findByLabelText(/^Límite/), '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Contención', { selector: 'td *' })).toBeVisible()
  expect(path()).toBe('/analytics/alerts')
})

test('a further alert about a figure is given a name that is free', async () => {
  const marina = await createPerson()
  for (const name of ['contención', 'Contención 2'])
    await marina.call('POST', '/analytics/alerts/{bot}', { ...given, name })
  const { dialog, path } = await begin(marina)
  expect(await dialog.findByLabelText(/^Nombre/)).toHaveValue('Contención 3')
  await userEvent.type(await dialog.findByLabelText(/^Límite/), '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Contención 3', { selector: 'td *' })).toBeVisible()
  expect(path()).toBe('/analytics/alerts')
})

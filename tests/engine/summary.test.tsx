import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import { reportConnection } from '../../src/console/session/connection.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { callsOf, stubAnswer } from '../support/network-stubs.ts'
import { intentsTable, openScreen } from './section.tsx'

let boss: Person

beforeAll(async () => {
  boss = await createPerson()
  for (const name of ['Envíos', 'Horarios', 'Envíos al interior']) await addIntent(boss, name)
})

const rows = () => screen.getAllByRole('row').length - 1

test('a count filters the list, and the second click shows all again', async () => {
  const { user } = openScreen(boss, intentsTable({ summary: 'Horarios: {count:description=Horarios}' }))
  const count = await screen.findByRole('button', { name: 'Horarios: 1', pressed: false })
  await waitFor(() => expect(rows()).toBe(3))
  await user.click(count)
  await screen.findByRole('button', { name: 'Horarios: 1', pressed: true })
  await waitFor(() => expect(rows()).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Horarios: 1' }))
  await screen.findByRole('button', { name: 'Horarios: 1', pressed: false })
  await waitFor(() => expect(rows()).toBe(3))
})

test('a list is read again when an action comes too late', async () => {
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const remove = actions.filter(({ operation }) => operation === 'intentDelete')
  const { user } = openScreen(boss, intentsTable({ rowActions: remove }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar Horarios' }))
  const before = callsOf('intentList').length
  await stubAnswer('intentDelete', 409, { code: 'in_use', message: 'Ya cambió.' }, { times: 1 })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Si' }))
  expect(await screen.findByText('Ya cambió.')).toBeInTheDocument()
  await waitFor(() => expect(callsOf('intentList')).toHaveLength(before + 1))
})

test('a list that is refreshed is read again once the server knows that its reader is connected', async () => {
  await reportConnection(false)
  openScreen(boss, intentsTable({ refresh: 20 }))
  await screen.findByText('Horarios')
  const before = callsOf('intentList').length
  await reportConnection(true)
  await waitFor(() => expect(callsOf('intentList')).toHaveLength(before + 1))
})

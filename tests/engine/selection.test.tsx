import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { addIntent, deleteIntent } from '../support/backend.ts'
import { callsOf } from '../support/network-stubs.ts'
import { intentOf, owner, placeOf } from './intents.ts'
import { intentsTable, openScreen } from './section.tsx'

afterEach(() => vi.restoreAllMocks())

// Rows of a table that are selected for an action.

test('several rows are selected by labelled checkboxes and processed one after the other', async () => {
  const boss = await owner('Ano', 'Año nuevo', 'Envíos')
  const places = [await placeOf(boss, 'Ano'), await placeOf(boss, 'Envíos')]
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const remove = actions.filter(({ operation }) => operation === 'intentDelete')
  const { user } = openScreen(boss, intentsTable({ bulkActions: remove }))
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ano' }))
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Envíos' }))
  const bar = screen.getByRole('region', { name: 'Filas seleccionadas' })
  expect(bar).toHaveTextContent('2 filas seleccionadas')
  await user.click(within(bar).getByRole('button', { name: 'Eliminar' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await waitFor(() => expect(callsOf('intentDelete').map(({ path }) => path)).toEqual(places))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).not.toBeInTheDocument())
})

test('of selected rows that an action leaves as they are, it tells how many; of none, nothing', async () => {
  const boss = await owner('Ano', 'Año nuevo', 'Envíos', 'Precios')
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const remove = actions.filter(({ operation }) => operation === 'intentDelete')
  const when = { source: 'description', in: ['Ano', 'Precios'] }
  const { user } = openScreen(boss, intentsTable({ bulkActions: remove.map((action) => ({ ...action, when })) }))
  const deleteRows = async (...names: string[]) => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }))
    await user.click(screen.getByRole('button', { name: 'Eliminar' }))
    await user.click(screen.getByRole('button', { name: 'Si' }))
  }
  await deleteRows('Ano', 'Año nuevo', 'Envíos')
  expect(await screen.findByText(/eliminada correctamente\. 2 quedaron como estaban\.$/)).toBeVisible()
  toast.clear()
  await deleteRows('Precios')
  expect(await screen.findByText(/eliminada correctamente\.$/)).toBeVisible()
})

test('a selection ends with another search, and deleted rows leave it', async () => {
  const boss = await owner('Ano', 'Año nuevo', 'Envíos')
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const { user } = openScreen(boss, intentsTable({ bulkActions: actions, rowActions: actions }))
  const bar = () => screen.queryByRole('region', { name: 'Filas seleccionadas' })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ano' }))
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Envíos' }))
  expect(bar()).toHaveTextContent('2 filas seleccionadas')
  await user.click(screen.getByRole('button', { name: 'Eliminar Ano' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await waitFor(() => expect(bar()).toHaveTextContent('1 fila seleccionada'))
  await user.type(screen.getByLabelText('Intención'), 'nuevo')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Seleccionar Envíos' })).toBeNull())
  expect(bar()).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Año nuevo' }))
  expect(bar()).toHaveTextContent('1 fila seleccionada')
})

test('a selected row that a new one pushes to the next page stays selected, one that was deleted does not', async () => {
  const boss = await owner('Bolsas', 'Cajas', 'Dados', 'Envíos', 'Frenos', 'Globos')
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { user } = openScreen(boss, intentsTable({ bulkActions: actions, refresh: 20, pageSize: 5 }))
    const bar = () => screen.getByRole('region', { name: 'Filas seleccionadas' })
    await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Frenos' }))
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bolsas' }))
    await addIntent(boss, 'Anillos')
    vi.advanceTimersByTime(20_000)
    await screen.findByText('Mostrando 1 a 5 de 7')
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar Frenos' })).toBeNull()
    expect(bar()).toHaveTextContent('2 filas seleccionadas')
    await deleteIntent(boss, await intentOf(boss, 'Bolsas'))
    vi.advanceTimersByTime(20_000)
    await screen.findByText('Mostrando 1 a 5 de 6')
    await waitFor(() => expect(bar()).toHaveTextContent('1 fila seleccionada'))
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Frenos' })).toBeChecked()
  } finally {
    vi.useRealTimers()
  }
})

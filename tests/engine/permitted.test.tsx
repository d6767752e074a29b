import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import areas from '../../generated/screens/contacts.areas.ts'
import fields from '../../generated/screens/contacts.fields.ts'
import type { Gate } from '../../src/contract/gate.ts'
import type { Action, Screen } from '../../src/contract/screen.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { sentTo } from '../support/network-stubs.ts'
import { inputWith, intentsTable, openScreen, profileForm } from './section.tsx'

const COORDINATOR = 5
const OPERATOR = 4

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Creates somebody who uses the agenda, in the chatbot of somebody else or in their own. */
const arrive = (roleId: number, id?: number) =>
  createPerson({ bots: [{ roleId, permissions: { chats: true, contacts: true }, ...(id !== undefined && { id }) }] })

async function withField(): Promise<Person> {
  const carla = await arrive(COORDINATOR)
  await carla.call('POST', '/contacts/fields/{bot}', { key: 'talle', label: 'Talle', type: 'text' })
  return carla
}

test('somebody who may not change own fields is shown no button that does', async () => {
  const { bot } = await withField()
  openScreen(await arrive(OPERATOR, bot), fields)
  await screen.findByRole('cell', { name: 'Talle' })
  expect(screen.queryByRole('button', { name: 'Crear dato' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Talle/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument()
  screen.getByRole('button', { name: 'Exportar CSV' })
})

test('somebody who may is', async () => {
  openScreen(await withField(), fields)
  await screen.findByRole('cell', { name: 'Talle' })
  screen.getByRole('button', { name: 'Crear dato' })
  screen.getByRole('button', { name: 'Editar Talle' })
  screen.getByRole('button', { name: 'Eliminar Talle' })
})

test('pages that somebody may not open are not linked', async () => {
  const { bot } = await withField()
  const linked = async (permissions: Record<string, boolean>) => {
    openScreen(await createPerson({ bots: [{ id: bot, roleId: OPERATOR, permissions }] }), fields)
    await screen.findByRole('cell', { name: 'Talle' })
    return screen.queryByRole('link', { name: 'Agenda' }) !== null
  }
  expect(await linked({ chats: true, contacts: false })).toBe(false)
  cleanup()
  expect(await linked({ chats: true, contacts: true })).toBe(true)
})

test.each([true, false])('a cell is a link to its page for those who may open that: %s', async (may) => {
  const who = await createPerson({ bots: [{ roleId: COORDINATOR, permissions: { ...all.permissions, chats: may } }] })
  await addIntent(who, 'Pagos')
  const link = '/advanced/misunderstood'
  const column = { source: 'description', label: 'Intenciones', type: 'text', sortable: true, link } as const
  openScreen(who, intentsTable({ columns: [column] }))
  await screen.findByRole('cell', { name: 'Pagos' })
  expect(screen.queryAllByRole('link', { name: 'Pagos' })).toHaveLength(may ? 1 : 0)
})

test('an empty list tells only those to begin who may', async () => {
  const carla = await arrive(COORDINATOR)
  openScreen(carla, fields)
  const empty = within((await screen.findByText('Todavía no hay datos propios.')).closest('.empty') as HTMLElement)
  empty.getByText(/Crea el primero/)
  empty.getByRole('button', { name: 'Crear dato' })
})

test('and others not', async () => {
  openScreen(await arrive(OPERATOR), fields)
  await screen.findByText('Todavía no hay datos propios.')
  expect(screen.queryByText(/Crea el primero/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Crear dato' })).not.toBeInTheDocument()
})

const onlyCoordinators: Gate = { who: 'member', rule: { role: [COORDINATOR] } }
const all = { permissions: { advanced_configuration: true } }
const remove: Action = { operation: 'intentDelete', label: 'Eliminar', icon: 'delete' }

/** A list whose intents only coordinators delete, restore and export. */
const guarded: Screen = intentsTable(
  {
    rowActions: [remove],
    bulkActions: [remove],
    trash: {
      button: 'Eliminadas',
      title: 'Eliminadas',
      empty: 'Nada',
      list: 'intentDeletedList',
      restore: 'intentRestore',
    },
    csv: { operation: 'exampleExport' },
  },
  { gates: { intentDelete: onlyCoordinators, intentRestore: onlyCoordinators, exampleExport: onlyCoordinators } },
)

test.each([
  ['all', COORDINATOR, true],
  ['none', OPERATOR, false],
])('rows, selection, trash and export: %s for role %i', async (_, roleId, may) => {
  const who = await createPerson({ bots: [{ roleId, ...all }] })
  await addIntent(await createPerson({ bots: [{ id: who.bot }] }), 'Pagos')
  openScreen(who, guarded)
  await screen.findByText('Pagos')
  const isShown = (role: string, name: string) => screen.queryByRole(role, { name }) !== null
  expect([
    isShown('button', 'Eliminar Pagos'),
    isShown('checkbox', 'Seleccionar Pagos'),
    isShown('button', 'Eliminadas'),
    isShown('button', 'Exportar CSV'),
  ]).toEqual([may, may, may, may])
})

/** A page with the name, which only coordinators save, and the address. */
const page: Screen = {
  ...profileForm([inputWith('name')], {
    also: [
      {
        operation: 'botContactUpdate',
        read: 'botContactGet',
        sections: [{ inputs: [inputWith('address')] }],
        submit: 'Guardar dirección',
      },
    ],
  }),
  gates: { profileUpdate: onlyCoordinators },
}

test('a part that somebody may not save is read-only and says so', async () => {
  const who = await createPerson({ bots: [{ roleId: OPERATOR, permissions: { configuration: true } }] })
  openScreen(who, page)
  expect(await screen.findByLabelText('name')).toHaveAttribute('readonly')
  screen.getByText(/No tienes permiso para cambiar los campos en gris/)
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  expect(await screen.findByLabelText('address')).not.toHaveAttribute('readonly')
  screen.getByRole('button', { name: 'Guardar dirección' })
})

test('the same part is written and saved by those who may', async () => {
  const who = await createPerson({ bots: [{ roleId: COORDINATOR, permissions: { configuration: true } }] })
  const { user } = openScreen(who, page)
  const name = await screen.findByDisplayValue('Marina Sosa')
  expect(screen.queryByText(/No tienes permiso/)).not.toBeInTheDocument()
  await user.type(name, ' Paz')
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('profileUpdate')).toMatchObject([{ name: 'Marina Sosa Paz' }]))
})

test('areas are changed by those whose role may, and only shown to others', async () => {
  const boss = await createPerson({ bots: [{ roleId: 2 }] })
  const tomas = await arrive(OPERATOR, boss.bot)
  await boss.call('POST', '/bots/areas/{bot}', { name: 'Ventas', user_ids: [tomas.me.id] })
  openScreen(tomas, areas)
  await screen.findByRole('cell', { name: 'Ventas' })
  expect(screen.queryByRole('button', { name: / Ventas$/ })).not.toBeInTheDocument()
  cleanup()
  openScreen(boss, areas)
  await screen.findByRole('cell', { name: 'Ventas' })
  expect(screen.getAllByRole('button', { name: / Ventas$/ })).toHaveLength(3)
})

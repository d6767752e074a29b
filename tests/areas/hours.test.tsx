import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** Opens the edit dialog of the chatbot's only area. */
async function edit(given: object = {}) {
  const marina = await createPerson()
  await marina.call('POST', '/bots/areas/{bot}', { name: 'Ventas', ...given })
  openConsole('/contacts/areas', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar área' }))
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(callsOf('areaUpdate').map(({ status }) => status)).toEqual([200]))
    const [stored] = await marina.call('GET', '/bots/areas/{bot}')
    return stored
  }
  return { user, save, dialog }
}

test('an area without its own hours still has none after another change', async () => {
  const { user, save, dialog } = await edit()
  await dialog.findByRole('button', { name: 'Definir Horario' })
  expect(dialog.queryByRole('group', { name: 'Lunes' })).not.toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /Nombre/ }), ' y más')
  expect(await save()).toMatchObject({ name: 'Ventas y más', schedule: null, version: 2 })
})

test('an area can be given its own hours', async () => {
  const { user, save, dialog } = await edit()
  await user.click(await dialog.findByRole('button', { name: 'Definir Horario' }))
  await user.click(await dialog.findByRole('button', { name: 'Agregar una franja al sábado' }))
  expect((await save()).schedule).toEqual({
    timezone: 'America/Argentina/Buenos_Aires',
    always_open: false,
    week: [{ day: 5, ranges: [{ from: '09:00', to: '18:00' }] }],
    exceptions: [],
  })
})

test('an area can return to the hours of the bot', async () => {
  const schedule = { timezone: 'America/Argentina/Mendoza', always_open: true, week: [], exceptions: [] }
  const { user, save, dialog } = await edit({ schedule })
  await user.click(await dialog.findByRole('button', { name: 'Quitar Horario' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Definir Horario' })).toHaveFocus())
  expect(await save()).toHaveProperty('schedule', null)
})

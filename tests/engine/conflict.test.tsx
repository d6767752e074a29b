import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { clock, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'

type Area = components['schemas']['Area']

afterEach(() => {
  vi.useRealTimers()
  toast.clear()
  closeConsole()
})

/** Creates two members of one chatbot: Pedro, who edits, and his colleague Marina. */
async function two() {
  const pedro = await createPerson({ name: 'Pedro' })
  return { pedro, marina: await createPerson({ name: 'Marina', bots: [{ id: pedro.bot }] }) }
}

/** Pedro opens the edit dialog of the first row of a page. */
async function openDialog(path: string, token: string, name: string) {
  openConsole(path, { token })
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, save }
}

/** Opens the dialog "Editar área" of an area at version 1. */
async function edit() {
  const { pedro, marina } = await two()
  const { id } = await pedro.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  const opened = await openDialog('/contacts/areas', pedro.token, 'Editar área')
  /** Someone saves, and the table behind the dialog shows the change. */
  const change = (by: typeof pedro) => async (change: Partial<Area>) => {
    clock.set('2026-03-10T17:05:00Z')
    await by.call('PUT', '/bots/areas/{bot}', { name: 'Ventas', ...change, area_id: id })
    // Data older than half a minute is refetched when the window becomes visible.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const reads = callsOf('areaList').length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(callsOf('areaList')).toHaveLength(reads + 1))
    if (change.name) await screen.findByText(change.name)
  }
  const remove = () => marina.call('DELETE', `/bots/areas/{bot}/${id}`)
  /** Returns the statuses of the updates so far. */
  const answered = () => callsOf('areaUpdate').map(({ status }) => status)
  const stored = async (): Promise<Area> => (await marina.call('GET', '/bots/areas/{bot}'))[0]
  return { ...opened, colleague: change(marina), again: change(pedro), remove, answered, stored }
}

test("a colleague's change is not overwritten by a dialog opened before it", async () => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ name: 'Depósito' })
  await save()
  await waitFor(() => expect(answered()).toEqual([409]))
  expect(sentTo('areaUpdate')[0]).toMatchObject({ name: 'Ventas y más', version: 1 })
  expect(await stored()).toMatchObject({ name: 'Depósito', version: 2 })
})

test('changes to different fields are merged and saved with the current version', async () => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ description: 'Pedidos' })
  await save()
  const banner = await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' })
  await waitFor(() => expect(banner).toHaveFocus())
  expect(within(banner).getByRole('alert')).toHaveTextContent(
    /^Marina cambió Descripción .*a las 14:05\. Ya lo sumamos a lo tuyo: guarda de nuevo\.$/,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ventas y más')
  expect(dialog.getByRole('textbox', { name: /Descripción/ })).toHaveValue('Pedidos')
  await save()
  await waitFor(() => expect(answered()).toEqual([409, 200]))
  expect(await stored()).toMatchObject({ name: 'Ventas y más', description: 'Pedidos', version: 3 })
})

// Keeping what the colleague stored changes nothing, so the version stays.
test.each([
  ['Lo tuyo', 'Ventas y más', 3],
  ['Lo de Marina', 'Depósito', 2],
])('for a field changed by both, %s is kept when chosen', async (side, name, version) => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ name: 'Depósito' })
  await save()
  const choice = within(await dialog.findByRole('group', { name: 'Nombre' }))
  expect(choice.getByRole('radio', { name: 'Lo tuyo Ventas y más' })).toBeChecked()
  // Switching back and forth keeps both texts.
  await user.click(choice.getByRole('radio', { name: 'Lo de Marina Depósito' }))
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Depósito')
  await user.click(choice.getByRole('radio', { name: 'Lo tuyo Ventas y más' }))
  await user.click(choice.getByRole('radio', { name: new RegExp(side) }))
  await save()
  await waitFor(() => expect(answered()).toEqual([409, 200]))
  expect(await stored()).toMatchObject({ name, version })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a change of the same person in another window is named so', async () => {
  const { user, dialog, again, save } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await again({ name: 'Depósito' })
  await save()
  const choice = within(await dialog.findByRole('group', { name: 'Nombre' }))
  expect(choice.getByRole('radio', { name: 'Esta ventana Ventas y más' })).toBeChecked()
  expect(choice.getByRole('radio', { name: 'Otra ventana tuya Depósito' })).not.toBeChecked()
})

test('a record deleted meanwhile is reported, and the typed values stay', async () => {
  const { user, dialog, remove, save } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await remove()
  await save()
  const banner = await dialog.findByRole('region', { name: 'Se eliminó mientras lo editabas' })
  expect(banner).toHaveTextContent('Se eliminó mientras lo editabas. Lo tuyo sigue aquí')
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ventas y más')
})

test('refetched data does not change an open dialog of a record that can be read on its own', async () => {
  const { pedro, marina } = await two()
  const entity = { name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date' }
  const { id } = await pedro.call('POST', '/entities/{bot}', entity)
  const { user, dialog, save } = await openDialog('/advanced/entities', pedro.token, 'Editar entidad')
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' de entrega')
  await marina.call('PUT', `/entities/{bot}/${id}`, { ...entity, label: 'Día' })
  const reads = callsOf('entityList').length
  await sendConsoleEvent({ name: 'content', bot_id: pedro.bot, payload: { resource: 'entity' } })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(callsOf('entityList').length).toBeGreaterThan(reads))
  await screen.findByText('Día')
  await save()
  await waitFor(() => expect(callsOf('entityUpdate').map(({ status }) => status)).toEqual([409]))
  expect(sentTo('entityUpdate')).toMatchObject([{ label: 'Fecha de entrega', version: 1 }])
  await dialog.findByRole('group', { name: 'Nombre' })
})

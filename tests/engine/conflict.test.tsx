import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { clock, person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { sayEvent } from '../support/sockets.ts'
import { callsOf, sentTo } from '../support/stage.ts'

type Area = components['schemas']['Area']

afterEach(() => {
  vi.useRealTimers()
  toast.clear()
  closeConsole()
})

/** Two who share a chatbot: Pedro, who edits, and Marina, his colleague. */
async function two() {
  const pedro = await person({ name: 'Pedro' })
  return { pedro, marina: await person({ name: 'Marina', bots: [{ id: pedro.bot }] }) }
}

/** Pedro opens what edits the first row of a page. */
async function openDialog(path: string, token: string, name: string) {
  openConsole(path, { token })
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, save }
}

/** The dialog "Editar Área" of an area at its first version. */
async function edit() {
  const { pedro, marina } = await two()
  const { id } = await pedro.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  const opened = await openDialog('/contacts/areas', pedro.token, 'Editar Área')
  /** Marina saves, and the table behind the dialog shows it. */
  const colleague = async (change: Partial<Area>) => {
    clock.set('2026-03-10T17:05:00Z')
    await marina.call('PUT', '/bots/areas/{bot}', { name: 'Ventas', ...change, area_id: id })
    // what was read half a minute ago is read again when the window is looked at
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const reads = callsOf('areaList').length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(callsOf('areaList')).toHaveLength(reads + 1))
    if (change.name) await screen.findByText(change.name)
  }
  const remove = () => marina.call('DELETE', `/bots/areas/{bot}/${id}`)
  /** what the server answered to the changes so far */
  const answered = () => callsOf('areaUpdate').map(({ status }) => status)
  const stored = async (): Promise<Area> => (await marina.call('GET', '/bots/areas/{bot}'))[0]
  return { ...opened, colleague, remove, answered, stored }
}

test("a colleague's change is not overwritten by a dialog that was open before it", async () => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ name: 'Depósito' })
  await save()
  await waitFor(() => expect(answered()).toEqual([409]))
  expect(sentTo('areaUpdate')[0]).toMatchObject({ name: 'Ventas y más', version: 1 })
  expect(await stored()).toMatchObject({ name: 'Depósito', version: 2 })
})

test('what only one of both changed comes together, and is saved with the version of now', async () => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ description: 'Pedidos' })
  await save()
  const banner = await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' })
  expect(banner).toHaveFocus()
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

test.each([
  ['Lo tuyo', 'Ventas y más'],
  ['Lo de Marina', 'Depósito'],
])('of what both changed, %s is kept when it is chosen', async (side, name) => {
  const { user, dialog, colleague, save, answered, stored } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ name: 'Depósito' })
  await save()
  const choice = within(await dialog.findByRole('group', { name: 'Nombre' }))
  expect(choice.getByRole('radio', { name: 'Lo tuyo Ventas y más' })).toBeChecked()
  // there and back: neither text is lost
  await user.click(choice.getByRole('radio', { name: 'Lo de Marina Depósito' }))
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Depósito')
  await user.click(choice.getByRole('radio', { name: 'Lo tuyo Ventas y más' }))
  await user.click(choice.getByRole('radio', { name: new RegExp(side) }))
  await save()
  await waitFor(() => expect(answered()).toEqual([409, 200]))
  expect(await stored()).toMatchObject({ name, version: 3 })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what was deleted meanwhile is told, and what was typed stays', async () => {
  const { user, dialog, remove, save } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await remove()
  await save()
  const banner = await dialog.findByRole('region', { name: 'Se eliminó mientras lo editabas' })
  expect(banner).toHaveTextContent('Alguien lo eliminó mientras lo editabas. Lo tuyo sigue aquí')
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ventas y más')
})

test('what is read again while a dialog is open does not reach into it, where a record can be read by itself', async () => {
  const { pedro, marina } = await two()
  const entity = { name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date' }
  const { id } = await pedro.call('POST', '/entities/{bot}', entity)
  const { user, dialog, save } = await openDialog('/advanced/entities', pedro.token, 'Editar Entidad')
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' de entrega')
  await marina.call('PUT', `/entities/{bot}/${id}`, { ...entity, label: 'Día' })
  const reads = callsOf('entityList').length
  await sayEvent({ name: 'content', bot_id: pedro.bot, payload: { resource: 'entity' } })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(callsOf('entityList').length).toBeGreaterThan(reads))
  await screen.findByText('Día')
  await save()
  await waitFor(() => expect(callsOf('entityUpdate').map(({ status }) => status)).toEqual([409]))
  expect(sentTo('entityUpdate')).toMatchObject([{ label: 'Fecha de entrega', version: 1 }])
  await dialog.findByRole('group', { name: 'Nombre' })
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import '../../src/console/screens/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { aBot, answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { sayEvent } from '../support/sockets.ts'

type Area = components['schemas']['Area']

const first: Area = {
  ...{ id: 5, area_id: 5, name: 'Ventas', enable_handoff: true, is_default: true, position: 0, open_chats: 0 },
  ...{ schedule: null, offline_message: '', auto_assign: 'none', max_open_per_user: 0, user_ids: [], contacts: [] },
  version: 2,
}

let sessions = 0

afterEach(() => {
  vi.useRealTimers()
  toast.clear()
  closeConsole()
})

/** The dialog "Editar Área" over a server that knows versions. */
async function edit() {
  const server = { area: structuredClone(first), sent: [] as Partial<Area>[], reads: 0 }
  answerSession(aUser({ bots: [aBot()] }))
  api.use(
    http.get('*/api/bots/areas/3', () => {
      server.reads += 1
      return HttpResponse.json([server.area])
    }),
    http.get('*/api/chats/users/3', () => HttpResponse.json([])),
    http.put('*/api/bots/areas/3', async ({ request }) => {
      const body = (await request.json()) as Partial<Area>
      server.sent.push(body)
      if (body.version !== server.area.version)
        return HttpResponse.json(
          {
            ...{ code: 'stale', message: 'Alguien lo cambió mientras lo editabas.', current: server.area },
            ...{ changed_by: { id: 9, name: 'Marina' }, changed_at: '2026-11-22T17:05:00.000Z' },
          },
          { status: 409 },
        )
      server.area = { ...server.area, ...body, version: (server.area.version ?? 1) + 1 }
      return HttpResponse.json(server.area)
    }),
  )
  // what one session has read stays until another begins
  openConsole('/contacts/areas', { token: `conflict${++sessions}` })
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Área' }))
  /** A colleague saves, and the table behind the dialog shows it. */
  const colleague = async (change: Partial<Area>) => {
    server.area = { ...server.area, ...change, version: (server.area.version ?? 1) + 1 }
    // what was read half a minute ago is read again when the window is looked at
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const reads = server.reads
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(server.reads).toBe(reads + 1))
    if (change.name) await screen.findByText(change.name)
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, server, colleague, save }
}

test("a colleague's change is not overwritten by a dialog that was open before it", async () => {
  const { user, dialog, server, colleague, save } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  await colleague({ name: 'Depósito' })
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ name: 'Ventas y más', version: 2 })
  expect(server.area).toMatchObject({ name: 'Depósito', version: 3 })
})

test('what only one of both changed comes together, and is saved with the version of now', async () => {
  const { user, dialog, server, colleague, save } = await edit()
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
  await waitFor(() => expect(server.area).toMatchObject({ name: 'Ventas y más', description: 'Pedidos', version: 4 }))
})

test.each([
  ['Lo tuyo', 'Ventas y más'],
  ['Lo de Marina', 'Depósito'],
])('of what both changed, %s is kept when it is chosen', async (side, name) => {
  const { user, dialog, server, colleague, save } = await edit()
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
  await waitFor(() => expect(server.area).toMatchObject({ name, version: 4 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('what was deleted meanwhile is told, and what was typed stays', async () => {
  const { user, dialog, save } = await edit()
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' y más')
  api.use(
    http.put('*/api/bots/areas/3', () =>
      HttpResponse.json({ code: 'not_found', message: 'No se ha encontrado lo que se busca.' }, { status: 404 }),
    ),
  )
  await save()
  const banner = await dialog.findByRole('region', { name: 'Se eliminó mientras lo editabas' })
  expect(banner).toHaveTextContent('Alguien lo eliminó mientras lo editabas. Lo tuyo sigue aquí')
  expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ventas y más')
})

test('what is read again while a dialog is open does not reach into it, where a record can be read by itself', async () => {
  const sent: { version?: number }[] = []
  let reads = 0
  let entity = {
    ...{ id: 7, name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date', values: [], pattern: null },
    ...{ fuzzy: 0.8, match_case: false, sensitive: false, examples_count: 0, used_in: [], version: 2 },
    ...{ created_at: '2026-03-10T14:05:00Z', updated_at: '2026-03-10T14:05:00Z' },
  }
  answerSession(aUser({ bots: [aBot()] }))
  api.use(
    http.get('*/api/entities/3', () => {
      reads += 1
      return HttpResponse.json([entity], { headers: { 'content-range': 'entities 0-0/1' } })
    }),
    http.get('*/api/entities/3/7', () => HttpResponse.json(entity)),
    http.put('*/api/entities/3/7', async ({ request }) => {
      sent.push((await request.json()) as { version?: number })
      return HttpResponse.json({ code: 'stale', message: 'Alguien lo cambió.', current: entity }, { status: 409 })
    }),
  )
  openConsole('/advanced/entities', { token: `conflict${++sessions}` })
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Entidad' }))
  await user.type(await dialog.findByRole('textbox', { name: /Nombre/ }), ' de entrega')
  entity = { ...entity, label: 'Día', version: 3 }
  const before = reads
  await sayEvent({ name: 'content', bot_id: 3, payload: { resource: 'entity' } })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(reads).toBeGreaterThan(before))
  await screen.findByText('Día')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toMatchObject([{ label: 'Fecha de entrega', version: 2 }]))
  await dialog.findByRole('group', { name: 'Nombre' })
})

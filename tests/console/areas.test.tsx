import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import '../../src/console/screens/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { aBot, answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

type Area = components['schemas']['Area']

const area: Area = {
  ...{ id: 5, area_id: 5, name: 'Ventas', enable_handoff: true, is_default: true, position: 0, open_chats: 0 },
  ...{ schedule: null, offline_message: '', auto_assign: 'none', max_open_per_user: 0, user_ids: [], contacts: [] },
  version: 2,
}

let sessions = 0

afterEach(() => {
  toast.clear()
  closeConsole()
})

async function edit(stored: Area) {
  const sent: Record<string, unknown>[] = []
  answerSession(aUser({ bots: [aBot()] }))
  api.use(
    http.get('*/api/bots/areas/3', () => HttpResponse.json([stored])),
    http.get('*/api/chats/users/3', () => HttpResponse.json([])),
    http.put('*/api/bots/areas/3', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(stored)
    }),
  )
  // what one session has read stays until another begins
  openConsole('/contacts/areas', { token: `t${++sessions}` })
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: /Editar/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Área' }))
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    return sent[0]
  }
  return { user, save, dialog }
}

test('an area without hours of its own has none after another change', async () => {
  const { user, save, dialog } = await edit(area)
  await dialog.findByRole('button', { name: 'Definir Horario' })
  expect(dialog.queryByRole('group', { name: 'Lunes' })).not.toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /Nombre/ }), ' y más')
  const sent = await save()
  expect(sent).toMatchObject({ area_id: 5, name: 'Ventas y más', version: 2 })
  expect(sent?.schedule ?? null).toBeNull()
})

test('an area is given hours of its own', async () => {
  const { user, save, dialog } = await edit(area)
  await user.click(await dialog.findByRole('button', { name: 'Definir Horario' }))
  await user.click(await dialog.findByRole('button', { name: 'Añadir una franja al sábado' }))
  expect((await save())?.schedule).toEqual({
    timezone: 'America/Argentina/Buenos_Aires',
    always_open: false,
    week: [{ day: 5, ranges: [{ from: '09:00', to: '18:00' }] }],
    exceptions: [],
  })
})

test('and goes back to those of the bot', async () => {
  const schedule = { timezone: 'America/Argentina/Mendoza', always_open: true, week: [], exceptions: [] }
  const { user, save, dialog } = await edit({ ...area, schedule })
  await user.click(await dialog.findByRole('button', { name: 'Quitar Horario' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Definir Horario' })).toHaveFocus())
  expect(await save()).toHaveProperty('schedule', null)
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/bots/handoff/AbsenceControl.tsx'
import '../../src/console/features/bots/handoff/MessageControl.tsx'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { type Person, person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { sayEvent } from '../support/sockets.ts'
import { callsOf, hold, sentTo } from '../support/stage.ts'

const schedule = {
  timezone: 'America/Argentina/Buenos_Aires',
  always_open: false,
  week: [{ day: 0, ranges: [{ from: '09:00', to: '13:00' }] }],
  exceptions: [],
}

let marina: Person
let version: number

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** Changes what is set, as a colleague would. */
async function change(given: object): Promise<void> {
  const { schedule: _, export_lead, ...now } = await marina.call('GET', '/bots/handoff/{bot}')
  version = (await marina.call('PUT', '/bots/handoff/{bot}', { ...now, ...given })).version
}

async function open(permissions = {}) {
  marina = await person({ bots: [{ permissions }] })
  version = (await marina.call('GET', '/bots/handoff/{bot}')).version
  await marina.call('PUT', '/bots/handoff/schedule/{bot}', { schedule, version })
  await change({ on_words: ['persona'] })
  openConsole('/settings/general', marina)
  await screen.findByRole('heading', { name: 'Derivación a personas' })
  await screen.findByRole('group', { name: 'Lunes' })
  return userEvent.setup()
}

const part = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('form') ?? document.body)

test('words and messages are set: what a customer will read is shown, and what stays is sent with its version', async () => {
  const user = await open()
  const form = part('Derivación a personas')
  await user.type(form.getByRole('combobox', { name: /Palabras/ }), 'alguien real{Enter}')
  const message = await form.findByRole('textbox', { name: 'Mensaje de espera' })
  await user.type(message, 'Hola ')
  await user.click(form.getByRole('button', { name: 'Insertar una variable en Mensaje de espera' }))
  await user.click(form.getByRole('menuitem', { name: 'Nombre del contacto' }))
  expect(message).toHaveValue('Hola {{contacto.nombre}}')
  expect(form.getByRole('note', { name: 'Vista previa de Mensaje de espera' })).toHaveTextContent('Hola Ana')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('handoffUpdate')).toMatchObject([
    { on_words: ['persona', 'alguien real'], wait_message: 'Hola {{contacto.nombre}}', version },
  ])
  expect(sentTo('handoffUpdate')[0]).not.toHaveProperty('schedule')
})

test('a variable that nothing fills in is told while it is typed', async () => {
  const user = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Mensaje al volver' }), 'Volví, {{{{usuario.edad}}')
  expect(screen.getByText('La variable {{usuario.edad}} no existe.')).toBeInTheDocument()
})

test('the week: another range, a closed day, and one day for all workdays; saved apart from the rest', async () => {
  const user = await open()
  const form = part('Horario de atención')
  const monday = within(form.getByRole('group', { name: 'Lunes' }))
  await user.click(monday.getByRole('button', { name: 'Añadir una franja al lunes' }))
  const from = monday.getByRole('textbox', { name: 'Lunes, franja 2, desde' })
  await waitFor(() => expect(from).toHaveFocus())
  await user.type(from, '16:00')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  expect(sentTo('handoffScheduleUpdate')).toEqual([])
  expect(monday.getAllByText(/./, { selector: '.fld-error' })).not.toHaveLength(0)
  await user.type(monday.getByRole('textbox', { name: 'Lunes, franja 2, hasta' }), '20:00')
  await user.click(monday.getByRole('button', { name: 'Copiar el lunes de lunes a viernes' }))
  await user.click(form.getByRole('button', { name: 'Quitar la franja 2 del viernes' }))
  await user.click(form.getByRole('button', { name: 'Quitar la franja 1 del viernes' }))
  expect(within(form.getByRole('group', { name: 'Viernes' })).getByText('Cerrado')).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText('Configuración guardada correctamente.')
  const ranges = [
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '20:00' },
  ]
  expect(sentTo('handoffScheduleUpdate')).toMatchObject([
    { schedule: { week: [0, 1, 2, 3].map((day) => ({ day, ranges })) }, version },
  ])
})

test("a colleague's change shows at once, but not over what is being typed: then it is told, and united when saved", async () => {
  const user = await open()
  const told = async (confirmation: boolean) => {
    await change({ confirmation })
    await sayEvent({ name: 'content', bot_id: marina.bot, payload: { resource: 'settings' } })
  }
  const asks = () => screen.getByRole('switch', { name: 'Preguntar antes de derivar' })
  await screen.findByRole('switch', { name: 'Preguntar antes de derivar' })
  await told(true)
  await waitFor(() => expect(asks()).toBeChecked())
  await user.type(await screen.findByRole('textbox', { name: 'Mensaje al volver' }), 'Sigo yo.')
  await told(false)
  const notice = 'Alguien cambió esta configuración mientras escribías. Lo tuyo sigue aquí.'
  await screen.findByText(notice)
  expect(asks()).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Mensaje al volver' })).toHaveValue('Sigo yo.')
  const form = part('Derivación a personas')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  expect(await form.findByRole('alert')).toHaveTextContent(/Preguntar antes de derivar/)
  expect(asks()).not.toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Mensaje al volver' })).toHaveValue('Sigo yo.')
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument())
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('handoffUpdate').at(-1)).toMatchObject({ confirmation: false, return_message: 'Sigo yo.' })
})

test('who may not read responses is told why none can be chosen', async () => {
  await open({ responses: false })
  expect(await screen.findByText(/hace falta el permiso de\s+Respuestas/)).toBeInTheDocument()
})

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('what is typed while it is being saved stays, is still to be saved, and is saved without a conflict', async () => {
  const user = await open()
  const form = part('Derivación a personas')
  const message = await form.findByRole('textbox', { name: 'Mensaje al volver' })
  write(message, 'Volvió el bot. ')
  const answer = hold('handoffUpdate')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(callsOf('handoffUpdate')).toHaveLength(1))
  write(message, 'Volvió el bot. Escribí lo que necesites.')
  answer()
  await screen.findByText('Configuración guardada correctamente.')
  await form.findByRole('button', { name: 'Descartar cambios' })
  expect(message).toHaveValue('Volvió el bot. Escribí lo que necesites.')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(callsOf('handoffUpdate').map(({ status }) => status)).toEqual([200, 200]))
  expect(sentTo('handoffUpdate').at(-1)).toMatchObject({
    return_message: 'Volvió el bot. Escribí lo que necesites.',
    version: version + 1,
  })
  await waitFor(() => expect(form.queryByRole('button', { name: 'Descartar cambios' })).not.toBeInTheDocument())
})

test('what was typed while it was being saved is discarded alone', async () => {
  const user = await open()
  const form = part('Derivación a personas')
  const message = await form.findByRole('textbox', { name: 'Mensaje al volver' })
  write(message, 'Volvió el bot.')
  const answer = hold('handoffUpdate')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(callsOf('handoffUpdate')).toHaveLength(1))
  write(message, 'Volvió el bot. Y algo más')
  answer()
  await screen.findByText('Configuración guardada correctamente.')
  await user.click(await form.findByRole('button', { name: 'Descartar cambios' }))
  expect(message).toHaveValue('Volvió el bot.')
})

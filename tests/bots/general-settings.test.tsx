import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/bots/handoff/AbsenceControl.tsx'
import '../../src/console/features/bots/handoff/MessageControl.tsx'
import '../../src/console/features/bots/hours/ZoneNote.tsx'
import '../../src/console/features/bots/RetentionPreview.tsx'
import '../../src/console/features/bots/ReturnQuestion.tsx'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf, holdCalls, sentTo } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'

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

/** Changes the settings on the server, as a colleague would. */
async function change(given: object): Promise<void> {
  const { schedule: _, export_lead, form_of_address, ...now } = await marina.call('GET', '/bots/handoff/{bot}')
  version = (await marina.call('PUT', '/bots/handoff/{bot}', { ...now, ...given })).version
}

async function open(permissions = {}) {
  marina = await createPerson({ bots: [{ permissions }] })
  version = (await marina.call('GET', '/bots/handoff/{bot}')).version
  await marina.call('PUT', '/bots/handoff/schedule/{bot}', { schedule, version })
  await change({ on_words: ['persona'] })
  openConsole('/settings/general', marina)
  await screen.findByRole('heading', { name: 'Derivación' })
  await screen.findByRole('group', { name: 'Lunes' })
  return userEvent.setup()
}

const part = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).closest('form') ?? document.body)

test('saves words and messages with the version and previews what a customer will read', async () => {
  const user = await open()
  const form = part('Derivación')
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

test('saves the form of address on its own, with an example of each', async () => {
  const user = await open()
  const form = part('Trato')
  for (const name of [/^Vos/, /^Tú/, /^Usted/]) expect(form.getByRole('radio', { name })).not.toBeChecked()
  expect(form.getByText(/sigue con sus textos de antes/)).toBeInTheDocument()
  expect(form.getByText('Como «¿En qué le puedo ayudar? Escriba su mensaje.»')).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Guardar trato' }))
  expect(sentTo('formOfAddressUpdate')).toEqual([])
  await user.click(form.getByRole('radio', { name: /^Usted/ }))
  await user.click(form.getByRole('button', { name: 'Guardar trato' }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('formOfAddressUpdate')).toEqual([{ form_of_address: 'usted', version }])
  expect((await marina.call('GET', '/bots/handoff/{bot}')).form_of_address).toBe('usted')
})

test('lists its sections as links, in the order of the page', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Chatbot', 'Idioma y región', 'Trato'])
  expect(links.map(({ textContent }) => textContent)).toEqual(titles)
  expect(titles.at(-1)).toBe('Mover y eliminar')
  expect(links.map((link) => link.getAttribute('aria-current')).filter(Boolean)).toEqual(['location'])
  expect(links[2]).toHaveAttribute('href', '/settings/general#trato')
})

test('two parts that the same call saves are saved apart, under one version', async () => {
  const user = await open()
  const [first, second] = [part('Chatbot'), part('Conversaciones')]
  await user.type(first.getByRole('textbox', { name: /^Descripción/ }), 'Pedidos')
  await user.selectOptions(second.getByRole('combobox', { name: /Marcar como leída/ }), 'Al contestarla')
  await user.click(second.getByRole('button', { name: 'Guardar ajustes' }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('botUpdate')[0]).toMatchObject({ unread_policy: 'on_reply' })
  expect(first.getByRole('textbox', { name: /^Descripción/ })).toHaveValue('Pedidos')
  await waitFor(() => expect(callsOf('botGet').length).toBeGreaterThan(1))
  await user.click(first.getByRole('button', { name: 'Guardar chatbot' }))
  await waitFor(() => expect(callsOf('botUpdate').map(({ status }) => status)).toEqual([200, 200]))
  expect(await marina.call('GET', '/bots/{bot}')).toMatchObject({ description: 'Pedidos', unread_policy: 'on_reply' })
})

test('a shorter retention says what it deletes and is saved after a confirmation, a longer one at once', async () => {
  const user = await open()
  const kept = part('Conservación de datos')
  const days = kept.getByRole('textbox', { name: /^Mensajes/ })
  const save = () => user.click(kept.getByRole('button', { name: 'Guardar conservación' }))
  write(days, '30')
  await user.click(await kept.findByRole('button', { name: 'Ver qué eliminaría' }))
  await kept.findByText('Hoy no se eliminaría nada.')
  await save()
  const question = await screen.findByRole('dialog', { name: '¿Guardar los datos menos tiempo?' })
  expect(question).toHaveTextContent('Hoy no se eliminaría nada.')
  expect(question).toHaveTextContent('Desde ahora eliminaremos lo que pase de esos días, y no podrás recuperarlo.')
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
  expect(callsOf('botUpdate')).toEqual([])
  expect(days).toHaveValue('30')
  await save()
  const again = within(await screen.findByRole('dialog', { name: '¿Guardar los datos menos tiempo?' }))
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('botUpdate').map(({ status }) => status)).toEqual([200]))
  const retention = { messages_days: 30, media_days: null, leads_days: null }
  expect(await marina.call('GET', '/bots/{bot}')).toMatchObject({ retention })
  write(days, '60')
  await save()
  await waitFor(() => expect(callsOf('botUpdate').map(({ status }) => status)).toEqual([200, 200]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('days out of range are refused at their field with the range, and a minus sign stays', async () => {
  const user = await open()
  const kept = part('Conservación de datos')
  const days = kept.getByRole('textbox', { name: /^Mensajes/ })
  await user.type(days, '-5')
  expect(days).toHaveValue('-5')
  await user.click(await kept.findByRole('button', { name: 'Ver qué eliminaría' }))
  expect(await kept.findByText('Escribe de 30 a 3.650 días, o déjalo vacío para guardar siempre.')).toBeInTheDocument()
  expect(days).toBeInvalid()
  await user.click(kept.getByRole('button', { name: 'Guardar conservación' }))
  expect([...callsOf('retentionPreview'), ...callsOf('botUpdate')]).toEqual([])
})

test('an emptied name is refused at its field instead of being kept silently', async () => {
  const user = await open()
  const form = part('Chatbot')
  const name = form.getByRole('textbox', { name: /^Nombre/ })
  await user.clear(name)
  await user.click(form.getByRole('button', { name: 'Guardar chatbot' }))
  expect(await form.findByText('Debes completar todos los campos obligatorios.')).toBeInTheDocument()
  expect(name).toBeInvalid()
  expect(callsOf('botUpdate')).toEqual([])
  await user.type(name, 'Otro')
  await user.click(form.getByRole('button', { name: 'Guardar chatbot' }))
  await waitFor(() => expect(callsOf('botUpdate').map(({ status }) => status)).toEqual([200]))
})

test('a closing with a reminder is saved', async () => {
  const user = await open()
  const closing = part('Cierre automático')
  await user.click(closing.getByRole('button', { name: 'Definir Cierre automático' }))
  await user.click(await closing.findByRole('button', { name: 'Agregar' }))
  fireEvent.change(closing.getByRole('textbox', { name: /^A los/ }), { target: { value: '30' } })
  fireEvent.change(await closing.findByRole('textbox', { name: 'Texto' }), { target: { value: 'Seguimos' } })
  await user.click(closing.getByRole('button', { name: 'Guardar ajustes' }))
  await waitFor(() => expect(callsOf('botUpdate').map(({ status }) => status)).toEqual([200]))
  const auto_resolve = { minutes: 1_440, reminders: [{ after_minutes: 30, text: 'Seguimos' }], closing_text: '' }
  expect(await marina.call('GET', '/bots/{bot}')).toMatchObject({ auto_resolve })
})

test('hours say whether they follow the time zone of the bot, and can again', async () => {
  const user = await open()
  const form = part('Horario de atención')
  await form.findByText(/^Es la del chatbot/)
  const other = { ...schedule, timezone: 'Europe/Madrid' }
  await marina.call('PUT', '/bots/handoff/schedule/{bot}', { schedule: other, version })
  await sendConsoleEvent({ name: 'content', bot_id: marina.bot, payload: { resource: 'settings' } })
  expect(await form.findByText(/^Este horario cuenta con .*Madrid/)).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Usar la del chatbot' }))
  await form.findByText(/^Es la del chatbot/)
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(sentTo('handoffScheduleUpdate')).toMatchObject([{ schedule }]))
})

test('reports an unknown variable while it is typed', async () => {
  const user = await open()
  await user.type(await screen.findByRole('textbox', { name: 'Mensaje al volver' }), 'Volví, {{{{usuario.edad}}')
  expect(
    screen.getByText('La variable {{usuario.edad}} no existe. Elige otra con «Insertar variable».'),
  ).toBeInTheDocument()
})

test('edits the week: adds a range, closes a day, copies a day to the workdays, and saves it separately', async () => {
  const user = await open()
  const form = part('Horario de atención')
  const monday = within(form.getByRole('group', { name: 'Lunes' }))
  await user.click(monday.getByRole('button', { name: 'Agregar una franja al lunes' }))
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

test('a time is completed when its field is left, and each wrong one is marked and explained alone', async () => {
  const user = await open()
  const form = part('Horario de atención')
  const monday = within(form.getByRole('group', { name: 'Lunes' }))
  const [from, to] = ['desde', 'hasta'].map((end) => monday.getByRole('textbox', { name: `Lunes, franja 1, ${end}` }))
  if (!from || !to) throw new Error('no range')
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, `${text}{Tab}`)
  }
  const save = () => user.click(form.getByRole('button', { name: /^Guardar/ }))
  await type(from, '8')
  expect(from).toHaveValue('08:00')
  await type(to, '25:00')
  await save()
  expect(await monday.findByText('Escribe una hora entre 00:00 y 23:59.')).toBeInTheDocument()
  expect(to).toBeInvalid()
  expect(from).toBeValid()
  await type(to, '08:00')
  expect(await monday.findByText(/^Es la misma hora que «Desde»/)).toBeInTheDocument()
  expect(monday.queryByText('hasta el día siguiente')).not.toBeInTheDocument()
  expect(from).toBeValid()
  await type(to, '0730')
  expect(to).toHaveValue('07:30')
  expect(monday.getByText('hasta el día siguiente')).toBeInTheDocument()
  await save()
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('handoffScheduleUpdate')).toMatchObject([
    { schedule: { week: [{ day: 0, ranges: [{ from: '08:00', to: '07:30' }] }] } },
  ])
})

test('an hour that does not exist takes the answer for another one away', async () => {
  const user = await open()
  const form = part('Horario de atención')
  const ask = () => user.click(form.getByRole('button', { name: 'Ver qué responde' }))
  await ask()
  expect(await form.findByText(/^(Abierto|Cerrado)\.$/)).toBeInTheDocument()
  const hour = form.getByRole('textbox', { name: 'Hora' })
  await user.type(hour, '25:00')
  await ask()
  expect(form.getByText('Escribe la hora así: 09:00.')).toBeInTheDocument()
  expect(form.queryByText(/^(Abierto|Cerrado)\.$/)).toBeNull()
  await user.clear(hour)
  await user.type(hour, '10:00')
  await ask()
  expect(await form.findByText(/^(Abierto|Cerrado)\.$/)).toBeInTheDocument()
})

test('a web address is completed when its field is left', async () => {
  const user = await open()
  const form = part('Datos del negocio')
  const site = form.getByRole('textbox', { name: 'Sitio' })
  await user.type(site, 'www.luna.example{Tab}')
  expect(site).toHaveValue('https://www.luna.example')
  await user.type(form.getByRole('textbox', { name: 'Teléfono' }), '0351 422-3344 int. 5')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(callsOf('botContactUpdate').map(({ status }) => status)).toEqual([200]))
})

test("shows a colleague's change at once unless there are unsaved edits; saving then merges both", async () => {
  const user = await open()
  const changeConfirmation = async (confirmation: boolean) => {
    await change({ confirmation })
    await sendConsoleEvent({ name: 'content', bot_id: marina.bot, payload: { resource: 'settings' } })
  }
  const asks = () => screen.getByRole('switch', { name: 'Preguntar antes de pasar' })
  await screen.findByRole('switch', { name: 'Preguntar antes de pasar' })
  await changeConfirmation(true)
  await waitFor(() => expect(asks()).toBeChecked())
  await user.type(await screen.findByRole('textbox', { name: 'Mensaje al volver' }), 'Sigo yo.')
  await changeConfirmation(false)
  const notice = 'Alguien cambió estos datos mientras escribías. Lo tuyo sigue aquí.'
  await screen.findByText(notice)
  expect(asks()).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Mensaje al volver' })).toHaveValue('Sigo yo.')
  const form = part('Derivación')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  expect(await form.findByRole('alert')).toHaveTextContent(/Preguntar antes de pasar/)
  expect(asks()).not.toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Mensaje al volver' })).toHaveValue('Sigo yo.')
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument())
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('handoffUpdate').at(-1)).toMatchObject({ confirmation: false, return_message: 'Sigo yo.' })
})

test('shows a user without the responses permission why no response can be chosen', async () => {
  await open({ responses: false })
  expect(await screen.findByText(/necesitas el permiso de\s+Respuestas/)).toBeInTheDocument()
})

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('keeps text typed during a save as unsaved, and saves it next without a conflict', async () => {
  const user = await open()
  const form = part('Derivación')
  const message = await form.findByRole('textbox', { name: 'Mensaje al volver' })
  write(message, 'Volvió el bot. ')
  const answer = holdCalls('handoffUpdate')
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

test('discarding removes only what was typed during the save', async () => {
  const user = await open()
  const form = part('Derivación')
  const message = await form.findByRole('textbox', { name: 'Mensaje al volver' })
  write(message, 'Volvió el bot.')
  const answer = holdCalls('handoffUpdate')
  await user.click(form.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(callsOf('handoffUpdate')).toHaveLength(1))
  write(message, 'Volvió el bot. Y algo más')
  answer()
  await screen.findByText('Configuración guardada correctamente.')
  await user.click(await form.findByRole('button', { name: 'Descartar cambios' }))
  expect(message).toHaveValue('Volvió el bot.')
})

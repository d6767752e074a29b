import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, holdCalls, sentTo } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/chats/pane/ContactPane.tsx'

let who: Person
let contactId: number
let chatId: number

beforeEach(async () => {
  who = await createPerson()
  ;({ id: contactId } = await insert('contact', { bot_id: who.bot, name: 'Lucía', company: 'Bazar' }))
  chatId = await chatOf('webchat')
})

async function chatOf(channel: string, of = contactId, user_name = 'Lucía'): Promise<number> {
  const at = new Date().toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: of, channel, sender_id: `${channel}-${of}`, user_name },
    ...{ type: 'request', state: 0, last_message_text: 'Hola', last_message_at: at, last_inbound_at: at },
  })
  return chat.id as number
}

/** Opens the chat and its contact. */
async function open() {
  const user = userEvent.setup()
  const { query } = openConsole(`/chats?dates=empty&id=${chatId}`, who)
  await user.click(await screen.findByRole('tab', { name: 'Contacto' }))
  const pane = await screen.findByRole('tabpanel', { name: 'Contacto' })
  const company = await within(pane).findByLabelText('Empresa')
  return { user, pane: within(pane), company, query }
}
const saved = () => who.call('GET', `/contacts/{bot}/${contactId}`)

test('a field is saved when it is left, and the save is undone from its toast', async () => {
  const { user, company } = await open()
  await user.clear(company)
  await user.type(company, 'Almacén')
  expect(sentTo('contactUpdate')).toEqual([])
  await user.tab()
  await waitFor(async () => expect(await saved()).toMatchObject({ company: 'Almacén' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await saved()).toMatchObject({ company: 'Bazar' }))
})

test('leaving a field unchanged saves nothing, and Enter saves a changed one', async () => {
  const { user, company, pane } = await open()
  await user.click(company)
  await user.tab()
  expect(callsOf('contactUpdate')).toHaveLength(0)
  await user.type(pane.getByLabelText('Localidad'), 'Rosario{Enter}')
  await waitFor(async () => expect(await saved()).toMatchObject({ city: 'Rosario', company: 'Bazar' }))
})

test('a phone too short to be stored is announced, and the field shows what is stored after the save', async () => {
  const { user, pane } = await open()
  const phone = pane.getByLabelText(/^Teléfono/)
  await user.type(phone, '5493515550123')
  expect(pane.queryByText('Con menos de 6 cifras no guardaremos el teléfono.')).not.toBeInTheDocument()
  await user.tab()
  await waitFor(() => expect(phone).toHaveValue('+5493515550123'))
  await user.clear(phone)
  await user.type(phone, '123')
  expect(pane.getByText('Con menos de 6 cifras no guardaremos el teléfono.')).toBeVisible()
  await user.tab()
  await waitFor(() => expect(phone).toHaveValue(''))
  expect(await saved()).toMatchObject({ phone: '' })
})

test('the change of a colleague to the same field is shown, and both are kept until one is chosen', async () => {
  const { user, company, pane } = await open()
  await changeCompany('Kiosco')
  await user.clear(company)
  await user.type(company, 'Almacén')
  await user.tab()
  expect(await pane.findByText(/Kiosco/)).toBeVisible()
  expect(company).toHaveValue('Almacén')
  expect(await saved()).toMatchObject({ company: 'Kiosco' })
})

/** A colleague changes the company of the contact. */
async function changeCompany(company: string): Promise<void> {
  const { version } = (await saved()) as { version: number }
  await who.call('PUT', `/contacts/{bot}/${contactId}`, { name: 'Lucía', company, version })
}

/** Opens the chat of another customer. */
async function leaveForBeto(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Beto/ }))
  await screen.findByRole('region', { name: 'Conversación con Beto' })
}

/** Opens the contact of the first chat again. */
async function comeBack(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Lucía/ }))
  await screen.findByRole('region', { name: 'Conversación con Lucía' })
  await user.click(screen.getByRole('tab', { name: 'Contacto' }))
}

test('a change in conflict is still there after another chat was opened, and so is the conflict', async () => {
  await chatOf('telegram', (await insert('contact', { bot_id: who.bot, name: 'Beto' })).id, 'Beto')
  const { user, company, pane } = await open()
  await changeCompany('Kiosco')
  await user.clear(company)
  await user.type(company, 'Almacén')
  await user.tab()
  await pane.findByText(/Kiosco/)
  await leaveForBeto(user)
  await comeBack(user)
  expect(await screen.findByLabelText('Empresa')).toHaveValue('Almacén')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/Kiosco/)).toBeVisible()
  expect(await saved()).toMatchObject({ company: 'Kiosco' })
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () => expect(await saved()).toMatchObject({ company: 'Almacén' }))
})

test('a conflict of a contact that was left meanwhile is told, and overwrites nothing', async () => {
  await chatOf('telegram', (await insert('contact', { bot_id: who.bot, name: 'Beto' })).id, 'Beto')
  const { user, company, pane } = await open()
  await changeCompany('Kiosco')
  const release = holdCalls('contactUpdate')
  await user.clear(company)
  await user.type(company, 'Almacén')
  // What is left while another field is being saved is saved after it.
  await user.type(pane.getByLabelText('Localidad'), 'Rosario')
  await waitFor(() => expect(callsOf('contactUpdate')).toHaveLength(1))
  await leaveForBeto(user)
  release()
  const told = await screen.findByText(/^Alguien lo cambió mientras lo editabas/)
  expect(told.parentElement).toHaveTextContent('Lucía')
  await comeBack(user)
  const again = await screen.findByLabelText('Empresa')
  expect(again).toHaveValue('Almacén')
  expect(screen.getByLabelText('Localidad')).toHaveValue('Rosario')
  expect(callsOf('contactUpdate')).toHaveLength(1)
  await user.click(again)
  await user.tab()
  const conflict = await screen.findByRole('region', { name: 'Cambios mientras lo editabas' })
  expect(within(conflict).getByRole('group', { name: 'Empresa' })).toHaveTextContent('Kiosco')
  expect(await saved()).toMatchObject({ company: 'Kiosco', city: '' })
})

test('a field that is left while another is being saved is saved too, though the pane is closed', async () => {
  const { user, company, pane } = await open()
  const release = holdCalls('contactUpdate')
  await user.type(company, ' Sur')
  await user.type(pane.getByLabelText('Localidad'), 'Rosario')
  await waitFor(() => expect(callsOf('contactUpdate')).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: 'Conversación' }))
  release()
  await waitFor(async () => expect(await saved()).toMatchObject({ company: 'Bazar Sur', city: 'Rosario' }))
})

test('a conflict of a field that was left leaves the focus where the person went on writing', async () => {
  const { user, company, pane } = await open()
  await changeCompany('Kiosco')
  await user.clear(company)
  await user.type(company, 'Almacén')
  const elsewhere = screen.getByRole('searchbox')
  await user.type(elsewhere, 'el')
  expect(await pane.findByRole('alert')).toHaveTextContent('Cambiaste Empresa')
  await user.keyboard('ena')
  expect(elsewhere).toHaveFocus()
  expect(elsewhere).toHaveValue('elena')
})

test('a conflict of a save with Enter takes the focus, unless the person went on to write elsewhere', async () => {
  const { user, company } = await open()
  const conflict = () => screen.findByRole('region', { name: 'Cambios mientras lo editabas' })
  await changeCompany('Kiosco')
  await user.type(company, ' Sur{Enter}')
  await waitFor(async () => expect(await conflict()).toHaveFocus())
  await changeCompany('Quiosco')
  const release = holdCalls('contactUpdate')
  await user.type(company, '{Enter}')
  await waitFor(() => expect(callsOf('contactUpdate')).toHaveLength(2))
  await user.click(screen.getByRole('searchbox'))
  release()
  await screen.findByText('Quiosco')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('an invalid field that was left shows its error, and other fields can be written and left', async () => {
  const { user, pane } = await open()
  await user.type(pane.getByLabelText('Correo'), 'xyz@')
  await user.type(pane.getByLabelText('Localidad'), 'Ros')
  await waitFor(() => expect(pane.getByLabelText('Correo')).toBeInvalid())
  expect(pane.getByRole('status')).toHaveTextContent(/correo/i)
  expect(screen.queryByRole('button', { name: 'Cerrar aviso' })).not.toBeInTheDocument()
  await user.keyboard('ario')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('elena')
  expect(screen.getByRole('searchbox')).toHaveValue('elena')
  expect(pane.getByLabelText('Localidad')).toHaveValue('Rosario')
  await user.type(pane.getByLabelText('Correo'), 'e.com')
  await user.tab()
  await waitFor(async () => expect(await saved()).toMatchObject({ email: 'xyz@e.com', city: 'Rosario' }))
  expect(pane.getByRole('status')).toBeEmptyDOMElement()
})

test('saving an invalid field with Enter focuses it, and leaving the contact says whose data are not saved', async () => {
  await chatOf('telegram', (await insert('contact', { bot_id: who.bot, name: 'Beto' })).id, 'Beto')
  const { user, pane } = await open()
  const email = pane.getByLabelText('Correo')
  await user.type(pane.getByLabelText('Localidad'), 'Rosario')
  await user.type(email, 'xyz@{Enter}')
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveFocus()
  toast.clear()
  await leaveForBeto(user)
  const told = await screen.findByText(/^Escribe el correo completo/)
  expect(told.parentElement).toHaveTextContent('Lucía')
})

test('a date that was typed is saved when its field is left', async () => {
  const field = { key: 'cumple', label: 'Cumpleaños', type: 'date', visible_in_chat: true }
  await who.call('POST', '/contacts/fields/{bot}', field)
  const { user, pane } = await open()
  await user.type(await pane.findByLabelText('Cumpleaños'), '1/3/2026')
  await user.tab()
  await waitFor(async () => expect(await saved()).toMatchObject({ custom: { cumple: '2026-03-01' } }))
})

test('a note that was begun is still there after the thread was looked at', async () => {
  const { user, pane } = await open()
  await user.type(pane.getByLabelText('Nota nueva'), 'Prefiere de tarde')
  await user.click(screen.getByRole('tab', { name: 'Conversación' }))
  await user.click(screen.getByRole('tab', { name: 'Contacto' }))
  expect(await screen.findByLabelText('Nota nueva')).toHaveValue('Prefiere de tarde')
  await user.click(screen.getByRole('button', { name: 'Agregar nota' }))
  await waitFor(async () => expect(await saved()).toMatchObject({ notes: [{ text: 'Prefiere de tarde' }] }))
})

test('a note that was begun goes with the conversation to the contact that a colleague unites with this one', async () => {
  const { user, pane } = await open()
  await user.type(pane.getByLabelText('Nota nueva'), 'Prefiere de tarde')
  const { id: target_id } = await insert('contact', { bot_id: who.bot, name: 'Lucía Paz' })
  await who.call('POST', '/contacts/merge/{bot}', { target_id, source_id: contactId, preview: false })
  const { data } = (await who.call('POST', '/chats/filter/{bot}', { type: 'all' })) as { data: [{ id: number }] }
  await sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat: data[0] } as never })
  expect(await screen.findByRole('heading', { name: 'Lucía Paz' })).toBeVisible()
  expect(await screen.findByLabelText('Nota nueva')).toHaveValue('Prefiere de tarde')
})

test('a note that was begun goes along though another conversation is open, and to the one that it is united with', async () => {
  const other = await insert('contact', { bot_id: who.bot, name: 'Lucía Paz' })
  await chatOf('webchat', other.id, 'Lucía Paz')
  const { user, pane } = await open()
  await user.type(pane.getByLabelText('Nota nueva'), 'Prefiere de tarde')
  await user.click(await screen.findByRole('button', { name: /^Lucía Paz/ }))
  await user.click(await screen.findByRole('tab', { name: 'Contacto' }))
  const there = await screen.findByRole('tabpanel', { name: 'Contacto' })
  const note = await within(there).findByLabelText('Nota nueva')
  await user.type(note, 'Tiene un taller')
  await who.call('POST', '/contacts/merge/{bot}', { target_id: other.id, source_id: contactId, preview: false })
  const { chat } = await who.call('GET', `/chats/view/{bot}/${chatId}`)
  await sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat } })
  await waitFor(() => expect(note).toHaveValue('Tiene un taller\nPrefiere de tarde'))
  await user.type(note, '.')
  await user.click(document.querySelector(`[data-chat="${chatId}"]`) ?? document.body)
  await waitFor(() => expect(note).not.toBeInTheDocument())
  await user.click(await screen.findByRole('tab', { name: 'Contacto' }))
  expect(await screen.findByLabelText('Nota nueva')).toHaveValue('Tiene un taller\nPrefiere de tarde.')
})

test('a contact that is parted from another one leaves it its note', async () => {
  const { user, pane } = await open()
  const second = await chatOf('whatsapp')
  const { chat } = await who.call('GET', `/chats/view/{bot}/${second}`)
  const hear = (contact_id: number) =>
    sendConsoleEvent({ name: 'conversation', bot_id: who.bot, payload: { chat: { ...chat, contact_id } } })
  await hear(contactId)
  const note = pane.getByLabelText('Nota nueva')
  await user.type(note, 'Prefiere de tarde')
  const { id } = await insert('contact', { bot_id: who.bot, name: 'Leo Paz' })
  await hear(id)
  await user.type(note, '.')
  expect(note).toHaveValue('Prefiere de tarde.')
})

test('an earlier conversation opens at its address', async () => {
  const other = await chatOf('telegram')
  const { user, pane, query } = await open()
  await user.click(pane.getByRole('button', { name: /Lucía · Telegram/ }))
  await waitFor(() => expect(new URLSearchParams(query()).get('id')).toBe(String(other)))
})

test('the contact is asked for only once its tab is shown, and the keyboard moves between the tabs', async () => {
  const user = userEvent.setup()
  openConsole(`/chats?dates=empty&id=${chatId}`, who)
  const talk = await screen.findByRole('tab', { name: 'Conversación' })
  await screen.findByText('Todavía no hay mensajes')
  expect(callsOf('contactGet')).toHaveLength(0)
  talk.focus()
  const controlled = () => screen.getAllByRole('tab').flatMap((tab) => tab.getAttribute('aria-controls') ?? [])
  expect(controlled()).toEqual([screen.getByRole('tabpanel', { name: 'Conversación' }).id])
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Contacto' })).toHaveFocus()
  expect(await screen.findByLabelText('Empresa')).toHaveValue('Bazar')
})

test('the pane shows the own fields of conversations and the required ones; others keep what they say', async () => {
  const own = (key: string, given: object) =>
    insert('contact_field', { bot_id: who.bot, key, label: key, type: 'text', ...given })
  await own('talle', { visible_in_chat: true })
  await own('dni', { required: true })
  await own('saldo', {})
  const custom = JSON.stringify({ talle: 'M', dni: '30111222', saldo: 'Al día' })
  ;({ id: contactId } = await insert('contact', { bot_id: who.bot, name: 'Rita', company: 'Bazar', custom }))
  chatId = await chatOf('webchat', contactId, 'Rita')
  const { user, pane } = await open()
  expect(pane.getByLabelText(/^dni/)).toHaveValue('30111222')
  expect(pane.queryByLabelText(/^saldo/)).toBeNull()
  const size = pane.getByLabelText(/^talle/)
  await user.clear(size)
  await user.type(size, 'L')
  await user.tab()
  await waitFor(async () =>
    expect(await saved()).toMatchObject({ custom: { talle: 'L', dni: '30111222', saldo: 'Al día' } }),
  )
})

test('what the customer left fills the field that the contact lacks, and is saved at once', async () => {
  const value = { bot_id: who.bot, contact_id: contactId, chat_id: chatId, at: new Date().toISOString(), typed: true }
  await insert('contact_value', { ...value, name: 'correo', label: 'Correo', value: 'lucia@correo.example' })
  const { user, pane } = await open()
  await user.click(await pane.findByRole('button', { name: 'Usar como correo' }))
  expect(pane.getByLabelText('Correo')).toHaveValue('lucia@correo.example')
  await waitFor(async () => expect(await saved()).toMatchObject({ email: 'lucia@correo.example' }))
  expect(pane.queryByRole('button', { name: 'Usar como correo' })).toBeNull()
})

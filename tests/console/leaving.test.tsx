import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../src/console/features/bots/handoff/AbsenceControl.tsx'
import '../../src/console/features/bots/handoff/MessageControl.tsx'
import '../../src/console/features/bots/hours/WeekControl.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/account/login/index.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/ParentsCell.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { act } from '../support/act.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf, failNetwork, holdCalls, sentTo } from '../support/network-stubs.ts'

let marina: Person

beforeEach(async () => {
  sessionStorage.clear()
  marina = await createPerson({ bots: [{ name: 'Uno' }, { name: 'Dos' }] })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

const user = userEvent.setup()
const question = () => screen.findByRole('dialog', { name: 'Cambios sin guardar' })
const unasked = () => expect(screen.queryByRole('dialog', { name: 'Cambios sin guardar' })).not.toBeInTheDocument()
const answer = async (name: 'Descartar' | 'Seguir editando') =>
  user.click(within(await question()).getByRole('button', { name }))
const home = () => screen.findByRole('heading', { level: 1, name: 'Inicio' })

/** Opens the settings of the chatbot and types an unsaved word. */
async function openTyped() {
  const { path, go } = openConsole('/settings/general', marina)
  const field = await screen.findByRole('textbox', { name: 'Mensaje de espera' })
  await waitFor(() => expect(field).toBeEnabled())
  fireEvent.change(field, { target: { value: 'Ya te atienden.' } })
  const save = within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Guardar derivación' })
  return { field, save, path, go }
}

async function chooseBot(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Chatbot: / }))
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

test('switching the chatbot asks before unsaved changes are discarded', async () => {
  const { field, path } = await openTyped()
  await chooseBot('Dos')
  await answer('Seguir editando')
  expect(screen.getByRole('button', { name: 'Chatbot: Uno' })).toBeInTheDocument()
  expect(field).toHaveValue('Ya te atienden.')
  await chooseBot('Dos')
  await answer('Descartar')
  await home()
  expect(path()).toBe('/home')
  expect(screen.getByRole('button', { name: 'Chatbot: Dos' })).toBeInTheDocument()
})

test('signing out asks before unsaved changes are discarded', async () => {
  const { field, path } = await openTyped()
  const out = screen.getByRole('button', { name: 'Cerrar Sesión' })
  await user.click(out)
  await answer('Seguir editando')
  expect(field).toHaveValue('Ya te atienden.')
  expect(callsOf('sessionLogout')).toEqual([])
  await user.click(out)
  await answer('Descartar')
  await screen.findByRole('heading', { level: 1, name: 'Iniciar Sesión' })
  expect(path()).toBe('/login')
})

test('leaving during a save waits for the response and then continues', async () => {
  const { save, path } = await openTyped()
  const release = holdCalls('handoffUpdate')
  await user.click(save)
  await waitFor(() => expect(callsOf('handoffUpdate')).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  expect(path()).toBe('/settings/general')
  unasked()
  release()
  await home()
  unasked()
})

test('leaving during a save that fails asks first and keeps the changes', async () => {
  const { field, save, path } = await openTyped()
  failNetwork('handoffUpdate', 1)
  const release = holdCalls('handoffUpdate')
  await user.click(save)
  await waitFor(() => expect(callsOf('handoffUpdate')).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  unasked()
  release()
  await answer('Seguir editando')
  expect(path()).toBe('/settings/general')
  expect(field).toHaveValue('Ya te atienden.')
})

test('going back from an editor opened by the URL asks first', async () => {
  const sent = { name: 'Envíos', kind: 'follow_up', messages: [{ kind: 'text', text: 'Hola' }] }
  const { id } = await marina.call('POST', '/responses/secondary/{bot}', sent)
  const { go } = openConsole('/responses/secondary', marina)
  await screen.findByRole('button', { name: 'Editar Envíos' })
  await go(`/responses/secondary?editar=${id}`)
  const editor = await screen.findByRole('dialog', { name: 'Editar «Envíos»' })
  fireEvent.change(await within(editor).findByLabelText(/^Nombre/), { target: { value: 'Retiros' } })
  await go(-1)
  await answer('Seguir editando')
  expect(within(editor).getByLabelText(/^Nombre/)).toHaveValue('Retiros')
  await go(-1)
  await answer('Descartar')
  await waitFor(() => expect(editor).not.toBeInTheDocument())
})

test('asks about unsaved account data, but not about fields a password manager fills in', async () => {
  const { path } = openConsole('/settings/user', marina)
  await user.type(await screen.findByLabelText(/^Contraseña actual/), 'girasol')
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  await home()
  await user.click(screen.getByRole('link', { name: 'Editar Usuario' }))
  const name = await screen.findByLabelText(/^Nombre(?! de)/)
  await user.type(name, ' Inés')
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  await answer('Seguir editando')
  expect(path()).toBe('/settings/user')
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  await answer('Descartar')
  await home()
})

test('going back does not reopen a closed editor', async () => {
  const { go, path } = openConsole('/home', marina)
  const sent = { name: 'Envíos', kind: 'follow_up', messages: [{ kind: 'text', text: 'Hola' }] }
  const { id } = await marina.call('POST', '/responses/secondary/{bot}', sent)
  await home()
  await go(`/responses/secondary?editar=${id}`)
  const editor = await screen.findByRole('dialog', { name: 'Editar «Envíos»' })
  await user.click(within(editor).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(editor).not.toBeInTheDocument())
  await go(-1)
  await home()
  expect(path()).toBe('/home')
})

test.each(['/responses?editar=99999', '/responses/secondary?editar=abc'])(
  '%s shows that there is no such record',
  async (at) => {
    openConsole(at, marina)
    expect(await screen.findByText(/No (?:lo )?encontramos/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('Escape in the question over a generated form keeps editing', async () => {
  await marina.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  openConsole('/contacts/areas', marina)
  await user.click((await screen.findAllByRole('button', { name: /^Editar/ }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Editar área' })
  const field = await within(dialog).findByLabelText(/^Nombre/)
  await waitFor(() => expect(field).toHaveValue('Ventas'))
  await user.type(field, ' del sur')
  await user.keyboard('{Escape}')
  const asked = await question()
  const event = new Event('cancel', { cancelable: true })
  expect(fireEvent.keyDown(within(asked).getByRole('button', { name: 'Seguir editando' }), { key: 'Escape' })).toBe(
    true,
  )
  fireEvent(asked, event)
  await waitFor(unasked)
  expect(field).toHaveValue('Ventas del sur')
})

test('Escape in the question about leaving the page closes it without asking again', async () => {
  await marina.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  const { go } = openConsole('/contacts/areas', marina)
  await user.click((await screen.findAllByRole('button', { name: /^Editar/ }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Editar área' })
  const field = await within(dialog).findByLabelText(/^Nombre/)
  await waitFor(() => expect(field).toHaveValue('Ventas'))
  await user.type(field, ' del sur')
  act(() => go('/home'))
  const asked = await question()
  fireEvent.keyDown(within(asked).getByRole('button', { name: 'Seguir editando' }), { key: 'Escape' })
  expect(screen.getAllByRole('dialog', { name: 'Cambios sin guardar' })).toEqual([asked])
  fireEvent(asked, new Event('cancel', { cancelable: true }))
  await waitFor(unasked)
  expect(field).toHaveValue('Ventas del sur')
})

test('unsaved text in a chip field is asked about', async () => {
  const { path, go } = openConsole('/settings/general', marina)
  const field = await screen.findByRole('combobox', { name: /^Palabras que piden una persona/ })
  await waitFor(() => expect(field).toBeEnabled())
  await user.type(field, 'quiero un humano')
  act(() => go('/home'))
  await answer('Seguir editando')
  expect(path()).toBe('/settings/general')
  expect(await screen.findByRole('button', { name: 'quiero un humano' })).toBeVisible()
})

test('a question that was typed but not added is asked about, and saved', async () => {
  const { id: intent_id } = await addIntent(marina, 'Envíos')
  const said = { title: 'Envíos', questions: ['¿Envían?'], messages: [{ kind: 'text', text: 'Sí.' }] }
  const { id } = await marina.call('POST', '/responses/{bot}', { intent_id, ...said })
  openConsole(`/responses?editar=${id}`, marina)
  const editor = await screen.findByRole('dialog', { name: 'Editar «Envíos»' })
  const field = await within(editor).findByLabelText('Nueva pregunta')
  await user.type(field, '¿Hacen envíos?')
  fireEvent(editor, new Event('cancel', { cancelable: true }))
  await answer('Seguir editando')
  expect(field).toHaveValue('¿Hacen envíos?')
  await user.click(within(editor).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toMatchObject([{ questions: ['¿Envían?', '¿Hacen envíos?'] }]))
})

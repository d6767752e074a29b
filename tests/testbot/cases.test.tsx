import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { signOut } from '../../src/console/session/index.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/testbot/CaseDialog.tsx'
import '../../src/console/features/testbot/index.tsx'
import { callsOf, sentTo } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
  sessionStorage.clear()
})

/** Opens the editor of a test case with two steps, which a colleague can change through `pedro`. */
async function edit() {
  const marina = await createPerson()
  const pedro = await createPerson({ name: 'Pedro', bots: [{ id: marina.bot }] })
  const steps = [{ user: 'Hola' }, { user: '¿Abren hoy?' }]
  const made = await marina.call('POST', '/testbot/cases/{bot}', { name: 'Saludo', steps })
  await marina.call('POST', '/testbot/cases/{bot}', { name: 'Horarios', steps })
  openConsole('/testbot', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Saludo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar caso de prueba' }))
  const name = dialog.getByLabelText(/^Nombre/) as HTMLInputElement
  const write = async (text: string) => {
    await user.clear(name)
    await user.type(name, text)
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const read = async () => (await marina.call('GET', `/testbot/cases/{bot}/${made.id}`)) as typeof made
  return { pedro, user, dialog, name, write, save, made, read }
}

test("a colleague's changes are merged, conflicts are chosen by the user, and no input is lost", async () => {
  const { pedro, user, dialog, write, save, made, read } = await edit()
  await write('Saludo de la mañana')
  const steps = [...made.steps, { user: 'Gracias' }]
  await pedro.call('PUT', `/testbot/cases/{bot}/${made.id}`, { name: 'Saludo inicial', steps, version: made.version })
  await save()
  const conflictBanner = within(await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' }))
  expect(conflictBanner.getByText(/^Pedro cambió Nombre y Pasos /)).toBeTruthy()
  expect(conflictBanner.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual(['Nombre'])
  expect(dialog.getAllByLabelText(/^El cliente dice/)).toHaveLength(3)
  await user.click(conflictBanner.getByRole('radio', { name: /Saludo inicial/ }))
  await user.click(conflictBanner.getByRole('radio', { name: /Saludo de la mañana/ }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await read()).toMatchObject({ name: 'Saludo de la mañana', steps: [{}, {}, { user: 'Gracias' }] })
})

test('an error is shown at its field and keeps the input, and the corrected case is saved', async () => {
  const { user, dialog, name, write, save, read } = await edit()
  await write('Horarios')
  await save()
  expect(await dialog.findByText('Ya existe un caso con ese nombre. Elige otro.')).toBeTruthy()
  expect(name.value).toBe('Horarios')
  const [first] = dialog.getAllByLabelText(/^El cliente dice/) as HTMLInputElement[]
  await user.clear(first as HTMLInputElement)
  await write('Horarios de hoy')
  await save()
  // The contract is validated in the client, without a request.
  expect(callsOf('testCaseUpdate')).toHaveLength(1)
  expect(first?.getAttribute('aria-invalid')).toBe('true')
  await user.type(first as HTMLInputElement, 'Buenas')
  await save()
  await waitFor(() => expect(callsOf('testCaseUpdate')[1]?.status).toBe(200))
  expect(await read()).toMatchObject({ name: 'Horarios de hoy', steps: [{ user: 'Buenas' }, {}] })
})

test('cancelling asks first only if there are unsaved changes', async () => {
  const { user, dialog, name, write } = await edit()
  await write('Otro nombre')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cambios sin guardar' }))
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(name.value).toBe('Otro nombre')
  await write('Saludo')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsOf('testCaseUpdate')).toEqual([])
})

test('a test chat survives leaving the page, but not signing out', async () => {
  const marina = await createPerson()
  openConsole('/testbot', marina)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Mensaje'), 'zzz xxx{Enter}')
  await waitFor(() => expect(callsOf('testMessageSend')).toHaveLength(1))
  closeConsole()
  openConsole('/testbot', marina)
  expect(await screen.findByRole('button', { name: 'zzz xxx' })).toBeTruthy()
  await signOut()
  const kept = { ...localStorage, ...sessionStorage }
  expect(Object.values(kept).filter((text) => String(text).includes('zzz xxx'))).toEqual([])
})

test('without the permissions there is no draft and no contact to choose, even if they were chosen before', async () => {
  const marina = await createPerson()
  const permissions = { contacts: false, advanced_configuration: false, responses: false }
  const pedro = await createPerson({ name: 'Pedro', bots: [{ id: marina.bot, permissions }] })
  const options = { model: 'draft', channel: 'webchat', contact: { id: 1, name: 'Ana' }, at: '' }
  const kept = JSON.stringify({ session: 'prueba-guardada', turns: [], options })
  sessionStorage.setItem(`draft:${pedro.me.id}:testbot:${marina.bot}`, kept)
  openConsole('/testbot', pedro)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Mensaje'), 'zzz xxx{Enter}')
  await waitFor(() => expect(sentTo('testMessageSend')).toMatchObject([{ model: 'published', contact_id: null }]))
  expect(screen.queryByLabelText('Modelo')).toBeNull()
  expect(screen.queryByLabelText('Contacto')).toBeNull()
})

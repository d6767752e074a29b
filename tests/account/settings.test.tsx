import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceName } from '../../src/console/features/account/settings/device.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/account/settings/index.tsx'
import { callsOf, failNetwork, holdCalls, sentTo } from '../support/network-stubs.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
let marina: Person
let other: number

beforeEach(async () => {
  marina = await createPerson({ password: 'girasol' })
  const at = {
    created_at: '2026-03-10T11:00:00Z',
    last_used_at: '2026-03-10T11:00:00Z',
    expires_at: '2030-01-01T00:00:00Z',
  }
  const row = { user_id: marina.me.id, token_id: `otra-${marina.me.id}`, user_agent: CHROME, ...at }
  other = (await insert('session', row)).id
  openConsole('/settings/user', marina)
  await screen.findByRole('heading', { level: 1, name: 'Editar Usuario' })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

const room = (title: string) => within(screen.getByRole('region', { name: title }))

test('profile: saves with the specified toast, and requires the password only when the e-mail changes', async () => {
  const user = userEvent.setup()
  const email = `m${marina.me.id}@x.example`
  const form = room('Datos personales')
  expect(form.queryByLabelText(/Contraseña actual/)).not.toBeInTheDocument()
  await user.clear(form.getByLabelText(/Correo/))
  await user.type(form.getByLabelText(/Correo/), email)
  await user.type(form.getByLabelText(/Contraseña actual/), 'girasol')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Información editada correctamente')).toBeInTheDocument()
  expect(sentTo('profileUpdate')).toEqual([
    { name: 'Marina Sosa', username: marina.me.username, email, current_password: 'girasol' },
  ])
})

test('profile: keeps text typed during a save, which can be saved next without the password', async () => {
  const user = userEvent.setup()
  const form = room('Datos personales')
  const write = (label: RegExp, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  write(/Correo/, `m${marina.me.id}@x.example`)
  write(/Contraseña actual/, 'girasol')
  const answer = holdCalls('profileUpdate')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('profileUpdate')).toHaveLength(1))
  write(/Nombre/, 'Marina Sosa de Paz')
  answer()
  await screen.findByText('Información editada correctamente')
  await waitFor(() => expect(form.queryByLabelText(/Contraseña actual/)).not.toBeInTheDocument())
  expect(form.getByLabelText(/Nombre/)).toHaveValue('Marina Sosa de Paz')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('profileUpdate')).toHaveLength(2))
  expect(sentTo('profileUpdate')[1]).toMatchObject({ name: 'Marina Sosa de Paz' })
  expect(sentTo('profileUpdate')[1]).not.toHaveProperty('current_password')
})

test('profile: shows the message of the server at its field and keeps the typed values', async () => {
  const user = userEvent.setup()
  await createPerson({ username: `${marina.me.username}bis` })
  const form = room('Datos personales')
  await user.type(form.getByLabelText(/Usuario/), 'bis')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(
    await screen.findByText('El nombre de usuario ya está en uso. Elige otro.', { selector: '.toast p' }),
  ).toBeInTheDocument()
  expect(form.getByText('El nombre de usuario ya está en uso. Elige otro.')).toBeInTheDocument()
  expect(form.getByLabelText(/Usuario/)).toHaveValue(`${marina.me.username}bis`)
})

test('profile: shows the specified message when the server sends none', async () => {
  failNetwork('profileUpdate')
  await userEvent.click(room('Datos personales').getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Error al editar la información')).toBeInTheDocument()
})

test('password: refuses empty and different values, then changes it with the specified message', async () => {
  const user = userEvent.setup()
  const form = room('Contraseña')
  const send = () => user.click(form.getByRole('button', { name: 'Cambiar contraseña' }))
  await send()
  expect((await screen.findAllByText('Debes completar todos los campos obligatorios.')).length).toBeGreaterThan(0)
  await user.type(form.getByLabelText(/Contraseña actual/), 'girasol')
  await user.type(form.getByLabelText(/Nueva contraseña/), 'jacaranda')
  await user.type(form.getByLabelText(/Repetir/), 'jacarandá')
  await send()
  expect(await form.findByText('Las contraseñas no coinciden.')).toBeInTheDocument()
  expect(callsOf('passwordUpdate')).toEqual([])
  await user.clear(form.getByLabelText(/Repetir/))
  await user.type(form.getByLabelText(/Repetir/), 'jacaranda')
  await send()
  expect(await screen.findByText('Contacto editado correctamente')).toBeInTheDocument()
  expect(sentTo('passwordUpdate')).toEqual([{ current_password: 'girasol', password: 'jacaranda' }])
  await waitFor(() => expect(form.getByLabelText(/Nueva contraseña/)).toHaveValue(''))
})

test('preferences: are saved on the server', async () => {
  const user = userEvent.setup()
  const form = room('Preferencias')
  await user.click(form.getByLabelText(/Atajos de teclado/))
  await user.selectOptions(form.getByLabelText('Sonido'), 'drop')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Preferencias guardadas correctamente.')).toBeInTheDocument()
  expect(sentTo('preferencesUpdate')).toEqual([{ ...marina.me.preferences, shortcuts: false, sound: 'drop' }])
})

test('sessions: another session can be closed, the current one cannot', async () => {
  const user = userEvent.setup()
  const list = room('Sesiones abiertas')
  expect(await list.findByText(/Chrome en Windows/)).toBeInTheDocument()
  const [close, ...more] = await list.findAllByRole('button', { name: /Cerrar la sesión de/ })
  expect(more).toEqual([])
  await user.click(close as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(callsOf('sessionDelete')).toEqual([])
  await user.click(close as HTMLElement)
  await user.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button', { name: 'Cerrar sesión' })
      .at(-1) as HTMLElement,
  )
  expect(await screen.findByText('Sesión cerrada correctamente.')).toBeInTheDocument()
  expect(callsOf('sessionDelete')).toMatchObject([{ path: { id: String(other) }, status: 204 }])
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1',
    'Safari en iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 'Chrome en Android'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge en Windows'],
  ['curl/8.5', 'Dispositivo desconocido'],
])('%s is %s', (given, want) => {
  expect(deviceName(given)).toBe(want)
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/team/invited/index.tsx'
import '../../src/console/features/account/login/index.tsx'
import '../../src/console/features/account/recovery/new-password.tsx'
import '../../src/console/features/account/recovery/index.tsx'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

const REQUIRED = 'Debes completar todos los campos obligatorios.'
const UNREACHABLE = 'No fue posible conectarse al servidor, inténtalo nuevamente más tarde.'

/** Returns queries scoped to the form with the given heading, once it is shown. */
async function formOf(title: string): Promise<ReturnType<typeof within>> {
  const heading = await screen.findByRole('heading', { level: 1, name: title, hidden: true })
  return within(heading.closest('form') ?? heading.parentElement ?? document.body)
}

let serial = 0
/** Returns a username that no other test uses. */
const unused = (name: string) => `${name}${Date.now().toString(36)}${++serial}`

/** Returns the token of the link in the latest e-mail to an address, once it has come. */
const linkTo = (email: string, path: string): Promise<string> =>
  vi.waitFor(async () => {
    const text = (await mailsTo(email)).at(-1)?.text ?? ''
    const [, secret] = text.split(`${path}/`)
    const token = /^[\w-]+/.exec(secret ?? '')?.[0]
    if (token === undefined) throw new Error(`${email} has no mail with ${path}`)
    return token
  }, 20_000)

test('sign-in: refuses empty fields, shows the server message for a wrong password, then opens home', async () => {
  const user = userEvent.setup()
  const { path } = openConsole('/login')
  const form = await formOf('Iniciar Sesión')
  await user.type(form.getByLabelText(/Usuario/), '   ')
  await user.click(form.getByRole('button', { name: 'Ingresar' }))
  expect(await form.findByRole('alert')).toHaveTextContent(REQUIRED)
  expect(screen.getAllByText(REQUIRED)).toHaveLength(1)
  expect(form.getByLabelText(/^Contraseña/)).toBeInvalid()

  const { me } = await createPerson({ password: 'es esta' })
  await user.clear(form.getByLabelText(/Usuario/))
  await user.type(form.getByLabelText(/Usuario/), ` ${me.username} `)
  await user.type(form.getByLabelText(/^Contraseña/), 'no es esta')
  await user.click(form.getByRole('button', { name: 'Ingresar' }))
  await waitFor(() =>
    expect(form.getByRole('alert')).toHaveTextContent(
      'Usuario o contraseña incorrectos. Revísalos o restablece tu contraseña.',
    ),
  )
  expect(form.getByLabelText(/Usuario/)).toHaveValue(` ${me.username} `)

  await user.clear(form.getByLabelText(/^Contraseña/))
  await user.type(form.getByLabelText(/^Contraseña/), 'es esta')
  await user.click(form.getByRole('button', { name: 'Ingresar' }))
  await waitFor(() => expect(path()).toBe('/home'))
  expect(sentTo('sessionLogin').at(-1)).toEqual({ username: me.username, password: 'es esta' })
  expect(callsOf('meGet').at(-1)?.token).toBe(`Bearer ${localStorage.getItem('jwt')}`)
})

test('sign-in: shows an error when the server cannot be reached', async () => {
  const user = userEvent.setup()
  openConsole('/login')
  const form = await formOf('Iniciar Sesión')
  failNetwork('sessionLogin')
  await user.type(form.getByLabelText(/Usuario/), 'marina')
  await user.type(form.getByLabelText(/^Contraseña/), 'consola')
  await user.click(form.getByRole('button', { name: 'Ingresar' }))
  expect(await form.findByRole('alert')).toHaveTextContent(UNREACHABLE)
})

test('the fields have length limits, and the password can be shown', async () => {
  const user = userEvent.setup()
  openConsole('/login')
  const form = await formOf('Iniciar Sesión')
  const password = form.getByLabelText(/^Contraseña/)
  expect(form.getByLabelText(/Usuario/)).toHaveAttribute('maxlength', '40')
  expect(password).toHaveAttribute('maxlength', '60')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(form.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(password).toHaveAttribute('type', 'text')
  const up = await formOf('Registrarse')
  const limit = (label: RegExp) => up.getByLabelText(label).getAttribute('maxlength')
  expect([/Nombre/, /Usuario/, /Correo/, /^Contraseña/, /Repetir/].map(limit)).toEqual(['70', '40', '150', '60', '60'])
})

test('the panel switches between the two forms', async () => {
  const user = userEvent.setup()
  openConsole('/login')
  await formOf('Iniciar Sesión')
  expect(
    screen.getByText('¡Únete a nosotros y comienza a disfrutar de una experiencia excepcional!'),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Registrarse' }))
  expect(document.title).toBe('Registrarse | Mostrador')
  const form = await formOf('Registrarse')
  await waitFor(() => expect(form.getByLabelText(/Nombre/)).toHaveFocus())
  expect(screen.getByText('¿Ya tienes una cuenta? Ingresa haciendo clic aquí.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }))
  expect(document.title).toBe('Iniciar Sesión | Mostrador')
})

const good = {
  Nombre: 'Nadia Ruiz',
  Usuario: 'nadia',
  Correo: 'nadia@x.example',
  Contraseña: 'girasol',
  Repetir: 'girasol',
}

test.each([
  [{ Nombre: 'Na' }, 'El nombre debe tener al menos 3 caracteres.'],
  [{ Usuario: 'na' }, 'El nombre de usuario debe tener al menos 3 caracteres.'],
  [{ Correo: 'nadia' }, 'El correo no es válido.'],
  [{ Contraseña: 'corta', Repetir: 'corta' }, 'La contraseña debe tener al menos 6 caracteres.'],
  [{ Repetir: 'otra' }, 'Las contraseñas no coinciden.'],
])('sign-up: %j is refused with %s', async (change, text) => {
  const user = userEvent.setup()
  openConsole('/login')
  await user.click(await screen.findByRole('button', { name: 'Registrarse' }))
  const form = await formOf('Registrarse')
  for (const [label, value] of Object.entries({ ...good, ...change }))
    await user.type(form.getByLabelText(new RegExp(`^${label}`)), value)
  await user.click(form.getByRole('button', { name: 'Registrarme' }))
  expect(await form.findByRole('alert')).toHaveTextContent(text)
  expect(form.getByLabelText(/Correo/)).toHaveValue({ ...good, ...change }.Correo)
  // At its field too, which is where the eyes and the focus are.
  const wrong = form.getByLabelText(new RegExp(`^${Object.keys(change)[0]}`))
  expect(wrong).toBeInvalid()
  expect(wrong).toHaveAccessibleDescription(text)
  await waitFor(() => expect(wrong).toHaveFocus())
})

test('sign-up: does not send the repeated password, drops invalid characters, and signs in', async () => {
  const user = userEvent.setup()
  const username = unused('nadia')
  const { path } = openConsole('/login')
  await user.click(await screen.findByRole('button', { name: 'Registrarse' }))
  const form = await formOf('Registrarse')
  for (const [label, value] of Object.entries({
    ...good,
    ...{ Nombre: "Nadia <b>'Ñ'", Usuario: username, Correo: `${username}@x.example` },
  }))
    await user.type(form.getByLabelText(new RegExp(`^${label}`)), value)
  await user.click(form.getByRole('button', { name: 'Registrarme' }))
  await waitFor(() => expect(path()).toBe('/home'))
  const email = `${username}@x.example`
  expect(sentTo('accountCreate')).toEqual([{ name: 'Nadia bÑ', username, email, password: 'girasol' }])
})

test('recovery: requires a valid address, then asks the user to check their e-mail', async () => {
  const user = userEvent.setup()
  openConsole('/login/reset')
  await screen.findByRole('heading', { level: 1, name: 'Restablecer Contraseña' })
  expect(document.title).toBe('Restablecer Contraseña | Mostrador')
  const email = screen.getByLabelText(/Correo/)
  expect(email).toHaveAttribute('maxlength', '150')
  expect(email).toBeRequired()
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED)
  await user.type(email, 'nadia')
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El correo no es válido.'))
  await user.type(email, '@x.example')
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  expect(await screen.findByText(/spam/)).toBeInTheDocument()
  expect(sentTo('recoveryCreate')).toEqual([{ username: 'nadia@x.example' }])
  expect(screen.getByRole('link', { name: 'soporte@mostrador.example' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /Iniciar Sesión/ }))
  await formOf('Iniciar Sesión')
})

test('new password: requires both fields, equal values and the minimum length', async () => {
  const user = userEvent.setup()
  const email = `${unused('nadia')}@x.example`
  const nadia = await createPerson({ email })
  await nadia.call('POST', '/forgot', { username: email })
  const { path } = openConsole(`/login/forgot/${await linkTo(email, '/login/forgot')}`)
  const password = await screen.findByLabelText(/^Nueva contraseña/)
  const send = () => user.click(screen.getByRole('button', { name: 'Restablecer' }))
  const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  await send()
  await says('Complete todos los campos')
  await user.type(password, 'girasol')
  await user.type(screen.getByLabelText(/^Repetir/), 'girasoles')
  await send()
  await says('Las contraseñas no coinciden')
  await user.type(password, 'es')
  await send()
  await waitFor(() => expect(path()).toBe('/login'))
  expect(sentTo('recoveryComplete')).toEqual([{ password: 'girasoles' }])
  expect(await screen.findByText('Contraseña restablecida correctamente.')).toBeInTheDocument()
})

test('new password: refuses seven characters and reports an invalid link immediately', async () => {
  const user = userEvent.setup()
  openConsole('/login/forgot/abc')
  expect(await screen.findByText('Este enlace ya no sirve: se usó o venció. Pide uno nuevo.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Nueva contraseña/), 'girasol')
  await user.type(screen.getByLabelText(/^Repetir/), 'girasol')
  await user.click(screen.getByRole('button', { name: 'Restablecer' }))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('La contraseña debe tener al menos 8 caracteres.'),
  )
})

test('invitation: shows who invites, refuses empty or different passwords, and signs in', async () => {
  const user = userEvent.setup()
  const username = unused('sofia')
  const email = `${username}@x.example`
  const lucia = await createPerson({ name: 'Lucía Fernández', bots: [{ name: 'Panadería El Trigal' }] })
  await lucia.call('POST', '/admin/{bot}', { email, role_id: 4 })
  const { path } = openConsole(`/register/invited/${await linkTo(email, '/register/invited')}`)
  expect(await screen.findByText('Panadería El Trigal')).toBeInTheDocument()
  expect(screen.getByText('Lucía Fernández')).toBeInTheDocument()
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  const send = () => user.click(screen.getByRole('button', { name: 'Registrarme' }))
  const says = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  await send()
  await says(REQUIRED)
  await type(/^Nombre/, 'Sofía Herrera')
  await type(/^Usuario/, username)
  await type(/^Contraseña/, 'jacaranda')
  await type(/^Repetir/, 'jacarandá')
  await send()
  await says('Las contraseñas ingresadas deben coincidir.')
  await user.clear(screen.getByLabelText(/^Repetir/))
  await type(/^Repetir/, 'jacaranda')
  await send()
  await waitFor(() => expect(path()).toBe('/home'))
  expect(sentTo('invitationAccept')).toEqual([{ name: 'Sofía Herrera', username, password: 'jacaranda' }])
  expect(await screen.findByText('Registro completado correctamente')).toBeInTheDocument()
})

test('the footer shows the year and a link to the terms', async () => {
  openConsole('/login')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText(new RegExp(`${new Date().getFullYear()} Mostrador`))).toBeInTheDocument()
  expect(footer.getByRole('link', { name: 'Términos y Condiciones de Uso' })).toHaveAttribute('href', '/tyc')
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPerson, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/starting/index.tsx'
import '../../src/console/features/account/confirmation/index.tsx'
import '../../src/console/features/account/login/index.tsx'
import { holdCalls, sentTo, stubAnswer } from '../support/network-stubs.ts'

let zone = 'America/Montevideo'

beforeEach(() => {
  zone = 'America/Montevideo'
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function own(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone }
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsole()
})

const trades = [{ key: 'dental', trade: 'Consultorio odontológico', description: 'Turnos y urgencias.' }]
const step = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

let serial = 0
/** Signs up over HTTP and returns the address; the browser has the session. */
async function signUp(): Promise<string> {
  const username = `sola${Date.now().toString(36)}${++serial}`
  const email = `${username}@x.example`
  const visitor = await createPerson({ bots: [] })
  const body = { name: 'Nadia Ruiz', username, email, password: 'jacaranda-25' }
  const { jwt } = await visitor.call('POST', '/signup', body)
  localStorage.setItem('jwt', jwt)
  return email
}

async function linkTo(email: string): Promise<string> {
  return waitFor(async () => {
    const text = (await mailsTo(email)).at(-1)?.text ?? ''
    const found = /\/register\/confirm\/([\w-]+)/.exec(text)?.[1]
    if (found === undefined) throw new Error(`no link was mailed to ${email}`)
    return found
  })
}

test('name, trade and country make a chatbot, which is selected', async () => {
  await stubAnswer('botTemplateList', 200, trades)
  openConsole('/home', await createPerson({ bots: [] }))
  await step('¿Cómo se llama tu negocio?')
  expect(await screen.findByText('Paso 1 de 3')).toBeInTheDocument()
  await press('Continuar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe el nombre de tu negocio.')
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), '.')
  await press('Continuar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe un nombre con letras o cifras.')
  expect(screen.getByText('Paso 1 de 3')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText(/Nombre del negocio/))
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), 'Kiosco Sur')
  await press('Continuar')
  await waitFor(async () => expect(await step('¿A qué se dedica?')).toHaveFocus())
  await press('Continuar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Elige tu rubro. Si no está, elige «Otro rubro».')
  await press('Volver')
  await step('¿Cómo se llama tu negocio?')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press('Continuar')
  await step('¿A qué se dedica?')
  await userEvent.click(screen.getByRole('radio', { name: /Consultorio odontológico/ }))
  expect(screen.getByRole('radio', { name: /Consultorio/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Otro rubro/ }))
  await press('Continuar')
  await step('¿Dónde está?')
  expect(screen.getByLabelText(/País/)).toHaveValue('UY')
  expect(screen.getByLabelText(/Zona horaria/)).toHaveValue('America/Montevideo')
  await press('Volver')
  await step('¿A qué se dedica?')
  await press('Continuar')
  await step('¿Dónde está?')
  await press('Crear chatbot')
  expect(await screen.findByRole('button', { name: 'Chatbot: Kiosco Sur' })).toBeInTheDocument()
  expect(await screen.findByText('Chatbot creado correctamente.')).toBeInTheDocument()
  expect(sentTo('botCreate')).toEqual([
    { name: 'Kiosco Sur', template: null, country: 'UY', timezone: 'America/Montevideo' },
  ])
})

test('each step is an entry of the history, and entries outlive a reload until the chatbot exists', async () => {
  await stubAnswer('botTemplateList', 200, trades)
  const person = await createPerson({ bots: [] })
  const { go, path } = openConsole('/home', person)
  await step('¿Cómo se llama tu negocio?')
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), 'Pan & Café «Del Ángel»')
  await press('Continuar')
  await step('¿A qué se dedica?')
  await userEvent.click(screen.getByRole('radio', { name: /Consultorio odontológico/ }))
  await press('Continuar')
  await step('¿Dónde está?')
  await userEvent.selectOptions(screen.getByLabelText(/País/), 'México')
  go(-1)
  await step('¿A qué se dedica?')
  expect(screen.getByRole('radio', { name: /Consultorio/ })).toBeChecked()
  go(-1)
  await step('¿Cómo se llama tu negocio?')
  expect(screen.getByLabelText(/Nombre del negocio/)).toHaveValue('Pan & Café «Del Ángel»')
  expect(path()).toBe('/home')

  cleanup()
  const again = openConsole('/home?paso=lugar', person)
  await step('¿Dónde está?')
  expect(screen.getByLabelText(/País/)).toHaveValue('MX')
  // Nothing lies before it in the history of this window: the button leads to the step before all the same.
  await press('Volver')
  await step('¿A qué se dedica?')
  expect(screen.getByRole('radio', { name: /Consultorio/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Otro rubro/ }))
  await press('Continuar')
  await step('¿Dónde está?')
  await press('Crear chatbot')
  await screen.findByRole('button', { name: 'Chatbot: Pan & Café «Del Ángel»' })
  expect(again.path()).toBe('/home')
  expect(Object.keys(sessionStorage).filter((key) => key.includes('botCreate'))).toEqual([])
  expect(sentTo('botCreate')).toMatchObject([{ name: 'Pan & Café «Del Ángel»', country: 'MX' }])
})

test('a step that is opened before those ahead of it are answered shows the first open one', async () => {
  await stubAnswer('botTemplateList', 200, trades)
  openConsole('/bots/new?paso=lugar', await createPerson())
  await step('¿Cómo se llama tu negocio?')
  expect(await screen.findByText('Paso 1 de 3')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), 'Kiosco')
  await step('¿Cómo se llama tu negocio?')
  await press('Continuar')
  await step('¿A qué se dedica?')
})

test('the number of steps is the same while the trades are loading', async () => {
  await stubAnswer('botTemplateList', 200, trades)
  const release = holdCalls('botTemplateList')
  openConsole('/home', await createPerson({ bots: [] }))
  await step('¿Cómo se llama tu negocio?')
  expect(screen.getByText('Paso 1 de 3')).toBeInTheDocument()
  release()
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), 'Kiosco Sur')
  await press('Continuar')
  await step('¿A qué se dedica?')
  expect(screen.getByText('Paso 2 de 3')).toBeInTheDocument()
})

test('another country brings its zones; the zone of the browser stays a choice', async () => {
  zone = 'America/Buenos_Aires'
  await stubAnswer('botTemplateList', 200, [])
  openConsole('/home', await createPerson({ bots: [] }))
  await step('¿Cómo se llama tu negocio?')
  await userEvent.type(screen.getByLabelText(/Nombre del negocio/), 'Taquería Norte')
  await press('Continuar')
  await step('¿Dónde está?')
  const zones = () => screen.getByLabelText(/Zona horaria/)
  expect(zones()).toHaveValue('America/Argentina/Buenos_Aires')
  await userEvent.selectOptions(screen.getByLabelText(/País/), 'México')
  expect(zones()).toHaveValue('America/Mexico_City')
  await userEvent.selectOptions(zones(), 'America/Tijuana')
  expect(within(zones()).getByRole('option', { name: /Buenos Aires/ })).toBeInTheDocument()
  await press('Crear chatbot')
  await screen.findByRole('button', { name: 'Chatbot: Taquería Norte' })
  expect(sentTo('botCreate')).toMatchObject([{ country: 'MX', timezone: 'America/Tijuana' }])
})

test('who has a chatbot creates another from the selector, by keyboard too, up to the limit', async () => {
  const marina = await createPerson()
  const { path } = openConsole('/home', marina)
  await userEvent.click(await screen.findByRole('button', { name: /^Chatbot: / }))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Crear otro chatbot' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await step('¿Cómo se llama tu negocio?')
  expect(path()).toBe('/bots/new')
  for (const name of ['Uno', 'Dos', 'Tres'])
    await marina.call('POST', '/bots', { name, template: null, country: 'AR', timezone: 'America/Lima' })
  cleanup()
  openConsole('/bots/new', marina)
  expect(await screen.findByText('No puedes crear más chatbots')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Chatbot: / }))
  expect(screen.queryByRole('link', { name: 'Crear otro chatbot' })).not.toBeInTheDocument()
})

test('an unconfirmed person confirms first: another link, another address, then the page of the link', async () => {
  const email = await signUp()
  openConsole('/home')
  expect(await screen.findByText(email)).toBeInTheDocument()
  expect(screen.queryByText('¿Cómo se llama tu negocio?')).not.toBeInTheDocument()
  await press('Enviar otro enlace')
  expect(await screen.findByText(`Te enviamos otro enlace a ${email}. Ábrelo antes de 48 horas.`)).toBeInTheDocument()

  await press('Cambiar correo')
  const field = screen.getByLabelText(/^Correo/)
  await userEvent.clear(field)
  await userEvent.type(field, `otra.${email}`)
  await userEvent.type(screen.getByLabelText(/^Contraseña actual/), 'no es esta')
  await press('Guardar y enviar')
  expect(await screen.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta.')
  await userEvent.clear(screen.getByLabelText(/^Contraseña actual/))
  await userEvent.type(screen.getByLabelText(/^Contraseña actual/), 'jacaranda-25')
  await press('Guardar y enviar')
  expect(await screen.findByText(`otra.${email}`)).toBeInTheDocument()
  const link = await linkTo(`otra.${email}`)

  cleanup()
  const page = openConsole(`/register/confirm/${link}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar correo' }))
  await step('¿Cómo se llama tu negocio?')
  expect(page.path()).toBe('/home')
})

test('a window beside the one that confirmed goes on when it gets the focus', async () => {
  const email = await signUp()
  openConsole('/home')
  await screen.findByText(email)
  const other = await createPerson({ bots: [] })
  await other.call('POST', `/signup/confirm/${await linkTo(email)}`, {})
  window.dispatchEvent(new Event('focus'))
  await step('¿Cómo se llama tu negocio?')
})

test('without a session the page confirms and leads to the sign-in; used twice it says so', async () => {
  const email = await signUp()
  localStorage.removeItem('jwt')
  const link = await linkTo(email)
  openConsole(`/register/confirm/${link}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar correo' }))
  expect(await screen.findByText('Correo confirmado correctamente.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ir a Iniciar Sesión' })).toBeInTheDocument()
  cleanup()
  openConsole(`/register/confirm/${link}`)
  expect(await screen.findByText('Tu correo ya estaba confirmado: puedes seguir.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Confirmar correo' })).not.toBeInTheDocument()
  cleanup()
  openConsole('/register/confirm/abc')
  expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya no sirve')
})

test.each([
  ['invitation', /Para tener una cuenta, pide una invitación/],
  ['closed', /El registro está cerrado\./],
] as const)('where sign-up is by %s, the login page says how to get in', async (sign_up, text) => {
  await stubAnswer('signUpGet', 200, { sign_up })
  openConsole('/login')
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Registrarse' })).not.toBeInTheDocument()
})

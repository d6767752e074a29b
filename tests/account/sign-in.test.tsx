// The sign-in field, and the address that a visitor opened before they signed in.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../generated/screens/contacts.ts'
import '../../src/console/features/account/login/index.tsx'
import '../../src/console/features/contacts/cells.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/overrides.tsx'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'

afterEach(() => {
  closeConsole()
  sessionStorage.clear()
})

async function form() {
  const heading = await screen.findByRole('heading', { level: 1, name: 'Iniciar Sesión', hidden: true })
  return within(heading.closest('form') ?? document.body)
}

async function signIn(username: string, password: string): Promise<void> {
  const user = userEvent.setup()
  const fields = await form()
  await user.type(fields.getByLabelText(/Usuario/), username)
  await user.type(fields.getByLabelText(/^Contraseña/), password)
  await user.click(fields.getByRole('button', { name: 'Ingresar' }))
}

test('the sign-in field takes everything but < > and apostrophes', async () => {
  openConsole('/login')
  const field = (await form()).getByLabelText(/Usuario/)
  await userEvent.type(field, "ma<ri>na'.qui+1@casa.example")
  expect(field).toHaveValue('marina.qui+1@casa.example')
})

test('a filtered address survives the sign-in', async () => {
  const { me } = await createPerson({ password: 'es esta clave' })
  const address = '/contacts?filter=%7B%22q%22%3A%22ana%22%7D'
  const { path, query } = openConsole(address)
  await signIn(me.username, 'es esta clave')
  await screen.findByRole('heading', { level: 1, name: 'Agenda' })
  expect(path()).toBe('/contacts')
  expect(query()).toContain('ana')
  expect(sessionStorage.getItem('opened')).toBeNull()
})

test('an address that the person may not open leads to the home page', async () => {
  const { me } = await createPerson({ password: 'es esta clave', bots: [{ permissions: { contacts: false } }] })
  const { path } = openConsole('/contacts')
  await signIn(me.username, 'es esta clave')
  await waitFor(() => expect(path()).toBe('/home'))
})

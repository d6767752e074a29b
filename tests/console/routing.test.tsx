import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/account/login/index.tsx'
import '../../src/console/features/terms/index.tsx'
import '../../src/console/features/account/settings/index.tsx'
import '../../src/console/engine/AdminSection.tsx'
import { allCalls, callsOf, holdCalls } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('shows a loading screen while the session is checked', async () => {
  const answer = holdCalls('meGet')
  openConsole('/home', await createPerson())
  await waitFor(() => expect(callsOf('meGet')).toHaveLength(1))
  await screen.findByText('Cargando…')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  answer()
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
})

test.each(['/home', '/advanced/intents', '/no/existe', '/settings/user', '/admin/bots'])(
  'a visitor who opens %s is redirected to the sign-in page',
  async (address) => {
    const { path } = openConsole(address)
    await screen.findByRole('heading', { level: 1, name: 'Iniciar Sesión' })
    expect(path()).toBe('/login')
    expect(document.title).toBe('Iniciar Sesión | Mostrador')
  },
)

test.each(['/login', '/login/reset', '/login/forgot/abc', '/register/invited/abc', '/no/existe'])(
  'a signed-in user who opens %s is redirected to the home page',
  async (address) => {
    const { path } = openConsole(address, await createPerson())
    await screen.findByRole('heading', { level: 1, name: 'Inicio' })
    expect(path()).toBe('/home')
  },
)

test('anybody can read the terms', async () => {
  openConsole('/tyc')
  await screen.findByRole('heading', { level: 1, name: 'Términos y Condiciones de Uso' })
  expect(screen.getByRole('link', { name: /ir al sitio web/ })).toHaveAttribute('href', 'https://mostrador.example')
})

test('a signed-in user who opens the terms is redirected to the home page', async () => {
  const { path } = openConsole('/tyc', await createPerson())
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  expect(path()).toBe('/home')
})

test.each([
  ['/contacts', { bots: [{ permissions: { contacts: false } }] }, '/home'],
  ['/contacts', {}, '/contacts'],
  ['/admin/bots', {}, '/home'],
  ['/documentation', { bots: [] }, '/home'],
  ['/settings/user', { bots: [] }, '/settings/user'],
])('%s is guarded for %j', async (address, given, reached) => {
  const { path } = openConsole(address, await createPerson(given))
  const title = { '/home': 'Inicio', '/contacts': 'Agenda', '/settings/user': 'Editar Usuario' }[reached]
  await screen.findByRole('heading', { level: 1, name: title })
  expect(path()).toBe(reached)
})

test.each([
  ['/responses/quick', {}, 'Esa sección no es parte del plan de este chatbot.'],
  [
    '/responses/secondary',
    { bots: [{ permissions: { responses: false } }] },
    'No tienes permiso para esa sección. Pídelo a quien administra.',
  ],
  ['/admin/bots', {}, 'Esa sección es de quien administra la plataforma.'],
  ['/testbot', { bots: [] }, 'Esa sección es de un chatbot, y todavía no tienes ninguno.'],
])('%s, which %j may not open, leads home and says why', async (address, given, why) => {
  const { path } = openConsole(address, await createPerson(given))
  expect(await screen.findByText(why)).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  expect(path()).toBe('/home')
})

test.each([
  ['/home', { admin: true, bots: [] }, '/admin/bots'],
  ['/login', { admin: true, bots: [] }, '/admin/bots'],
  ['/no/existe', { admin: true, bots: [] }, '/admin/bots'],
  ['/home', { admin: true }, '/home'],
  ['/login', { admin: true }, '/home'],
])('%s leads %j to %s', async (address, given, reached) => {
  const { path } = openConsole(address, await createPerson(given))
  const title = reached === '/home' ? 'Inicio' : 'Panel de Administrador'
  await screen.findByRole('heading', { level: 1, name: title })
  expect(path()).toBe(reached)
  expect(screen.getByRole('link', { name: 'Ir a Inicio' })).toHaveAttribute('href', reached)
})

test('without chatbots the menu has only the permanent entries, and home offers to create one', async () => {
  openConsole('/home', await createPerson({ bots: [] }))
  await screen.findByRole('heading', { level: 2, name: '¿Cómo se llama tu negocio?' })
  const menu = screen.getByRole('navigation', { name: 'Principal' })
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Inicio',
    'Probá tu Chatbot',
    'Analíticas',
    'Editar Usuario',
  ])
  expect(screen.getByRole('button', { name: 'Chatbot: Sin Chatbot' })).toBeDisabled()
})

test('choosing a chatbot stores it and opens the home page', async () => {
  const marina = await createPerson({ bots: [{ name: 'Ferretería El Quebracho' }, { name: 'Panadería Ñandú' }] })
  const { path } = openConsole('/contacts', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Chatbot: Ferretería El Quebracho' }))
  const search = screen.getByPlaceholderText('Seleccionar Chatbot')
  await user.type(search, 'panaderia')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  expect(path()).toBe('/home')
  expect(localStorage.getItem('bot')).toBe(String(marina.me.bots[1]?.id))
  expect(screen.getByRole('button', { name: 'Chatbot: Panadería Ñandú' })).toBeInTheDocument()
})

test('the user menu shows the admin panel only to platform administrators', async () => {
  openConsole('/home', await createPerson({ admin: true }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Menú de tu cuenta' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Panel de Administrador',
    'Activar Tema Oscuro',
    'Editar Usuario',
    'Cerrar Sesión',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Activar Tema Oscuro' }))
  expect(localStorage.getItem('mode')).toBe('dark')
  expect(document.documentElement.dataset.mode).toBe('dark')
  expect(screen.getByRole('button', { name: 'Desactivar Tema Oscuro' })).toBeInTheDocument()
})

test('signing out from the sidebar opens the sign-in page', async () => {
  const { path } = openConsole('/home', await createPerson())
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }))
  await screen.findByRole('heading', { level: 1, name: 'Iniciar Sesión' })
  expect(path()).toBe('/login')
  const own = allCalls().filter(({ operation }) => operation !== 'signUpGet')
  expect(own.at(-1)).toMatchObject({ operation: 'sessionLogout', status: 200 })
})

test('an unfinished page says so and shows its tabs', async () => {
  openConsole('/campaign', await createPerson())
  expect(await screen.findByRole('heading', { name: 'En construcción' })).toBeInTheDocument()
  const tabs = screen.getByRole('navigation', { name: 'Secciones' })
  expect(tabs.querySelector('[aria-current=page]')).toHaveTextContent('Nueva Campaña')
})

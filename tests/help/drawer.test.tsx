import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/help/HelpDrawer.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/state/index.tsx'

afterEach(closeConsole)

const drawer = () => screen.findByRole('complementary', { name: 'Ayuda' })

/** Opens the console at a path and the help with its button in the menu. */
async function openHelp(path: string, title: string, given = {}) {
  const { go } = openConsole(path, await createPerson(given))
  await screen.findByRole('heading', { level: 1, name: title })
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda' }))
  return { help: within(await drawer()), go }
}

test('the button opens the list of contents with the articles of the page first, and the focus in the search', async () => {
  const { help } = await openHelp('/state', 'Estado del Chatbot')
  await waitFor(() => expect(help.getByRole('searchbox')).toHaveFocus())
  const [first] = help.getAllByRole('heading', { level: 4 })
  expect(first).toHaveTextContent('Sobre esta página')
  expect(help.getAllByRole('link')[0]).toHaveTextContent('Entrenar el chatbot')
  expect(location.search).toBe('?ayuda=')
})

test('an article is found, opened with Enter, and left with the steps back and forward', async () => {
  const { help } = await openHelp('/home', 'Inicio')
  const user = userEvent.setup()
  await user.type(help.getByRole('searchbox'), 'sinonimo')
  expect(await help.findByRole('link', { name: 'Sinónimos' })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  const title = await help.findByRole('heading', { level: 3, name: 'Sinónimos' })
  await waitFor(() => expect(title).toHaveFocus())
  expect(help.getByRole('searchbox')).toHaveValue('')
  await waitFor(() => expect(location.search).toBe('?ayuda=sinonimos'))
  await user.click(help.getByRole('link', { name: 'ejemplo' }))
  await help.findByRole('heading', { level: 3, name: 'Ejemplos' })
  await user.click(help.getByRole('button', { name: 'Volver' }))
  await help.findByRole('heading', { level: 3, name: 'Sinónimos' })
  await user.click(help.getByRole('button', { name: 'Avanzar' }))
  await help.findByRole('heading', { level: 3, name: 'Ejemplos' })
  await user.click(help.getByRole('button', { name: 'Todos los artículos' }))
  expect(await help.findByText('Sobre esta página')).toBeInTheDocument()
})

test('a search without results says so', async () => {
  const { help } = await openHelp('/home', 'Inicio')
  await userEvent.type(help.getByRole('searchbox'), 'criptomonedas')
  expect(help.getByRole('status')).toHaveTextContent(
    'Ningún artículo habla de «criptomonedas». Prueba con otras palabras.',
  )
})

test('an address with an article opens it, and it stays beside the next page', async () => {
  openConsole('/home?ayuda=entrenar', await createPerson())
  const help = within(await drawer())
  await userEvent.click(await help.findByRole('link', { name: 'Estado' }))
  await screen.findByRole('heading', { level: 1, name: 'Estado del Chatbot' })
  expect(help.getByRole('heading', { level: 3, name: 'Entrenar el chatbot' })).toBeInTheDocument()
  await waitFor(() => expect(location.search).toBe('?ayuda=entrenar'))
})

test('an article that does not exist leads to the list of contents', async () => {
  openConsole('/home?ayuda=no-existe', await createPerson())
  const help = within(await drawer())
  expect(await help.findByText(/Ese artículo ya no existe/)).toBeInTheDocument()
  expect(help.getByText('Sobre esta página')).toBeInTheDocument()
})

test('a screen that the member may not open is no link', async () => {
  openConsole('/home?ayuda=entrenar', await createPerson({ bots: [] }))
  const help = within(await drawer())
  await help.findByRole('heading', { level: 3, name: 'Entrenar el chatbot' })
  expect(help.queryByRole('link', { name: 'Estado' })).not.toBeInTheDocument()
  expect(help.getByRole('link', { name: 'historial' })).toBeInTheDocument()
})

test('F1 opens and closes it, Escape closes it, and the focus returns', async () => {
  openConsole('/home', await createPerson())
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  const button = screen.getByRole('button', { name: 'Ayuda' })
  button.focus()
  fireEvent.keyDown(button, { key: 'F1' })
  const help = within(await drawer())
  expect(help.getByRole('searchbox')).toHaveFocus()
  // From the page, the key moves the focus into the open drawer; from there, it closes it.
  screen.getByRole('button', { name: 'Buscar' }).focus()
  fireEvent.keyDown(document.body, { key: 'F1' })
  expect(help.getByRole('searchbox')).toHaveFocus()
  fireEvent.keyDown(help.getByRole('searchbox'), { key: 'F1' })
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ayuda' })).not.toBeInTheDocument())
  expect(button).toHaveFocus()
  await userEvent.click(button)
  await drawer()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ayuda' })).not.toBeInTheDocument())
  expect(button).toHaveFocus()
  expect(location.search).toBe('')
})

test('F1 does nothing when shortcuts are disabled; the palette still opens the help', async () => {
  openConsole('/home', await createPerson({ preferences: { shortcuts: false } }))
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  fireEvent.keyDown(document.body, { key: 'F1' })
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(screen.queryByRole('complementary', { name: 'Ayuda' })).not.toBeInTheDocument()
  await userEvent.type(await screen.findByRole('combobox', { name: /Buscar secciones/ }), 'manual{Enter}')
  expect(await drawer()).toBeInTheDocument()
})

test('its button lists the shortcuts of the page', async () => {
  const { help } = await openHelp('/home', 'Inicio')
  await userEvent.click(help.getByRole('button', { name: 'Atajos de teclado' }))
  expect(await screen.findByRole('heading', { name: 'Atajos de teclado' })).toBeInTheDocument()
  expect(screen.getByText('Abrir o cerrar la ayuda')).toBeInTheDocument()
})

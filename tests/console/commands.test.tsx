import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rank, score } from '../../src/console/commands/fuzzy.ts'
import { allCommands, registerCommands } from '../../src/console/commands/registry.ts'
import { allShortcuts, keyName, listenForShortcuts, registerShortcuts } from '../../src/console/commands/shortcuts.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/examples/index.tsx'
import '../../src/console/features/home/index.tsx'

const undo: (() => void)[] = []
beforeEach(() => undo.splice(0))
afterEach(() => {
  for (const one of undo) one()
  closeConsole()
})

test('search ignores case and accents, but ñ is a separate letter', () => {
  expect(score('panaderia', 'Panadería')).toBeGreaterThan(0)
  expect(score('ANALITICAS', 'Analíticas')).toBeGreaterThan(0)
  expect(score('nandu', 'Ñandú')).toBe(0)
  expect(score('ñandu', 'Ñandú')).toBeGreaterThan(0)
  expect(score('conv xyz', 'Conversaciones')).toBe(0)
})

test('the start of a word ranks above its middle, which ranks above scattered letters', () => {
  const labels = ['Descanso', 'Campañas · Nueva', 'Canales', 'Cerrar la notificación']
  expect(rank('can', labels, (label) => ({ label }))).toEqual([
    'Canales',
    'Descanso',
    'Cerrar la notificación',
    'Campañas · Nueva',
  ])
})

test('commands of a page come before general ones, regardless of registration order', () => {
  const one = (id: string) => () => [{ id, label: id, group: 'x', run: () => {} }]
  undo.push(registerCommands(one('page')), registerCommands(one('everywhere'), 'general'))
  const ids = allCommands().map(({ id }) => id)
  expect(ids.indexOf('page')).toBe(0)
  expect(ids).toContain('everywhere')
})

test('commands of a page are removed with it, and an id is offered once', () => {
  const run = () => {}
  const remove = registerCommands(() => [{ id: 'a', label: 'Uno', group: 'x', run }])
  undo.push(registerCommands(() => [{ id: 'a', label: 'Dos', group: 'x', run }]))
  expect(allCommands().map(({ label }) => label)).toEqual(['Dos'])
  remove()
  expect(allCommands().map(({ label }) => label)).toEqual(['Dos'])
})

/** Returns the options of the palette: a page has others, such as the days of a chart. */
const found = () => within(screen.getByRole('listbox', { name: 'Resultados' })).getAllByRole('option')

const press = (init: KeyboardEventInit, target: Element = document.body) => fireEvent.keyDown(target, init)

test('Alt and AltGr never form a shortcut', () => {
  expect(keyName(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))).toBe('mod+k')
  expect(keyName(new KeyboardEvent('keydown', { key: 'k', metaKey: true }))).toBe('mod+k')
  expect(keyName(new KeyboardEvent('keydown', { key: '@', ctrlKey: true, altKey: true }))).toBe('')
  expect(keyName(new KeyboardEvent('keydown', { key: '€', altKey: true }))).toBe('')
})

test('key sequences work, and are ignored while typing', () => {
  const run = vi.fn()
  undo.push(listenForShortcuts(), registerShortcuts([{ keys: 'g i', label: 'x', group: 'x', run }]))
  press({ key: 'g' })
  press({ key: 'x' })
  press({ key: 'i' })
  expect(run).not.toHaveBeenCalled()
  press({ key: 'g' })
  press({ key: 'i' })
  expect(run).toHaveBeenCalledOnce()
  const input = document.body.appendChild(document.createElement('input'))
  press({ key: 'g' }, input)
  press({ key: 'i' }, input)
  expect(run).toHaveBeenCalledOnce()
  input.remove()
})

test('what is typed right after Ctrl-K is typed into the palette, whether its code is there or has to load', async () => {
  const { path } = openConsole('/home', await createPerson())
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  await userEvent.keyboard('{Control>}k{/Control}gux{Backspace}?')
  expect(await screen.findByRole('combobox', { name: /Buscar secciones/ })).toHaveValue('gu?')
  expect(path()).toBe('/home')
  expect(screen.queryByRole('heading', { name: 'Atajos de teclado' })).not.toBeInTheDocument()
})

test('Ctrl-K finds a chatbot without accents and switches to it', async () => {
  openConsole(
    '/home',
    await createPerson({ bots: [{ name: 'Ferretería El Quebracho' }, { name: 'Panadería La Espiga' }] }),
  )
  await screen.findByRole('button', { name: 'Chatbot: Ferretería El Quebracho' })
  press({ key: 'k', ctrlKey: true })
  const user = userEvent.setup()
  const search = await screen.findByRole('combobox', { name: /Buscar secciones/ })
  await user.type(search, 'panaderia')
  expect(found()[0]).toHaveTextContent('Panadería La Espiga')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Chatbot: Panadería La Espiga' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('the palette lists only what the user may open', async () => {
  openConsole('/home', await createPerson({ bots: [] }))
  await screen.findByRole('heading', { level: 2, name: '¿Cómo se llama tu negocio?' })
  press({ key: 'k', ctrlKey: true })
  await screen.findByRole('combobox', { name: /Buscar secciones/ })
  expect(found().map((option) => option.querySelector('.palette-label')?.textContent)).toEqual([
    'Inicio',
    'Editar Usuario',
    'Crear Chatbot',
    'Activar Tema Oscuro',
    'Abrir la ayuda',
    'Ver atajos de teclado',
    'Cerrar Sesión',
  ])
})

test('? lists the shortcuts', async () => {
  openConsole('/home', await createPerson())
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  press({ key: '?' })
  expect(await screen.findByRole('heading', { name: 'Atajos de teclado' })).toBeInTheDocument()
  expect(screen.getByText('Ir a Conversaciones')).toBeInTheDocument()
})

test('a key that a control handles itself is listed beside an equal shortcut, and does nothing when pressed', () => {
  const run = vi.fn()
  const listed = { keys: 'Enter', label: 'Guardar', group: 'Ejemplos' }
  const shortcut = { keys: 'Enter', label: 'Abrir', group: 'Lista', run }
  undo.push(listenForShortcuts(), registerShortcuts([shortcut]), registerShortcuts([listed]))
  expect(allShortcuts()).toEqual([shortcut, listed])
  press({ key: 'Enter' })
  expect(run).toHaveBeenCalledOnce()
  undo.push(registerShortcuts([{ ...listed, keys: 'F2' }]))
  expect(press({ key: 'F2' })).toBe(true)
})

test('? lists the keys of the page with the names on the keyboard', async () => {
  openConsole('/advanced/examples', await createPerson({ preferences: { shortcuts: false } }))
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Entrenamiento Avanzado' })
  await screen.findByRole('textbox', { name: /Ejemplo/ })
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  await user.type(await screen.findByRole('combobox', { name: /Buscar secciones/ }), 'atajos{Enter}')
  expect(await screen.findByText(/Tienes los atajos desactivados/)).toBeInTheDocument()
  const row = screen.getByText('Marcar lo seleccionado').closest('.sheet-row')
  expect([...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Mayús',
    '←',
    '→',
    'Enter',
  ])
  expect(screen.getByText('Descartar propuesta o marca').closest('.sheet-row')).toHaveTextContent('Supr')
})

test('keys do nothing when shortcuts are disabled in the preferences', async () => {
  openConsole('/home', await createPerson({ preferences: { shortcuts: false } }))
  await screen.findByRole('heading', { level: 1, name: 'Inicio' })
  press({ key: 'k', ctrlKey: true })
  press({ key: '?' })
  // The button still opens the palette, which is the first dialog to appear.
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(await screen.findByRole('combobox', { name: /Buscar secciones/ })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Atajos de teclado' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
})

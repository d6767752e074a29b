import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import type { Column } from '../../src/contract/screen.ts'
import { act } from '../support/act.ts'
import { createPerson, deleteIntent, insert, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, stubAnswer } from '../support/network-stubs.ts'
import { collectSavedFiles } from '../support/saved-files.ts'
import { intentOf, owner, placeOf } from './intents.ts'
import { inputWith, intentsTable, openScreen } from './section.tsx'

const names = [
  'Año nuevo',
  'Envíos',
  'Horarios',
  'Ano',
  'Zapatillas',
  'Ñandú',
  'Pagos',
  'Reclamos',
  'Sucursales',
  'Turnos',
  'Uñas',
  'Ventas',
]
let shop: Person
let marina: Person

beforeAll(async () => {
  shop = await owner(...names)
})

/** Inserts intents of a family, which the API cannot create. */
async function addFamily(who: Person, ...added: string[]): Promise<void> {
  const { category_id } = await intentOf(who, 'Ano')
  for (const name of added) await insert('intent', { bot_id: who.bot, category_id, name, is_family: true })
}

// A new person per test, because cached data lasts as long as the session.
beforeEach(async () => {
  marina = await createPerson({ bots: [{ id: shop.bot }] })
})

afterEach(() => vi.restoreAllMocks())

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('shows the first sorted page and the total', async () => {
  const { user } = openScreen(marina, intents)
  await screen.findByText('Mostrando 1 a 10 de 12')
  expect(rows()).toEqual([
    'Ano',
    'Año nuevo',
    'Envíos',
    'Horarios',
    'Ñandú',
    'Pagos',
    'Reclamos',
    'Sucursales',
    'Turnos',
    'Uñas',
  ])
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(rows()).toEqual(['Ventas', 'Zapatillas']))
  screen.getByText('Mostrando 11 a 12 de 12')
  expect(callsOf('intentList')).toHaveLength(1)
})

test('a column header reverses the order and exposes it to screen readers', async () => {
  const { user } = openScreen(marina, intents)
  const heading = await screen.findByRole('columnheader', { name: 'Intenciones' })
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(heading).getByRole('button', { name: 'Intenciones' }))
  await waitFor(() => expect(rows()[0]).toBe('Zapatillas'))
  expect(heading).toHaveAttribute('aria-sort', 'descending')
})

test('a filter matches substrings without case and accents, and is debounced', async () => {
  const { user, router } = openScreen(marina, intents)
  await screen.findByText('Mostrando 1 a 10 de 12')
  await user.type(screen.getByLabelText('Intención'), 'ENVI')
  expect(rows()).toHaveLength(10)
  await waitFor(() => expect(rows()).toEqual(['Envíos']))
  expect(router.at().search).toContain('ENVI')
  await user.clear(screen.getByLabelText('Intención'))
  await user.type(screen.getByLabelText('Intención'), 'ñ')
  await waitFor(() => expect(rows()).toEqual(['Año nuevo', 'Ñandú', 'Uñas']))
})

test('when nothing matches, a button clears the filters', async () => {
  const { user } = openScreen(marina, intents)
  await user.type(await screen.findByLabelText('Intención'), 'xyz')
  await screen.findByText('Nada coincide con los filtros')
  expect(screen.getByText('Filtro en uso: Intención.')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement)
  await screen.findByText('Mostrando 1 a 10 de 12')
  expect(screen.getByLabelText('Intención')).toHaveValue('')
})

test('the page size is stored for the user and the bot', async () => {
  const { user } = openScreen(marina, intents)
  await user.selectOptions(await screen.findByLabelText('Filas por página'), '5')
  await screen.findByText('Mostrando 1 a 5 de 12')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '25', '50'])
  await waitFor(() => {
    const kept = Object.entries(localStorage).find(([, value]) => String(value).includes('"perPage":5'))
    expect(kept?.[0]).toMatch(new RegExp(`consola\\.${marina.me.username}\\.${shop.bot}\\.advanced/intents`))
  })
})

test('an empty list explains what to do', async () => {
  const { user } = openScreen(await createPerson(), intents)
  await screen.findByText('Todavía no hay intenciones.')
  screen.getByText('Crea la primera: algo que tus clientes quieren, como «Pedir precio».')
  await user.click(screen.getAllByRole('button', { name: 'Nueva' })[1] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Crear Nueva Intención' })
})

test('a list that fails to load shows the message of the server and can be retried', async () => {
  await stubAnswer('intentList', 500, { message: 'Se cayó algo.', code: 'internal' }, { times: 1 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openScreen(marina, intents)
  expect(await screen.findByRole('alert')).toHaveTextContent('Se cayó algo.')
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Mostrando 1 a 10 de 12')
})

test('a row is deleted after a confirmation, with the path and body of the contract', async () => {
  const boss = await owner('Ano', 'Envíos')
  const place = await placeOf(boss, 'Ano')
  const { user } = openScreen(boss, intents)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Ano' }))
  const dialog = screen.getByRole('dialog', { name: 'Eliminar Intención' })
  expect(dialog).toHaveTextContent('¿Estás seguro que quieres eliminar la intención?')
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  expect(callsOf('intentDelete')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Eliminar Ano' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await screen.findByText('Intención eliminada correctamente.')
  expect(callsOf('intentDelete')).toMatchObject([{ path: place, body: { isFamily: false } }])
  await waitFor(() => expect(rows()).toEqual(['Envíos']))
})

test('a failed action shows an error and keeps its confirmation open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  failNetwork('intentDelete')
  const { user } = openScreen(marina, intents)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Ano' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await screen.findByText('Error al eliminar la intención.')
  expect(screen.getByRole('dialog', { name: 'Eliminar Intención' })).toBeInTheDocument()
})

test('without bulk actions there are no checkboxes', async () => {
  openScreen(marina, intents)
  await screen.findByText('Ano')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('the export contains every matching row, not only the page', async () => {
  const files = collectSavedFiles()
  const { user } = openScreen(marina, intents)
  await user.type(await screen.findByLabelText('Intención'), 'o')
  await waitFor(() => expect(rows()).toHaveLength(7))
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
  await screen.findByText('Exportamos 7 filas.')
  const text = await files[0]?.text()
  const withoutExamples =
    'Sin ejemplos;Agrega al menos 8 ejemplos, tal como escriben tus clientes. Crea la respuesta que la contesta.'
  expect(text?.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Intenciones;Ejemplos;Respuestas;Salud;Qué hacer',
    ...['Ano', 'Año nuevo', 'Envíos', 'Horarios', 'Pagos', 'Reclamos', 'Turnos'].map(
      (name) => `${name};0;0;${withoutExamples}`,
    ),
  ])
})

test('a search is saved under a name and can be applied again', async () => {
  const { user } = openScreen(marina, intents)
  await user.type(await screen.findByLabelText('Intención'), 'pag')
  await waitFor(() => expect(rows()).toEqual(['Pagos']))
  await user.click(screen.getByRole('button', { name: 'Búsquedas guardadas' }))
  await user.click(screen.getByRole('menuitem', { name: 'Guardar la búsqueda actual…' }))
  await user.type(screen.getByLabelText(/Nombre de la búsqueda/), 'Cobros{Enter}')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await screen.findByText('Mostrando 1 a 10 de 12')
  await user.click(screen.getByRole('button', { name: 'Búsquedas guardadas' }))
  await user.click(screen.getByRole('menuitem', { name: 'Cobros' }))
  await waitFor(() => expect(rows()).toEqual(['Pagos']))
})

test('an optional filter can be added and removed', async () => {
  const family = { source: 'isFamily', key: 'isFamily', label: 'Familia', type: 'boolean', always: false } as const
  const boss = await owner('Ano', 'Envíos')
  await addFamily(boss, 'Postventa')
  const { user } = openScreen(boss, intentsTable({ filters: [family] }))
  await user.click(await screen.findByRole('button', { name: 'Agregar filtro' }))
  await user.click(screen.getByRole('menuitem', { name: 'Familia' }))
  await user.selectOptions(await screen.findByLabelText('Familia'), 'Sí')
  await waitFor(() => expect(rows()).toEqual(['Postventa']))
  await user.click(screen.getByRole('button', { name: 'Quitar filtro Familia' }))
  await screen.findByText('Mostrando 1 a 3 de 3')
  expect(screen.queryByLabelText('Familia')).not.toBeInTheDocument()
})

test('details open by a button that the keyboard reaches, and show only existing values', async () => {
  const details: Column[] = [
    { source: 'category_id', label: 'Categoría', type: 'integer', sortable: false },
    { source: 'nothing', label: 'Nada', type: 'text', sortable: false },
  ]
  const column: Column = { source: 'more', label: 'Detalles', type: 'text', sortable: false, details }
  const { user } = openScreen(
    marina,
    intentsTable({ columns: [...(intents.body.kind === 'table' ? intents.body.columns : []), column] }),
  )
  const button = (await screen.findAllByRole('button', { name: 'Detalles' }))[0] as HTMLElement
  await user.click(button)
  const tip = await screen.findByRole('tooltip')
  expect(tip).toHaveTextContent(`Categoría: ${(await intentOf(marina, 'Ano')).category_id}`)
  expect(tip).not.toHaveTextContent('Nada')
})

test('the summary counts with its own filter', async () => {
  const boss = await owner('Ano', 'Envíos')
  await addFamily(boss, 'Postventa', 'Repuestos', 'Garantías')
  openScreen(boss, intentsTable({ summary: 'Familias: {count:isFamily} de {total}' }))
  await screen.findByText('Familias: 3 de 5')
})

test('on phones rows are cards with the same actions', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  openScreen(marina, intents)
  const cards = await screen.findByRole('list', { name: 'Entrenamiento Avanzado' })
  expect(within(cards).getAllByRole('listitem')).toHaveLength(10)
  within(cards).getByRole('button', { name: 'Eliminar Ano' })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  screen.getByLabelText('Ordenar por')
})

test('text typed into a row survives a rotation of the phone, and closing returns the focus to the row', async () => {
  let narrow = false
  const turned = new Set<() => void>()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return narrow && query.includes('max-width')
        },
        media: query,
        addEventListener: (_: string, listener: () => void) => turned.add(listener),
        removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
      }) as never,
  )
  const edit = { operation: 'intentUpdate', button: 'Editar', title: 'Editar', submit: 'Guardar', cancel: 'Cancelar' }
  const sections = [{ inputs: [inputWith('description', 'text', { label: 'Nombre' })] }]
  const { user } = openScreen(marina, intentsTable({ edit: { ...edit, sections } }))
  await user.click(await screen.findByRole('button', { name: 'Editar Ano' }))
  const box = await screen.findByRole('textbox', { name: 'Nombre' })
  await user.type(box, ' bisiesto')
  narrow = true
  act(() => {
    for (const listener of turned) listener()
  })
  await waitFor(() => expect(document.querySelector('.cards')).toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ano bisiesto')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar Ano' })).toHaveFocus())
})

test('the up and down keys move between the same controls of the rows', async () => {
  const { user } = openScreen(marina, intents)
  const first = await screen.findByRole('button', { name: 'Eliminar Ano' })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Eliminar Año nuevo' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
})

test('a list with a refresh interval is polled, but not under an open dialog', async () => {
  const boss = await owner('Ano', 'Envíos', 'Pagos')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const edit = { operation: 'intentUpdate', title: 'Editar', button: 'Editar', submit: 'Guardar', cancel: 'Cancelar' }
    const sections = [{ inputs: [inputWith('description')] }]
    const { user } = openScreen(boss, intentsTable({ refresh: 20, edit: { ...edit, sections } }))
    await screen.findByText('Mostrando 1 a 3 de 3')
    await deleteIntent(boss, await intentOf(boss, 'Ano'))
    vi.advanceTimersByTime(19_000)
    expect(callsOf('intentList')).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    await screen.findByText('Mostrando 1 a 2 de 2')
    expect(callsOf('intentList')).toHaveLength(2)

    await user.click((await screen.findAllByRole('button', { name: /^Editar/ }))[0] as HTMLElement)
    await screen.findByRole('dialog')
    vi.advanceTimersByTime(60_000)
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsOf('intentList')).toHaveLength(2)
    vi.advanceTimersByTime(20_000)
    await waitFor(() => expect(callsOf('intentList')).toHaveLength(3))
  } finally {
    vi.useRealTimers()
  }
})

test('the title and text of a confirmation can contain fields of its row', async () => {
  const boss = await owner('Envíos')
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const asked = actions
    .filter(({ operation }) => operation === 'intentDelete')
    .map((action) => ({
      ...action,
      confirm: { title: 'Sobre {description}', text: '¿«{description}»?', yes: 'Si', no: 'No' },
    }))
  const { user } = openScreen(boss, intentsTable({ rowActions: asked }))
  await user.click(await screen.findByRole('button', { name: /^Eliminar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sobre Envíos' }))
  expect(dialog.getByText('¿«Envíos»?')).toBeInTheDocument()
})

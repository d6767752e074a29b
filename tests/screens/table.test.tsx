import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import type { Column } from '../../src/contract/screen.ts'
import { act } from '../support/act.ts'
import { api } from '../support/api.ts'
import { anInput, intentsTable, openScreen } from './section.tsx'

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
let stored: { id: number; description: string; category_id: number; isFamily: boolean }[]
let asked: number

beforeEach(() => {
  stored = names.map((description, at) => ({ id: at + 1, description, category_id: 2, isFamily: false }))
  asked = 0
  api.use(
    http.get('*/api/ia/3', () => {
      asked += 1
      return HttpResponse.json([{ intents: stored }])
    }),
  )
})

afterEach(() => vi.restoreAllMocks())

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('the first page in order, and how much there is', async () => {
  const { user } = openScreen(intents)
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
  expect(asked).toBe(1)
})

test('the order is turned by its heading and said to screen readers', async () => {
  const { user } = openScreen(intents)
  const heading = await screen.findByRole('columnheader', { name: 'Intenciones' })
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(heading).getByRole('button', { name: 'Intenciones' }))
  await waitFor(() => expect(rows()[0]).toBe('Zapatillas'))
  expect(heading).toHaveAttribute('aria-sort', 'descending')
})

test('a filter contains, without case or accents, and waits for the typing to end', async () => {
  const { user, router } = openScreen(intents)
  await screen.findByText('Mostrando 1 a 10 de 12')
  await user.type(screen.getByLabelText('Intención'), 'ENVI')
  expect(rows()).toHaveLength(10)
  await waitFor(() => expect(rows()).toEqual(['Envíos']))
  expect(router.state.location.search).toContain('ENVI')
  await user.clear(screen.getByLabelText('Intención'))
  await user.type(screen.getByLabelText('Intención'), 'ñ')
  await waitFor(() => expect(rows()).toEqual(['Año nuevo', 'Ñandú', 'Uñas']))
})

test('when nothing matches, one press clears the filters', async () => {
  const { user } = openScreen(intents)
  await user.type(await screen.findByLabelText('Intención'), 'xyz')
  await screen.findByText('Nada coincide con los filtros.')
  await user.click(screen.getAllByRole('button', { name: 'Limpiar filtros' })[0] as HTMLElement)
  await screen.findByText('Mostrando 1 a 10 de 12')
  expect(screen.getByLabelText('Intención')).toHaveValue('')
})

test('rows per page are chosen and remembered for the user and the bot', async () => {
  const { user } = openScreen(intents)
  await user.selectOptions(await screen.findByLabelText('Filas por página'), '5')
  await screen.findByText('Mostrando 1 a 5 de 12')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '25', '50'])
  await waitFor(() => {
    const kept = Object.entries(localStorage).find(([, value]) => String(value).includes('"perPage":5'))
    expect(kept?.[0]).toMatch(/consola\.user\d+\.3\.advanced\/intents/)
  })
})

test('with nothing at all the list says what to do', async () => {
  stored = []
  const { user } = openScreen(intents)
  await screen.findByText('Todavía no hay intenciones.')
  screen.getByText('Crea la primera: algo que tus clientes quieren, como «Pedir precio».')
  await user.click(screen.getAllByRole('button', { name: 'Nueva' })[1] as HTMLElement)
  await screen.findByRole('dialog', { name: 'Crear Nueva Intención' })
})

test('what cannot be read says why, in the words of the server, and can be tried again', async () => {
  api.use(
    http.get('*/api/ia/3', () => HttpResponse.json({ message: 'Se cayó algo.', code: 'internal' }, { status: 500 })),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openScreen(intents)
  expect(await screen.findByRole('alert')).toHaveTextContent('Se cayó algo.')
  api.use(http.get('*/api/ia/3', () => HttpResponse.json([{ intents: stored }])))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Mostrando 1 a 10 de 12')
})

test('a row is deleted after the question, with the path and body that the contract wants', async () => {
  const seen: unknown[] = []
  api.use(
    http.post('*/api/ia/selector/3/:category/:id', async ({ params, request }) => {
      seen.push(params.category, params.id, await request.json())
      stored = stored.filter((one) => String(one.id) !== params.id)
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  const { user } = openScreen(intents)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Ano' }))
  const dialog = screen.getByRole('dialog', { name: 'Eliminar Intención' })
  expect(dialog).toHaveTextContent('¿Estás seguro que quieres eliminar la intención?')
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  expect(seen).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Eliminar Ano' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await screen.findByText('Intención eliminada correctamente.')
  expect(seen).toEqual(['2', '4', { isFamily: false }])
  await waitFor(() => expect(rows()).not.toContain('Ano'))
})

test('an action that fails says so and keeps its question open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.use(http.post('*/api/ia/selector/3/:category/:id', () => HttpResponse.error()))
  const { user } = openScreen(intents)
  await user.click(await screen.findByRole('button', { name: 'Eliminar Ano' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await screen.findByText('Error al eliminar la intención.')
  expect(screen.getByRole('dialog', { name: 'Eliminar Intención' })).toBeInTheDocument()
})

test('several rows are selected by labelled boxes and acted upon in turn', async () => {
  const deleted: unknown[] = []
  api.use(
    http.post('*/api/ia/selector/3/:category/:id', ({ params }) => {
      deleted.push(params.id)
      return HttpResponse.json({ message: 'ok' })
    }),
  )
  const actions = intents.body.kind === 'table' ? intents.body.rowActions : []
  const remove = actions.filter(({ operation }) => operation === 'intentDelete')
  const { user } = openScreen(intentsTable({ bulkActions: remove }))
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ano' }))
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Envíos' }))
  const bar = screen.getByRole('region', { name: 'Filas seleccionadas' })
  expect(bar).toHaveTextContent('2 filas seleccionadas')
  await user.click(within(bar).getByRole('button', { name: 'Eliminar' }))
  await user.click(screen.getByRole('button', { name: 'Si' }))
  await waitFor(() => expect(deleted).toEqual(['4', '2']))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).not.toBeInTheDocument())
})

test('without actions for several rows there is nothing to select', async () => {
  openScreen(intents)
  await screen.findByText('Ano')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('all matching rows go into the file, not only the page', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = openScreen(intents)
  await user.type(await screen.findByLabelText('Intención'), 'o')
  await waitFor(() => expect(rows()).toHaveLength(7))
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
  await screen.findByText('7 filas exportadas')
  const text = await blobs[0]?.text()
  expect(text?.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Intenciones;Ejemplos;Respuestas;Salud;Qué hacer',
    'Ano;;;;',
    'Año nuevo;;;;',
    'Envíos;;;;',
    'Horarios;;;;',
    'Pagos;;;;',
    'Reclamos;;;;',
    'Turnos;;;;',
  ])
})

test('a search is saved under a name and found again', async () => {
  const { user } = openScreen(intents)
  await user.type(await screen.findByLabelText('Intención'), 'pag')
  await waitFor(() => expect(rows()).toEqual(['Pagos']))
  await user.click(screen.getByRole('button', { name: 'Búsquedas guardadas' }))
  await user.click(screen.getByRole('menuitem', { name: 'Guardar la búsqueda actual…' }))
  await user.type(screen.getByLabelText(/Nombre de la búsqueda/), 'Cobros{Enter}')
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  await screen.findByText('Mostrando 1 a 10 de 12')
  await user.click(screen.getByRole('button', { name: 'Búsquedas guardadas' }))
  await user.click(screen.getByRole('menuitem', { name: 'Cobros' }))
  await waitFor(() => expect(rows()).toEqual(['Pagos']))
})

test('a filter that is not constant is added and taken away', async () => {
  const family = { source: 'isFamily', key: 'isFamily', label: 'Familia', type: 'boolean', always: false } as const
  stored = stored.map((one) => ({ ...one, isFamily: one.id === 3 }))
  const { user } = openScreen(intentsTable({ filters: [family] }))
  await user.click(await screen.findByRole('button', { name: 'Añadir filtro' }))
  await user.click(screen.getByRole('menuitem', { name: 'Familia' }))
  await user.selectOptions(await screen.findByLabelText('Familia'), 'Sí')
  await waitFor(() => expect(rows()).toEqual(['Horarios']))
  await user.click(screen.getByRole('button', { name: 'Quitar filtro Familia' }))
  await screen.findByText('Mostrando 1 a 10 de 12')
  expect(screen.queryByLabelText('Familia')).not.toBeInTheDocument()
})

test('details stand behind a button that the keyboard reaches, only those that exist', async () => {
  const details: Column[] = [
    { source: 'category_id', label: 'Categoría', type: 'integer', sortable: false },
    { source: 'nothing', label: 'Nada', type: 'text', sortable: false },
  ]
  const column: Column = { source: 'more', label: 'Detalles', type: 'text', sortable: false, details }
  const { user } = openScreen(
    intentsTable({ columns: [...(intents.body.kind === 'table' ? intents.body.columns : []), column] }),
  )
  const button = (await screen.findAllByRole('button', { name: 'Detalles' }))[0] as HTMLElement
  await user.click(button)
  const tip = await screen.findByRole('tooltip')
  expect(tip).toHaveTextContent('Categoría: 2')
  expect(tip).not.toHaveTextContent('Nada')
})

test('the summary counts by its own filter', async () => {
  stored = stored.map((one) => ({ ...one, isFamily: one.id < 4 }))
  openScreen(intentsTable({ summary: 'Familias: {count:isFamily} de {total}' }))
  await screen.findByText('Familias: 3 de 12')
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
  openScreen(intents)
  const cards = await screen.findByRole('list', { name: 'Entrenamiento Avanzado' })
  expect(within(cards).getAllByRole('listitem')).toHaveLength(10)
  within(cards).getByRole('button', { name: 'Eliminar Ano' })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  screen.getByLabelText('Ordenar por')
})

test('what is typed into a row outlives the turn of a phone, and the focus goes back to the row', async () => {
  let narrow = false
  const turned = new Set<() => void>()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return narrow && query.includes('max-width')
        },
        media: query,
        addEventListener: (_: string, told: () => void) => turned.add(told),
        removeEventListener: (_: string, told: () => void) => turned.delete(told),
      }) as never,
  )
  const edit = { operation: 'intentUpdate', button: 'Editar', title: 'Editar', submit: 'Guardar', cancel: 'Cancelar' }
  const sections = [{ inputs: [anInput('description', 'text', { label: 'Nombre' })] }]
  const { user } = openScreen(intentsTable({ edit: { ...edit, sections } }))
  await user.click(await screen.findByRole('button', { name: 'Editar Ano' }))
  const box = await screen.findByRole('textbox', { name: 'Nombre' })
  await user.type(box, ' bisiesto')
  narrow = true
  act(() => {
    for (const told of turned) told()
  })
  await waitFor(() => expect(document.querySelector('.cards')).toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ano bisiesto')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar Ano' })).toHaveFocus())
})

test('up and down move between the same controls of the rows', async () => {
  const { user } = openScreen(intents)
  const first = await screen.findByRole('button', { name: 'Eliminar Ano' })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Eliminar Año nuevo' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
})

test('what changes without an event is read again every so often, but not under an open dialog', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const edit = { operation: 'intentUpdate', title: 'Editar', button: 'Editar', submit: 'Guardar', cancel: 'Cancelar' }
    const sections = [{ inputs: [anInput('description')] }]
    const { user } = openScreen(intentsTable({ refresh: 20, edit: { ...edit, sections } }))
    await screen.findByText('Mostrando 1 a 10 de 12')
    stored = stored.slice(0, 3)
    vi.advanceTimersByTime(19_000)
    expect(asked).toBe(1)
    vi.advanceTimersByTime(1_000)
    await screen.findByText('Mostrando 1 a 3 de 3')
    expect(asked).toBe(2)

    await user.click((await screen.findAllByRole('button', { name: /^Editar/ }))[0] as HTMLElement)
    await screen.findByRole('dialog')
    vi.advanceTimersByTime(60_000)
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toBe(2)
    vi.advanceTimersByTime(20_000)
    await waitFor(() => expect(asked).toBe(3))
  } finally {
    vi.useRealTimers()
  }
})

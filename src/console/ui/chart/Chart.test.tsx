import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { act } from '../../../../tests/support/act.ts'
import { addIcons } from '../icons.ts'
import { Chart } from './Chart.tsx'
import { Sparkline } from './Sparkline.tsx'
import type { ChartProps } from './types.ts'

addIcons({ download: 'M0,0' })

const bars: ChartProps = {
  kind: 'bars',
  title: 'Conversaciones',
  points: [
    { key: 'a', label: '01/03/2025', values: [1200, 3] },
    { key: 'b', label: '02/03/2025', values: [7, null] },
    { key: 'c', label: '03/03/2025', values: [0, 5] },
  ],
  series: [
    { name: 'Este período', say: (count) => `${count} conversaciones` },
    { name: 'Antes', tone: 'previous' },
  ],
  pointName: 'Día',
}
const heat: ChartProps = {
  kind: 'heat',
  title: 'Por hora',
  points: ['lunes', 'martes'].map((label) => ({ key: label, label, values: [4, null, 9] })),
  series: [{ name: 'Mensajes', say: (count) => `${count} mensajes` }],
  columns: ['mañana', 'tarde', 'noche'],
}

const Place = () => <nav aria-label="Lugar">{useLocation().pathname}</nav>
const show = (props: ChartProps) =>
  render(
    <MemoryRouter>
      <Chart {...props} />
      <Place />
    </MemoryRouter>,
  )
const plot = () => screen.getByRole('listbox')
const current = () => screen.getByRole('option', { selected: true })
const announced = () => document.querySelector('[aria-live=polite]')
const at = (place: number) => document.querySelector(`[data-at="${place}"]`) as Element

async function press(...keys: string[]): Promise<void> {
  act(() => plot().focus())
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}

test('the plot is one tab stop, begins at the last moment, and the arrows stop at both ends', async () => {
  show(bars)
  act(() => plot().focus())
  expect(current()).toHaveAccessibleName('03/03/2025: 0 conversaciones, Antes: 5')
  expect(plot()).toHaveAttribute('aria-activedescendant', current().id)
  await press('ArrowRight', 'ArrowLeft')
  expect(current()).toHaveAccessibleName('02/03/2025: 7 conversaciones, Antes: sin datos')
  expect(current()).toHaveAttribute('aria-posinset', '2')
  await press('Home', 'ArrowLeft')
  expect(current()).toHaveAttribute('aria-posinset', '1')
  await press('End')
  expect(current()).toHaveAttribute('aria-posinset', '3')
  expect(screen.getByText('03/03/2025', { selector: 'strong' }).parentElement).toHaveTextContent(
    '03/03/2025 · 0 conversaciones · Antes: 5',
  )
})

test('in a grid the arrows move over rows and columns, and only what is new is said', async () => {
  show(heat)
  await press('ArrowRight')
  expect(current()).toHaveAccessibleName('tarde: sin datos')
  await press('ArrowDown')
  expect(current()).toHaveAccessibleName('martes, tarde: sin datos')
  await press('End')
  expect(current()).toHaveAccessibleName('noche: 9 mensajes')
  await press('ArrowDown', 'Control>}{Home}{/Control')
  expect(current()).toHaveAccessibleName('lunes, mañana: 4 mensajes')
})

test('Enter and a click open the current point or cell, and so does the button below', async () => {
  const onOpen = vi.fn()
  show({ ...heat, onOpen, openText: 'Ver mensajes' })
  await press('ArrowDown', 'End', 'Enter')
  expect(onOpen).toHaveBeenLastCalledWith(heat.points[1], 2)
  await userEvent.click(at(1))
  expect(onOpen).toHaveBeenLastCalledWith(heat.points[0], 1)
  await userEvent.click(screen.getByRole('button', { name: 'Ver mensajes' }))
  expect(onOpen).toHaveBeenCalledTimes(3)
})

test('a first tap shows a point and says it, without opening it', async () => {
  const onOpen = vi.fn()
  show({ ...bars, onOpen })
  await userEvent.pointer({ keys: '[TouchA]', target: at(0) })
  expect(announced()).toHaveTextContent('01/03/2025: 1200 conversaciones, Antes: 3')
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Ver detalle' }))
  expect(onOpen).toHaveBeenCalledWith(bars.points[0], undefined)
})

test('the pointer shows the point that it is over until it leaves', async () => {
  show(bars)
  await userEvent.hover(at(0))
  expect(screen.getByText('01/03/2025', { selector: 'strong' })).toBeInTheDocument()
  expect(announced()).toBeEmptyDOMElement()
  await userEvent.unhover(at(0))
  expect(screen.queryByText('01/03/2025', { selector: 'strong' })).toBeNull()
})

const cardOf = (text: string) => screen.queryByText(text, { selector: '.chart-card-head' })

test('Escape takes the card away, wherever the focus is, until another point or the next visit', async () => {
  show(bars)
  await userEvent.hover(at(0))
  expect(cardOf('01/03/2025')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(cardOf('01/03/2025')).toBeNull()
  expect(screen.getByText('01/03/2025', { selector: 'strong' })).toBeInTheDocument()
  await userEvent.hover(at(1))
  expect(cardOf('02/03/2025')).toBeInTheDocument()
  await userEvent.unhover(at(1))
  await press('Escape')
  expect(cardOf('03/03/2025')).toBeNull()
  expect(current()).toHaveAttribute('aria-posinset', '3')
  act(() => plot().blur())
  act(() => plot().focus())
  expect(cardOf('03/03/2025')).toBeInTheDocument()
})

test('a chart of one row shows its values on focus', () => {
  show({ ...bars, kind: 'rank', points: bars.points.slice(0, 1) })
  act(() => plot().focus())
  expect(cardOf('01/03/2025')).toBeInTheDocument()
})

test('a row with an address leads there from the plot and from the table', async () => {
  show({ ...bars, kind: 'rank', points: bars.points.map((point) => ({ ...point, href: `/intents/${point.key}` })) })
  await press('ArrowDown', 'Enter')
  expect(screen.getByLabelText('Lugar')).toHaveTextContent('/intents/b')
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }))
  await userEvent.click(screen.getByRole('link', { name: '03/03/2025' }))
  expect(screen.getByLabelText('Lugar')).toHaveTextContent('/intents/c')
})

test('the button of the current point, which Tab reaches, stays when the focus goes on from it', async () => {
  show({ ...bars, onOpen: vi.fn() })
  act(() => plot().focus())
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Ver detalle' })
  expect(button).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Ver tabla' }).focus())
  expect(button).toBeInTheDocument()
  act(() => plot().focus())
  expect(current()).toHaveAttribute('aria-posinset', '3')
})

test('the table has every number, the latest first where it is asked for, and stays for paper', async () => {
  show({ ...bars, latestFirst: true })
  const printed = screen.getByRole('table', { hidden: true, name: 'Conversaciones' })
  expect(printed).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ver tabla' }))
  const rows = within(screen.getByRole('table', { name: 'Conversaciones' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Día', 'Este período', 'Antes'],
    ['03/03/2025', '0', '5'],
    ['02/03/2025', '7', '—'],
    ['01/03/2025', '1.200', '3'],
  ])
  expect(within(printed).getAllByRole('columnheader')).toHaveLength(3)
  expect(within(printed).getAllByRole('rowheader')).toHaveLength(3)
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver gráfico' }))
  expect(plot()).toBeVisible()
})

test('the regions, the plot and the buttons tell which chart they belong to', async () => {
  show({ ...bars, level: 3, help: 'Cuenta las que comenzaron.' })
  expect(screen.getByRole('heading', { level: 3, name: 'Conversaciones' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Conversaciones' })).toBeInTheDocument()
  expect(screen.getByRole('figure', { name: 'Conversaciones' })).toBeInTheDocument()
  expect(plot()).toHaveAccessibleName('Gráfico de barras: Conversaciones')
  expect(plot()).toHaveAccessibleDescription(/flechas/)
  expect(screen.getByText('Cuenta las que comenzaron.')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda de «Conversaciones»' }))
  expect(screen.getByText('Cuenta las que comenzaron.')).toBeVisible()
})

test('without data, while loading and after an error there is no plot and no download', async () => {
  const { rerender } = show({ ...bars, points: [] })
  expect(screen.getByText('No hay datos en este período.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ver tabla' })).toBeNull()
  rerender(<Chart {...bars} state="loading" />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  const onRetry = vi.fn()
  rerender(<Chart {...bars} failure={{ error: new Error('x'), onRetry }} />)
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }))
  expect(onRetry).toHaveBeenCalled()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('the figures are downloaded as CSV, in the order of the chart', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chart')
  show({ ...bars, latestFirst: true, filename: 'dias' })
  await userEvent.click(screen.getByRole('button', { name: 'Descargar «Conversaciones»' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Datos (CSV)' }))
  const file = create.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toContain('Día;Este período;Antes\r\n01/03/2025;1200;3\r\n02/03/2025;7;\r\n')
  create.mockRestore()
})

test('a funnel says what part came to a step and how many were lost', async () => {
  const points = [2000, 500, 1].map((count, place) => ({ key: `${place}`, label: `Paso ${place}`, values: [count] }))
  show({ kind: 'funnel', title: 'Embudo', points, series: [{ name: 'Personas' }] })
  await press('End')
  expect(current()).toHaveAccessibleName('Paso 2: 1, < 0,1 % del primer paso, 499 menos (99,8 %)')
})

test('a long name of a step is written in two lines', () => {
  const label = `Del 0 al 10, ${'¿qué tan probable es que nos recomiendes a alguien? '.repeat(2).trim()}`
  show({ kind: 'funnel', title: 'Embudo', points: [{ key: 'a', label, values: [9] }], series: [{ name: 'Personas' }] })
  const lines = [...document.querySelectorAll('svg .chart-name')].map(({ textContent }) => textContent)
  expect(lines.length).toBe(2)
  expect(lines.join(' ')).toBe(`1. ${label}`)
})

test('a step that more came to is no loss, and who stayed behind may be said in other words', async () => {
  const leave = (count: number) => `${count} solo con el chatbot`
  const points = [10, 4, 40].map((count, place) => ({ key: `${place}`, label: `Paso ${place}`, values: [count] }))
  show({
    ...{ kind: 'funnel', title: 'Embudo', series: [{ name: 'Personas' }] },
    points: points.map((point, place) => ({ ...point, ...(place === 0 && { leave }) })),
  })
  expect(screen.getByText('↓ 6 solo con el chatbot (60 %)')).toBeInTheDocument()
  await press('End')
  expect(current()).toHaveAccessibleName('Paso 2: 40, 400 % del primer paso')
})

test('a funnel that knows who left says so, and how many went on without a step', async () => {
  const gone = [1, 0, 1]
  const points = [20, 19, 4, 16].map((count, place) => ({
    ...{ key: `${place}`, label: `Paso ${place + 1}`, values: [count] },
    ...(gone[place] !== undefined && { left: gone[place] }),
  }))
  show({ kind: 'funnel', title: 'Embudo', points, series: [{ name: 'Clientes' }] })
  expect(screen.getByText('↓ 1 se fue (5 %)')).toBeInTheDocument()
  expect(screen.getByText('↓ Sin pérdida · a 15 no se les preguntó')).toBeInTheDocument()
  await press('End')
  expect(current()).toHaveAccessibleName('Paso 4: 16, 80 % del primer paso, 1 se fue (25 %)')
  await press('ArrowUp')
  expect(current()).toHaveAccessibleName('Paso 3: 4, 20 % del primer paso, Sin pérdida · a 15 no se les preguntó')
})

test('a point that is not a whole is drawn with dashes', () => {
  show({ ...bars, kind: 'lines', points: bars.points.map((point, place) => ({ ...point, partial: place === 2 })) })
  const dashed = [...document.querySelectorAll('path.chart-main')].filter(
    (line) => line.getAttribute('stroke-dasharray') === '2 4',
  )
  expect(dashed).toHaveLength(1)
})

test('a line of a single day is drawn as bars with their values', () => {
  const points = [{ key: 'a', label: '01/03/2025', values: [1200, 3] }]
  show({ ...bars, kind: 'lines', points })
  expect(plot()).toHaveAccessibleName('Gráfico de barras: Conversaciones')
  const values = [...document.querySelectorAll('svg .chart-value')].map(({ textContent }) => textContent)
  expect(values).toEqual(['1.200', '3'])
})

test('on paper a chart is as wide as the page, whatever it was on the screen', () => {
  show(bars)
  const width = () => document.querySelector('.chart-svg')?.getAttribute('width')
  expect(width()).toBe('720')
  window.dispatchEvent(new Event('beforeprint'))
  expect(width()).toBe('660')
})

test('a tiny line has a name where it is not decoration', () => {
  const { container } = render(<Sparkline values={[1, null, 3]} label="Últimos 3 días" />)
  expect(screen.getByRole('img', { name: 'Últimos 3 días' })).toBe(container.firstChild)
  render(<Sparkline values={[null]} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorPageBoundary } from '../../src/console/shell/ErrorPage.tsx'
import { endpointOf, envelope } from '../../src/console/shell/reporter.ts'
import { PageFrame } from '../../src/console/ui/PageFrame.tsx'
import { RichText } from '../../src/console/ui/RichText.tsx'
import { TabStrip } from '../../src/console/ui/TabStrip.tsx'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { currentToasts, toast } from '../../src/console/ui/toast.ts'
import { act } from '../support/act.ts'
import { openRoutes } from '../support/router.tsx'

afterEach(() => {
  toast.clear()
  vi.restoreAllMocks()
})

const show = (element: React.ReactNode, path = '/') =>
  openRoutes([{ path: '*', element: <ErrorPageBoundary>{element}</ErrorPageBoundary> }], path)

test('shows the title, the help behind its icon, and both banners with the specified text', async () => {
  show(
    <PageFrame title="Ejemplos" help="Para qué sirve" danger warning>
      contenido
    </PageFrame>,
  )
  expect(document.title).toBe('Ejemplos | Mostrador')
  expect(screen.getByText('Para qué sirve')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda de esta sección' }))
  expect(screen.getByText('Para qué sirve')).toBeVisible()
  expect(
    screen.getByText('Los cambios en esta sección pueden afectar el correcto funcionamiento del chatbot.'),
  ).toBeInTheDocument()
  expect(
    screen.getByText(
      'Los cambios en esta sección requieren de un nuevo entrenamiento del chatbot para que surjan efecto.',
    ),
  ).toBeInTheDocument()
})

test('shows a spinner instead of the content while loading', () => {
  show(
    <PageFrame title="Ejemplos" loading>
      contenido
    </PageFrame>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  expect(screen.queryByText('contenido')).not.toBeInTheDocument()
})

test('renders nothing for an unknown tab strip', () => {
  show(<TabStrip strip="no-hay" index={0} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a toast closes after five seconds, a finished loading toast after three; duplicates are not shown', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => {
    toast.error('Error al guardar')
    toast.error('Error al guardar')
  })
  expect(screen.getAllByText('Error al guardar')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(4999))
  expect(currentToasts()).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(currentToasts()).toHaveLength(0)

  let id = 0
  act(() => {
    id = toast.loading()
  })
  expect(screen.getByText('Por favor, espere...')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(currentToasts()).toHaveLength(1)
  act(() => void toast.success('Guardado con éxito', { replace: id }))
  act(() => void vi.advanceTimersByTime(2999))
  expect(screen.getByText('Guardado con éxito')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(currentToasts()).toHaveLength(0)
})

test('a rendering error shows the error page and is reported; navigating away removes it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('se rompió')
  }
  const page = (
    <ErrorPageBoundary>
      <Broken />
    </ErrorPageBoundary>
  )
  openRoutes(
    [
      { path: '/', element: page },
      { path: '/home', element: <p>bien</p> },
    ],
    '/',
  )
  expect(await screen.findByText('Ups! Ha ocurrido un error interno en nuestros servidores.')).toBeInTheDocument()
  expect(
    screen.getByText(/Intenta con recargar la página web y si el problema persiste contáctanos a/),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Recargar Página Web' })).toBeInTheDocument()
  expect(said.mock.calls.some(([error]) => error instanceof Error && error.message === 'se rompió')).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Ir al Inicio' }))
  expect(await screen.findByText('bien')).toBeInTheDocument()
})

test('an error report goes to the address of the service and masks tokens', () => {
  expect(endpointOf('https://abc@errores.example/42')).toEqual({
    url: 'https://errores.example/api/42/envelope/',
    key: 'abc',
  })
  expect(() => endpointOf('https://errores.example/')).toThrow()
  const text = envelope(new TypeError('x es nulo'), { id: 'e1', at: new Date(0), path: '/login/forgot/secreto' })
  expect(text).not.toContain('secreto')
  expect(JSON.parse(text.split('\n')[2] ?? '')).toMatchObject({
    transaction: '/login/forgot/*',
    exception: { values: [{ type: 'TypeError', value: 'x es nulo' }] },
  })
})

test('rich text is rendered as elements, and links open in a new tab', () => {
  render(<RichText text="**Hola** _vos_ [Sitio](https://a.example) [No](javascript:alert(1))" />)
  expect(screen.getByText('Hola').tagName).toBe('STRONG')
  expect(screen.getByText('vos').tagName).toBe('EM')
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(link).toHaveTextContent('Sitio')
})

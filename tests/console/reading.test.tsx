// Reading data on hand-written pages: failures, retries, and what stays visible meanwhile.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { act } from '../support/act.ts'
import { addIntent, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { whenConnected } from '../support/sockets.ts'
import '../../src/console/features/account/settings/index.tsx'
import '../../src/console/features/examples/index.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/misunderstood/index.tsx'
import '../../src/console/features/state/index.tsx'
import '../../src/console/features/testbot/index.tsx'
import '../../src/console/engine/DataContext.tsx'
import '../../src/console/engine/QueryCacheProvider.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

test.each([
  ['/advanced/examples', 'exampleList', 'Todavía no hay ejemplos'],
  ['/advanced/misunderstood', 'misunderstoodList', 'No hay mensajes por resolver'],
  ['/state', 'trainingRunList', 'Todavía no entrenaste el chatbot.'],
  ['/state', 'botStateGet', 'Canales'],
  ['/testbot', 'testCaseList', 'Casos de prueba'],
  ['/settings/user', 'sessionList', 'Sesión actual'],
] as const)('%s shows that %s failed, and its data after a retry', async (route, operation, shown) => {
  // Fails until it is restored, because pages also retry on their own.
  const mend = await stubAnswer(operation, 500, { message: 'No se pudo leer.', code: 'internal' })
  openConsole(route, await createPerson())
  expect(await screen.findByText('No se pudo leer.')).toBeInTheDocument()
  const again = screen.getByRole('button', { name: 'Reintentar' })
  mend()
  await userEvent.click(again)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(screen.queryByText('No se pudo leer.')).toBeNull()
})

/** Sets whether the window is visible. */
function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Like `waitFor`, whose interval does not run while the test fakes the clock. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a hidden home page does not poll; when visible it polls at once, and a failure keeps the data', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  openConsole('/home', await createPerson())
  await screen.findByText('Encendido')
  // While connected, the page polls every two minutes; events tell the rest.
  await whenConnected()
  await act(() => look('hidden'))
  // Awaited, because timers left over would fire once the page is visible again.
  await vi.advanceTimersByTimeAsync(360_000)
  expect(callsOf('homeGet')).toHaveLength(1)
  await stubAnswer('homeGet', 500, { message: 'No se pudo leer.', code: 'internal' })
  await act(() => look('visible'))
  const answers = () => callsOf('homeGet').map(({ status }) => status)
  await until(() => answers().at(1) !== undefined)
  expect(answers()).toEqual([200, 500])
  await vi.advanceTimersByTimeAsync(120_000)
  await until(() => answers().at(2) !== undefined)
  expect(answers()).toEqual([200, 500, 500])
  expect(screen.getByText('Encendido')).toBeInTheDocument()
})

test('a page that was read before shows its cached data at once, then the newest', async () => {
  const marina = await createPerson()
  const { go } = openConsole('/home', marina)
  await screen.findByText('Encendido')
  await go('/settings/user')
  await screen.findByText('Sesión actual')
  await marina.call('PUT', '/bots/state/{bot}', { botState: 'off' })
  const release = holdCalls('homeGet')
  await go('/home')
  expect(screen.getByText('Encendido')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Apagado')).toBeInTheDocument()
})

test('examples stay visible while the next page loads', async () => {
  const marina = await createPerson()
  const { id } = await addIntent(marina, 'Hacer un pedido')
  for (let at = 1; at <= 26; at++)
    await marina.call('POST', '/examples/{bot}', { text: `quiero ${at} facturas`, intent_id: id, entities: [] })
  openConsole('/advanced/examples', marina)
  const list = within(await screen.findByRole('list', { name: 'Ejemplos' }))
  expect(list.getAllByRole('listitem')).toHaveLength(25)
  const release = holdCalls('exampleList')
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista' })).toHaveAttribute('aria-busy'))
  expect(screen.getAllByText(/quiero \d+ facturas/)).toHaveLength(25)
  release()
  await waitFor(() => expect(screen.getAllByText(/quiero \d+ facturas/)).toHaveLength(1))
  expect(screen.getByRole('region', { name: 'Lista' })).not.toHaveAttribute('aria-busy')
})

// What hand-written pages read: a failure, another try, what stays meanwhile.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { act } from '../support/act.ts'
import { addIntent, person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, hold, stage } from '../support/stage.ts'
import '../../src/console/features/account/settings/index.tsx'
import '../../src/console/features/examples/index.tsx'
import '../../src/console/features/home/index.tsx'
import '../../src/console/features/misunderstood/index.tsx'
import '../../src/console/features/state/index.tsx'
import '../../src/console/features/testbot/index.tsx'
import '../../src/console/engine/DataContext.tsx'
import '../../src/console/engine/Queries.tsx'

afterEach(() => {
  closeConsole()
  vi.restoreAllMocks()
})

test.each([
  ['/advanced/examples', 'exampleList', 'Todavía no hay ejemplos.'],
  ['/advanced/misunderstood', 'misunderstoodList', 'No hay mensajes por resolver.'],
  ['/state', 'trainingRunList', 'Todavía no se entrenó.'],
  ['/state', 'botStateGet', 'Canales'],
  ['/testbot', 'testCaseList', 'Casos de prueba'],
  ['/settings/user', 'sessionList', 'Sesión actual'],
] as const)('%s says that %s failed, and shows its answer at another try', async (route, operation, shown) => {
  // until it is tried again: pages ask by themselves as well
  const mend = await stage(operation, 500, { message: 'No se pudo leer.', code: 'internal' })
  openConsole(route, await person())
  expect(await screen.findByText('No se pudo leer.')).toBeInTheDocument()
  const again = screen.getByRole('button', { name: 'Reintentar' })
  mend()
  await userEvent.click(again)
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
  expect(screen.queryByText('No se pudo leer.')).toBeNull()
})

/** Somebody looks at the window, or no longer does. */
function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** `waitFor` looks by an interval, which stands still where the test turns the clock. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a home that nobody looks at asks nothing; looked at again it asks at once, and a failure takes nothing away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  openConsole('/home', await person())
  await screen.findByText('Encendido')
  await act(() => look('hidden'))
  // awaited: turned only halfway, the clock would go on once it is looked at again
  await vi.advanceTimersByTimeAsync(60_000)
  expect(callsOf('homeGet')).toHaveLength(1)
  await stage('homeGet', 500, { message: 'No se pudo leer.', code: 'internal' })
  await act(() => look('visible'))
  const answers = () => callsOf('homeGet').map(({ status }) => status)
  await until(() => answers().at(1) !== undefined)
  expect(answers()).toEqual([200, 500])
  await vi.advanceTimersByTimeAsync(20_000)
  await until(() => answers().at(2) !== undefined)
  expect(answers()).toEqual([200, 500, 500])
  expect(screen.getByText('Encendido')).toBeInTheDocument()
})

test('a page that was read before shows that at once, and the newest when it comes', async () => {
  const marina = await person()
  const { go } = openConsole('/home', marina)
  await screen.findByText('Encendido')
  await go('/settings/user')
  await screen.findByText('Sesión actual')
  await marina.call('PUT', '/bots/state/{bot}', { botState: 'off' })
  const release = hold('homeGet')
  await go('/home')
  expect(screen.getByText('Encendido')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Apagado')).toBeInTheDocument()
})

test('examples stay while the next page is on its way', async () => {
  const marina = await person()
  const { id } = await addIntent(marina, 'Hacer un pedido')
  for (let at = 1; at <= 26; at++)
    await marina.call('POST', '/examples/{bot}', { text: `quiero ${at} facturas`, intent_id: id, entities: [] })
  openConsole('/advanced/examples', marina)
  const list = within(await screen.findByRole('list', { name: 'Ejemplos' }))
  expect(list.getAllByRole('listitem')).toHaveLength(25)
  const release = hold('exampleList')
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lista' })).toHaveAttribute('aria-busy'))
  expect(screen.getAllByText(/quiero \d+ facturas/)).toHaveLength(25)
  release()
  await waitFor(() => expect(screen.getAllByText(/quiero \d+ facturas/)).toHaveLength(1))
  expect(screen.getByRole('region', { name: 'Lista' })).not.toHaveAttribute('aria-busy')
})

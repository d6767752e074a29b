import { screen, waitFor } from '@testing-library/react'
import { useNotify } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import history from '../../generated/screens/historychanges.ts'
import { setSession } from '../../src/console/session/state.ts'
import { setMode } from '../../src/console/theme/mode.ts'
import { act } from '../support/act.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { callsOf } from '../support/network-stubs.ts'
import { openScreen } from './section.tsx'

let marina: Person

beforeEach(async () => {
  marina = await createPerson({ bots: [{ name: 'Bazar' }, { name: 'Cantina' }] })
  for (const { id, name } of marina.me.bots)
    await marina.call('POST', `/ia/selector/add/${id}`, { intent_name: `De ${name}` })
})
afterEach(() => vi.restoreAllMocks())

test('switching the bot shows no data of the previous one', async () => {
  openScreen(marina, intents)
  await screen.findByText('De Bazar')
  const { me } = marina
  act(() => setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[1] ?? null }))
  expect(screen.queryByText('De Bazar')).not.toBeInTheDocument()
  await screen.findByText('De Cantina')
})

test("nothing is logged to the browser's console", async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const { user } = openScreen(marina, intents)
  await screen.findByText('De Bazar')
  await user.click(screen.getByRole('button', { name: 'Nueva' }))
  await screen.findByRole('textbox', { name: /Nombre de la intención/ })
  await user.keyboard('{Escape}')
  act(() => setMode('dark'))
  for (const spy of said) expect(spy.mock.calls).toEqual([])
})

test('react-admin notifications are shown as toasts of the console, in Spanish', async () => {
  function Notifier() {
    const notify = useNotify()
    return (
      <button
        type="button"
        onClick={() => notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })}
      >
        Avisar
      </button>
    )
  }
  const { user } = openScreen(marina, intents, { using: { '/advanced/intents': { pageActions: Notifier } } })
  await user.click(await screen.findByRole('button', { name: 'Avisar' }))
  await screen.findByText('Elemento creado', { selector: '.toast p' })
})

test('a simple-rest list is filtered, sorted and paged by the server', async () => {
  await addIntent(marina, 'Pagos')
  const asked = () =>
    callsOf('changeList').map(({ query }) =>
      Object.fromEntries([...query].map(([name, value]) => [name, JSON.parse(value)])),
    )
  const { user } = openScreen(marina, history)
  await screen.findAllByText('Marina Sosa')
  const body = history.body.kind === 'table' ? history.body : undefined
  expect(asked()[0]).toEqual({ sort: ['at', 'DESC'], range: [0, (body?.pageSize ?? 0) - 1], filter: {} })
  await user.type(screen.getByLabelText('Buscar'), 'pagos')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: { q: 'pagos' } }))
  await user.click(screen.getByRole('button', { name: 'Fecha' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: ['at', 'ASC'], filter: { q: 'pagos' } }))
})

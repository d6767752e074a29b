import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useNotify } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import intents from '../../../generated/screens/advanced.intents.ts'
import history from '../../../generated/screens/historychanges.ts'
import { setSession } from '../../../src/console/session/state.ts'
import { setMode } from '../../../src/console/theme/mode.ts'
import { openScreen } from '../../screens/section.tsx'
import { act } from '../../support/act.ts'
import { aBot, api, aUser } from '../../support/api.ts'

beforeEach(() => {
  api.use(
    http.get('*/api/ia/:bot', ({ params }) =>
      HttpResponse.json([{ intents: [{ id: 1, description: `De ${params.bot}`, category_id: 2, isFamily: false }] }]),
    ),
  )
})
afterEach(() => vi.restoreAllMocks())

test('another bot begins with nothing of the one before', async () => {
  openScreen(intents)
  await screen.findByText('De 3')
  const other = aBot({ id: 4, name: 'Otro' })
  act(() => setSession({ status: 'in', user: aUser(), bots: [other], bot: other }))
  expect(screen.queryByText('De 3')).not.toBeInTheDocument()
  await screen.findByText('De 4')
})

test('nothing is written into the console of the browser', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const { user } = openScreen(intents)
  await screen.findByText('De 3')
  await user.click(screen.getByRole('button', { name: 'Nueva' }))
  await screen.findByRole('textbox', { name: /Nombre de la intención/ })
  await user.keyboard('{Escape}')
  act(() => setMode('dark'))
  for (const spy of said) expect(spy.mock.calls).toEqual([])
})

test("react-admin's own notifications are said by the console's toasts, in Spanish", async () => {
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
  const { user } = openScreen(intents, { using: { '/advanced/intents': { pageActions: Notifier } } })
  await user.click(await screen.findByRole('button', { name: 'Avisar' }))
  await screen.findByText('Elemento creado', { selector: '.toast p' })
})

test('a simple-rest list is filtered, ordered and paged by the server', async () => {
  const asked: Record<string, unknown>[] = []
  const change = {
    id: 9,
    at: '2025-03-09T12:00:00Z',
    actor: { name: 'Marina Sosa' },
    action: 'create',
    resource_type: 'intent',
    status: 'ok',
  }
  api.use(
    http.get('*/api/changes/3', ({ request }) => {
      const parameters = [...new URL(request.url).searchParams]
      asked.push(Object.fromEntries(parameters.map(([name, value]) => [name, JSON.parse(value)])))
      return HttpResponse.json([change], { headers: { 'content-range': 'changes 0-0/60' } })
    }),
  )
  const { user } = openScreen(history)
  await screen.findByText('Marina Sosa')
  const body = history.body.kind === 'table' ? history.body : undefined
  expect(asked[0]).toEqual({ sort: ['at', 'DESC'], range: [0, (body?.pageSize ?? 0) - 1], filter: {} })
  await user.type(screen.getByLabelText('Buscar'), 'pagos')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { q: 'pagos' } }))
  await user.click(screen.getByRole('button', { name: 'Fecha' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: ['at', 'ASC'], filter: { q: 'pagos' } }))
})

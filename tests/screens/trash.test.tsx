import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import intents from '../../generated/screens/advanced.intents.ts'
import quick from '../../generated/screens/responses.quick.ts'
import { overrides } from '../../src/console/screens/overrides.tsx'
import { api } from '../support/api.ts'
import { openScreen } from './section.tsx'
import '../../src/console/screens/responses/quick/QuickScreen.tsx'

interface Gone {
  id: number
  title: string
  deleted_at: string
  deleted_by: { id: number; name: string } | null
}

let gone: Gone[]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  gone = [
    { id: 7, title: 'Envíos', deleted_at: '2026-03-10T14:05:00Z', deleted_by: { id: 2, name: 'Marina Sosa' } },
    { id: 5, title: 'Pagos', deleted_at: '2026-03-09T14:05:00Z', deleted_by: null },
  ]
  const restore = ({ params }: { params: Record<string, unknown> }) => {
    gone = gone.filter(({ id }) => id !== Number(params.id))
    return HttpResponse.json({ id: Number(params.id), description: 'x', category_id: 2, isFamily: false })
  }
  api.use(
    http.get('*/api/ia/3', () => HttpResponse.json([{ intents: [] }])),
    http.get('*/api/ia/trash/3', () => HttpResponse.json(gone)),
    http.post('*/api/ia/restore/3/:id', restore),
    http.get('*/api/responses/quick/3', () =>
      HttpResponse.json([], { headers: { 'content-range': 'responses/quick 0-0/0' } }),
    ),
    http.get('*/api/responses/quick/limit/3', () => HttpResponse.json({ used: 0, limit: 30 })),
    http.get('*/api/responses/choices/3', () => HttpResponse.json({})),
    http.get('*/api/responses/quick/trash/3', () => HttpResponse.json(gone)),
    http.post('*/api/responses/quick/restore/3/:id', restore),
  )
})

/** Opens what was deleted of a screen's content. */
async function open(of = intents) {
  const { user } = openScreen(of, { using: overrides })
  await user.click(await screen.findByRole('button', { name: 'Eliminadas' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: /eliminadas$/ })) }
}

test('what was deleted says when and by whom, and what is brought back leaves the list', async () => {
  const { user, dialog } = await open()
  const [first] = await dialog.findAllByRole('listitem')
  expect(first).toHaveTextContent('Envíos 10/03/2026 · Marina Sosa')
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos' }))
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
  await user.click(dialog.getByRole('button', { name: 'Recuperar Pagos' }))
  await dialog.findByText('No hay intenciones eliminadas en los últimos 30 días.')
})

test('a list that cannot be read says why and is asked for again', async () => {
  const fails = { message: 'Se cayó algo.', code: 'internal' }
  api.use(http.get('*/api/ia/trash/3', () => HttpResponse.json(fails, { status: 500 }), { once: true }))
  const { user, dialog } = await open()
  expect(await dialog.findByRole('alert')).toHaveTextContent('Se cayó algo.')
  expect(dialog.queryByText(/No hay intenciones/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await dialog.findByText('Envíos')
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('what cannot be brought back says why and stays, to be tried again', async () => {
  const taken = { message: 'Otra intención se llama así.', code: 'taken' }
  api.use(http.post('*/api/ia/restore/3/:id', () => HttpResponse.json(taken, { status: 409 }), { once: true }))
  const { user, dialog } = await open()
  const restore = await dialog.findByRole('button', { name: 'Recuperar Envíos' })
  await user.click(restore)
  await screen.findByText('Otra intención se llama así.')
  await waitFor(() => expect(restore).toBeEnabled())
  await user.click(restore)
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
})

test('what somebody else brought back meanwhile leaves the list', async () => {
  const { user, dialog } = await open()
  const restore = await dialog.findByRole('button', { name: 'Recuperar Envíos' })
  gone = gone.slice(1)
  const missing = { message: 'No se encontró.', code: 'not_found' }
  api.use(http.post('*/api/ia/restore/3/:id', () => HttpResponse.json(missing, { status: 404 })))
  await user.click(restore)
  await screen.findByText('No se encontró.')
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
  dialog.getByText('Pagos')
})

test('answers by keyword have theirs', async () => {
  const { user, dialog } = await open(quick)
  await user.click(await dialog.findByRole('button', { name: 'Recuperar Envíos' }))
  await screen.findByText('Respuesta recuperada correctamente.')
  await waitFor(() => expect(dialog.queryByText('Envíos')).not.toBeInTheDocument())
})

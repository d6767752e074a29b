import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import secondary from '../../generated/screens/responses.secondary.ts'
import { overrides } from '../../src/console/screens/overrides.tsx'
import { api } from '../support/api.ts'
import { openScreen } from './section.tsx'
import '../../src/console/screens/responses/index.tsx'

test('where several kinds stand together, each says its own and is restored by its own call', async () => {
  let gone = ['response', 'secondary'].map((type) => ({
    type,
    id: 7,
    title: `Envíos ${type}`,
    deleted_at: '2026-03-10T14:05:00Z',
    deleted_by: null,
  }))
  const restored = (type: string) => () => {
    gone = gone.filter((one) => one.type !== type)
    return HttpResponse.json({ id: 7 })
  }
  api.use(
    http.get('*/api/responses/secondary/3', () =>
      HttpResponse.json([], { headers: { 'content-range': 'responses/secondary 0-0/0' } }),
    ),
    http.get('*/api/responses/choices/3', () => HttpResponse.json({})),
    http.get('*/api/responses/trash/3', () => HttpResponse.json(gone)),
    http.post('*/api/responses/restore/3/7', restored('response')),
    http.post('*/api/responses/secondary/restore/3/7', restored('secondary')),
  )
  const { user } = openScreen(secondary, { using: overrides })
  await user.click(await screen.findByRole('button', { name: 'Eliminadas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Respuestas eliminadas' }))
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Envíos response (principal)'),
    expect.stringContaining('Envíos secondary (secundaria)'),
  ])
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos secondary' }))
  await waitFor(() => expect(dialog.queryByText('Envíos secondary')).not.toBeInTheDocument())
  dialog.getByText('Envíos response')
  await user.click(dialog.getByRole('button', { name: 'Recuperar Envíos response' }))
  await dialog.findByText('No hay respuestas eliminadas en los últimos 30 días.')
})

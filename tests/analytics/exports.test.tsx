import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/conversations/index.tsx'
import { stubAnswer } from '../support/network-stubs.ts'
import { collectSavedFiles } from '../support/saved-files.ts'
import { chats } from './answers.ts'

afterEach(closeConsole)

type Export = components['schemas']['AnalyticsExport']

const one = (id: number, given: Partial<Export>): Export => ({
  ...{ id, kind: 'conversations', about: 'Del 22/10/2026 al 20/11/2026', state: 'ready', rows: 803, done: 803 },
  ...{ date_start: '2026-10-22', date_end: '2026-11-20' },
  ...{ size: 164_021, problem: null, mine: true, expires_at: '2026-11-28T14:05:00Z' },
  ...{ created_by: { id: 7, name: 'Martín Sosa' }, created_at: '2026-11-21T14:05:00Z' },
  ...{ updated_at: '2026-11-21T14:05:00Z', ...given },
})

test('the button of a page says what the file will have, asks for it and leads to the list', async () => {
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  await stubAnswer('analyticsExportSizeGet', 200, { conversations: 803, messages: 9120 })
  openConsole('/analytics?date_start=2026-10-22&date_end=2026-11-20&channel=whatsapp', await createPerson())
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Exportar' }))
  await dialog.findByText('803 conversaciones')
  expect(dialog.getByText('WhatsApp')).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: /^Mensajes/ }))
  expect(dialog.getByText('9.120 mensajes')).toBeVisible()
  const running = { message: 'Ya tienes una exportación en curso.', code: 'in_use' } as const
  await stubAnswer('analyticsExportCreate', 409, running)
  await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(running.message)
  await stubAnswer('analyticsExportCreate', 201, one(5, { state: 'queued' }))
  await stubAnswer('analyticsExportList', 200, [one(5, { state: 'running', done: 400, size: null, expires_at: null })])
  await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }))
  const bar = await screen.findByRole('progressbar', { name: 'Avance de la exportación' })
  expect(bar).toHaveAttribute('value', '49')
  expect(screen.getByText('400 de 803')).toBeVisible()
})

test('nothing to export is said, and the button waits for other filters', async () => {
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  await stubAnswer('analyticsExportSizeGet', 200, { conversations: 0, messages: 0 })
  openConsole('/analytics', await createPerson())
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Exportar' }))
  await dialog.findByText(/^Ninguna/)
  expect(dialog.getByRole('button', { name: 'Exportar' })).toBeDisabled()
})

test('who may not see contacts has no button, and the list offers each file to its author alone', async () => {
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  await stubAnswer('analyticsExportList', 200, [
    one(1, {}),
    one(2, { mine: false, about: 'El 20/11/2026' }),
    one(3, { state: 'failed', size: null, problem: 'Algo falló de nuestro lado. Pídela otra vez.' }),
  ])
  openConsole('/analytics/exports', await createPerson())
  await screen.findByText('El 20/11/2026')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Descargar/ })).toHaveLength(1))
  expect(screen.getByText('Algo falló de nuestro lado. Pídela otra vez.')).toBeVisible()
  closeConsole()
  openConsole('/analytics', await createPerson({ bots: [{ roleId: 3 }] }))
  await screen.findByRole('heading', { name: 'Analíticas' })
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull()
})

test('files of the same days are told apart, and keep their days in their names', async () => {
  collectSavedFiles()
  const names = () =>
    vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.map((link) => (link as HTMLAnchorElement).download)
  await stubAnswer('analyticsExportList', 200, [
    one(1, {}),
    one(2, { kind: 'messages', about: 'El 20/11/2026', date_start: '2026-11-20' }),
  ])
  await stubAnswer('analyticsExportFileGet', 200, 'Conversación;Día')
  openConsole('/analytics/exports', await createPerson())
  const days = 'Del 22/10/2026 al 20/11/2026'
  await userEvent.click(await screen.findByRole('button', { name: `Descargar Conversaciones: ${days}` }))
  await waitFor(() => expect(names()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Descargar Mensajes: El 20/11/2026' }))
  await waitFor(() =>
    expect(names()).toEqual(['conversaciones-2026-10-22-a-2026-11-20.csv', 'mensajes-2026-11-20.csv']),
  )
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/analytics/conversations/index.tsx'
import '../../src/console/features/analytics/intents/index.tsx'
import { stubAnswer } from '../support/network-stubs.ts'
import { collectSavedFiles } from '../support/saved-files.ts'
import { chats, intents, period } from './answers.ts'

afterEach(closeConsole)

const names = () =>
  vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.map((link) => (link as HTMLAnchorElement).download)

async function saveData(chart: string): Promise<void> {
  const region = within(await screen.findByRole('region', { name: chart }))
  await userEvent.click(region.getByRole('button', { name: `Descargar «${chart}»` }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Datos (CSV)' }))
}

test('files of charts have the days of their figures in their names', async () => {
  collectSavedFiles()
  await stubAnswer('conversationAnalyticsGet', 200, chats)
  await stubAnswer('conversationCohortGet', 200, {
    timezone: period.timezone,
    cohorts: [
      { month: '2026-09', contacts: 10, returned: [5, 1, 0] },
      { month: '2026-10', contacts: 8, returned: [1, 0] },
    ],
  })
  openConsole('/analytics?date_start=2026-10-22&date_end=2026-11-20', await createPerson())
  await saveData('Conversaciones por día')
  await saveData('Vuelven a escribir')
  expect(names()).toEqual([
    'conversaciones-por-dia-2026-10-22-a-2026-11-20.csv',
    // Whatever the days of the page are.
    'vuelven-a-escribir-2026-09-01-a-2026-10-31.csv',
  ])
})

test('files of tables have the days of their figures in their names', async () => {
  collectSavedFiles()
  await stubAnswer('intentAnalyticsGet', 200, { ...intents, period: { ...period, from: '2026-11-20' } })
  openConsole('/analytics/intents?date_start=2026-11-20&date_end=2026-11-20', await createPerson())
  const table = within(await screen.findByRole('region', { name: 'Intenciones' }))
  await userEvent.click(table.getByRole('button', { name: 'Exportar CSV' }))
  expect(names()).toEqual(['intenciones-2026-11-20.csv'])
})

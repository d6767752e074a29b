import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/pages/examples/index.tsx'
import '../../src/console/screens/responses/Actions.tsx'
import '../support/engine-parts.ts'

afterEach(closeConsole)

/** `Título;Respuesta` and a row, as Excel writes them on a Spanish Windows. */
const windows = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))
const csv = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'planilla.csv', { type: 'application/vnd.ms-excel' })

const none = { headers: { 'content-range': 'x 0-0/0' } }

/** Opens a screen and its import; what is sent is noted. */
async function open(path: string, dialogName: string) {
  const sent: { content: string }[] = []
  const note = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as { content: string })
    return HttpResponse.json({
      ...{ applied: false, created: 1, updated: 0, skipped: 0, intents: 0, entities: 0, rows: [] },
      rejected: path === '/responses' ? [] : 0,
    })
  }
  answerSession(aUser())
  api.use(
    http.get('*/api/ia/:bot', () => HttpResponse.json([{ intents: [] }])),
    http.get('*/api/entities/:bot', () => HttpResponse.json([])),
    http.get('*/api/examples/:bot', () => HttpResponse.json([], none)),
    http.get('*/api/responses/:bot', () => HttpResponse.json([], none)),
    http.get('*/api/responses/choices/:bot', () =>
      HttpResponse.json({ intents: [], responses: [], secondary: [], areas: [], labels: [], forms: [], quick: 0 }),
    ),
    http.get('*/api/responses/categories/:bot', () => HttpResponse.json([])),
    http.post('*/api/examples/import/:bot', note),
    http.post('*/api/responses/import/:bot', note),
  )
  openConsole(path, { token: 't1' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Importar' }))
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }))
  return { sent, user, dialog, file: dialog.getByLabelText(/^Archivo/) }
}

test.each([
  ['/advanced/examples', 'Importar ejemplos'],
  ['/responses', 'Importar respuestas'],
])('%s reads what Excel saves on Windows, and says of a workbook that it is one', async (path, name) => {
  const { sent, user, dialog, file } = await open(path, name)
  await user.upload(file, csv(windows('Título;Respuesta\r\nEnvíos;¿Cuántos días? ¡Dos!\r\n')))
  expect(await dialog.findByRole('button', { name: 'Importar' })).toBeEnabled()
  expect(sent.map(({ content }) => content)).toEqual(['Título;Respuesta\r\nEnvíos;¿Cuántos días? ¡Dos!\r\n'])

  await user.upload(file, csv(windows('PK\u0003\u0004')))
  expect(await dialog.findByText(/^Es un libro de Excel/)).toBeVisible()
  await user.upload(file, csv(windows('')))
  expect(await dialog.findByText('El archivo está vacío.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { toast } from '../../src/console/ui/toast.ts'
import '../../src/console/pages/training-report/index.tsx'
import { answerSession, api, aTraining, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

type Report = components['schemas']['TrainingReport']

afterEach(() => {
  toast.clear()
  closeConsole()
})

const report: Report = {
  ...{
    id: 15,
    number: 15,
    at: '2025-03-01T10:00:20Z',
    examples: 80,
    intents: 4,
    accuracy: 0.9,
    macro_f1: 0.88,
    threshold: 0.4,
  },
  confused: [
    {
      intent: { id: 1, name: 'Envíos' },
      predicted: { id: 2, name: 'Horarios' },
      count: 2,
      examples: [
        { id: 11, text: '¿Cuándo llega?', confidence: 0.7 },
        { id: 12, text: '¿A qué hora llega?', confidence: 0.6 },
      ],
    },
  ],
  weak: [{ intent: { id: 3, name: 'Garantía' }, examples: 2, recall: 0.5, reasons: ['few_examples'] }],
  broken_buttons: [{ response: { type: 'response', id: 12, name: 'Envíos' }, button: 'Ver zonas' }],
  ...{ conflicts: [], unused_entities: [], unused_examples: 0, unanswered: [], untaught: [], checks: [] },
}

/** Opens the report; what is moved is noted. */
function open(answer: () => Response) {
  const moves: unknown[] = []
  answerSession(aUser())
  api.use(
    http.get('*/api/training/:bot', () => HttpResponse.json(aTraining())),
    http.get('*/api/training/report/:bot/:id', () => HttpResponse.json(report)),
    http.post('*/api/examples/move/:bot', async ({ request }) => {
      moves.push(await request.json())
      return answer()
    }),
  )
  openConsole('/state/report/15', { token: 't1' })
  return moves
}

const first = /^Mover ejemplo «¿Cuándo llega\?» a Horarios/
const asked = () => screen.findByRole('dialog', { name: '¿Mover el ejemplo a «Horarios»?' })

test('a confused example is first offered more like it; moving it is asked before, and can be undone', async () => {
  const moves = open(() => HttpResponse.json({ count: 1 }))
  const more = await screen.findByRole('link', { name: 'Agregar a Envíos ejemplos como «¿Cuándo llega?»' })
  expect(more).toHaveAttribute('href', '/advanced/examples?intent_id=1')
  const move = screen.getByRole('button', { name: first })
  expect(more.compareDocumentPosition(move)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await userEvent.click(move)
  const dialog = within(await asked())
  expect(dialog.getByText(/«¿Cuándo llega\?» dejará de enseñar «Envíos»/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(moves).toEqual([])

  await userEvent.click(move)
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Mover ejemplo' }))
  const back = await screen.findByRole('button', { name: 'Deshacer: devolver «¿Cuándo llega?» a Envíos' })
  expect(moves).toEqual([{ ids: [11], intent_id: 2 }])
  await userEvent.click(back)
  expect(await screen.findByRole('button', { name: first })).toBeVisible()
  expect(moves).toEqual([
    { ids: [11], intent_id: 2 },
    { ids: [11], intent_id: 1 },
  ])
})

test('all examples of a pair are moved together only after a question that counts them', async () => {
  const moves = open(() => HttpResponse.json({ count: 2 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mover los 2 a Horarios' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿Mover 2 ejemplos a «Horarios»?' }))
  expect(moves).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Mover ejemplos' }))
  expect(await screen.findAllByText('Movido a Horarios')).toHaveLength(2)
  expect(moves).toEqual([{ ids: [11, 12], intent_id: 2 }])
})

test('what could not be moved stays where it was, and why is told', async () => {
  open(() => HttpResponse.json({ message: 'Esa intención no existe.', code: 'invalid' }, { status: 422 }))
  await userEvent.click(await screen.findByRole('button', { name: first }))
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Mover ejemplo' }))
  expect(await screen.findByText('Esa intención no existe.')).toBeVisible()
  expect(screen.getByRole('button', { name: first })).toBeEnabled()
})

test('a weak intent leads to where examples are added to it', async () => {
  open(() => HttpResponse.json({ count: 0 }))
  const add = await screen.findByRole('link', { name: 'Agregar ejemplos a Garantía' })
  expect(add).toHaveAttribute('href', expect.stringMatching(/^\/advanced\/examples\?.*3/))
  expect(within(add).getByText('Agregar ejemplos')).toBeVisible()
})

test('a button that nothing answers leads to where it is mended', async () => {
  open(() => HttpResponse.json({ count: 0 }))
  const edit = await screen.findByRole('link', { name: 'Editar el botón Ver zonas de Envíos' })
  expect(edit).toHaveAttribute('href', '/responses?editar=12')
})

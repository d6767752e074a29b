import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/forms/survey/index.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const questions = JSON.stringify([
  { id: 'compro', text: '¿Compraste?', kind: 'yes_no', options: [], jump_to: { false: 'motivo' } },
  { id: 'nota', text: '¿Qué nota nos pones?', kind: 'nps', options: [] },
  { id: 'motivo', text: '¿Por qué?', kind: 'short_text', options: [] },
])

/** Opens the editor of a survey with these questions. */
async function builder() {
  const who = await createPerson()
  const { id } = await insert('form', { bot_id: who.bot, kind: 'survey', name: 'Opinión', questions })
  openConsole(`/forms/survey/${id}`, who)
  expect(await screen.findByRole('heading', { name: 'Opinión' })).toBeVisible()
  await screen.findByRole('button', { name: 'Mover la pregunta 3' })
  return userEvent.setup()
}
const texts = () =>
  screen.getAllByRole('button', { name: /^\d/ }).map((line) => line.querySelector('.survey-text')?.textContent)

test('a fault is shown while it is typed, and what is right is saved', async () => {
  const user = await builder()
  await user.click(screen.getByRole('button', { name: /^2.*nota/ }))
  const id = screen.getByLabelText(/^Identificador/)
  await user.clear(id)
  await user.type(id, 'compro')
  expect(await screen.findByText('Otra pregunta tiene ese identificador. Escribe uno distinto.')).toBeVisible()
  await user.clear(id)
  await waitFor(() => expect(id).toBeInvalid())
  expect(screen.queryByText('Otra pregunta tiene ese identificador. Escribe uno distinto.')).toBeNull()
  await user.type(id, 'puntaje')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('surveyQuestionsUpdate')).toHaveLength(1))
  expect(sentTo('surveyQuestionsUpdate')).toMatchObject([{ questions: [{}, { id: 'puntaje' }, {}] }])
  const usual = () => screen.getByLabelText(/^Si la respuesta no sirve/).getAttribute('placeholder')
  expect(usual()).toBe('Escribe un número del 0 al 10.')
  await user.selectOptions(screen.getByLabelText(/^Tipo/), 'Fecha')
  expect(usual()).toBe('Escribe la fecha así: 20/12/2026.')
})

test('questions are moved by keyboard, copied and deleted, and a change is undone', async () => {
  const user = await builder()
  const handle = screen.getByRole('button', { name: 'Mover la pregunta 3' })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  expect(texts()).toEqual(['¿Compraste?', '¿Por qué?', '¿Qué nota nos pones?'])
  expect(screen.getByRole('button', { name: 'Mover la pregunta 2' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Eliminar la pregunta 1' }))
  expect(texts()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await user.click(screen.getByRole('button', { name: 'Duplicar la pregunta 1' }))
  expect(texts()).toEqual(['¿Compraste?', '¿Compraste?', '¿Por qué?', '¿Qué nota nos pones?'])
})

test('the preview branches by the answers, and the map says where they lead', async () => {
  const user = await builder()
  const preview = within(screen.getByRole('complementary', { name: 'Vista previa' }))
  await user.click(preview.getByRole('button', { name: 'No' }))
  expect(await preview.findByText('¿Por qué?')).toBeVisible()
  expect(preview.queryByText('¿Qué nota nos pones?')).toBeNull()
  await user.click(preview.getByRole('button', { name: 'Caminos' }))
  expect(preview.getByText('No → 3. ¿Por qué?')).toBeVisible()
  expect(preview.getByText('Otra respuesta → 2. ¿Qué nota nos pones?')).toBeVisible()
  await user.click(preview.getByRole('button', { name: 'Página web' }))
  fireEvent.click(preview.getByRole('radio', { name: 'Sí' }))
  expect(preview.getByRole('group', { name: '¿Qué nota nos pones?' })).toBeVisible()
})

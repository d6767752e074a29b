import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
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

const ASKED = { question: 'motivo', operator: 'answered' }
const questions = JSON.stringify([
  { id: 'compro', text: '¿Compraste?', kind: 'yes_no', options: [], jump_to: { false: 'motivo' } },
  { id: 'nota', text: '¿Qué nota nos pones?', kind: 'nps', options: [] },
  { id: 'motivo', text: '¿Por qué?', kind: 'short_text', options: [] },
])

/** Opens the editor of a survey with these questions, which a colleague may change meanwhile. */
async function opened() {
  const who = await createPerson({ name: 'Esteban' })
  const marina = await createPerson({ name: 'Marina', bots: [{ id: who.bot }] })
  const { id } = await insert('form', { bot_id: who.bot, kind: 'survey', name: 'Opinión', questions })
  openConsole(`/forms/survey/${id}`, who)
  expect(await screen.findByRole('heading', { name: 'Opinión' })).toBeVisible()
  await screen.findByRole('button', { name: 'Mover la pregunta 3' })
  const path = `/forms/survey/{bot}/${id}`
  const stored = async (): Promise<Stored[]> => ((await marina.call('GET', path)) as { questions: Stored[] }).questions
  const colleague = async (change: (questions: Stored[]) => Stored[]) => {
    await marina.call('PUT', path, { questions: change(await stored()) })
  }
  return { user: userEvent.setup(), stored, colleague }
}
const builder = async () => (await opened()).user

type Stored = { id: string; text: string; [field: string]: unknown }
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

test('the preview offers and shows answers as conversations do', async () => {
  const user = await builder()
  await user.click(screen.getByRole('button', { name: /^1.*Compraste/ }))
  await user.selectOptions(screen.getByLabelText(/^Tipo/), 'Satisfacción')
  const preview = within(screen.getByRole('complementary', { name: 'Vista previa' }))
  const offered = within(preview.getByRole('group', { name: 'Respuestas' })).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Muy bien', 'Bien', 'Regular', 'Mal', 'Muy mal'])
  await user.click(preview.getByRole('button', { name: 'Regular' }))
  expect(preview.getByRole('log')).toHaveTextContent('¿Compraste?Regular')
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

const edited = (id: string, change: Partial<Stored>) => (all: Stored[]) =>
  all.map((one) => (one.id === id ? { ...one, ...change } : one))
async function retype(user: UserEvent, question: RegExp, text: string) {
  await user.click(screen.getByRole('button', { name: question }))
  const field = screen.getByRole('textbox', { name: /^Pregunta/ })
  await user.clear(field)
  await user.type(field, text)
}
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Guardar' }))
const conflict = () => screen.findByRole('region', { name: 'Cambios mientras lo editabas' })

test('what two people change of different questions is merged, also if their ids change with their texts', async () => {
  const { user, stored, colleague } = await opened()
  await retype(user, /^3.*qué/, '¿Qué te faltó?')
  await colleague((all) => [
    ...edited('nota', { text: '¿Del 0 al 10?', id: 'del_0_al_10' })(all),
    { id: 'correo', text: '¿Tu correo?', kind: 'email', show_if: { match: 'all', conditions: [ASKED] } },
  ])
  await save(user)
  expect(within(await conflict()).getByRole('alert')).toHaveTextContent(/Ya lo sumamos a lo tuyo: guarda de nuevo\.$/)
  expect(within(await conflict()).queryByRole('radio')).toBeNull()
  expect(texts()).toEqual(['¿Compraste?', '¿Del 0 al 10?', '¿Qué te faltó?', '¿Tu correo?'])
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  await save(user)
  await waitFor(async () => expect((await stored())[2]).toMatchObject({ text: '¿Qué te faltó?' }))
  const [bought, , reason, mail] = await stored()
  expect(bought).toMatchObject({ jump_to: { false: reason?.id } })
  expect(mail).toMatchObject({ show_if: { conditions: [{ question: reason?.id }] } })
})

test('only a question that two people changed is asked about', async () => {
  const { user, stored, colleague } = await opened()
  await retype(user, /^3.*qué/, '¿Qué te faltó?')
  await colleague((all) => edited('motivo', { text: '¿Por qué no?' })(edited('nota', { text: '¿Del 0 al 10?' })(all)))
  await save(user)
  const choice = within(within(await conflict()).getByRole('group', { name: 'Pregunta 3' }))
  expect(within(await conflict()).getAllByRole('group')).toHaveLength(1)
  expect(choice.getByLabelText(/^Lo tuyo/).closest('label')).toHaveTextContent('¿Qué te faltó?')
  await user.click(choice.getByLabelText(/^Lo de Marina/))
  expect(texts()).toEqual(['¿Compraste?', '¿Del 0 al 10?', '¿Por qué no?'])
  await user.click(choice.getByLabelText(/^Lo tuyo/))
  expect(texts()).toEqual(['¿Compraste?', '¿Del 0 al 10?', '¿Qué te faltó?'])
  await user.click(choice.getByLabelText(/^Lo de Marina/))
  await save(user)
  await waitFor(() => expect(sentTo('surveyQuestionsUpdate')).toHaveLength(2))
  await waitFor(async () => expect(await stored()).toMatchObject([{}, { text: '¿Del 0 al 10?' }, { id: 'motivo' }]))
})

test('a question that one removed and the other changed is asked about', async () => {
  const { user, colleague } = await opened()
  await user.click(screen.getByRole('button', { name: 'Eliminar la pregunta 2' }))
  await colleague(edited('nota', { required: false }))
  await save(user)
  const choice = within(within(await conflict()).getByRole('group', { name: 'Pregunta 2' }))
  expect(choice.getByLabelText(/^Lo tuyo/).closest('label')).toHaveTextContent('Eliminada')
  expect(texts()).toEqual(['¿Compraste?', '¿Por qué?'])
  await user.click(choice.getByLabelText(/^Lo de Marina/))
  expect(texts()).toEqual(['¿Compraste?', '¿Qué nota nos pones?', '¿Por qué?'])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/quick/QuickScreen.tsx'
import '../support/engine-parts.ts'
import { callsOf, holdCalls, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

let marina: Person

/** Opens a page of a chatbot without any responses. */
async function open(path: string, bots: { planId?: number; permissions?: Record<string, boolean> }[] = [{}]) {
  marina = await createPerson({ bots })
  openConsole(path, marina)
}

/** Creates an intent with example questions. */
async function addIntentWithExamples(intent_name: string, ...questions: string[]): Promise<void> {
  const { id } = await addIntent(marina, intent_name)
  for (const text of questions) await marina.call('POST', '/examples/{bot}', { intent_id: id, text })
}

async function editor() {
  const user = userEvent.setup()
  const create = await screen.findByRole('button', { name: 'Nueva' })
  await waitFor(() => expect(create).toBeEnabled())
  await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta principal' }))
  return { user, dialog, intent: await dialog.findByRole('combobox', { name: /^Intención/ }) }
}

test('the editor opens without errors, and its intent field can create a new intent', async () => {
  await open('/responses')
  const { user, dialog, intent } = await editor()
  expect(document.querySelector('.response-editor [aria-invalid="true"]')).toBeNull()

  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Elige una intención o crea una nueva.')).toBeVisible()
  await user.type(intent, 'Horarios')
  await user.click(await dialog.findByRole('option', { name: 'Crear «Horarios»' }))
  await waitFor(() => expect(intent).toHaveValue('Horarios'))
  expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Horarios')
  expect(dialog.queryByText('Elige una intención o crea una nueva.')).toBeNull()

  const message = within(dialog.getByRole('group', { name: 'Mensaje 1' }))
  await user.type(message.getAllByRole('textbox', { name: /^Texto/ })[0] as HTMLElement, 'De 8 a 20.')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('responseCreate').map(({ status }) => status)).toEqual([201]))
  expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Horarios' }])
  const [{ intents }] = await marina.call('GET', '/ia/{bot}')
  expect(sentTo('responseCreate')).toMatchObject([{ intent_id: intents[0].id, title: 'Horarios' }])
})

test('the option to create an intent is hidden from members without the permission', async () => {
  await open('/responses', [{ permissions: { advanced_configuration: false } }])
  const { user, dialog, intent } = await editor()
  await user.type(intent, 'Horarios')
  expect(dialog.queryByRole('option', { name: /^Crear/ })).toBeNull()
})

test('keyword responses are the only page of their plan, and no tab in the other plans', async () => {
  await open('/responses/quick', [{ planId: 1 }])
  const tabs = () => within(screen.getByRole('navigation', { name: 'Secciones' }))
  await screen.findByRole('button', { name: 'Nueva' })
  expect(
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Palabras Clave'])
  closeConsole()
  document.body.replaceChildren()
  await open('/responses')
  await screen.findByRole('button', { name: 'Nueva' })
  expect(tabs().queryByRole('link', { name: 'Palabras Clave' })).toBeNull()
})

test('late questions of the intent keep typed ones, and those of another intent replace them', async () => {
  marina = await createPerson()
  await addIntentWithExamples('Taller', '¿tienen taller?')
  await addIntentWithExamples('Envíos', '¿envían?')
  openConsole('/responses', marina)
  const come = holdCalls('responseQuestionList')
  const { user, dialog, intent } = await editor()
  await user.type(intent, 'Taller')
  await user.click(await dialog.findByRole('option', { name: 'Taller' }))
  await user.type(dialog.getByLabelText('Nueva pregunta'), '¿arreglan bicicletas?{Enter}')
  expect(await dialog.findByText('¿arreglan bicicletas?')).toBeVisible()
  come()
  expect(await dialog.findByText('¿tienen taller?')).toBeVisible()
  expect(dialog.getByText('¿arreglan bicicletas?')).toBeVisible()

  await user.clear(intent)
  await user.type(intent, 'Envíos')
  await user.click(await dialog.findByRole('option', { name: 'Envíos' }))
  expect(await dialog.findByText('¿envían?')).toBeVisible()
  expect(dialog.queryByText('¿tienen taller?')).toBeNull()
  expect(dialog.getByText('¿arreglan bicicletas?')).toBeVisible()
})

test('choosing another intent replaces the suggested title and questions and keeps what was typed', async () => {
  marina = await createPerson()
  await addIntentWithExamples('Taller', '¿tienen taller?')
  await addIntentWithExamples('Envíos')
  openConsole('/responses', marina)
  const { user, dialog, intent } = await editor()
  const title = dialog.getByRole('textbox', { name: /^Título/ })
  const choose = async (name: string, option = name) => {
    await user.clear(intent)
    await user.type(intent, name)
    await user.click(await dialog.findByRole('option', { name: option }))
  }
  await choose('Taller')
  expect(await dialog.findByText('¿tienen taller?')).toBeVisible()
  expect(title).toHaveValue('Taller')
  await user.type(dialog.getByLabelText('Nueva pregunta'), '¿arreglan bicicletas?{Enter}')

  await choose('Horarios', 'Crear «Horarios»')
  await waitFor(() => expect(dialog.queryByText('¿tienen taller?')).toBeNull())
  expect(dialog.getByText('¿arreglan bicicletas?')).toBeVisible()
  expect(title).toHaveValue('Horarios')

  await choose('Envíos')
  await waitFor(() => expect(title).toHaveValue('Envíos'))
  await user.clear(title)
  await user.type(title, 'A domicilio')
  await choose('Taller')
  expect(await dialog.findByText('¿tienen taller?')).toBeVisible()
  expect(title).toHaveValue('A domicilio')
})

test('the editor loads the current questions of the intent, not those of an earlier editor', async () => {
  marina = await createPerson()
  await addIntentWithExamples('Taller', '¿Reparan bicis?')
  openConsole('/responses', marina)
  const choose = async () => {
    const { user, dialog, intent } = await editor()
    await user.type(intent, 'Taller')
    await user.click(await dialog.findByRole('option', { name: 'Taller' }))
    await dialog.findByText('¿Reparan bicis?')
    return { user, dialog }
  }
  const first = await choose()
  await first.user.click(first.dialog.getByRole('button', { name: 'Cancelar' }))
  await first.user.click(await screen.findByRole('button', { name: 'Descartar' }))
  const [{ intents }] = await marina.call('GET', '/ia/{bot}')
  await marina.call('POST', '/examples/{bot}', { intent_id: intents[0].id, text: '¿Cambian frenos?' })
  const second = await choose()
  await second.dialog.findByText('¿Cambian frenos?')
  const message = within(second.dialog.getByRole('group', { name: 'Mensaje 1' }))
  await second.user.type(message.getAllByRole('textbox', { name: /^Texto/ })[0] as HTMLElement, 'Sí.')
  await second.user.click(second.dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('responseCreate').map(({ status }) => status)).toEqual([201]))
  const { questions } = await marina.call('GET', `/responses/questions/intent/{bot}/${intents[0].id}`)
  expect(new Set(questions)).toEqual(new Set(['¿Reparan bicis?', '¿Cambian frenos?']))
})

test.each([
  ['/responses', 'Nueva respuesta principal'],
  ['/responses/secondary', 'Nueva respuesta secundaria'],
])('the empty list %s offers the first response', async (path, name) => {
  await open(path)
  await userEvent.click(await screen.findByRole('link', { name: 'Crear respuesta' }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  expect(screen.getByRole('link', { name: 'Crear respuesta' })).toBeVisible()
})

test('the empty list of answers by keyword offers the first one', async () => {
  await open('/responses/quick', [{ planId: 1 }])
  await userEvent.click(await screen.findByRole('button', { name: 'Crear respuesta' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a typed intention is not lost by leaving its field', async () => {
  await open('/responses')
  const { user, dialog, intent } = await editor()
  await user.type(intent, 'Estacionamiento')
  await user.tab()
  expect(intent).toHaveValue('Estacionamiento')
  await user.click(dialog.getByRole('button', { name: 'Crear «Estacionamiento»' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Estacionamiento'))
  expect(intent).toHaveValue('Estacionamiento')
  expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Estacionamiento' }])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/screens/responses/Actions.tsx'
import '../../src/console/screens/responses/quick/QuickScreen.tsx'
import '../support/engine-parts.ts'

afterEach(closeConsole)

const none = { headers: { 'content-range': 'x 0-0/0' } }

/** Opens a screen of a bot without any response; what is created is noted. */
function open(
  path: string,
  { planId = 2, permissions }: { planId?: number; permissions?: Record<string, boolean> } = {},
) {
  const sent: [string, unknown][] = []
  const user = aUser()
  for (const bot of user.bots) {
    bot.bot_plan = { id: planId, name: 'Plan' }
    Object.assign(bot.permissions, permissions)
  }
  answerSession(user)
  api.use(
    http.get('*/api/responses/:bot', () => HttpResponse.json([], none)),
    http.get('*/api/responses/quick/:bot', () => HttpResponse.json([], none)),
    http.get('*/api/responses/quick/limit/:bot', () => HttpResponse.json({ used: 0, limit: 20 })),
    http.get('*/api/responses/categories/:bot', () => HttpResponse.json([])),
    http.get('*/api/responses/questions/intent/:bot/:id', () => HttpResponse.json({ questions: [] })),
    http.post('*/api/responses/questions/check/:bot', () => HttpResponse.json({ owner: null })),
    http.get('*/api/responses/choices/:bot', () =>
      HttpResponse.json({ intents: [], responses: [], secondary: [], areas: [], labels: [], forms: [], quick: 0 }),
    ),
    http.post('*/api/ia/selector/add/:bot', async ({ request }) => {
      sent.push(['intent', await request.json()])
      return HttpResponse.json({ id: 5, description: 'Horarios', category_id: 1, isFamily: false }, { status: 201 })
    }),
    http.post('*/api/responses/:bot', async ({ request }) => {
      sent.push(['response', await request.json()])
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
  )
  openConsole(path, { token: 't1' })
  return sent
}

/** The bot has the intents 15, Taller, and 16, Envíos. */
const twoIntents = http.get('*/api/responses/choices/:bot', () =>
  HttpResponse.json({
    intents: [
      { id: 15, name: 'Taller' },
      { id: 16, name: 'Envíos' },
    ],
    ...{ responses: [], secondary: [], areas: [], labels: [], forms: [], quick: 0 },
  }),
)

async function editor() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta principal' }))
  return { user, dialog, intent: await dialog.findByRole('combobox', { name: /^Intención/ }) }
}

test('the first response opens without a complaint, and its intent is created where it is asked for', async () => {
  const sent = open('/responses')
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
  await waitFor(() => expect(sent.map(([what]) => what)).toEqual(['intent', 'response']))
  expect(sent[0]?.[1]).toEqual({ intent_name: 'Horarios' })
  expect(sent[1]?.[1]).toMatchObject({ intent_id: 5, title: 'Horarios' })
})

test('who may not create intents is not offered to', async () => {
  open('/responses', { permissions: { advanced_configuration: false } })
  const { user, dialog, intent } = await editor()
  await user.type(intent, 'Horarios')
  expect(dialog.queryByRole('option', { name: /^Crear/ })).toBeNull()
})

test('answers by keyword are a tab beside the others on their plan, and nowhere else', async () => {
  open('/responses', { planId: 1 })
  const user = userEvent.setup()
  const tabs = () => within(screen.getByRole('navigation', { name: 'Secciones' }))
  await screen.findByRole('button', { name: 'Nueva' })
  await user.click(tabs().getByRole('link', { name: 'Palabras Clave' }))
  await waitFor(() =>
    expect(tabs().getByRole('link', { name: 'Palabras Clave' })).toHaveAttribute('aria-current', 'page'),
  )
  closeConsole()
  document.body.replaceChildren()
  open('/responses')
  await screen.findByRole('button', { name: 'Nueva' })
  expect(tabs().queryByRole('link', { name: 'Palabras Clave' })).toBeNull()
})

test('questions of an intent that come late leave what was written meanwhile; those of another intent take their place', async () => {
  open('/responses')
  let come = () => {}
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  api.use(
    twoIntents,
    http.get('*/api/responses/questions/intent/:bot/:id', async ({ params }) => {
      if (params.id === '15') await late
      return HttpResponse.json({ questions: params.id === '15' ? ['¿tienen taller?'] : ['¿envían?'] })
    }),
  )
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
  open('/responses')
  api.use(
    twoIntents,
    http.get('*/api/responses/questions/intent/:bot/:id', ({ params }) =>
      HttpResponse.json({ questions: params.id === '15' ? ['¿tienen taller?'] : [] }),
    ),
  )
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

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/pages/examples/index.tsx'

afterEach(closeConsole)

type Example = components['schemas']['Example']

const intents = [
  { id: 7, description: 'Hacer un pedido', category_id: 1, isFamily: false, examples_count: 1 },
  { id: 9, description: 'Horarios', category_id: 1, isFamily: false, examples_count: 0 },
]
const facts = { version: 1, created_at: '2026-03-10T14:05:00Z', updated_at: '2026-03-10T14:05:00Z' }
const product = {
  ...{ id: 3, name: 'producto', label: 'Producto', type: 'list', fuzzy: 0.8, match_case: false, sensitive: false },
  ...{ values: [{ value: 'medialuna', synonyms: ['factura'] }], examples_count: 1, used_in: [], ...facts },
}
const example: Example = {
  ...{ id: 210, text: 'quiero una factura', intent_id: 7, split: 'train', state: 'active', source: 'manual' },
  entities: [{ start: 11, end: 18, value: 'factura', entity_id: 3, canonical_value: 'medialuna' }],
  ...facts,
}
let sent: unknown[]
let check: components['schemas']['ExampleCheck']

beforeEach(() => {
  sent = []
  check = { duplicate: null, similar: [] }
  answerSession(aUser())
  api.use(
    http.get('*/api/ia/:bot', () => HttpResponse.json([{ intents }])),
    http.get('*/api/entities/:bot', () => HttpResponse.json([product])),
    http.get('*/api/examples/:bot', () =>
      HttpResponse.json([example], { headers: { 'content-range': 'advanced/examples 0-0/1' } }),
    ),
    http.post('*/api/examples/check/:bot', () => HttpResponse.json(check)),
    http.post('*/api/examples/suggest/:bot', () => HttpResponse.json({ entities: [] })),
    http.post('*/api/examples/:bot', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(example, { status: 201 })
    }),
  )
  openConsole('/advanced/examples', { token: 't1' })
})

async function editor() {
  const form = within(await screen.findByRole('form', { name: 'Nuevo ejemplo' }))
  return {
    form,
    text: form.getByRole('textbox', { name: /Ejemplo/ }),
    intent: form.getByRole('combobox', { name: /Intención/ }),
  }
}

test('a selection and Enter mark an entity, Enter saves, and the intent stays for the next', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await editor()
  await user.click(intent)
  await user.type(intent, 'pedido')
  await user.keyboard('{Enter}')
  expect(intent).toHaveValue('Hacer un pedido')
  await user.type(text, 'dos factura')
  ;(text as HTMLTextAreaElement).setSelectionRange(4, 11)
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('combobox', { name: /Marcar «factura» como/ }), 'prod{Enter}')
  const marks = within(await form.findByRole('list', { name: 'Entidades marcadas' }))
  expect(marks.getByRole('combobox', { name: 'Valor principal de «factura»' })).toHaveValue('medialuna')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(text).toHaveValue(''))
  expect(sent).toMatchObject([
    {
      text: 'dos factura',
      intent_id: 7,
      entities: [{ start: 4, end: 11, value: 'factura', entity_id: 3, canonical_value: 'medialuna' }],
    },
  ])
  expect(intent).toHaveValue('Hacer un pedido')
  expect(text).toHaveFocus()
})

test('without an intent or with a mark whose words are gone nothing is sent, and it is said where', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await editor()
  await user.type(text, 'una factura{Enter}')
  expect(await form.findByText('Elegir la intención.')).toBeInTheDocument()
  await user.type(intent, 'hora{Enter}')
  await user.click(text)
  ;(text as HTMLTextAreaElement).setSelectionRange(4, 11)
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  await user.clear(text)
  await user.type(text, 'otra cosa{Enter}')
  expect(form.getAllByText('El valor no se encuentra en el ejemplo.').length).toBeGreaterThan(0)
  expect(sent).toEqual([])
  await user.click(form.getByRole('button', { name: 'Quitar la marca Producto de «factura»' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toMatchObject([{ text: 'otra cosa', intent_id: 9, entities: [] }]))
})

test('a twin is told while typing, with the way to it', async () => {
  check = { duplicate: { id: 55, text: 'Abren hoy', intent_id: 9, intent: 'Horarios' }, similar: [] }
  const user = userEvent.setup()
  const { form, text } = await editor()
  await user.type(text, 'abren hoy')
  const link = await form.findByRole('link', { name: '«Abren hoy»' })
  expect(link).toHaveAttribute('href', '/advanced/examples?id=55')
})

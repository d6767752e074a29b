import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import bots from '../../generated/screens/admin.bots.ts'
import intents from '../../generated/screens/advanced.intents.ts'
import general from '../../generated/screens/settings.general.ts'
import type { FormScreen } from '../../src/contract/screen.ts'
import { api } from '../support/api.ts'
import { anInput, openScreen, profileForm } from './section.tsx'

let saved: Record<string, unknown>[]

beforeEach(() => {
  saved = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.use(
    http.get('*/api/ia/3', () =>
      HttpResponse.json([{ intents: [{ id: 1, description: 'Uno', category_id: 2, isFamily: false }] }]),
    ),
    http.post('*/api/ia/selector/add/3', async ({ request }) => {
      saved.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ id: 2, description: 'x', category_id: 2, isFamily: false }, { status: 201 })
    }),
    http.get('*/api/me', () =>
      HttpResponse.json({ id: 7, name: 'Marina Sosa', username: 'marina', email: 'marina@quebracho.example' }),
    ),
    http.put('*/api/edit', async ({ request }) => {
      saved.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ message: 'ok' })
    }),
  )
})
afterEach(() => vi.restoreAllMocks())

async function openCreate() {
  const { user, router } = openScreen(intents)
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  const dialog = await screen.findByRole('dialog', { name: 'Crear Nueva Intención' })
  return { user, router, dialog, name: within(dialog).getByRole('textbox', { name: /Nombre de la intención/ }) }
}

test('the first input has the focus, and what is said of it', async () => {
  const { dialog, name } = await openCreate()
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAttribute('placeholder', 'Ingresa un nombre para la intención.')
  expect(name).toHaveAttribute('maxlength', '50')
  expect(name).toBeRequired()
  within(dialog).getByRole('link', { name: /Cómo escribir respuestas principales efectivas/ })
})

test('what is missing is said at its field, in a toast, and has the focus; nothing is sent', async () => {
  const { user, name } = await openCreate()
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Debes completar todos los campos obligatorios.', { selector: '.toast p' })
  expect(name).toHaveAccessibleDescription(/\S/)
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(saved).toEqual([])
})

test('characters that the kind does not allow never enter; saving closes, says so and reads the list again', async () => {
  const { user, dialog, name } = await openCreate()
  await user.type(name, "  Formas <de> 'pago'  ")
  expect(name).toHaveValue('  Formas de pago  ')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Intención creada correctamente.')
  expect(saved).toEqual([{ intent_name: 'Formas de pago' }])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Nueva' })).toHaveFocus()
})

test('a refusal of the server stands at its field, and what was typed stays', async () => {
  api.use(
    http.post('*/api/ia/selector/add/3', () =>
      HttpResponse.json(
        { message: 'Ya existe.', code: 'taken', fields: { intent_name: ['Ya existe una igual.'] } },
        { status: 409 },
      ),
    ),
  )
  const { user, name } = await openCreate()
  await user.type(name, 'Uno')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Ya existe.')
  expect(name).toHaveAccessibleDescription('Ya existe una igual.')
  expect(name).toHaveValue('Uno')
  expect(name).toHaveFocus()
})

test('a server that cannot be reached is told in the words of the contract, and what was typed stays', async () => {
  api.use(http.post('*/api/ia/selector/add/3', () => HttpResponse.error()))
  const { user, name } = await openCreate()
  await user.type(name, 'Uno')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Error al crear la intención.')
  expect(name).toHaveValue('Uno')
})

test('Escape closes what is untouched, and asks before what was typed is lost', async () => {
  const first = await openCreate()
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(first.dialog).not.toBeInTheDocument())
  await first.user.click(screen.getByRole('button', { name: 'Nueva' }))
  await first.user.type(await screen.findByRole('textbox', { name: /Nombre de la intención/ }), 'Algo')
  await first.user.keyboard('{Escape}')
  await screen.findByText('Hay cambios sin guardar. Si se sale ahora, se pierden.')
  await first.user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(screen.getByRole('textbox', { name: /Nombre de la intención/ })).toHaveValue('Algo')
  await first.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await first.user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Nombre de la intención/ })).not.toBeInTheDocument())
})

test('another page asks first, while something was typed', async () => {
  const { user, router, name } = await openCreate()
  await user.type(name, 'Algo')
  await router.navigate('/elsewhere')
  await screen.findByText('Cambios sin guardar')
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(router.state.location.pathname).toBe('/advanced/intents')
  await router.navigate('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await screen.findByText('En otra parte')
})

test('a page reads its record, saves what changed with the rest, and can be discarded', async () => {
  const inputs = [
    anInput('name', 'text', { label: 'Nombre', required: true }),
    anInput('email', 'email', { label: 'Correo' }),
  ]
  const { user } = openScreen(profileForm(inputs))
  const name = await screen.findByLabelText(/Nombre/)
  await waitFor(() => expect(name).toHaveValue('Marina Sosa'))
  expect(screen.queryByRole('button', { name: 'Descartar cambios' })).not.toBeInTheDocument()
  await user.clear(name)
  await user.type(name, 'Otra')
  await user.click(screen.getByRole('button', { name: 'Descartar cambios' }))
  expect(name).toHaveValue('Marina Sosa')
  await user.clear(name)
  await user.type(name, 'Marina S')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(saved[0]).toMatchObject({ name: 'Marina S', email: 'marina@quebracho.example', username: 'marina' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).not.toBeInTheDocument())
})

test('an input is shown, and sent, only while another one has a value', async () => {
  const inputs = [
    anInput('name', 'enum', {
      label: 'Nombre',
      options: [
        { value: 'Marina Sosa', label: 'Ella' },
        { value: 'Otra', label: 'Otra' },
      ],
    }),
    anInput('email', 'email', { label: 'Correo', when: { source: 'name', in: ['Marina Sosa'] } }),
  ]
  const { user } = openScreen(profileForm(inputs))
  await screen.findByLabelText('Correo')
  await user.selectOptions(screen.getByLabelText('Nombre'), 'Otra')
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Nombre'), 'Ella')
  expect(await screen.findByLabelText('Correo')).toHaveValue('marina@quebracho.example')
})

test('a list of objects grows, shrinks and is put in order by keyboard', async () => {
  api.use(
    http.get('*/api/me', () =>
      HttpResponse.json({
        name: 'x',
        items: [
          { id: 1, title: 'A' },
          { id: 2, title: 'B' },
        ],
      }),
    ),
  )
  const items = anInput('items', 'list', {
    label: 'Pregunta',
    minItems: 1,
    maxItems: 3,
    fields: [anInput('title', 'text', { label: 'Título' })],
  })
  const { user } = openScreen(profileForm([items]))
  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Título').map((box) => box.value)
  const up = await screen.findByRole('button', { name: 'Subir Pregunta 2' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(titles()).toEqual(['B', 'A'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bajar Pregunta 1' })).toHaveFocus())
  screen.getByText('Elemento movido a la posición 1 de 2.')
  await user.click(screen.getByRole('button', { name: 'Añadir' }))
  await waitFor(() => expect(screen.getAllByLabelText('Título')[2]).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Añadir' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Quitar Pregunta 1' }))
  await user.click(screen.getByRole('button', { name: 'Quitar Pregunta 2' }))
  expect(titles()).toEqual(['A'])
  expect(screen.getByRole('button', { name: 'Quitar Pregunta 1' })).toBeDisabled()
})

test('a list that may be empty has no star and is sent empty', async () => {
  const schedule = { timezone: 'America/Argentina/Salta', always_open: true, week: [], exceptions: [] }
  api.use(
    http.get('*/api/bots/handoff/3', () => HttpResponse.json({ schedule })),
    http.put('*/api/bots/handoff/schedule/3', async ({ request }) => {
      saved.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ schedule })
    }),
  )
  const stars = () => [...document.querySelectorAll('.fld-required')].map((star) => star.parentElement?.textContent)
  const body = general.body as FormScreen
  const sections = body.also?.[0]?.sections ?? []
  const { user } = openScreen({ ...general, body: { ...body, operation: 'handoffScheduleUpdate', sections, also: [] } })
  await screen.findByRole('group', { name: 'Excepciones' })
  expect(stars()).not.toContain('Excepciones *')
  expect(stars()).toContain('Zona horaria *')
  await user.click(screen.getByRole('switch', { name: /Siempre abierto/ }))
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(saved).toEqual([{ schedule: { ...schedule, always_open: false } }]))
})

test('a list with a least number of items has a star', async () => {
  const words = (label: string, given: object) => anInput(label, 'text-list', { label, required: true, ...given })
  openScreen(profileForm([words('Libre', { maxItems: 9 }), words('Lleno', { minItems: 1 })]))
  expect(await screen.findByRole('combobox', { name: 'Lleno' })).toBeRequired()
  expect(screen.getByRole('combobox', { name: 'Libre' })).not.toBeRequired()
})

test('a record is edited with what the server has of it, its reference found by its label', async () => {
  api.use(
    http.get('*/api/platform/bots', () =>
      HttpResponse.json(
        [
          {
            id: 4,
            name: 'Vieja',
            plan: 'Inicial',
            plan_id: 1,
            version: '1.0',
            special_state: 'chatbot_on',
            state: 'active',
          },
        ],
        {
          headers: { 'content-range': 'bots 0-0/1' },
        },
      ),
    ),
    http.get('*/api/platform/bots/4', () =>
      HttpResponse.json({
        id: 4,
        name: 'Nueva del servidor',
        plan: 'Inicial',
        plan_id: 1,
        version: '1.0',
        special_state: 'chatbot_on',
        state: 'active',
      }),
    ),
    http.get('*/api/platform/plans', () =>
      HttpResponse.json([
        { id: 1, name: 'Inicial' },
        { id: 2, name: 'Profesional' },
      ]),
    ),
    http.put('*/api/platform/bots/4', async ({ request }) => {
      saved.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ id: 4 })
    }),
  )
  const { user } = openScreen(bots)
  await user.click(await screen.findByRole('button', { name: 'Editar Vieja' }))
  const dialog = await screen.findByRole('dialog', { name: 'Editar Chatbot' })
  await waitFor(() => expect(within(dialog).getByLabelText(/Nombre/)).toHaveValue('Nueva del servidor'))
  const plan = await within(dialog).findByRole('combobox', { name: /^Plan/ })
  await waitFor(() => expect(plan).toHaveValue('Inicial'))
  await user.clear(plan)
  await user.type(plan, 'prof')
  await user.click(await screen.findByRole('option', { name: 'Profesional' }))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'Nueva del servidor', plan_id: 2, version: '1.0', special_state: 'chatbot_on' }]),
  )
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import bots from '../../generated/screens/admin.bots.ts'
import intents from '../../generated/screens/advanced.intents.ts'
import general from '../../generated/screens/settings.general.ts'
import type { FormScreen } from '../../src/contract/screen.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, holdCalls, sentTo } from '../support/network-stubs.ts'
import { inputWith, openScreen, profileForm } from './section.tsx'

let marina: Person

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  marina = await createPerson()
  await addIntent(marina, 'Uno')
})
afterEach(() => vi.restoreAllMocks())

async function openCreate() {
  const { user, router } = openScreen(marina, intents)
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  const dialog = await screen.findByRole('dialog', { name: 'Crear Nueva Intención' })
  return { user, router, dialog, name: within(dialog).getByRole('textbox', { name: /Nombre de la intención/ }) }
}

test('the first input has the focus and its attributes, and the dialog shows its help link', async () => {
  const { dialog, name } = await openCreate()
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAttribute('placeholder', 'Ingresa un nombre para la intención.')
  expect(name).toBeRequired()
  within(dialog).getByRole('link', { name: /Cómo escribir respuestas principales efectivas/ })
})

test('a missing value is reported at its field and in a toast and gets the focus; nothing is sent', async () => {
  const { user, name } = await openCreate()
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Debes completar todos los campos obligatorios.', { selector: '.toast p' })
  expect(name).toHaveAccessibleDescription(/\S/)
  expect(name).toBeInvalid()
  expect(name).toHaveFocus()
  expect(sentTo('intentCreate')).toEqual([])
})

test('a text over the limit is told in the toast as at its field', async () => {
  const { user, name } = await openCreate()
  await user.click(name)
  await user.paste('a'.repeat(53))
  const text = 'Sobran 3 caracteres: el límite es 50.'
  expect(name).toHaveAccessibleDescription(text)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(text, { selector: '.toast p' })
  expect(name).toHaveAccessibleDescription(text)
  expect(sentTo('intentCreate')).toEqual([])
})

test('characters that a field does not allow cannot be typed; saving closes the dialog and shows a toast', async () => {
  const { user, dialog, name } = await openCreate()
  await user.type(name, "  Formas <de> 'pago'  ")
  expect(name).toHaveValue('  Formas de pago  ')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Intención creada correctamente.')
  expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Formas de pago' }])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Nueva' })).toHaveFocus()
})

test('an error of the server is shown at its field, and the typed value stays', async () => {
  const { user, name } = await openCreate()
  await user.type(name, 'Uno')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Ya existe una intención con ese nombre. Elige otro.', { selector: '.toast p' })
  expect(name).toHaveAccessibleDescription('Ya existe una intención con ese nombre. Elige otro.')
  expect(name).toHaveValue('Uno')
  expect(name).toHaveFocus()
})

test('what was wrong with a form is no longer told once it was left', async () => {
  const { user, name, dialog } = await openCreate()
  await user.type(name, 'Uno')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Ya existe una intención con ese nombre. Elige otro.', { selector: '.toast p' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.queryByText('Ya existe una intención con ese nombre. Elige otro.')).not.toBeInTheDocument()
})

test('an unreachable server shows the message of the contract and the cause, and the typed value stays', async () => {
  failNetwork('intentCreate', 1)
  const { user, name } = await openCreate()
  await user.type(name, 'Otra vez')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Error al crear la intención.')
  expect(screen.getByText('No hay conexión: lo que escribiste sigue aquí.')).toBeInTheDocument()
  expect(name).toHaveValue('Otra vez')
  // Once it is saved, nothing tells of the failure any more.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Intención creada correctamente.')
  expect(screen.queryByText('Error al crear la intención.')).not.toBeInTheDocument()
})

test('Escape closes an unchanged dialog, and asks before changes are discarded', async () => {
  const first = await openCreate()
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(first.dialog).not.toBeInTheDocument())
  await first.user.click(screen.getByRole('button', { name: 'Nueva' }))
  await first.user.type(await screen.findByRole('textbox', { name: /Nombre de la intención/ }), 'Algo')
  await first.user.keyboard('{Escape}')
  await screen.findByText('Tienes cambios sin guardar. Si sales ahora, los perderás.')
  await first.user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(screen.getByRole('textbox', { name: /Nombre de la intención/ })).toHaveValue('Algo')
  await first.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await first.user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Nombre de la intención/ })).not.toBeInTheDocument())
})

test('leaving the page asks first when something was typed', async () => {
  const { user, router, name } = await openCreate()
  await user.type(name, 'Algo')
  router.go('/elsewhere')
  await screen.findByText('Cambios sin guardar')
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(router.at().pathname).toBe('/advanced/intents')
  router.go('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await screen.findByText('En otra parte')
})

test('a page form reads its record, saves changes with the other fields, and can be discarded', async () => {
  const inputs = [
    inputWith('name', 'text', { label: 'Nombre', required: true }),
    inputWith('email', 'email', { label: 'Correo' }),
  ]
  const { user } = openScreen(marina, profileForm(inputs))
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
    expect(sentTo('profileUpdate')[0]).toMatchObject({
      name: 'Marina S',
      email: marina.me.email,
      username: marina.me.username,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).not.toBeInTheDocument())
})

test('an input is shown only while another one has a certain value', async () => {
  const inputs = [
    inputWith('name', 'enum', {
      label: 'Nombre',
      options: [
        { value: 'Marina Sosa', label: 'Ella' },
        { value: 'Otra', label: 'Otra' },
      ],
    }),
    inputWith('email', 'email', { label: 'Correo', when: { source: 'name', in: ['Marina Sosa'] } }),
  ]
  const { user } = openScreen(marina, profileForm(inputs))
  await screen.findByLabelText('Correo')
  await user.selectOptions(screen.getByLabelText('Nombre'), 'Otra')
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Nombre'), 'Ella')
  expect(await screen.findByLabelText('Correo')).toHaveValue(marina.me.email)
})

test('items of a list are added, removed and reordered by keyboard', async () => {
  marina = await createPerson({ bots: [{ name: 'A' }, { name: 'B' }] })
  const items = inputWith('bots', 'list', {
    label: 'Pregunta',
    minItems: 1,
    maxItems: 3,
    fields: [inputWith('name', 'text', { label: 'Título' })],
  })
  const { user } = openScreen(marina, profileForm([items]))
  const titles = () => screen.getAllByLabelText<HTMLInputElement>('Título').map((box) => box.value)
  const up = await screen.findByRole('button', { name: 'Subir Pregunta 2' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(titles()).toEqual(['B', 'A'])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bajar Pregunta 1' })).toHaveFocus())
  screen.getByText('Elemento movido a la posición 1 de 2.')
  await user.click(screen.getByRole('button', { name: 'Agregar' }))
  await waitFor(() => expect(screen.getAllByLabelText('Título')[2]).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Quitar Pregunta 1' }))
  await user.click(screen.getByRole('button', { name: 'Quitar Pregunta 2' }))
  expect(titles()).toEqual(['A'])
  expect(screen.getByRole('button', { name: 'Quitar Pregunta 1' })).toBeDisabled()
})

test('a list that may be empty is not marked as required and is sent empty', async () => {
  const schedule = { timezone: 'America/Argentina/Salta', always_open: true, week: [], exceptions: [] }
  const { version } = await marina.call('GET', '/bots/handoff/{bot}')
  await marina.call('PUT', '/bots/handoff/schedule/{bot}', { schedule, version })
  const stars = () => [...document.querySelectorAll('.fld-required')].map((star) => star.parentElement?.textContent)
  const body = general.body as FormScreen
  const { sections = [], read = body.read } =
    body.also?.find(({ operation }) => operation === 'handoffScheduleUpdate') ?? {}
  const { user } = openScreen(marina, {
    ...general,
    body: { ...body, read, operation: 'handoffScheduleUpdate', submit: 'Guardar', sections, also: [] },
  })
  await screen.findByRole('group', { name: 'Excepciones' })
  expect(stars()).not.toContain('Excepciones *')
  expect(stars()).toContain('Zona horaria *')
  await user.click(screen.getByRole('switch', { name: /Siempre abierto/ }))
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sentTo('handoffScheduleUpdate')).toMatchObject([{ schedule: { ...schedule, always_open: false } }]),
  )
})

test('a list with a minimum number of items is marked as required', async () => {
  const words = (label: string, given: object) => inputWith(label, 'text-list', { label, required: true, ...given })
  openScreen(marina, profileForm([words('Libre', { maxItems: 9 }), words('Lleno', { minItems: 1 })]))
  expect(await screen.findByRole('combobox', { name: 'Lleno' })).toBeRequired()
  expect(screen.getByRole('combobox', { name: 'Libre' })).not.toBeRequired()
})

test("editing starts from the server's current record, with its reference shown by label", async () => {
  const admin = await createPerson({ admin: true, bots: [{ name: 'Vieja carpintería', planId: 1 }] })
  const at = `/admin/bots?filter=${encodeURIComponent('{"name":"Vieja carpintería"}')}`
  const { user } = openScreen(admin, bots, { at })
  const edit = await screen.findByRole('button', { name: 'Editar Vieja carpintería' })
  const renamed = { name: 'Carpintería del servidor', plan_id: 1, version: '1.0', special_state: 'chatbot_on' }
  await admin.call('PUT', `/platform/bots/${admin.bot}`, renamed)
  await user.click(edit)
  const dialog = await screen.findByRole('dialog', { name: 'Editar chatbot' })
  await waitFor(() => expect(within(dialog).getByLabelText(/Nombre/)).toHaveValue(renamed.name))
  const plan = await within(dialog).findByRole('combobox', { name: /^Plan/ })
  await waitFor(() => expect(plan).toHaveValue('Inicial'))
  await user.clear(plan)
  await user.type(plan, 'prof')
  expect(screen.queryByRole('option', { name: 'Empresa' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: 'Profesional' }))
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('platformBotUpdate')).toMatchObject([{ ...renamed, plan_id: 2 }]))
})

const addSecondary = (name: string) =>
  marina.call('POST', '/responses/secondary/{bot}', {
    ...{
      name,
      kind: 'follow_up',
      enabled: true,
      messages: [{ kind: 'text', text: 'Hola' }],
      buttons: [],
      channels: [],
    },
  })

let opened = 0
/** Opens the dialog 'Editar chatbot' of a bot with the plan Inicial. */
async function openPlan() {
  opened += 1
  const name = `Botica ${opened}.`
  const admin = await createPerson({ admin: true, bots: [{ name, planId: 1 }] })
  const at = `/admin/bots?filter=${encodeURIComponent(JSON.stringify({ name }))}`
  const { user } = openScreen(admin, bots, { at })
  await user.click(await screen.findByRole('button', { name: `Editar ${name}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Editar chatbot' })
  const plan = await within(dialog).findByRole('combobox', { name: /^Plan/ })
  await waitFor(() => expect(plan).toHaveValue('Inicial'))
  return { user, dialog, plan, save: () => user.click(within(dialog).getByRole('button', { name: 'Guardar' })) }
}

test('an option stays in place while more are loading, and a press that began on it selects it', async () => {
  for (const name of ['Promociones', 'Horarios']) await addSecondary(name)
  const input = inputWith('greeting_id', 'reference', {
    label: 'Respuesta',
    reference: { resource: 'responses/secondary' },
  })
  const { user } = openScreen(marina, profileForm([input]))
  await user.click(await screen.findByRole('combobox', { name: 'Respuesta' }))
  await screen.findByRole('option', { name: 'Promociones' })
  const release = holdCalls('secondaryResponseList')
  await user.keyboard('promo')
  expect(screen.queryByRole('option', { name: 'Horarios' })).not.toBeInTheDocument()
  const option = screen.getByRole('option', { name: 'Promociones' })
  await waitFor(() => expect(callsOf('secondaryResponseList').at(-1)?.query.get('filter')).toContain('promo'))
  await user.pointer({ keys: '[MouseLeft>]', target: option })
  release()
  await waitFor(() => expect(callsOf('secondaryResponseList').at(-1)?.status).toBe(200))
  expect(option).toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: option })
  expect(screen.getByRole('combobox', { name: 'Respuesta' })).toHaveValue('Promociones')
})

test.each([
  ['with Enter', '{Enter}{Enter}'],
  ['on blur', '{Tab}'],
  ['with the list closed', '{Escape}{Enter}'],
])('a complete label is selected %s, regardless of case and accents', async (_, keys) => {
  const { user, plan, save } = await openPlan()
  await user.clear(plan)
  await user.type(plan, `PROFESIÓNAL ${keys}`)
  expect(plan).toHaveValue('Profesional')
  if (keys === '{Tab}') await save()
  await waitFor(() => expect(sentTo('platformBotUpdate')).toMatchObject([{ plan_id: 2 }]))
})

test('text that matches no option is an error at its field, and nothing is sent until it matches', async () => {
  const { user, plan, save } = await openPlan()
  const refusal = '«Profesionalísimo» no está en la lista. Elige una opción.'
  await user.clear(plan)
  await user.type(plan, 'Profesionalísimo{Enter}')
  await waitFor(() => expect(plan).toHaveAccessibleDescription(refusal))
  await save()
  await screen.findByText(refusal, { selector: '.toast p' })
  expect(plan).toHaveValue('Profesionalísimo')
  expect(plan).toBeInvalid()
  expect(plan).toHaveFocus()
  expect(sentTo('platformBotUpdate')).toEqual([])
  await user.clear(plan)
  await user.type(plan, 'Profesional')
  await save()
  await waitFor(() => expect(sentTo('platformBotUpdate')).toMatchObject([{ plan_id: 2 }]))
})

test('text that matches no option is an error when its field loses focus, and is cleared on discard', async () => {
  const input = inputWith('country_id', 'time-zone', { label: 'Zona horaria' })
  const { user } = openScreen(marina, profileForm([input, inputWith('name', 'text', { label: 'Nombre' })]))
  const zone = await screen.findByRole('combobox', { name: 'Zona horaria' })
  await user.type(zone, 'Atlántida')
  expect(zone).toBeValid()
  await user.tab()
  expect(zone).toHaveAccessibleDescription('«Atlántida» no está en la lista. Elige una opción.')
  await user.click(screen.getByRole('button', { name: 'Descartar cambios' }))
  expect(zone).toHaveValue('')
  expect(zone).toBeValid()
})

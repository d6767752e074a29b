import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/forms/list/CreateForm.tsx'
import '../../src/console/features/forms/list/cells.tsx'
import '../../src/console/features/forms/contact/Presets.tsx'
import '../../src/console/features/forms/contact/QuestionControl.tsx'
import '../../src/console/features/forms/contact/Steps.tsx'
import '../../src/console/features/forms/survey/links/SlugProposal.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a new form opens at its own page, and a listed one from its name', async () => {
  const who = await createPerson()
  openConsole('/forms', who)
  const user = userEvent.setup()
  expect(await screen.findByRole('link', { name: 'Datos de contacto' })).toHaveAttribute('href', '/forms/contact')
  expect(screen.queryByRole('button', { name: 'Eliminar Datos de contacto' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Crear formulario' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear formulario' }))
  await user.selectOptions(dialog.getByLabelText(/^Tipo/), 'Sucursales')
  await user.type(dialog.getByLabelText(/^Nombre/), 'Locales')
  await user.click(dialog.getByRole('button', { name: 'Crear formulario' }))
  expect(await screen.findByRole('heading', { name: 'Locales' })).toBeVisible()
  expect(sentTo('formCreate')).toMatchObject([{ kind: 'branch', name: 'Locales' }])
})

test('the switch of a form turns it off, and only that', async () => {
  const who = await createPerson()
  await insert('form', { bot_id: who.bot, kind: 'survey', name: 'Opinión' })
  openConsole('/forms', who)
  const user = userEvent.setup()
  const turned = await screen.findByRole('switch', { name: 'Formulario Opinión' })
  expect(turned).toHaveAttribute('aria-checked', 'true')
  await user.click(turned)
  await waitFor(() => expect(turned).toHaveAttribute('aria-checked', 'false'))
  expect(sentTo('formUpdate')).toEqual([{ enabled: false }])
})

test('the contact form gets a datum at a click and shows how it is asked', async () => {
  openConsole('/forms/contact', await createPerson())
  const user = userEvent.setup()
  const preview = within(await screen.findByRole('region', { name: 'Así lo pregunta el chatbot' }))
  expect(preview.getByText('¿Cuál es tu nombre?')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nombre' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Localidad' }))
  expect(await preview.findByText('¿De qué localidad eres?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('contactFormUpdate')).toHaveLength(1))
  const [sent] = sentTo('contactFormUpdate') as { fields: object[] }[]
  expect(sent?.fields).toHaveLength(5)
  expect(sent?.fields.at(-1)).toMatchObject({ key: 'localidad', kind: 'text', required: true, enabled: true })
  expect(await screen.findByText('Nadie lo comenzó en los últimos 30 días.')).toBeVisible()
})

test('the preview of the contact form says when a datum is asked', async () => {
  const who = await createPerson()
  const field = (key: string, label: string, more: object = {}) => ({
    ...{ key, label, kind: 'text', required: true, enabled: true },
    ...more,
  })
  const show_if = { match: 'all', conditions: [{ question: 'provincia', operator: 'eq', value: 'Salta' }] }
  const questions = [field('provincia', '¿De dónde eres?'), field('localidad', '¿De qué barrio?', { show_if })]
  const settings = JSON.stringify({ ask_mode: 'on_button' })
  await insert('form', {
    ...{ bot_id: who.bot, kind: 'contact', name: 'Datos de contacto' },
    ...{ questions: JSON.stringify(questions), settings },
  })
  openConsole('/forms/contact', who)
  const preview = within(await screen.findByRole('region', { name: 'Así lo pregunta el chatbot' }))
  const asked = (await preview.findByText('¿De qué barrio?')).closest('li')
  expect(asked).toHaveTextContent('Solo si «¿De dónde eres?» es «Salta».')
  expect(preview.getByText('¿De dónde eres?').closest('li')).not.toHaveTextContent('Solo si')
})

test('a condition of the contact form chooses its question by the text', async () => {
  const who = await createPerson()
  openConsole('/forms/contact', who)
  const user = userEvent.setup()
  await screen.findByRole('region', { name: 'Así lo pregunta el chatbot' })
  const [define] = screen.getAllByRole('button', { name: 'Definir Solo si' })
  await user.click(define as HTMLElement)
  const conditions = within(screen.getByRole('group', { name: /^Condiciones/ }))
  await user.click(conditions.getByRole('button', { name: 'Agregar' }))
  const question = await screen.findByRole('combobox', { name: /^Pregunta/ })
  await user.selectOptions(question, '¿Cuál es tu nombre?')
  expect(question).toHaveValue('nombre')
})

test('the name of a new link proposes its address, until another one is typed', async () => {
  const who = await createPerson()
  const { id } = await insert('form', { bot_id: who.bot, kind: 'survey', name: 'Opinión' })
  openConsole(`/forms/survey/links/${id}`, who)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear enlace' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear enlace' }))
  await user.type(await dialog.findByLabelText('Nombre'), 'Mostrador Ñandú')
  await waitFor(() => expect(dialog.getByLabelText(/^Dirección/)).toHaveValue('mostrador-nandu'))
  await user.clear(dialog.getByLabelText(/^Dirección/))
  await user.type(dialog.getByLabelText(/^Dirección/), 'caja')
  await user.type(dialog.getByLabelText('Nombre'), ' 2')
  expect(dialog.getByLabelText(/^Dirección/)).toHaveValue('caja')
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'

// A colleague changes the examples of an intent while its response is edited.

afterEach(closeConsole)

let marina: Person
let esteban: Person
let intent: number
let id: number

beforeEach(async () => {
  sessionStorage.clear()
  marina = await createPerson()
  esteban = await createPerson({ name: 'Esteban Ríos', bots: [{ id: marina.bot }] })
  intent = (await addIntent(marina, 'Envíos')).id
  const messages = [{ kind: 'text', text: 'Enviamos a todo el país.' }]
  const response = { intent_id: intent, title: 'Envíos', messages, questions: ['¿hacen envíos?', '¿envían lejos?'] }
  ;({ id } = await marina.call('POST', '/responses/{bot}', response))
  await addIntent(marina, 'Lejos')
  openConsole('/responses', marina)
})

const addExample = (text: string) => esteban.call('POST', '/examples/{bot}', { intent_id: intent, text })
const questions = async () => (await marina.call('GET', `/responses/{bot}/${id}`)).questions
const saved = () => callsOf('responseUpdate').map(({ status }) => status)

async function open() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Envíos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Envíos»' }))
  await user.click(dialog.getByRole('button', { name: /^Preguntas de ejemplo/ }))
  await dialog.findByText('¿hacen envíos?')
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, save }
}

test('an example added by a colleague is shown as a conflict and kept by the save', async () => {
  const { dialog, save } = await open()
  await addExample('¿y a Funes?')
  fireEvent.change(dialog.getByRole('textbox', { name: /^Título/ }), { target: { value: 'Envíos a domicilio' } })
  await save()
  expect(await dialog.findByText(/^Esteban Ríos cambió Preguntas de ejemplo/)).toBeVisible()
  expect(dialog.getByText('¿y a Funes?')).toBeVisible()
  await save()
  await waitFor(() => expect(saved()).toEqual([409, 200]))
  expect(await questions()).toEqual(['¿hacen envíos?', '¿envían lejos?', '¿y a Funes?'])
})

test('switching a response off sends no questions, so that an example added meanwhile is kept', async () => {
  const user = userEvent.setup()
  await screen.findByRole('button', { name: 'Desactivar Envíos' })
  const read = callsOf('responseList').length
  await addExample('¿y a Funes?')
  await sendConsoleEvent({ name: 'content', bot_id: marina.bot, payload: { resource: 'example' } })
  await waitFor(() => expect(callsOf('responseList').length).toBeGreaterThan(read))
  await waitFor(() => expect(callsOf('responseList').every(({ status }) => status === 200)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Desactivar Envíos' }))
  await waitFor(() => expect(saved()).toEqual([200]))
  expect(sentTo('responseUpdate')[0]).not.toHaveProperty('questions')
  expect(await questions()).toContain('¿y a Funes?')
})

test('moving questions from the editor causes no conflict', async () => {
  const { user, dialog, save } = await open()
  await user.click(await dialog.findByRole('checkbox', { name: '¿envían lejos?' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Mover 1 pregunta a' }), 'Lejos')
  await user.click(dialog.getByRole('button', { name: 'Mover' }))
  await waitFor(() => expect(dialog.queryByText('¿envían lejos?')).toBeNull())
  await save()
  await waitFor(() => expect(saved()).toEqual([200]))
  expect(await questions()).toEqual(['¿hacen envíos?'])
})

test('a new response keeps an example that a colleague adds meanwhile, and deletes a removed question', async () => {
  const user = userEvent.setup()
  const create = await screen.findByRole('button', { name: 'Nueva' })
  await waitFor(() => expect(create).toBeEnabled())
  await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta principal' }))
  await user.type(await dialog.findByRole('combobox', { name: /^Intención/ }), 'Envíos')
  await user.click(await dialog.findByRole('option', { name: 'Envíos' }))
  await dialog.findByText('¿hacen envíos?')
  await addExample('¿y a Funes?')
  await user.click(dialog.getByRole('button', { name: 'Quitar «¿envían lejos?»' }))
  const write = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getAllByLabelText(label)[0] as HTMLElement, { target: { value } })
  write(/^Título/, 'De noche')
  write(/^Texto/, 'También de noche.')
  await user.click(dialog.getByRole('button', { name: /^Disponibilidad/ }))
  await user.click(dialog.getByRole('checkbox', { name: 'Activa' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('responseCreate').map(({ status }) => status)).toEqual([201]))
  expect(await questions()).toEqual(['¿hacen envíos?', '¿y a Funes?'])
})

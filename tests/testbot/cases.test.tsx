import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/testbot/CaseDialog.tsx'
import '../../src/console/features/testbot/index.tsx'
import { callsOf, sentTo } from '../support/stage.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

/** Marina opens a case of two steps, which a colleague can change through `pedro`. */
async function edit() {
  const marina = await person()
  const pedro = await person({ name: 'Pedro', bots: [{ id: marina.bot }] })
  const steps = [{ user: 'Hola' }, { user: '¿Abren hoy?' }]
  const made = await marina.call('POST', '/testbot/cases/{bot}', { name: 'Saludo', steps })
  await marina.call('POST', '/testbot/cases/{bot}', { name: 'Horarios', steps })
  openConsole('/testbot', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Saludo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar el caso de prueba' }))
  const name = dialog.getByLabelText(/^Nombre/) as HTMLInputElement
  const write = async (text: string) => {
    await user.clear(name)
    await user.type(name, text)
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const read = async () => (await marina.call('GET', `/testbot/cases/{bot}/${made.id}`)) as typeof made
  return { pedro, user, dialog, name, write, save, made, read }
}

test('what a colleague changed meanwhile comes along, what both did is chosen, and nothing typed is lost', async () => {
  const { pedro, user, dialog, write, save, made, read } = await edit()
  await write('Saludo de la mañana')
  const steps = [...made.steps, { user: 'Gracias' }]
  await pedro.call('PUT', `/testbot/cases/{bot}/${made.id}`, { name: 'Saludo inicial', steps, version: made.version })
  await save()
  const told = within(await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' }))
  expect(told.getByText(/^Pedro cambió Nombre y Pasos /)).toBeTruthy()
  expect(told.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual(['Nombre'])
  expect(dialog.getAllByLabelText(/^El cliente dice/)).toHaveLength(3)
  await user.click(told.getByRole('radio', { name: /Saludo inicial/ }))
  await user.click(told.getByRole('radio', { name: /Saludo de la mañana/ }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await read()).toMatchObject({ name: 'Saludo de la mañana', steps: [{}, {}, { user: 'Gracias' }] })
})

test('a refusal is told at its field and keeps what was written; once mended it is saved', async () => {
  const { user, dialog, name, write, save, read } = await edit()
  await write('Horarios')
  await save()
  expect(await dialog.findByText('Ya existe un caso con ese nombre.')).toBeTruthy()
  expect(name.value).toBe('Horarios')
  const [first] = dialog.getAllByLabelText(/^El cliente dice/) as HTMLInputElement[]
  await user.clear(first as HTMLInputElement)
  await write('Horarios de hoy')
  await save()
  // the rules of the contract: this is asked of no server
  expect(callsOf('testCaseUpdate')).toHaveLength(1)
  expect(first?.getAttribute('aria-invalid')).toBe('true')
  await user.type(first as HTMLInputElement, 'Buenas')
  await save()
  await waitFor(() => expect(sentTo('testCaseUpdate')).toHaveLength(2))
  expect(await read()).toMatchObject({ name: 'Horarios de hoy', steps: [{ user: 'Buenas' }, {}] })
})

test('every way out asks first while something was typed, and only then', async () => {
  const { user, dialog, name, write } = await edit()
  await write('Otro nombre')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cambios sin guardar' }))
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(name.value).toBe('Otro nombre')
  await write('Saludo')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsOf('testCaseUpdate')).toEqual([])
})

import '../../src/console/features/rules/RuleActions.tsx'
import '../../src/console/features/rules/RuleConditions.tsx'
import '../../src/console/features/rules/TryRule.tsx'
import '../../src/console/features/rules/cells.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

let marina: Person
beforeEach(async () => {
  marina = await createPerson()
  await insert('form', { bot_id: marina.bot, kind: 'survey', name: 'Tu opinión' })
  await insert('form', { bot_id: marina.bot, kind: 'product', name: 'Herramientas' })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a rule begins a survey that is chosen by name, and asks to choose one', async () => {
  openConsole('/settings/rules', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear regla' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear regla' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'Opinar')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Cuándo/ }), 'Se resuelve')
  await user.click(await dialog.findByRole('button', { name: 'Agregar acción' }))
  const action = within(dialog.getByRole('group', { name: 'Acción 1' }))
  await user.selectOptions(action.getByRole('combobox', { name: /^Acción/ }), 'Iniciar un formulario')
  const form = await action.findByRole('combobox', { name: 'Formulario' })
  await action.findByRole('option', { name: 'Tu opinión' })
  // Products are asked about otherwise.
  expect(action.queryByRole('option', { name: 'Herramientas' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await user.selectOptions(form, 'Tu opinión')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('row', { name: /Opinar/ })).toBeVisible()
})

import '../../src/console/features/rules/RuleActions.tsx'
import '../../src/console/features/rules/RuleConditions.tsx'
import '../../src/console/features/rules/TryRule.tsx'
import '../../src/console/features/rules/cells.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { failNetwork } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const COLOUR = { color: '#b3261e' }
const addLabel = (who: Person, title: string, scope: string) =>
  who.call('POST', '/chats/labels/{bot}', { title, scope, ...COLOUR })

/** Opens the dialog of a rule; `at` returns one of its conditions or actions. */
async function openRule(who: Person, rule: object) {
  await who.call('POST', '/rules/{bot}', { name: 'Envíos', event: 'message', ...rule })
  return openDialog(who)
}

async function openDialog(who: Person) {
  openConsole('/settings/rules', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Envíos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar regla' }))
  return { user, dialog, at: async (name: string) => within(await dialog.findByRole('group', { name })) }
}

test('a label that is for contacts now stays in the actions that have it, and is one to take away', async () => {
  const who = await createPerson()
  const label = await addLabel(who, 'Mayorista', 'both')
  await addLabel(who, 'Debe', 'contact')
  const rule = {
    conditions: [{ field: 'label', operator: 'in', value: [label.id] }],
    actions: [
      { type: 'label_add', label_id: label.id },
      { type: 'label_remove', label_id: label.id },
    ],
  }
  await who.call('POST', '/rules/{bot}', { name: 'Envíos', event: 'message', ...rule })
  const { id, title, version } = label
  await who.call('PUT', '/chats/labels/{bot}', { id, title, version, scope: 'contact', ...COLOUR })
  const { dialog, at } = await openDialog(who)
  const [added, removed] = [await at('Acción 1'), await at('Acción 2')]
  await removed.findByRole('option', { name: 'Debe' })
  expect(added.getByRole('combobox', { name: 'Etiqueta' })).toHaveDisplayValue('Mayorista')
  expect(added.queryByRole('option', { name: 'Debe' })).toBeNull()
  expect(removed.getByRole('combobox', { name: 'Etiqueta' })).toHaveDisplayValue('Mayorista')
  expect((await at('Condición 1')).getByRole('checkbox', { name: 'Mayorista' })).toBeChecked()
  expect(dialog.queryByText('Etiqueta eliminada')).toBeNull()
})

test('labels that could not be read are not said to be loading, nor to be none', async () => {
  const who = await createPerson()
  const { id } = await addLabel(who, 'Envíos', 'chat')
  failNetwork('labelList')
  const { user, dialog, at } = await openRule(who, { actions: [{ type: 'label_add', label_id: id }] })
  const first = await at('Acción 1')
  const failure = 'No pudimos leer las etiquetas. Cierra esta ventana y ábrela de nuevo.'
  expect(await first.findByText(failure)).toBeVisible()
  expect(first.getByRole('combobox', { name: 'Etiqueta' })).toHaveDisplayValue('No pudimos leerlo')
  await user.click(dialog.getByRole('button', { name: 'Agregar acción' }))
  expect((await at('Acción 2')).getByText(failure)).toBeVisible()
})

test('who may only configure the chatbot reads labels and own fields, and is told why there are no groups', async () => {
  const marina = await createPerson()
  const { id } = await addLabel(marina, 'Envíos', 'chat')
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'talle', label: 'Talle', type: 'text' })
  const group = await marina.call('POST', '/groups/{bot}', { name: 'Mayoristas', kind: 'static', member_ids: [] })
  const conditions = [
    { field: 'contact_group', operator: 'eq', value: group.id },
    { field: 'custom', key: 'talle', operator: 'eq', value: 'M' },
  ]
  const rule = { name: 'Envíos', event: 'message', conditions, actions: [{ type: 'label_add', label_id: id }] }
  await marina.call('POST', '/rules/{bot}', rule)
  const permissions = { chats: false, contacts: false, configuration: true }
  const pedro = await createPerson({ name: 'Pedro', bots: [{ id: marina.bot, permissions }] })
  const { at } = await openDialog(pedro)
  await (await at('Acción 1')).findByRole('option', { name: 'Envíos' })
  const first = await at('Condición 1')
  expect(await first.findByText('No tienes permiso para ver los grupos. Pídelo a quien administra.')).toBeVisible()
  expect(first.getByRole('combobox', { name: 'Valor' })).toHaveDisplayValue('No pudimos leerlo')
  expect((await at('Condición 2')).getByRole('combobox', { name: 'Dato' })).toHaveDisplayValue('Talle')
})

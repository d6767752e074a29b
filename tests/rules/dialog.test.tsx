import '../../src/console/features/rules/RuleActions.tsx'
import '../../src/console/features/rules/RuleConditions.tsx'
import '../../src/console/features/rules/TryRule.tsx'
import '../../src/console/features/rules/cells.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

let marina: Person
beforeEach(async () => {
  marina = await createPerson()
  const bot_id = marina.bot
  await insert('area', { bot_id, name: 'Ventas' })
  const { id: contact_id } = await insert('contact', { bot_id, name: 'Lucía Fernández' })
  const { id: chat_id } = await insert('chat', {
    bot_id,
    contact_id,
    channel: 'webchat',
    sender_id: 'v1',
    user_name: 'Lucía',
  })
  await insert('message', { bot_id, chat_id, author: 'user', body: 'Tengo un reclamo', at: '2026-03-10T11:00:00Z' })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a rule is built with the keyboard, tried with past chats, saved off, and switched on in the table', async () => {
  openConsole('/settings/rules', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear regla' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear regla' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'Reclamos')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Cuándo/ }), 'Escribe el cliente')
  await user.click(await dialog.findByRole('button', { name: 'Agregar condición' }))
  const condition = within(dialog.getByRole('group', { name: 'Condición 1' }))
  await user.type(condition.getByRole('textbox', { name: 'Palabras o frases' }), 'reclamo, garantía')
  await user.click(dialog.getByRole('button', { name: 'Agregar acción' }))
  await user.click(dialog.getByRole('button', { name: 'Agregar acción' }))
  const first = within(dialog.getByRole('group', { name: 'Acción 1' }))
  await user.selectOptions(first.getByRole('combobox', { name: /^Acción/ }), 'Resolver')
  const second = within(dialog.getByRole('group', { name: 'Acción 2' }))
  await user.selectOptions(second.getByRole('combobox', { name: /^Acción/ }), 'Pasar a un área')
  await second.findByRole('option', { name: 'Ventas' })
  await user.selectOptions(second.getByRole('combobox', { name: 'Área' }), 'Ventas')
  await user.click(dialog.getByRole('button', { name: 'Subir la acción 2' }))
  expect(within(dialog.getByRole('group', { name: 'Acción 1' })).getByRole('combobox', { name: 'Área' })).toBeVisible()

  await user.click(await dialog.findByRole('button', { name: 'Probar regla' }))
  expect(await dialog.findByText('Habría actuado 1 vez, de 1 mensaje.')).toBeVisible()
  expect(dialog.getByText('Encontró: reclamo')).toBeVisible()
  expect(dialog.getByRole('link', { name: /^Lucía/ })).toHaveAttribute('href', expect.stringContaining('/chats?id='))

  // What was found of other conditions is gone while they are another rule, and only then.
  const words = condition.getByRole('textbox', { name: 'Palabras o frases' })
  await user.type(words, 's')
  expect(dialog.queryByText(/^Habría actuado/)).toBeNull()
  await user.type(words, '{Backspace}')
  expect(dialog.getByText('Habría actuado 1 vez, de 1 mensaje.')).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const toggle = await screen.findByRole('switch', { name: 'Regla Reclamos' })
  expect(toggle).not.toBeChecked()
  await user.click(toggle)
  // It keeps the focus while it saves.
  expect(toggle).toBeEnabled()
  // Its text is also the name of the column.
  expect(await screen.findByRole('switch', { name: 'Regla Reclamos', checked: true })).toBeVisible()
  expect(await marina.call('GET', '/rules/{bot}')).toMatchObject([
    {
      ...{ name: 'Reclamos', event: 'message', enabled: true, position: 1 },
      conditions: [{ field: 'words', operator: 'contains', value: ['reclamo', 'garantía'] }],
      actions: [{ type: 'area' }, { type: 'resolve' }],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Editar Reclamos' }))
  const again = within(await screen.findByRole('dialog', { name: 'Editar regla' }))
  expect(await again.findByRole('textbox', { name: 'Palabras o frases' })).toHaveValue('reclamo, garantía')
  expect(again.getByRole('group', { name: 'Acción 2' })).toBeVisible()
})

test('a rule moves up with its button, and a refused action is said at its field', async () => {
  const rule = (name: string) => ({ name, event: 'message', actions: [{ type: 'resolve' }] })
  await marina.call('POST', '/rules/{bot}', rule('Primera'))
  await marina.call('POST', '/rules/{bot}', rule('Segunda'))
  openConsole('/settings/rules', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Subir Segunda' }))
  const order = () => marina.call('GET', '/rules/{bot}?sort=["position","ASC"]&range=[0,9]')
  await waitFor(async () => expect(await order()).toMatchObject([{ name: 'Segunda' }, { name: 'Primera' }]))
  await user.click(screen.getAllByRole('button', { name: 'Crear regla' })[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear regla' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'Tercera')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Cuándo/ }), 'Se resuelve')
  await user.click(await dialog.findByRole('button', { name: 'Agregar acción' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Elige la etiqueta.')).toBeVisible()
})

test('what a rule names and was deleted or archived is said, and is not offered to others', async () => {
  const label = (title: string, archived = false) =>
    insert('label', { bot_id: marina.bot, title, color: '#b3261e', scope: 'chat', archived })
  const [gone, old] = [await label('Gira'), await label('Vieja', true)]
  await label('Nueva')
  const add = ({ id }: { id: number }) => ({ type: 'label_add', label_id: id })
  const rule = { name: 'Rota', event: 'message', actions: [add(gone), add(old)] }
  const conditions = [{ field: 'label', operator: 'in', value: [gone.id] }]
  await marina.call('POST', '/rules/{bot}', { ...rule, conditions })
  await marina.call('DELETE', `/chats/labels/{bot}/${gone.id}`)
  openConsole('/settings/rules', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Rota' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar regla' }))
  const chosen = async (at: number) =>
    within(await dialog.findByRole('group', { name: `Acción ${at}` })).getByRole('combobox', { name: 'Etiqueta' })
  await dialog.findAllByRole('option', { name: 'Nueva' })
  expect(await chosen(1)).toHaveDisplayValue('Etiqueta eliminada')
  expect(within(await chosen(1)).queryByRole('option', { name: 'Vieja' })).toBeNull()
  expect(await chosen(2)).toHaveDisplayValue('Vieja')
  const condition = within(dialog.getByRole('group', { name: 'Condición 1' }))
  expect(condition.getByRole('checkbox', { name: 'Etiqueta eliminada' })).toBeChecked()
  expect(condition.queryByRole('checkbox', { name: 'Vieja' })).toBeNull()
})

test('hours are written alike in every browser', async () => {
  const { user, condition } = await newCondition()
  await user.selectOptions(condition.getByRole('combobox', { name: 'Dato' }), 'Día y hora')
  const from = condition.getByRole('textbox', { name: 'Desde' })
  await user.clear(from)
  await user.type(from, '8')
  await user.tab()
  expect(from).toHaveValue('08:00')
  const to = condition.getByRole('textbox', { name: 'Hasta' })
  await user.clear(to)
  await user.type(to, '9{Enter}')
  expect(to).toHaveValue('09:00')
})

/** Opens the dialog of a new rule, with one condition. */
async function newCondition() {
  openConsole('/settings/rules', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear regla' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear regla' }))
  await user.click(await dialog.findByRole('button', { name: 'Agregar condición' }))
  return { user, condition: within(dialog.getByRole('group', { name: 'Condición 1' })) }
}

test('the priority of a conversation is a condition', async () => {
  const { user, condition } = await newCondition()
  await user.selectOptions(condition.getByRole('combobox', { name: 'Dato' }), 'Prioridad')
  expect(condition.getByRole('combobox', { name: 'Comparación' })).toHaveDisplayValue('Es')
  await user.selectOptions(condition.getByRole('combobox', { name: 'Valor' }), 'Urgente')
})

test('only those who may read conversations are offered to try a rule with them', async () => {
  const open = async (permissions: Record<string, boolean>) => {
    openConsole('/settings/rules', await createPerson({ bots: [{ permissions }] }))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Crear regla' }))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear regla' }))
    await dialog.findByRole('button', { name: 'Agregar condición' })
    return dialog
  }
  const reader = await open({ configuration: true, chats: true })
  expect(await reader.findByRole('button', { name: 'Probar regla' })).toBeVisible()
  closeConsole()
  const other = await open({ configuration: true, chats: false })
  expect(other.queryByRole('button', { name: 'Probar regla' })).toBeNull()
})

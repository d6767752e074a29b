import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { failNetwork } from '../support/network-stubs.ts'

let marina: Person
beforeEach(async () => {
  marina = await createPerson()
  const bot_id = marina.bot
  await insert('contact', { bot_id, name: 'Lucía Fernández', phone: '+5491155550142', city: 'Rosario' })
  await insert('contact', { bot_id, name: 'Luis', phone: '+5491155550143', city: 'Salta' })
})
afterEach(() => {
  toast.clear()
  closeConsole()
})

test('a rule is built with its count and samples, saved, and its members lead to the list of contacts', async () => {
  openConsole('/contacts/groups', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear grupo' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear grupo' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'De Rosario')
  expect(dialog.queryByRole('group', { name: 'Condición 1' })).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Tipo/ }), 'Por reglas')
  const first = within(await dialog.findByRole('group', { name: 'Condición 1' }))
  expect(await dialog.findByText('Completa las condiciones y verás a quién alcanza.')).toBeVisible()
  await user.type(first.getByRole('textbox', { name: 'Valor' }), 'lu')
  expect(await dialog.findByText('Alcanza a 2 contactos.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Agregar condición' }))
  const second = within(dialog.getByRole('group', { name: 'Condición 2' }))
  await user.selectOptions(second.getByRole('combobox', { name: 'Dato' }), 'Localidad')
  await user.type(second.getByRole('textbox', { name: 'Valor' }), 'rosario')
  expect(await dialog.findByText('Alcanza a 1 contacto.')).toBeVisible()
  expect(dialog.getByText('Lucía Fernández')).toBeVisible()
  await user.selectOptions(second.getByRole('combobox', { name: 'Dato' }), 'Último contacto')
  await user.type(second.getByRole('textbox', { name: 'Días' }), '0')
  await user.selectOptions(second.getByRole('combobox', { name: 'Comparación' }), 'Después de')
  const day = second.getByRole('textbox', { name: 'Fecha' })
  await user.type(day, '1/2/2026')
  await user.tab()
  expect(day).toHaveValue('01/02/2026')
  await user.click(dialog.getByRole('button', { name: 'Quitar condición 2' }))
  expect(await dialog.findByText('Alcanza a 2 contactos.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const link = await screen.findByRole('link', { name: '2' })
  expect(link).toHaveAttribute('href', expect.stringContaining('/contacts?group_id='))
  expect(await marina.call('GET', '/groups/{bot}')).toMatchObject([
    { name: 'De Rosario', kind: 'dynamic', members: 2, rule: { conditions: [{ field: 'name', value: 'lu' }] } },
  ])
})

test('a stored group shows the values of its conditions, and a new name leaves its rule as it was', async () => {
  const { id: label } = await insert('label', { bot_id: marina.bot, title: 'VIP', color: '#1f7a4d', scope: 'contact' })
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'hijos', label: 'Hijos', type: 'number' })
  const conditions = [
    { field: 'name', operator: 'contains', value: 'lu' },
    { field: 'last_seen', operator: 'before_days', value: 90 },
    { field: 'channel', operator: 'eq', value: 'whatsapp' },
    { field: 'consent', operator: 'in', value: ['granted', 'denied'] },
    { field: 'label', operator: 'eq', value: label },
    { field: 'blocked', operator: 'eq', value: false },
    { field: 'custom', key: 'hijos', operator: 'gt', value: 2 },
    { field: 'email', operator: 'present' },
  ]
  const rule = { match: 'all', conditions }
  await marina.call('POST', '/groups/{bot}', { name: 'Dormidos', kind: 'dynamic', rule })
  const [stored] = await marina.call('GET', '/groups/{bot}')
  openConsole('/contacts/groups', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Dormidos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar grupo' }))
  const at = (number: number) => within(dialog.getByRole('group', { name: `Condición ${number}` }))
  await dialog.findByRole('group', { name: 'Condición 8' })
  expect(at(1).getByRole('textbox', { name: 'Valor' })).toHaveValue('lu')
  expect(at(2).getByRole('textbox', { name: 'Días' })).toHaveValue('90')
  expect(at(3).getByRole('combobox', { name: 'Valor' })).toHaveDisplayValue('WhatsApp')
  expect(at(4).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(at(6).getByRole('combobox', { name: 'Valor' })).toHaveDisplayValue('No')
  await waitFor(() => expect(at(5).getByRole('combobox', { name: 'Valor' })).toHaveDisplayValue('VIP'))
  await waitFor(() => expect(at(7).getByRole('textbox', { name: 'Número' })).toHaveValue('2'))
  const name = dialog.getByRole('textbox', { name: /^Nombre/ })
  await user.clear(name)
  await user.type(name, 'Perdidos')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('button', { name: 'Editar Perdidos' })).toBeVisible()
  expect(await marina.call('GET', '/groups/{bot}')).toMatchObject([{ name: 'Perdidos', rule: stored?.rule }])
})

test('a condition on an own field that could not be read does not say that it was deleted', async () => {
  await marina.call('POST', '/contacts/fields/{bot}', { key: 'talle', label: 'Talle', type: 'text' })
  const conditions = [{ field: 'custom', key: 'talle', operator: 'eq', value: 'M' }]
  await marina.call('POST', '/groups/{bot}', { name: 'Por talle', kind: 'dynamic', rule: { match: 'all', conditions } })
  failNetwork('contactFieldList')
  openConsole('/contacts/groups', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Por talle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar grupo' }))
  const first = within(await dialog.findByRole('group', { name: 'Condición 1' }))
  expect(first.getByRole('combobox', { name: 'Dato' })).toHaveDisplayValue(/^(Cargando…|No pudimos leerlo)$/)
  expect(await first.findByRole('option', { name: 'No pudimos leerlo' })).toBeInTheDocument()
  expect(first.queryByRole('option', { name: 'Dato eliminado' })).toBeNull()
})

test('deleting a group says how many rules use it', async () => {
  const { id } = await marina.call('POST', '/groups/{bot}', { name: 'Mayoristas', kind: 'static', member_ids: [] })
  const conditions = [{ field: 'contact_group', operator: 'eq', value: id }]
  const rule = { name: 'Mayoristas', event: 'message', conditions, actions: [{ type: 'resolve' }] }
  await marina.call('POST', '/rules/{bot}', rule)
  openConsole('/contacts/groups', marina)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Eliminar Mayoristas' }))
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar grupo' }))
  expect(question.getByText(/Reglas que lo usan: 1\./)).toBeVisible()
})

test('a condition on a datum that the reader does not see can be kept or removed, not edited', async () => {
  const attendant = await createPerson({ bots: [{ roleId: 4 }] })
  const bot_id = attendant.bot
  await insert('contact_field', { bot_id, key: 'deuda', label: 'Deuda', type: 'text', visible_to: 'managers' })
  const debt = { field: 'custom', key: 'deuda', operator: 'eq', value: 'Mucha' }
  const rule = { match: 'any', conditions: [debt, { field: 'city', key: null, operator: 'eq', value: 'Salta' }] }
  await insert('contact_group', { bot_id, name: 'Deudores', kind: 'dynamic', rule })
  openConsole('/contacts/groups', attendant)
  const user = userEvent.setup()
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Editar Deudores' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar grupo' }))
    return { dialog, first: within(await dialog.findByRole('group', { name: 'Condición 1' })) }
  }
  const save = async ({ dialog }: Awaited<ReturnType<typeof edit>>) => {
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return (await attendant.call('GET', '/groups/{bot}'))[0].rule.conditions
  }
  const opened = await edit()
  expect(opened.first.getByRole('textbox', { name: /^Dato/ })).toHaveValue('Un dato que no ves')
  expect(opened.first.getByRole('textbox', { name: /^Dato/ })).toBeDisabled()
  expect(opened.first.queryByRole('combobox')).toBeNull()
  expect(opened.dialog.getByText(/^Mira un dato que no ves/)).toBeVisible()
  const value = within(opened.dialog.getByRole('group', { name: 'Condición 2' })).getByRole('textbox', {
    name: 'Valor',
  })
  await user.clear(value)
  await user.type(value, 'Rosario')
  expect(await save(opened)).toMatchObject([{ hidden: 1 }, { field: 'city', value: 'Rosario' }])
  const again = await edit()
  await user.click(again.dialog.getByRole('button', { name: 'Quitar condición 1' }))
  expect(await again.dialog.findByText('No alcanza a nadie.')).toBeVisible()
  expect(await save(again)).toMatchObject([{ field: 'city', value: 'Rosario' }])
})

test('a condition that is refused says why in its place', async () => {
  openConsole('/contacts/groups', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear grupo' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear grupo' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'Dormidos')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Tipo/ }), 'Por reglas')
  const first = within(await dialog.findByRole('group', { name: 'Condición 1' }))
  await user.selectOptions(first.getByRole('combobox', { name: 'Dato' }), 'Último contacto')
  const days = first.getByRole('textbox', { name: 'Días' })
  await user.type(days, '9999')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await first.findByText('Escribe los días, de 0 a 3650.')).toBeVisible()
  await user.clear(days)
  await user.type(days, '90')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('button', { name: 'Editar Dormidos' })).toBeVisible()
})

test('a condition without a value is refused at itself, also the one that stands there from the start', async () => {
  openConsole('/contacts/groups', marina)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear grupo' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear grupo' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Nombre/ }), 'De Rosario')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Tipo/ }), 'Por reglas')
  const value = within(await dialog.findByRole('group', { name: 'Condición 1' })).getByRole('textbox', {
    name: 'Valor',
  })
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await save()
  await waitFor(() => expect(value).toHaveAccessibleDescription('Escribe el texto que buscas.'))
  await user.type(value, 'lu')
  await user.clear(value)
  await save()
  await waitFor(() => expect(value).toHaveAccessibleDescription('Escribe el texto que buscas.'))
  expect(screen.queryByText('Agrega al menos una condición.')).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { failNetwork, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/macros/MacrosDialog.tsx'
import '../../src/console/features/chats/index.tsx'

async function open(who: Person, given: object = {}) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez', phone: '+543515550100' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
    ...given,
  })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  const chat = async (category = 'nuevas') =>
    (await who.call('POST', '/chats/filter/{bot}', { type: 'all', category })).data[0]
  return { user, chat }
}

const menu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Aplicar una macro' }))
  return screen.findByRole('dialog', { name: 'Macros' })
}

test('a macro keeps a label that is for contacts now, and says that labels could not be read', async () => {
  const who = await createPerson()
  const label = { title: 'Envíos', color: '#b3261e' }
  const { id, version } = await who.call('POST', '/chats/labels/{bot}', { ...label, scope: 'both' })
  const actions = [{ type: 'label_remove', label_id: id }]
  await who.call('POST', '/chats/macros/{bot}', { name: 'Cerrar', actions })
  await who.call('PUT', '/chats/labels/{bot}', { ...label, id, version, scope: 'contact' })
  failNetwork('labelList')
  const { user } = await open(who)
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: /^Cerrar Quita/ }))
  await user.click(dialog.getByRole('button', { name: 'Editar' }))
  expect(await dialog.findByText(/^No pudimos leer las etiquetas/)).toBeVisible()
  expect(dialog.getByLabelText(/^Etiqueta/)).toHaveDisplayValue('No pudimos leerlo')
  await user.click(dialog.getByRole('tab', { name: 'Aplicar' }))
  await stubAnswer('labelList', 200, await who.call('GET', '/chats/labels/{bot}'))
  await user.click(await dialog.findByRole('button', { name: /^Cerrar Quita/ }))
  await user.click(dialog.getByRole('button', { name: 'Editar' }))
  await dialog.findByRole('option', { name: 'Envíos' })
  expect(dialog.getByLabelText(/^Etiqueta/)).toHaveDisplayValue('Envíos')
})

test('a macro is created with its actions in order, says what it does, and is applied and undone', async () => {
  const who = await createPerson()
  await who.call('POST', '/chats/labels/{bot}', { title: 'Envíos', color: '#b3261e' })
  const { user, chat } = await open(who)
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: 'Crear la primera' }))
  await user.type(dialog.getByLabelText(/^Nombre/), 'Envío en camino')
  await user.click(dialog.getByLabelText(/^Texto para el cliente/))
  await user.paste('Hola {{contacto.nombre}}, ya salió.')
  await user.click(dialog.getByRole('button', { name: 'Agregar acción' }))
  await user.selectOptions(dialog.getByLabelText(/^Acción 2/), 'Resolver')
  await user.click(dialog.getByRole('button', { name: 'Agregar acción' }))
  await dialog.findByRole('option', { name: 'Envíos' })
  await user.selectOptions(dialog.getByLabelText(/^Etiqueta/), 'Envíos')
  // With the keyboard: the label goes before the end.
  dialog.getByRole('button', { name: 'Subir la acción 3' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Subir la acción 2' })).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await user.click(await dialog.findByRole('button', { name: /^Envío en camino/ }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Responde: Hola Ana Núñez, ya salió.',
    'Agrega la etiqueta «Envíos»',
    'Resuelve',
  ])
  await user.click(dialog.getByRole('button', { name: 'Aplicar macro' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await screen.findByText('Lo deshicimos.')
  expect(await chat()).toMatchObject({ state: 0, labels: [], last_message_text: 'Hola Ana Núñez, ya salió.' })
})

test('the search of quick replies finds macros, marked as such, and asks before applying one', async () => {
  const who = await createPerson()
  await who.call('POST', '/chats/macros/{bot}', { name: 'Cerrar', actions: [{ type: 'resolve' }] })
  const { user, chat } = await open(who)
  const field = await screen.findByRole('textbox', { name: 'Mensaje' })
  await user.type(field, 'Hola /cerr')
  const option = await screen.findByRole('option', { name: /Macro Cerrar Resuelve/ })
  expect(field).toHaveAttribute('aria-activedescendant', option.id)
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Hola ')
  const dialog = within(await screen.findByRole('dialog', { name: 'Macros' }))
  expect(await chat()).toMatchObject({ state: 0 })
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await chat('resueltas')).toMatchObject({ state: 2 }))
})

test('what was deleted is marked and keeps the macro from being applied; so does a text without its datum', async () => {
  const who = await createPerson()
  const { id } = await who.call('POST', '/chats/labels/{bot}', { title: 'Vieja', color: '#b3261e' })
  await who.call('POST', '/chats/macros/{bot}', { name: 'Rota', actions: [{ type: 'label_add', label_id: id }] })
  const reply = { type: 'reply', text: 'Te escribe {{area.nombre}}.' }
  await who.call('POST', '/chats/macros/{bot}', { name: 'Sin área', actions: [reply] })
  await who.call('DELETE', `/chats/labels/{bot}/${id}`)
  const { user } = await open(who)
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: /^Rota.*Tiene algo eliminado$/ }))
  expect(dialog.getByText('Esa etiqueta ya no existe. Elige otra.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Volver' }))
  await user.click(dialog.getByRole('button', { name: /^Sin área/ }))
  expect(dialog.getByText('falta: Nombre del área')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toBeDisabled()
  expect(dialog.getByText(/^Faltan datos de esta conversación/)).toBeVisible()
})

test('the list of macros names their data, and what cannot be sent now keeps a macro from being applied', async () => {
  const who = await createPerson()
  const reply = { type: 'reply', text: 'Hola {{contacto.nombre|"cliente"}}, {{contacto.campo.rubro}}' }
  await who.call('POST', '/chats/macros/{bot}', { name: 'Saludo', actions: [reply] })
  await who.call('POST', '/chats/macros/{bot}', { name: 'Cierre', actions: [{ type: 'resolve' }] })
  const long = new Date(Date.now() - 30 * 3_600_000).toISOString()
  const { user } = await open(who, { channel: 'whatsapp', sender_id: '543515550100', last_inbound_at: long })
  const dialog = within(await menu(user))
  const row = await dialog.findByRole('button', { name: /^Saludo/ })
  expect(row).toHaveTextContent('Responde «Hola [Nombre del contacto], [rubro]»')
  await user.click(row)
  expect(await dialog.findByText('Ventana de WhatsApp cerrada')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Volver' }))
  await user.click(dialog.getByRole('button', { name: /^Cierre/ }))
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toBeEnabled()
})

test('what is deleted while a macro is looked at is marked once it could not be applied', async () => {
  const who = await createPerson()
  const { id } = await who.call('POST', '/chats/labels/{bot}', { title: 'Vieja', color: '#b3261e' })
  await who.call('POST', '/chats/macros/{bot}', { name: 'Rota', actions: [{ type: 'label_add', label_id: id }] })
  const { user } = await open(who)
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: /^Rota/ }))
  await who.call('DELETE', `/chats/labels/{bot}/${id}`)
  await user.click(dialog.getByRole('button', { name: 'Aplicar macro' }))
  expect(await dialog.findByText('Esa etiqueta ya no existe. Elige otra.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Aplicar macro' })).toBeDisabled()
})

test('everything that a macro still needs is said at once, and the first field has the focus', async () => {
  const { user } = await open(await createPerson())
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: 'Crear la primera' }))
  for (const name of ['Agregar acción', 'Agregar acción', 'Guardar'])
    await user.click(dialog.getByRole('button', { name }))
  expect(await dialog.findByText('Escribe el texto.')).toBeVisible()
  expect(dialog.getAllByText('Elige la etiqueta.')).toHaveLength(2)
  expect(dialog.getByLabelText(/^Nombre/)).toHaveFocus()
})

test('a text names the area to which an earlier action moves the chat', async () => {
  const who = await createPerson()
  const area = await who.call('POST', '/bots/areas/{bot}', { name: 'Ventas' })
  const actions = [
    { type: 'comment', text: 'Pide precios.' },
    { type: 'area', area_id: area.id },
    { type: 'reply', text: 'Te paso con {{area.nombre}}.' },
  ]
  await who.call('POST', '/chats/macros/{bot}', { name: 'A Ventas', actions })
  const { user, chat } = await open(who)
  const dialog = within(await menu(user))
  await user.click(await dialog.findByRole('button', { name: /^A Ventas/ }))
  expect(await dialog.findByText('Te paso con Ventas.')).toBeVisible()
  const apply = dialog.getByRole('button', { name: 'Aplicar macro' })
  expect(apply).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await chat()).toMatchObject({ area: { name: 'Ventas' } }))
  expect(await chat()).toMatchObject({ last_message_text: 'Te paso con Ventas.' })
})

test('a macro says whom it takes off a chat that it moves, unless it is in that area or goes to somebody', async () => {
  const who = await createPerson()
  const [sales, claims] = [
    await who.call('POST', '/bots/areas/{bot}', { name: 'Ventas' }),
    await who.call('POST', '/bots/areas/{bot}', { name: 'Reclamos' }),
  ]
  const create = (name: string, ...actions: object[]) => who.call('POST', '/chats/macros/{bot}', { name, actions })
  await create('Va a Ventas', { type: 'area', area_id: sales.id })
  await create('Va a Reclamos', { type: 'area', area_id: claims.id })
  await create('La tomo yo', { type: 'area', area_id: claims.id }, { type: 'assign', to: 'me' })
  const { user } = await open(who, { area_id: sales.id, assign_user_id: who.me.id })
  const dialog = within(await menu(user))
  const taken = /deja de atenderla/
  for (const name of [/^Va a Ventas/, /^La tomo yo/]) {
    await user.click(await dialog.findByRole('button', { name }))
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/^Pasa al área/)
    expect(dialog.queryByText(taken)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Volver' }))
  }
  await user.click(await dialog.findByRole('button', { name: /^Va a Reclamos/ }))
  expect(await dialog.findByText(taken)).toHaveTextContent(`${who.me.name} deja de atenderla.`)
})

test('nothing is said to be missing while the contact is read, nor when it cannot be', async () => {
  const who = await createPerson()
  const actions = [{ type: 'reply', text: 'Te llamamos al {{contacto.telefono}}.' }]
  await who.call('POST', '/chats/macros/{bot}', { name: 'Llamar', actions })
  const { user, chat } = await open(who)
  const dialog = within(await menu(user))
  const release = holdCalls('contactGet')
  failNetwork('contactGet', 1)
  await user.click(await dialog.findByRole('button', { name: /^Llamar/ }))
  const apply = dialog.getByRole('button', { name: 'Aplicar macro' })
  expect(apply).toHaveFocus()
  expect(apply).toHaveAttribute('aria-busy', 'true')
  expect(dialog.getByText('Te llamamos al [Teléfono del contacto].')).toBeVisible()
  expect(dialog.queryByText(/^Faltan datos/)).toBeNull()
  release()
  expect(await dialog.findByText(/^No pudimos leer todos los datos/)).toBeVisible()
  expect(apply).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Te llamamos al +543515550100.')).toBeVisible()
  expect(dialog.queryByText(/^No pudimos leer/)).toBeNull()
  await user.click(apply)
  await waitFor(async () => expect(await chat()).toMatchObject({ last_message_text: 'Te llamamos al +543515550100.' }))
})

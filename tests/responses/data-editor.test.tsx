import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

let marina: Person
let order: number
let zone: number

/** Opens the editor of a new response, with the required fields filled in. */
async function editor() {
  marina = await createPerson()
  const pattern = '\\d{4,6}'
  order = (await marina.call('POST', '/entities/{bot}', { name: 'pedido', label: 'Pedido', type: 'regex', pattern })).id
  const values = [{ value: 'Centro' }, { value: 'Norte' }]
  zone = (await marina.call('POST', '/entities/{bot}', { name: 'zona', label: 'Zona', type: 'list', values })).id
  await addIntent(marina, 'Mi pedido')
  openConsole('/responses', marina)
  const user = userEvent.setup()
  const create = await screen.findByRole('button', { name: 'Nueva' })
  await waitFor(() => expect(create).toBeEnabled())
  await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta principal' }))
  await user.click(await dialog.findByRole('combobox', { name: /^Intención/ }))
  await user.click(await dialog.findByRole('option', { name: 'Mi pedido' }))
  const group = (name: string) => within(dialog.getByRole('group', { name }))
  const write = (label: RegExp, text: string, inside = dialog) =>
    fireEvent.change(inside.getAllByLabelText(label)[0] as HTMLElement, { target: { value: text } })
  const press = (name: string) => user.click(dialog.getByRole('button', { name }))
  write(/^Texto/, 'Está {{consulta.estado}}.', group('Mensaje 1'))
  for (const section of [/^Datos que pide/, /^Según el dato/, /^Consulta a tu sistema/]) {
    const turn = dialog.getByRole('button', { name: section })
    // Later tests find it as the first one left it.
    if (turn.getAttribute('aria-expanded') === 'false') await user.click(turn)
  }
  return { user, dialog, group, write, press }
}

test('data, conditions and a webhook are sent as entered', async () => {
  const { user, dialog, group, write, press } = await editor()
  await press('Agregar dato')
  await user.selectOptions(group('Dato 1').getByLabelText(/^Entidad/), 'Pedido')
  write(/^Pregunta/, '¿Qué número?', group('Dato 1'))
  await press('Agregar condición')
  const condition = group('Condición 1')
  await user.selectOptions(condition.getByLabelText(/^Entidad/), 'Zona')
  await user.selectOptions(condition.getByLabelText(/^Valor/), 'Norte')
  write(/^Texto/, 'Sale mañana.', condition)
  await press('Agregar consulta')
  write(/^Dirección/, 'https://tienda.example/pedidos/{{entidad.pedido}}')
  await press('Agregar encabezado')
  write(/^Nombre/, 'Authorization', group('Encabezados'))
  write(/^Valor/, 'Bearer clave-de-prueba-1234', group('Encabezados'))
  await press('Agregar campo')
  write(/^Variable/, 'estado', group('Datos de la respuesta'))
  write(/^Campo/, 'pedido.estado', group('Datos de la respuesta'))
  write(/^Si no responde/, 'Ahora no puedo verlo.')
  await press('Guardar')
  await waitFor(() => expect(callsOf('responseCreate').map(({ status }) => status)).toEqual([201]))
  expect(sentTo('responseCreate')).toMatchObject([
    {
      required_entities: [{ entity_id: order, question: '¿Qué número?' }],
      conditions: [
        { entity_id: zone, operator: 'is', value: 'Norte', messages: [{ kind: 'text', text: 'Sale mañana.' }] },
      ],
      webhook: {
        ...{ method: 'GET', url: 'https://tienda.example/pedidos/{{entidad.pedido}}' },
        headers: [{ name: 'Authorization', value: 'Bearer clave-de-prueba-1234' }],
        fields: [{ name: 'estado', path: 'pedido.estado' }],
        fallback_text: 'Ahora no puedo verlo.',
      },
    },
  ])

  await user.click(await screen.findByRole('button', { name: 'Editar Mi pedido' }))
  const again = within(await screen.findByRole('dialog', { name: 'Editar «Mi pedido»' }))
  const headers = within(await again.findByRole('group', { name: 'Encabezados' }))
  expect(headers.getByLabelText(/^Valor/)).toHaveAttribute('placeholder', '•••1234')
  expect(headers.getByLabelText(/^Valor/)).toHaveValue('')
  await user.click(again.getByRole('button', { name: 'Quitar consulta' }))
  write(/^Texto/, 'Está en camino.', within(again.getAllByRole('group', { name: 'Mensajes' })[0] as HTMLElement))
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  // The text for «Norte» stays as it was.
  await user.click(await screen.findByRole('button', { name: 'Conservar todos' }))
  await waitFor(() => expect(callsOf('responseUpdate').map(({ status }) => status)).toEqual([200]))
  expect(sentTo('responseUpdate')).toMatchObject([{ webhook: null }])
  expect(dialog).toBeTruthy()
})

test('an error of the server is shown at its field', async () => {
  const { user, dialog, group, write, press } = await editor()
  write(/^Texto/, 'Hola.', group('Mensaje 1'))
  await press('Agregar dato')
  await user.selectOptions(group('Dato 1').getByLabelText(/^Entidad/), 'Zona')
  await press('Agregar consulta')
  write(/^Dirección/, 'https://10.0.0.1/pedidos')
  await press('Guardar')
  expect(await group('Dato 1').findByText('Escribe la pregunta: «Zona» no tiene una.')).toBeVisible()
  write(/^Pregunta/, '¿A qué zona?', group('Dato 1'))
  await press('Guardar')
  const text = 'Esa dirección es de una red interna. Usa una pública.'
  expect((await dialog.findAllByText(text))[0]).toBeVisible()
  write(/^Dirección/, 'https://tienda.example/pedidos')
  await press('Guardar')
  await waitFor(() => expect(callsOf('responseCreate').map(({ status }) => status)).toEqual([422, 422, 201]))
})

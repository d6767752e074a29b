import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/examples/index.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return closeConsole()
})

let marina: Person
let order: number
let hours: number
let product: number

beforeEach(async () => {
  marina = await createPerson()
  const intent = async (intent_name: string) => (await addIntent(marina, intent_name)).id as number
  order = await intent('Hacer un pedido')
  hours = await intent('Horarios')
  const values = [{ value: 'medialuna', synonyms: ['factura'] }]
  const entity = { name: 'producto', label: 'Producto', type: 'list', values }
  product = (await marina.call('POST', '/entities/{bot}', entity)).id
})

async function editor() {
  openConsole('/advanced/examples', marina)
  const form = within(await screen.findByRole('form', { name: 'Nuevo ejemplo' }))
  return {
    form,
    text: form.getByRole('textbox', { name: /Ejemplo/ }),
    intent: form.getByRole('combobox', { name: /Intención/ }),
  }
}

test('Enter on a selection marks an entity, Enter saves, and the intent stays for the next example', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await editor()
  await user.click(intent)
  await user.type(intent, 'pedido')
  await user.keyboard('{Enter}')
  expect(intent).toHaveValue('Hacer un pedido')
  await user.type(text, 'dos factura')
  ;(text as HTMLTextAreaElement).setSelectionRange(4, 11)
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('combobox', { name: /Marcar «factura» como/ }), 'prod{Enter}')
  const marks = within(await form.findByRole('list', { name: 'Entidades marcadas' }))
  expect(marks.getByRole('combobox', { name: 'Valor principal de «factura»' })).toHaveValue('medialuna')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(text).toHaveValue(''))
  expect(sentTo('exampleCreate')).toMatchObject([
    {
      text: 'dos factura',
      intent_id: order,
      entities: [{ start: 4, end: 11, value: 'factura', entity_id: product, canonical_value: 'medialuna' }],
    },
  ])
  expect(intent).toHaveValue('Hacer un pedido')
  expect(text).toHaveFocus()
})

test('a missing intent or a mark whose words are gone shows an error, and nothing is sent', async () => {
  const user = userEvent.setup()
  const { form, text, intent } = await editor()
  await user.type(text, 'una factura{Enter}')
  expect(await form.findByText('Elige la intención.')).toBeInTheDocument()
  await user.type(intent, 'hora{Enter}')
  await user.click(text)
  ;(text as HTMLTextAreaElement).setSelectionRange(4, 11)
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  await user.clear(text)
  await user.type(text, 'otra cosa{Enter}')
  expect(form.getAllByText('El valor no se encuentra en el ejemplo.').length).toBeGreaterThan(0)
  expect(sentTo('exampleCreate')).toEqual([])
  await user.click(form.getByRole('button', { name: 'Quitar la marca Producto de «factura»' }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sentTo('exampleCreate')).toMatchObject([{ text: 'otra cosa', intent_id: hours, entities: [] }]),
  )
})

test('a duplicate is shown while typing, with a link to it', async () => {
  const { id } = await marina.call('POST', '/examples/{bot}', { intent_id: hours, text: 'Abren hoy' })
  const user = userEvent.setup()
  const { form, text } = await editor()
  await user.type(text, 'abren hoy')
  const link = await form.findByRole('link', { name: '«Abren hoy»' })
  expect(link).toHaveAttribute('href', `/advanced/examples?id=${id}`)
})

test('examples whose deletion failed stay selected, to be deleted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const text of ['quiero dos facturas', 'a qué hora abren'])
    await marina.call('POST', '/examples/{bot}', { text, intent_id: order, entities: [] })
  const user = userEvent.setup()
  openConsole('/advanced/examples', marina)
  for (const box of await screen.findAllByRole('checkbox', { name: /^Elegir «/ })) await user.click(box)
  const bar = within(screen.getByRole('region', { name: 'Acciones en conjunto' }))
  failNetwork('exampleRemove', 1)
  await user.click(bar.getByRole('button', { name: 'Eliminar' }))
  await screen.findByText(/Error al eliminar los ejemplos/)
  expect(bar.getByText('2 elegidos')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(screen.queryByText('2 elegidos')).not.toBeInTheDocument())
  expect(callsOf('exampleRemove').map(({ status }) => status)).toEqual([0, 200])
})

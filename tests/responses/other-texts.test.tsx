import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addIntent, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

const OLD = 'El equipo pasa el precio.'
const TITLE = '¿Qué hacemos con los demás textos?'

/** Opens the editor of a response with a variant and a text for a product. */
async function editor() {
  const marina = await createPerson()
  const values = [{ value: 'torta' }]
  const product = { name: 'producto', label: 'Producto', type: 'list', values }
  const { id: entity_id } = await marina.call('POST', '/entities/{bot}', product)
  const { id: intent_id } = await addIntent(marina, 'Precios')
  const messages = [{ kind: 'text', text: OLD, variants: ['Lo pasa el equipo.'] }]
  const conditions = [
    { entity_id, operator: 'is', value: 'torta', messages: [{ kind: 'text', text: 'Depende del tamaño.' }] },
  ]
  await marina.call('POST', '/responses/{bot}', { intent_id, title: 'Precios', messages, conditions })
  openConsole('/responses', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Precios»' }))
  const first = within(dialog.getByRole('group', { name: 'Mensaje 1' }))
  const write = (text: string) =>
    fireEvent.change(first.getAllByLabelText(/^Texto/)[0] as HTMLElement, { target: { value: text } })
  const press = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }))
  const question = async () => within(await screen.findByRole('dialog', { name: TITLE }))
  return { user, dialog, write, press, question, conditions, messages }
}

test('the texts that the bot also uses are announced under the first one, and the preview steps through them', async () => {
  const { dialog, press } = await editor()
  expect(dialog.getByText('Esta respuesta tiene 2 textos más que el chatbot también usa.')).toBeVisible()
  await press('Ver los demás textos')
  const listed = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed).toEqual(['Variante 1: Lo pasa el equipo.', 'Si Producto es torta: Depende del tamaño.'])
  const preview = within(dialog.getByRole('complementary', { name: 'Vista previa' }))
  expect(preview.getByRole('status')).toHaveTextContent('En los demás casos')
  expect(preview.getByText(OLD)).toBeVisible()
  await press('Ver otro texto (1 de 3)')
  expect(preview.getByRole('status')).toHaveTextContent('En los demás casos, variante 1')
  await press('Ver otro texto (2 de 3)')
  expect(preview.getByRole('status')).toHaveTextContent('Si Producto es torta')
  expect(preview.getByText('Depende del tamaño.')).toBeVisible()
})

test('saving a new first text asks about the others, and can remove them', async () => {
  const { user, write, press, question } = await editor()
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  const asked = await question()
  expect(asked.getAllByRole('listitem')).toHaveLength(2)
  expect(sentTo('responseUpdate')).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Quitar los demás' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toHaveLength(1))
  const [sent] = sentTo('responseUpdate') as { messages: object[]; conditions: object[] }[]
  expect(sent?.messages).toEqual([{ kind: 'text', text: 'Pan: $ 2000 el kilo.' }])
  expect(sent?.conditions).toEqual([])
})

test('it asks once: after a review they are kept', async () => {
  const { user, dialog, write, press, question, messages } = await editor()
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  await user.click((await question()).getByRole('button', { name: 'Revisar' }))
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
  expect(dialog.getByText('Si Producto es torta:')).toBeVisible()
  await press('Guardar')
  await waitFor(() => expect(sentTo('responseUpdate')).toHaveLength(1))
  const [sent] = sentTo('responseUpdate') as { messages: object[]; conditions: object[] }[]
  expect(sent?.messages).toMatchObject([{ text: 'Pan: $ 2000 el kilo.', variants: messages[0]?.variants }])
  expect(sent?.conditions).toHaveLength(1)
})

test('whoever keeps the others, or changes one of them, saves without more questions', async () => {
  const { user, write, press, question } = await editor()
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  await user.click((await question()).getByRole('button', { name: 'Conservar todos' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toHaveLength(1))

  await user.click(await screen.findByRole('button', { name: 'Editar Precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Precios»' }))
  const change = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getAllByLabelText(label)[0] as HTMLElement, { target: { value } })
  change(/^Texto/, 'Pan: $ 2100 el kilo.')
  change(/^Variante 1/, 'El kilo de pan sale $ 2100.')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toHaveLength(2))
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

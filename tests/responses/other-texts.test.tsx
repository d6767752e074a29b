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

/** Opens the editor of a response with a variant and a text for a product, or with what is given instead. */
async function editor(given: { variants?: string[]; conditioned?: object[] | null; next?: string } = {}) {
  const { variants = ['Lo pasa el equipo.'], conditioned = [{ kind: 'text', text: 'Depende del tamaño.' }] } = given
  const marina = await createPerson()
  const values = [{ value: 'torta' }]
  const product = { name: 'producto', label: 'Producto', type: 'list', values }
  const { id: entity_id } = await marina.call('POST', '/entities/{bot}', product)
  const { id: intent_id } = await addIntent(marina, 'Precios')
  const messages = [{ kind: 'text', text: OLD, variants }]
  const buttons = given.conditioned ? [{ title: 'Ver tienda', type: 'url', target: 'https://trigal.example' }] : []
  const conditions = conditioned ? [{ entity_id, operator: 'is', value: 'torta', messages: conditioned, buttons }] : []
  await marina.call('POST', '/responses/{bot}', {
    intent_id,
    title: 'Precios',
    messages,
    conditions,
    next: given.next ?? 'none',
  })
  openConsole('/responses', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Precios' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Precios»' }))
  const first = within(dialog.getByRole('group', { name: 'Mensaje 1' }))
  const write = (text: string) =>
    fireEvent.change(first.getAllByLabelText(/^Texto/)[0] as HTMLElement, { target: { value: text } })
  const press = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }))
  const question = async (name = TITLE) => within(await screen.findByRole('dialog', { name }))
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
  // The same name: without this, the editor that is about to close would be taken for the new one.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

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

test('a condition without a text is listed by what it sends', async () => {
  const location = { kind: 'location', latitude: -34.6, longitude: -58.4 }
  const { user, write, press, question } = await editor({ variants: [], conditioned: [location, location] })
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  const asked = await question()
  const listed = asked.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed).toEqual(['Si Producto es torta: envía 2 ubicaciones, 1 botón'])
  // Nothing is lost by accepting without reading.
  expect(asked.getByRole('button', { name: 'Conservar todos' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sentTo('responseUpdate')).toMatchObject([{ conditions: [{ messages: [{}, {}] }] }]))
})

test('seconds and coordinates are typed digit by digit, and go with their message', async () => {
  const { user, dialog, press } = await editor({ variants: [], conditioned: null })
  await press('Agregar mensaje')
  const at = (place: number) => within(dialog.getByRole('group', { name: `Mensaje ${place}` }))
  await user.type(at(1).getByLabelText(/\(s\)$/), '{Backspace}1,5')
  await user.selectOptions(at(2).getByLabelText(/^Tipo/), 'location')
  await user.type(at(2).getByLabelText(/^Latitud/), '-34,603')
  await user.type(at(2).getByLabelText(/^Longitud/), '-58.381')
  expect(at(2).getByLabelText(/^Longitud/)).toHaveValue('-58.381')
  await user.click(at(2).getByRole('button', { name: /^Subir/ }))
  expect([at(1), at(2)].map((one) => one.getByLabelText<HTMLInputElement>(/\(s\)$/).value)).toEqual(['0', '1,5'])
  await press('Guardar')
  const place = { kind: 'location', latitude: -34.603, longitude: -58.381 }
  const messages = [place, { kind: 'text', delay_ms: 1500 }]
  await waitFor(() => expect(sentTo('responseUpdate')).toMatchObject([{ messages }]))
})

test('a save with mistakes shows these first, and a text changed after the answer is asked about again', async () => {
  const { user, dialog, write, press, question } = await editor()
  const title = dialog.getByLabelText(/^Título/)
  fireEvent.change(title, { target: { value: '' } })
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
  fireEvent.change(title, { target: { value: 'Precios' } })
  await press('Guardar')
  await user.click((await question()).getByRole('button', { name: 'Revisar' }))
  write('Pan: $ 2100 el kilo.')
  await press('Guardar')
  await user.click((await question()).getByRole('button', { name: 'Conservar todos' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toHaveLength(1))
})

const HANDS_OVER = '¿Sigue pasando a una persona?'

test.each([
  ['No, el chatbot sigue', 'none'],
  ['Sí, pasa a una persona', 'handoff'],
])('a new text of a response that hands over asks whether it still does: «%s»', async (choice, next) => {
  const { user, write, press, question } = await editor({ variants: [], conditioned: null, next: 'handoff' })
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  const asked = await question('Cambiaste lo que responde')
  await user.click(within(asked.getByRole('group', { name: HANDS_OVER })).getByLabelText(choice))
  await user.click(asked.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toMatchObject([{ next }]))
})

test('other texts and the handover are asked about in one dialog', async () => {
  const { user, write, press, question } = await editor({ next: 'handoff' })
  write('Pan: $ 2000 el kilo.')
  await press('Guardar')
  const asked = await question()
  await user.click(asked.getByLabelText('No, el chatbot sigue'))
  await user.click(asked.getByRole('button', { name: 'Quitar los demás' }))
  await waitFor(() => expect(sentTo('responseUpdate')).toMatchObject([{ next: 'none', conditions: [] }]))
})

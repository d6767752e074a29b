import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/ParentsCell.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

let follows: number

beforeEach(async () => {
  const marina = await createPerson()
  const messages = [{ kind: 'text', text: 'Hola' }]
  const say = (name: string, kind: string) =>
    marina.call('POST', '/responses/secondary/{bot}', { name, kind, messages })
  await say('Bienvenida', 'greeting')
  follows = (await say('Sigue', 'follow_up')).id
  openConsole('/responses/secondary', marina)
})

async function editor() {
  const user = userEvent.setup()
  const create = await screen.findByRole('button', { name: 'Nueva' })
  await waitFor(() => expect(create).toBeEnabled())
  await user.click(create)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta secundaria' }))
  await dialog.findByRole('group', { name: 'Mensaje 1' })
  const write = (label: RegExp, text: string, within_ = dialog) =>
    fireEvent.change(within_.getAllByLabelText(label)[0] as HTMLElement, { target: { value: text } })
  const button = async (title: string) => {
    await user.click(dialog.getByRole('button', { name: 'Agregar botón' }))
    const groups = dialog.getAllByRole('group', { name: /^Botón \d+$/ })
    const group = within(groups.at(-1) as HTMLElement)
    write(/^Texto/, title, group)
    return group
  }
  return { user, dialog, write, button, preview: within(dialog.getByRole('complementary', { name: 'Vista previa' })) }
}

test('the preview shows the message as each channel shows it while typing', async () => {
  const { user, write, button, preview } = await editor()
  write(/^Texto/, '¿A qué zona?')
  for (const title of ['Norte', 'Sur', 'Este', 'Oeste']) await button(title)
  const titles = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([preview.getByText('¿A qué zona?'), titles()]).toEqual([expect.anything(), ['Norte', 'Sur', 'Este', 'Oeste']])
  expect(preview.queryByText(/Ver opciones/)).toBeNull()
  await user.click(preview.getByRole('button', { name: 'WhatsApp' }))
  expect(preview.getByText(/Ver opciones/)).toBeTruthy()
  expect(titles()).toHaveLength(4)
})

test('a text over the limit of a channel shows an error at its field and is not sent until it is fixed', async () => {
  const { user, dialog, write, button } = await editor()
  write(/^Nombre/, 'Zonas')
  write(/^Texto/, 'a'.repeat(1_100))
  const group = await button('Norte')
  await user.selectOptions(group.getByLabelText(/^Destino/), 'Secundaria: Sigue')
  const limit = /En WhatsApp un mensaje con botones admite hasta 1024 caracteres; tiene 1100\./
  expect(dialog.getByText(limit)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(callsOf('secondaryResponseCreate')).toEqual([])
  write(/^Texto/, '¿A qué zona?')
  // The dialog also contains the toast of the refused save.
  expect(dialog.queryByText(limit, { ignore: '.toast p' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('secondaryResponseCreate').map(({ status }) => status)).toEqual([201]))
  expect(sentTo('secondaryResponseCreate')[0]).toMatchObject({
    name: 'Zonas',
    kind: 'follow_up',
    messages: [{ kind: 'text', text: '¿A qué zona?' }],
    buttons: [{ title: 'Norte', type: 'response', target: `secondary:${follows}` }],
  })
})

test('messages and buttons can be moved, and the last message cannot be removed', async () => {
  const { user, dialog, button, preview } = await editor()
  await button('Uno')
  await button('Dos')
  await user.click(dialog.getByRole('button', { name: 'Subir el botón 2' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dos', 'Uno'])
  expect(dialog.getByRole('button', { name: 'Quitar el mensaje 1' })).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('button', { name: 'Agregar mensaje' }))
  await user.click(dialog.getByRole('button', { name: 'Quitar el mensaje 2' }))
  expect(dialog.getAllByRole('group', { name: /^Mensaje \d$/ })).toHaveLength(1)
})

test('each type of secondary response says when the chatbot uses it', async () => {
  const { user, dialog } = await editor()
  const type = dialog.getAllByLabelText(/^Tipo/)[0] as HTMLElement
  expect(type).toHaveAccessibleDescription(/^Sigue a otra respuesta/)
  expect(dialog.queryByText(/Puedes tener una activa/)).toBeNull()
  await user.selectOptions(type, 'timeout')
  expect(type).toHaveAccessibleDescription(/silencio/)
  expect(dialog.getByText(/Puedes tener una activa/)).toBeInTheDocument()
})

test('follow-up responses can be converted to main responses, responses of a situation cannot', async () => {
  const user = userEvent.setup()
  const boxes = await screen.findAllByRole('checkbox')
  const box = (name: string) => within(screen.getByText(name).closest('tr, li') as HTMLElement).getByRole('checkbox')
  expect(boxes.length).toBeGreaterThan(1)
  await user.click(box('Bienvenida'))
  await screen.findByText('1 fila seleccionada')
  expect(screen.queryByRole('button', { name: 'Hacer principales' })).toBeNull()
  await user.click(box('Sigue'))
  await user.click(screen.getByRole('button', { name: 'Hacer principales' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Convertir' }))
  await screen.findByText('Respuestas convertidas correctamente. 1 quedó como estaba.')
  expect(callsOf('secondaryResponseConvert').map(({ path }) => path.id)).toEqual([String(follows)])
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { answerSession, api, aUser } from '../support/api.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/screens/responses/Actions.tsx'
import '../../src/console/screens/responses/ParentsCell.tsx'
import '../support/engine-parts.ts'

afterEach(closeConsole)

const facts = { version: 1, created_at: '2026-03-10T14:05:00Z', updated_at: '2026-03-10T14:05:00Z' }
const said = { messages: [{ kind: 'text', text: 'Hola' }], buttons: [], channels: [], enabled: true, parents: [] }
const secondary = (id: number, name: string, kind: components['schemas']['SecondaryKind']) => ({
  ...{ id, name, kind, questions: [], retry_text: '', max_attempts: 2, handoff_area_id: null, ...said, ...facts },
})
let sent: Record<string, unknown>[]
let converted: string[]

beforeEach(() => {
  sent = []
  converted = []
  answerSession(aUser())
  api.use(
    http.get('*/api/responses/choices/:bot', () =>
      HttpResponse.json({
        ...{ intents: [], responses: [{ id: 12, name: 'Horarios' }], secondary: [{ id: 31, name: 'Sigue' }] },
        ...{ areas: [], labels: [], forms: [], quick: 0 },
      }),
    ),
    http.get('*/api/responses/secondary/:bot', () =>
      HttpResponse.json([secondary(30, 'Bienvenida', 'greeting'), secondary(31, 'Sigue', 'follow_up')], {
        headers: { 'content-range': 'responses/secondary 0-1/2' },
      }),
    ),
    http.post('*/api/responses/lead/:bot', () => HttpResponse.json({ leads_to: null })),
    http.post('*/api/responses/secondary/convert/:bot/:id', ({ params }) => {
      converted.push(String(params.id))
      return HttpResponse.json({ id: 40 })
    }),
    http.post('*/api/responses/secondary/:bot', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json(secondary(32, 'Zonas', 'follow_up'), { status: 201 })
    }),
  )
  openConsole('/responses/secondary', { token: 't1' })
})

async function editor() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Nueva' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta secundaria' }))
  await dialog.findByRole('group', { name: 'Mensaje 1' })
  const write = (label: RegExp, text: string, within_ = dialog) =>
    fireEvent.change(within_.getAllByLabelText(label)[0] as HTMLElement, { target: { value: text } })
  const button = async (title: string) => {
    await user.click(dialog.getByRole('button', { name: 'Añadir botón' }))
    const groups = dialog.getAllByRole('group', { name: /^Botón \d+$/ })
    const group = within(groups.at(-1) as HTMLElement)
    write(/^Texto/, title, group)
    return group
  }
  return { user, dialog, write, button, preview: within(dialog.getByRole('complementary', { name: 'Vista previa' })) }
}

test('the preview shows what each channel will show, while it is written', async () => {
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

test('a channel’s limit is told at its field and nothing is sent; within it the response is', async () => {
  const { user, dialog, write, button } = await editor()
  write(/^Nombre/, 'Zonas')
  write(/^Texto/, 'a'.repeat(1_100))
  const group = await button('Norte')
  await user.selectOptions(group.getByLabelText(/^Destino/), 'Secundaria: Sigue')
  const limit = /En WhatsApp un mensaje con botones admite hasta 1024 caracteres; tiene 1100\./
  expect(dialog.getByText(limit)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(sent).toEqual([])
  write(/^Texto/, '¿A qué zona?')
  expect(dialog.queryByText(limit)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    name: 'Zonas',
    kind: 'follow_up',
    messages: [{ kind: 'text', text: '¿A qué zona?' }],
    buttons: [{ title: 'Norte', type: 'response', target: 'secondary:31' }],
  })
})

test('messages and buttons move by their buttons, and the last message stays', async () => {
  const { user, dialog, button, preview } = await editor()
  await button('Uno')
  await button('Dos')
  await user.click(dialog.getByRole('button', { name: 'Subir el botón 2' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dos', 'Uno'])
  expect(dialog.getByRole('button', { name: 'Quitar el mensaje 1' })).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('button', { name: 'Añadir mensaje' }))
  await user.click(dialog.getByRole('button', { name: 'Quitar el mensaje 2' }))
  expect(dialog.getAllByRole('group', { name: /^Mensaje \d$/ })).toHaveLength(1)
})

test('what follows another becomes a main response; what is said in a situation is not offered to', async () => {
  const user = userEvent.setup()
  const boxes = await screen.findAllByRole('checkbox')
  const box = (name: string) => within(screen.getByText(name).closest('tr, li') as HTMLElement).getByRole('checkbox')
  expect(boxes.length).toBeGreaterThan(1)
  await user.click(box('Bienvenida'))
  await screen.findByText('1 fila seleccionada')
  expect(screen.queryByRole('button', { name: 'Convertir a respuestas principales' })).toBeNull()
  await user.click(box('Sigue'))
  await user.click(screen.getByRole('button', { name: 'Convertir a respuestas principales' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Convertir' }))
  await screen.findByText('Respuestas convertidas correctamente.')
  expect(converted).toEqual(['31'])
})

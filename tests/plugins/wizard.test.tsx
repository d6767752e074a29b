import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { closeConsole } from '../support/console.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { aPlugin, dialogOf, openPlugins, toSay } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const WORKS = { ok: true, steps: [{ title: 'Clave de acceso', ok: true, message: 'Funciona' }] }
const KEYS = { access_token: 'EAAG0123456789', app_secret: 'b1946ac924' }

type Dialog = Awaited<ReturnType<typeof dialogOf>>
type User = Awaited<ReturnType<typeof openPlugins>>['user']

const next = (user: User, dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Siguiente' }))
const isAt = (dialog: Dialog, title: string) => dialog.findByRole('heading', { name: title, level: 3 })

/** Opens the steps for a channel and fills in its data; `fields` are labels with values. */
async function begin(kind: 'WhatsApp' | 'Facebook', fields: Record<string, string>) {
  const { user } = await openPlugins()
  await user.click(await screen.findByRole('button', { name: `Conectar ${kind}` }))
  const dialog = await dialogOf(`Conectar ${kind}`)
  const write = async (label: string, text: string) => {
    const field = dialog.getByLabelText(new RegExp(`^${label}`))
    await user.clear(field)
    await user.type(field, text)
  }
  await next(user, dialog)
  await isAt(dialog, 'Datos de Meta')
  for (const [label, text] of Object.entries(fields)) await write(label, text)
  /** Goes from the data to the last step and sends. */
  const send = async () => {
    await next(user, dialog)
    await isAt(dialog, 'Conectar')
    await user.click(dialog.getByRole('button', { name: `Conectar ${kind}` }))
  }
  return { user, dialog, write, send }
}

const NUMBER = {
  'ID del número': '109876543210',
  'ID de la cuenta de WhatsApp': '102345678901',
  'Clave de acceso': KEYS.access_token,
  'Secreto de la aplicación': KEYS.app_secret,
}
const PAGE = {
  'ID de la página': '20123456789',
  'Clave de la página': KEYS.access_token,
  'Secreto de la aplicación': KEYS.app_secret,
}

test('a step with missing data is not left; once complete it is, and going back keeps what was typed', async () => {
  const { user, dialog, write } = await begin('WhatsApp', { 'ID del número': '109876543210' })
  await next(user, dialog)
  await waitFor(() => expect(dialog.getAllByText('Este campo es obligatorio.').length).toBe(3))
  expect(dialog.queryByRole('heading', { name: 'Conectar' })).toBeNull()
  expect(dialog.getByLabelText(/^ID de la cuenta/)).toHaveFocus()
  for (const [label, text] of Object.entries(NUMBER).slice(1)) await write(label, text)
  await next(user, dialog)
  const heading = await isAt(dialog, 'Conectar')
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(dialog.getByRole('button', { name: 'Atrás' }))
  await isAt(dialog, 'Datos de Meta')
  expect(dialog.getByLabelText(/^Clave de acceso/)).toHaveValue(KEYS.access_token)
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
  expect(await screen.findByText(/Tienes cambios sin guardar/)).toBeVisible()
  expect(sentTo('whatsappConnect')).toEqual([])
})

test('a refused secret leads back to its field; the corrected one connects, and the number is tested', async () => {
  const { user, dialog, write, send } = await begin('WhatsApp', NUMBER)
  const text = 'El secreto no es el de la aplicación que dio esta clave. Cópialo de nuevo.'
  await stubAnswer(
    'whatsappConnect',
    422,
    { message: text, code: 'invalid', fields: { app_secret: [text] } },
    { times: 1 },
  )
  await send()
  await isAt(dialog, 'Datos de Meta')
  expect(await dialog.findByText(text)).toBeVisible()
  await waitFor(() => expect(dialog.getByLabelText(/^Secreto/)).toHaveFocus())
  expect(dialog.getByLabelText(/^ID del número/)).toHaveValue('109876543210')
  await write('Secreto de la aplicación', 'c2946ac924')
  expect(dialog.queryByText(text)).toBeNull()
  await stubAnswer('whatsappConnect', 201, aPlugin())
  await stubAnswer('pluginTest', 200, WORKS)
  await send()
  expect(await dialog.findByText('Conectaste +54 9 11 5555-0101.')).toBeVisible()
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
  expect(sentTo('whatsappConnect').at(-1)).toEqual({
    phone_number_id: '109876543210',
    waba_id: '102345678901',
    access_token: KEYS.access_token,
    app_secret: 'c2946ac924',
    read_receipts: true,
    typing: true,
  })
  // Nothing is left to lose: it closes without a question.
  await user.click(dialog.getByRole('button', { name: 'Terminar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a failure of no field is told in the last step, and the next attempt connects', async () => {
  const { user, dialog, send } = await begin('WhatsApp', NUMBER)
  const message = 'WhatsApp no respondió. Inténtalo de nuevo en un momento.'
  await stubAnswer('whatsappConnect', 422, { message, code: 'invalid' }, { times: 1 })
  await send()
  expect(await dialog.findByRole('alert')).toHaveTextContent(message)
  await isAt(dialog, 'Conectar')
  await stubAnswer('whatsappConnect', 201, aPlugin())
  await stubAnswer('pluginTest', 200, WORKS)
  await user.click(dialog.getByRole('button', { name: 'Conectar WhatsApp' }))
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
})

test('a number without registration asks for its PIN; a wrong one is refused at the field, the right one registers', async () => {
  const { user, dialog, send } = await begin('WhatsApp', NUMBER)
  const pending = aPlugin({ facts: { number_status: 'PENDING' } })
  await stubAnswer('whatsappConnect', 201, pending)
  const unregistered = { title: 'Número', ok: false, message: 'Falta registrarlo. Usa «Registrar número» con su PIN.' }
  await stubAnswer('pluginTest', 200, { ok: false, steps: [unregistered] }, { times: 1 })
  await send()
  expect(await dialog.findByText('Algo no funciona. Mira qué paso falla.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Registrar número' }))
  const register = await dialogOf('Registrar número')
  const pin = register.getByLabelText(/^PIN/)
  const save = () => user.click(register.getByRole('button', { name: 'Registrar número' }))
  await user.type(pin, '48')
  await save()
  await toSay(pin, 'Escribe los seis números del PIN.')
  await user.type(pin, '2915')
  const text = 'El PIN no es el de este número. Puedes cambiarlo en el administrador de WhatsApp.'
  await stubAnswer('whatsappNumberAdd', 422, { message: text, code: 'invalid', fields: { pin: [text] } }, { times: 1 })
  await save()
  await toSay(pin, text)
  await user.clear(pin)
  await user.type(pin, '482916')
  await stubAnswer('whatsappNumberAdd', 200, aPlugin())
  await stubAnswer('pluginTest', 200, WORKS)
  await save()
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Registrar número' })).toBeNull()
  expect(sentTo('whatsappNumberAdd')).toEqual([{ pin: '482915' }, { pin: '482916' }])
})

test('a page of another chatbot is refused at its field; a free one is connected with its questions', async () => {
  const { user, dialog, write, send } = await begin('Facebook', PAGE)
  const text = 'Ya está conectado a otro chatbot. Desconéctalo allí primero.'
  await stubAnswer('facebookConnect', 409, { message: text, code: 'taken', fields: { page_id: [text] } }, { times: 1 })
  await send()
  await isAt(dialog, 'Datos de Meta')
  expect(await dialog.findByText(text)).toBeVisible()
  await write('ID de la página', '20123456780')
  await next(user, dialog)
  await isAt(dialog, 'Conectar')
  await user.type(dialog.getByLabelText('Pregunta 1'), '¿A qué hora abren?')
  await user.type(dialog.getByLabelText('Pregunta 2'), ' ')
  await user.click(dialog.getByLabelText(/^Responder hasta 7 días/))
  await stubAnswer('facebookConnect', 201, aPlugin({ kind: 'facebook', name: 'Trigal', account: 'Trigal', facts: {} }))
  await stubAnswer('pluginTest', 200, WORKS)
  await user.click(dialog.getByRole('button', { name: 'Conectar Facebook' }))
  expect(await dialog.findByText('Conectaste Trigal.')).toBeVisible()
  expect(sentTo('facebookConnect').at(-1)).toMatchObject({
    page_id: '20123456780',
    get_started: true,
    ice_breakers: ['¿A qué hora abren?'],
    human_agent: true,
  })
})

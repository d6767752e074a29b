import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { closeConsole } from '../support/console.tsx'
import { callsOf, sentTo, stubAnswer } from '../support/network-stubs.ts'
import { aPlugin, dialogOf, openPlugins, storeNumber, toSay } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const TOKEN = '7712345678:AAHd3k9fQ2xZ0vB7nL5tR8wY1uC4mE6pS9g'
const WORKS = { ok: true, steps: [{ title: 'Token de Telegram', ok: true, message: 'Funciona' }] }
const aBot = (more: object = {}) =>
  aPlugin({
    ...{ kind: 'telegram', name: 'Ferretería Sur', account: '@ferreteria_sur_bot', external_id: '7712345678' },
    ...{ facts: {}, settings: { typing: true }, secrets: { access_token: 'pS9g', app_secret: '77aa' } },
    ...more,
  })
const row = (more: object = {}) => ({
  ...{ kind: 'telegram', name: 'Ferretería Sur', account: '@ferreteria_sur_bot', facts: '{}' },
  ...{ settings: JSON.stringify({ typing: true }), hints: JSON.stringify({ access_token: 'pS9g' }) },
  ...more,
})

/** Opens the steps at the token. */
async function begin() {
  const { user } = await openPlugins()
  await user.click(await screen.findByRole('button', { name: 'Conectar Telegram' }))
  const dialog = await dialogOf('Conectar Telegram')
  const next = () => user.click(dialog.getByRole('button', { name: 'Siguiente' }))
  const isAt = (name: string) => dialog.findByRole('heading', { name, level: 3 })
  const write = async (text: string) => {
    const field = dialog.getByLabelText(/^Token de Telegram/)
    await user.clear(field)
    await user.type(field, text)
  }
  await isAt('Tu bot de Telegram')
  expect(dialog.getByRole('link', { name: /@BotFather/ })).toHaveAttribute('href', 'https://t.me/BotFather')
  await next()
  await isAt('Token')
  return { user, dialog, next, isAt, write }
}

test('half a token is refused at its field; a whole one connects, is tested, and says what to write', async () => {
  const { user, dialog, next, isAt, write } = await begin()
  await write('7712345678')
  await next()
  await toSay(
    dialog.getByLabelText(/^Token de Telegram/),
    'Copia el token entero: los números, los dos puntos y las letras.',
  )
  await write(TOKEN)
  await next()
  await isAt('Conectar')
  await user.type(dialog.getByLabelText(/^Saludo/), 'Todo para tu obra')
  await stubAnswer('telegramConnect', 201, aBot())
  await stubAnswer('pluginTest', 200, WORKS)
  await user.click(dialog.getByRole('button', { name: 'Conectar Telegram' }))
  expect(await dialog.findByText('Conectaste @ferreteria_sur_bot.')).toBeVisible()
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
  expect(dialog.getByText(/busca @ferreteria_sur_bot en Telegram/)).toBeVisible()
  expect(sentTo('telegramConnect')).toEqual([{ access_token: TOKEN, greeting: 'Todo para tu obra', typing: true }])
})

test('a bot of another chatbot leads back to the token; the address that Telegram cannot reach is told', async () => {
  const { user, dialog, next, isAt, write } = await begin()
  // The server of the tests has no public address.
  expect(await dialog.findByText(/^Telegram no puede llegar a/)).toBeVisible()
  await write(TOKEN)
  await next()
  const text = 'Ya está conectado a otro chatbot. Desconéctalo allí primero.'
  await stubAnswer('telegramConnect', 409, { message: text, code: 'taken', fields: { access_token: [text] } })
  await user.click(dialog.getByRole('button', { name: 'Conectar Telegram' }))
  await isAt('Token')
  await toSay(dialog.getByLabelText(/^Token de Telegram/), text)
  expect(callsOf('pluginTest')).toEqual([])
})

test('where Telegram can deliver, nothing is said about the address', async () => {
  const setup = { callback_url: 'https://consola.example/webhooks/meta/3', verify_token: 'x', reachable: true }
  await stubAnswer('pluginSetupGet', 200, { ...setup, telegram_reachable: true, api_version: 'v26.0' })
  const { dialog } = await begin()
  await waitFor(() => expect(callsOf('pluginSetupGet')).toHaveLength(1))
  expect(dialog.queryByText(/no puede llegar/)).toBeNull()
})

test('a connected bot says what it confirms; its token stays when the field is left empty', async () => {
  const { user } = await openPlugins((who) => storeNumber(who, row()))
  const card = await screen.findByRole('article', { name: 'Ferretería Sur' })
  expect(card).toHaveTextContent('Telegram · @ferreteria_sur_bot')
  expect(card).toHaveTextContent('Solo de envío')
  await user.click(screen.getByRole('button', { name: 'Editar' }))
  const dialog = await dialogOf('Editar @ferreteria_sur_bot')
  expect(dialog.getByText('El guardado termina en pS9g. Si lo dejas vacío, seguirá ese.')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Saludo/), 'Buenas')
  await stubAnswer('telegramUpdate', 200, aBot({ version: 2 }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('telegramUpdate')).toEqual([{ access_token: '', greeting: 'Buenas', typing: true, version: 1 }])
})

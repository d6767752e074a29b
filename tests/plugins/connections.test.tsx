import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { closeConsole } from '../support/console.tsx'
import { callsOf, failNetwork, sentTo, stubAnswer } from '../support/network-stubs.ts'
import { aPlugin, dialogOf, openPlugins, storeNumber, toSay } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

test('without connections the page offers every channel and shows the webchat', async () => {
  await openPlugins()
  expect(await screen.findByRole('heading', { name: 'Conecta tu primer canal' })).toBeVisible()
  const webchat = await cardOf('Webchat')
  expect(webchat.getByRole('link', { name: 'Publicar webchat' })).toHaveAttribute('href', '/settings/webchat#publicar')
  for (const kind of ['WhatsApp', 'Facebook', 'Telegram'])
    expect(screen.getByRole('button', { name: `Conectar ${kind}` })).toBeVisible()
})

test('a list that cannot be read is read again on demand', async () => {
  failNetwork('pluginList', 1)
  const { user } = await openPlugins((who) => storeNumber(who))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect((await cardOf('El Trigal')).getByText('Conectada')).toBeVisible()
})

test('a connection tells its number, quality, limit and the number in the phone', async () => {
  const facts = { quality: 'yellow', messaging_limit: null, number_status: 'CONNECTED', on_phone: true }
  await openPlugins((who) => storeNumber(who, { facts: JSON.stringify(facts) }))
  const card = await cardOf('El Trigal')
  for (const text of ['WhatsApp · +54 9 11 5555-0101', 'Media', 'Sin límite', 'Registrado'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByText('También en WhatsApp Business')).toBeVisible()
  expect(card.queryByText('Qué pasa:')).toBeNull()
})

test('a connection that requires attention says why and leads to its keys; one without registration to its PIN', async () => {
  const problem = 'WhatsApp no acepta la clave guardada. Escribe una nueva.'
  const { user } = await openPlugins(async (who) => {
    await storeNumber(who, { status: 'needs_action', problem })
    const more = { external_id: `20${who.bot}`, name: 'Sucursal', facts: JSON.stringify({ number_status: 'PENDING' }) }
    await storeNumber(who, { ...more, status: 'needs_action', problem: 'El número no está registrado.' })
  })
  const card = await cardOf('El Trigal')
  expect(card.getByText(problem)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Cambiar claves' }))
  const edit = await dialogOf('Editar +54 9 11 5555-0101')
  expect(edit.getByText('La guardada termina en 9f2c. Si la dejas vacía, seguirá esa.')).toBeVisible()
  await user.click(edit.getByRole('button', { name: 'Cancelar' }))
  const other = await cardOf('Sucursal')
  expect(other.queryByRole('button', { name: 'Cambiar claves' })).toBeNull()
  await user.click(other.getByRole('button', { name: 'Registrar número' }))
  expect((await dialogOf('Registrar número')).getByLabelText(/^PIN/)).toBeVisible()
})

test.each([
  ['PENDING', 'Sin registrar', 1],
  ['FLAGGED', 'En observación por su calidad', 0],
  ['CONNECTED', 'Registrado', 0],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 1],
])('a number in the state %s says «%s»; the button to register it is shown %i times', async (state, text, times) => {
  await openPlugins((who) => storeNumber(who, { facts: JSON.stringify({ number_status: state }) }))
  const card = await cardOf('El Trigal')
  expect(card.getByText(text)).toBeVisible()
  expect(card.queryAllByRole('button', { name: 'Registrar número' })).toHaveLength(times)
})

test.each([
  ['keys', 'button', 'Cambiar claves'],
  ['number', 'button', 'Registrar número'],
  ['platform', 'link', /^Abrir Meta/],
] as const)('a problem that %s solves offers that first', async (cure, role, name) => {
  await openPlugins((who) => storeNumber(who, { status: 'needs_action', problem: 'Algo pasa. Míralo.', cure }))
  const card = await cardOf('El Trigal')
  const actions = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')]
  expect(card.getByRole(role, { name })).toHaveClass('btn-primary')
  expect(actions.filter((one) => one.classList.contains('btn-primary'))).toHaveLength(1)
})

test('a test shows what fails, and again what works', async () => {
  const { user } = await openPlugins((who) => storeNumber(who))
  const steps = (ok: boolean) => [{ title: 'Clave de acceso', ok, message: ok ? 'Funciona' : 'Venció. Copia otra.' }]
  await stubAnswer('pluginTest', 200, { ok: true, steps: steps(true) })
  await stubAnswer('pluginTest', 200, { ok: false, steps: steps(false) }, { times: 1 })
  await user.click((await cardOf('El Trigal')).getByRole('button', { name: 'Probar' }))
  const dialog = await dialogOf('Probar +54 9 11 5555-0101')
  expect(await dialog.findByText('Algo no funciona. Mira qué paso falla.')).toBeVisible()
  expect(dialog.getByText('Venció. Copia otra.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Probar de nuevo' }))
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
})

test('a test that cannot run is run again on demand', async () => {
  const { user } = await openPlugins((who) => storeNumber(who))
  await stubAnswer('pluginTest', 200, { ok: true, steps: [] })
  failNetwork('pluginTest', 1)
  await user.click((await cardOf('El Trigal')).getByRole('button', { name: 'Probar' }))
  const dialog = await dialogOf('Probar +54 9 11 5555-0101')
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
})

test("a colleague's change is merged into the edit, which is saved with the new version", async () => {
  const { user } = await openPlugins((who) => storeNumber(who))
  await user.click((await cardOf('El Trigal')).getByRole('button', { name: 'Editar' }))
  const dialog = await dialogOf('Editar +54 9 11 5555-0101')
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await user.click(dialog.getByLabelText(/^Marcar como leído/))
  const settings = { waba_id: '102345678901', read_receipts: true, typing: false }
  const current = aPlugin({ version: 2, settings })
  const stale = { message: 'Alguien lo cambió mientras lo editabas.', code: 'stale' as const, current }
  await stubAnswer('whatsappUpdate', 409, stale, { times: 1 })
  await save()
  expect(await dialog.findByRole('region', { name: 'Cambios mientras lo editabas' })).toBeVisible()
  expect(dialog.getByLabelText(/^Mostrar «escribiendo…»/)).not.toBeChecked()
  await stubAnswer('whatsappUpdate', 200, aPlugin({ version: 3, settings: { ...settings, read_receipts: false } }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('whatsappUpdate')).toEqual([
    { waba_id: '102345678901', access_token: '', app_secret: '', read_receipts: false, typing: true, version: 1 },
    { waba_id: '102345678901', access_token: '', app_secret: '', read_receipts: false, typing: false, version: 2 },
  ])
})

test('a disconnection asks first: cancelled it stays, confirmed it is off and asks for its keys to come back', async () => {
  const { user } = await openPlugins((who) => storeNumber(who))
  const ask = async () => {
    await user.click((await cardOf('El Trigal')).getByRole('button', { name: 'Desconectar' }))
    return dialogOf('Desconectar')
  }
  const first = await ask()
  expect(first.getByText(/Las conversaciones y los contactos quedan/)).toBeVisible()
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  expect(callsOf('pluginDisconnect')).toEqual([])
  await user.click((await ask()).getByRole('button', { name: 'Desconectar' }))
  await user.click(await (await cardOf('El Trigal')).findByRole('button', { name: 'Volver a conectar' }))
  const again = await dialogOf('Volver a conectar +54 9 11 5555-0101')
  await user.click(again.getByRole('button', { name: 'Volver a conectar' }))
  const keys = [again.getByLabelText(/^Clave de acceso/), again.getByLabelText(/^Secreto/)] as const
  for (const key of keys) await toSay(key, 'Escribe la clave: no hay ninguna guardada.')
  await stubAnswer('whatsappUpdate', 200, aPlugin({ version: 3 }))
  await user.type(keys[0], 'EAAG0123456789')
  await user.type(keys[1], 'b1946ac924')
  await user.click(again.getByRole('button', { name: 'Volver a conectar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { api, unwrap } from '../../src/console/api/client.ts'
import { currentSession, selectBot, signIn, signOut } from '../../src/console/session/index.ts'
import { act } from '../support/act.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/ParentsCell.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

const BACK = 'Recuperamos lo que estabas escribiendo.'
const body = { kind: 'follow_up', messages: [{ kind: 'text', text: 'Hola' }] }
let marina: Person
let id: number

beforeEach(async () => {
  sessionStorage.clear()
  marina = await createPerson({ password: 'girasol', bots: [{ name: 'Uno' }, { name: 'Dos' }] })
  ;({ id } = await marina.call('POST', '/responses/secondary/{bot}', { name: 'Envíos', ...body }))
  visit()
})

let go: (to: string) => void

/** Reloads the page: keeps the storage of the browser and drops the state of the page. */
function reload(path = '/responses/secondary', who = marina): void {
  closeConsole()
  cleanup()
  visit(path, who)
}
function visit(path = '/responses/secondary', who = marina): void {
  ;({ go } = openConsole(path, who))
}
const kept = () => Object.keys(sessionStorage)

async function open(button = 'Nueva', title = 'Nueva respuesta secundaria') {
  const user = userEvent.setup()
  const pressed = await screen.findByRole('button', { name: button })
  await waitFor(() => expect(pressed).toBeEnabled())
  await user.click(pressed)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const name = await dialog.findByLabelText(/^Nombre/)
  const text = () => dialog.getAllByLabelText(/^Texto/)[0] as HTMLElement
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  return { user, dialog, name, text, write }
}
const edit = () => open('Editar Envíos', 'Editar «Envíos»')

test('a draft is restored with a note after a reload, and removed once it is saved', async () => {
  const before = await open()
  before.write(before.name, 'Retiros')
  before.write(before.text(), 'Se retira en el local.')
  reload()
  const { user, dialog, name, text } = await open()
  expect([name, text()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Retiros',
    'Se retira en el local.',
  ])
  expect(dialog.getByText(BACK)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('secondaryResponseCreate')).toMatchObject([{ name: 'Retiros' }]))
  reload()
  const after = await open()
  expect(after.name).toHaveValue('')
  expect(after.dialog.queryByText(BACK)).toBeNull()
})

test('a discarded draft stays removed, and the form shows the stored record', async () => {
  const before = await edit()
  before.write(before.text(), 'Otra cosa')
  reload()
  const { user, dialog, text } = await edit()
  expect(text()).toHaveValue('Otra cosa')
  await user.click(dialog.getByRole('button', { name: 'Descartar' }))
  expect(text()).toHaveValue('Hola')
  expect(dialog.queryByText(BACK)).toBeNull()
  reload()
  expect((await edit()).text()).toHaveValue('Hola')
})

test('no draft is kept for discarded input or for input equal to the stored record', async () => {
  const { user, dialog, name, write } = await open()
  write(name, 'Retiros')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(kept()).toEqual([]))
  const again = await open()
  again.write(again.name, 'x')
  again.write(again.name, '')
  expect(kept()).toEqual([])
})

test('saving a draft of a record that a colleague changed shows the conflict and keeps both changes', async () => {
  const before = await edit()
  before.write(before.text(), 'Enviamos a todo el país.')
  const [{ version }] = await marina.call('GET', '/responses/secondary/{bot}')
  await marina.call('PUT', `/responses/secondary/{bot}/${id}`, { name: 'Correo', ...body, version })
  reload()
  const { user, dialog } = await open('Editar Correo', 'Editar «Correo»')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await dialog.findByText(/Nombre/, { selector: 'strong' })
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('secondaryResponseUpdate').map(({ status }) => status)).toEqual([409, 200]))
  expect(sentTo('secondaryResponseUpdate')[1]).toMatchObject({
    name: 'Correo',
    messages: [{ kind: 'text', text: 'Enviamos a todo el país.' }],
  })
})

test('discarding when leaving the page removes the draft', async () => {
  const { user, text, write } = await edit()
  write(text(), 'Otra cosa')
  expect(kept()).toHaveLength(1)
  go('/home')
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar «Envíos»' })).toBeNull())
  expect(kept()).toEqual([])
  reload()
  expect((await edit()).text()).toHaveValue('Hola')
})

test('undoing the changes of a draft by hand removes it, and the form shows the current record', async () => {
  const before = await edit()
  before.write(before.text(), 'Otra cosa')
  const [{ version }] = await marina.call('GET', '/responses/secondary/{bot}')
  await marina.call('PUT', `/responses/secondary/{bot}/${id}`, { name: 'Correo', ...body, version })
  reload()
  const { user, dialog, name, text, write } = await open('Editar Correo', 'Editar «Correo»')
  expect(name).toHaveValue('Envíos')
  write(text(), 'Hola')
  expect(dialog.queryByText(BACK)).toBeNull()
  expect(kept()).toEqual([])
  await waitFor(() => expect(name).toHaveValue('Correo'))
  write(text(), 'Hola, qué tal')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(callsOf('secondaryResponseUpdate').map(({ status }) => status)).toEqual([200]))
})

test('a new response based on a default text has its own draft', async () => {
  const before = await open()
  before.write(before.name, 'Retiros')
  reload()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Textos originales' }))
  await user.click(await screen.findByRole('button', { name: 'Personalizar Sin actividad' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva respuesta secundaria' }))
  expect(await dialog.findByLabelText(/^Nombre/)).toHaveValue('Sin actividad')
  before.write(dialog.getByLabelText(/^Nombre/), 'Silencio')
  expect(kept()).toHaveLength(2)
  reload()
  expect((await open()).name).toHaveValue('Retiros')
})

test('switching the intent replaces its questions and keeps those typed, also before a reload', async () => {
  const [one, other] = [await addIntent(marina, 'Pedidos'), await addIntent(marina, 'Horarios')]
  const say = (intent_id: number, title: string, questions: string[]) =>
    marina.call('POST', '/responses/{bot}', { intent_id, title, questions, messages: body.messages })
  await say(one.id, 'Pedidos', ['¿cómo pido?'])
  await say(other.id, 'Horarios', ['¿a qué hora abren?'])
  reload('/responses')
  const user = userEvent.setup()
  const editor = async () => {
    await user.click(await screen.findByRole('button', { name: 'Editar Pedidos' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Pedidos»' }))
    const questions = dialog.getByRole('button', { name: /^Preguntas de ejemplo/ })
    if (questions.getAttribute('aria-expanded') === 'false') await user.click(questions)
    await dialog.findByText('¿cómo pido?')
    return dialog
  }
  const add = (await editor()).getByLabelText('Nueva pregunta')
  fireEvent.change(add, { target: { value: '¿hacen pedidos?' } })
  fireEvent.keyDown(add, { key: 'Enter' })
  reload('/responses')
  const dialog = await editor()
  expect(dialog.getByText('¿hacen pedidos?')).toBeVisible()
  const intent = dialog.getByRole('combobox', { name: /^Intención/ })
  await user.clear(intent)
  await user.type(intent, 'Horarios')
  await user.click(await dialog.findByRole('option', { name: 'Horarios' }))
  await dialog.findByText('¿a qué hora abren?')
  expect(dialog.queryByText('¿cómo pido?')).toBeNull()
  expect(dialog.getByText('¿hacen pedidos?')).toBeVisible()
})

/** Types the name of a new response, which is kept as a draft. */
async function begin(): Promise<void> {
  const { name, write } = await open()
  write(name, 'Retiros')
  expect(kept()).toHaveLength(1)
}
const login = async ({ me }: Person): Promise<string> =>
  (await marina.call('POST', '/login', { username: me.username, password: 'girasol' })).jwt
const again = () => waitFor(() => expect(currentSession().status).toBe('in'))

test('a draft belongs to one chatbot: another chatbot of the same user has none', async () => {
  const [one, two] = marina.me.bots.map((bot) => bot.id) as [number, number]
  await begin()
  cleanup()
  act(() => selectBot(two))
  reload()
  expect((await open()).name).toHaveValue('')
  cleanup()
  act(() => selectBot(one))
  reload()
  expect((await open()).name).toHaveValue('Retiros')
})

test('a draft belongs to one user: signing in as a colleague removes it', async () => {
  const carla = await createPerson({ bots: [{ id: marina.bot }] })
  await begin()
  reload('/responses/secondary', carla)
  expect((await open()).name).toHaveValue('')
  expect(kept()).toEqual([])
})

test.each([
  ['during a request', async () => void (await unwrap(api.GET('/sessions')).catch(() => {}))],
  ['before the page is opened', async () => reload()],
])('a session that ended %s keeps the draft for its user', async (_, meet) => {
  await begin()
  await marina.call('POST', '/logout', {})
  await meet()
  await waitFor(() => expect(currentSession().status).toBe('out'))
  closeConsole()
  cleanup()
  await signIn(await login(marina))
  visit('/responses/secondary', { ...marina, token: localStorage.getItem('jwt') ?? '' })
  await again()
  expect((await open()).name).toHaveValue('Retiros')
})

test('signing out removes all drafts, also those of other tabs', async () => {
  await begin()
  await signOut()
  expect(kept()).toEqual([])
  expect(localStorage.getItem('left')).not.toBeNull()

  marina = { ...marina, token: await login(marina) }
  reload()
  await begin()
  // Simulates another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: 'left' }))
  expect(kept()).toEqual([])
})

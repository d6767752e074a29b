import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSession } from '../../src/console/session/index.ts'
import { type Person, person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../../src/console/features/responses/ParentsCell.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/stage.ts'

afterEach(closeConsole)

const BACK = 'Recuperamos lo que estabas escribiendo.'
const body = { kind: 'follow_up', messages: [{ kind: 'text', text: 'Hola' }] }
let marina: Person
let id: number

beforeEach(async () => {
  sessionStorage.clear()
  marina = await person()
  ;({ id } = await marina.call('POST', '/responses/secondary/{bot}', { name: 'Envíos', ...body }))
  openConsole('/responses/secondary', marina)
})

/** What a reload leaves: the browser's storage, and nothing of the page. */
function reload(): void {
  closeConsole()
  cleanup()
  openConsole('/responses/secondary', marina)
}

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

test('what was being written is there again after a reload, says so, and is gone once it is saved', async () => {
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

test('a draft that is discarded stays away, and the record is as it was', async () => {
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

test('what is discarded on the way out is not kept; what nobody changed is not either', async () => {
  const { user, dialog, name, write } = await open()
  write(name, 'Retiros')
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
  const again = await open()
  again.write(again.name, 'x')
  again.write(again.name, '')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('what a colleague changed meanwhile is told when the draft is saved, and both stay', async () => {
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

test('drafts of one bot’s response are nobody else’s, and go with who signs out', async () => {
  const before = await open()
  before.write(before.name, 'Retiros')
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  const other = await person()
  closeConsole()
  cleanup()
  openConsole('/responses/secondary', other)
  expect((await open()).name).toHaveValue('')
  localStorage.removeItem('jwt')
  await checkSession()
  expect(Object.keys(sessionStorage)).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { signOut } from '../../src/console/session/index.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { addIntent, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/testbot/batch/index.tsx'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
  sessionStorage.clear()
})

/** Tests the list, once the test before has ended: until then the button does nothing. */
async function press(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Probar mensajes' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.setup().click(button)
}

const focused = () => document.activeElement as HTMLElement

/** Pastes a list. */
async function paste(text: string): Promise<void> {
  const user = userEvent.setup()
  const list = await screen.findByLabelText('Lista de mensajes')
  await user.clear(list)
  await user.click(list)
  await user.paste(text)
}

test('long lists are tested in parts, and what was pasted survives leaving the page', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await paste(Array.from({ length: 45 }, (_, i) => `mensaje ${i}`).join('\n'))
  await press()
  const results = within(await screen.findByRole('region', { name: 'Resultados' }))
  await waitFor(() => expect(results.getByRole('status').textContent).toMatch(/^45 mensajes/))
  expect(sentTo('testBatchRun').map((body) => (body as { messages: unknown[] }).messages.length)).toEqual([20, 20, 5])
  expect(results.getAllByRole('row')).toHaveLength(46)
  closeConsole()
  openConsole('/testbot/batch', marina)
  const kept = (await screen.findByLabelText('Lista de mensajes')) as HTMLTextAreaElement
  expect(kept.value).toContain('mensaje 44')
  await signOut()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('testbot'))).toEqual([])
})

test('the good lines of a list are tested; a bad one is listed with its reason, and can be corrected', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await paste('hola\nadiós\tMudanzas\n¿abren hoy?')
  await press()
  const bad = within(await screen.findByRole('region', { name: 'Líneas con errores' }))
  expect(bad.getByRole('listitem').textContent).toBe(
    'Línea 2: No hay una intención «Mudanzas». Corrige o quita su nombre.',
  )
  await waitFor(() =>
    expect(sentTo('testBatchRun')).toMatchObject([{ messages: [{ text: 'hola' }, { text: '¿abren hoy?' }] }]),
  )
  const user = userEvent.setup()
  await user.click(bad.getByRole('button', { name: 'Línea 2' }))
  const list = screen.getByLabelText('Lista de mensajes') as HTMLTextAreaElement
  expect(list).toHaveFocus()
  expect(list.value.slice(list.selectionStart, list.selectionEnd)).toBe('adiós\tMudanzas')
  await user.keyboard('adiós')
  await press()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Líneas con errores' })).toBeNull())
  await waitFor(() => expect(sentTo('testBatchRun').at(-1)).toMatchObject({ messages: [{}, { text: 'adiós' }, {}] }))
})

test('a line whose intent does not exist is corrected with a press, or made a message as a whole', async () => {
  const marina = await createPerson()
  await addIntent(marina, 'Horarios')
  openConsole('/testbot/batch', marina)
  await paste('hola\n¿abren hoy?;Horario\nchau,No existe')
  await press()
  const bad = within(await screen.findByRole('region', { name: 'Líneas con errores' }))
  await waitFor(() => expect(sentTo('testBatchRun')).toMatchObject([{ messages: [{ text: 'hola' }] }]))
  const user = userEvent.setup()
  await user.click(bad.getByRole('button', { name: 'En la línea 2, usar «Horarios»' }))
  await waitFor(() => expect(bad.getByRole('button', { name: 'Línea 3' }).closest('li')).toContainElement(focused()))
  await user.click(bad.getByRole('button', { name: 'La línea 3 es toda el mensaje' }))
  expect(screen.getByLabelText('Lista de mensajes')).toHaveValue('hola\n¿abren hoy?;Horarios\nchau,No existe\t')
  expect(screen.queryByRole('region', { name: 'Líneas con errores' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Probar mensajes' })).toHaveFocus()
  await press()
  await waitFor(() =>
    expect(sentTo('testBatchRun').at(-1)).toMatchObject({
      messages: [{ text: 'hola' }, { text: '¿abren hoy?', expected: 'Horarios' }, { text: 'chau,No existe' }],
    }),
  )
})

test('the results of an earlier test are gone when the next one cannot begin', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await paste('hola')
  await press()
  await screen.findByRole('row', { name: /hola/ })
  await paste('Mensaje;Intención\n"hola')
  await press()
  expect(await screen.findByText(/^En la línea 2 hay comillas/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Resultados' })).toBeNull()
})

test('a test that breaks off says how many messages were tested, and why', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  failNetwork('testBatchRun')
  await paste('hola\nchau')
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No hay conexión\. .* Probamos 0 de 2 mensajes\.$/)
})

test('of many bad lines the first are listed, and an edited one is no longer; a chosen file clears the list', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await paste(`hola\n${'adiós\tMudanzas\n'.repeat(120)}`)
  await press()
  const bad = within(await screen.findByRole('region', { name: 'Líneas con errores' }))
  expect(bad.getByRole('status').textContent).toMatch(/^120 líneas quedaron sin probar/)
  expect(bad.getAllByRole('button')).toHaveLength(100)
  expect(bad.getAllByRole('listitem').at(-1)?.textContent).toBe('y 20 más')
  const user = userEvent.setup()
  await user.click(bad.getByRole('button', { name: 'Línea 2' }))
  await user.paste('adiós')
  expect(bad.queryByRole('button', { name: 'Línea 2' })).toBeNull()
  expect(bad.getByRole('status').textContent).toMatch(/^119 líneas quedaron sin probar/)
  const file = new File([`chau\n\nadiós\tMudanzas`], 'lista.txt', { type: 'text/plain' })
  await user.upload(screen.getByLabelText('O sube un archivo'), file)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Líneas con errores' })).toBeNull())
})

test('a file that cannot fit is refused without being read', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await paste('hola')
  const file = new File(['a'.repeat(2_400_001)], 'lista.txt', { type: 'text/plain' })
  await userEvent.setup().upload(screen.getByLabelText('O sube un archivo'), file)
  expect(await screen.findByText('El archivo supera los 2,4 MB. Divídelo en varios.')).toBeTruthy()
  expect(screen.getByLabelText('Lista de mensajes')).toHaveValue('hola')
})

test('a list that cannot be read is explained at the field, and nothing is tested', async () => {
  const marina = await createPerson()
  openConsole('/testbot/batch', marina)
  await screen.findByLabelText('Lista de mensajes')
  await press()
  expect(callsOf('testBatchRead')).toHaveLength(0)
  await paste('Mensaje;Intención\n"hola')
  await press()
  expect(await screen.findByText(/^En la línea 2 hay comillas que no se cierran\./)).toBeTruthy()
  expect(screen.getByLabelText('Lista de mensajes').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Lista de mensajes')).toHaveFocus()
  expect(callsOf('testBatchRun')).toHaveLength(0)
  await paste('hola')
  expect(screen.queryByText(/^En la línea 2/)).toBeNull()
})

test('without permission for chats and training there are neither real messages nor buttons to add examples', async () => {
  const marina = await createPerson()
  const permissions = { chats: false, advanced_configuration: false, responses: false }
  const pedro = await createPerson({ name: 'Pedro', bots: [{ id: marina.bot, permissions }] })
  openConsole('/testbot/batch', pedro)
  await paste('busco un taladro')
  await press()
  const results = within(await screen.findByRole('region', { name: 'Resultados' }))
  await waitFor(() => expect(results.getByRole('status').textContent).toMatch(/^1 mensaje/))
  expect(screen.queryByLabelText('Mensajes')).toBeNull()
  expect(screen.queryByLabelText('Modelo')).toBeNull()
  expect(results.queryByRole('button', { name: /Enseñar/ })).toBeNull()
  expect(callsOf('testRecentMessageList')).toHaveLength(0)
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { closeConsole } from '../support/console.tsx'
import { failNetwork, sentTo, stubAnswer } from '../support/network-stubs.ts'
import { dialogOf, openPlugins, storeNumber, toSay } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PROFILE = {
  ...{ about: 'Todo para tu obra', description: '', address: '', email: '' },
  ...{ websites: [], vertical: 'retail' as const, picture: null },
}

/** Opens the profile of a number, after `arrange`. */
async function openProfile(arrange: () => unknown = () => {}) {
  const { user } = await openPlugins((who) => storeNumber(who))
  await stubAnswer('whatsappProfileGet', 200, PROFILE)
  arrange()
  const card = within(await screen.findByRole('article', { name: 'El Trigal' }))
  await user.click(card.getByRole('button', { name: 'Perfil' }))
  const dialog = await dialogOf('Perfil de +54 9 11 5555-0101')
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  return { user, dialog, save }
}

test('it is read from WhatsApp, shown as customers see it, and saved there', async () => {
  const { user, dialog, save } = await openProfile()
  const preview = within(await dialog.findByRole('region', { name: 'Vista previa' }))
  for (const text of ['El Trigal', 'Todo para tu obra', 'Compras y comercio'])
    expect(preview.getByText(text)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText(/^Rubro/), 'Restaurante')
  await user.type(dialog.getByLabelText(/^Dirección/), 'Av. San Martín 1200')
  await user.type(dialog.getByLabelText('Sitio 2'), 'https://trigal.example')
  for (const text of ['Restaurante', 'Av. San Martín 1200', 'https://trigal.example'])
    expect(preview.getByText(text)).toBeVisible()
  await stubAnswer('whatsappProfileUpdate', 200, PROFILE)
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('whatsappProfileUpdate')).toEqual([
    { address: 'Av. San Martín 1200', websites: ['https://trigal.example'], vertical: 'restaurant' },
  ])
})

test('what was not touched is not sent, because it may have changed since; what was emptied is', async () => {
  const { user, dialog, save } = await openProfile(() =>
    stubAnswer('whatsappProfileGet', 200, {
      ...PROFILE,
      email: 'hola@trigal.example',
      websites: ['https://a.example'],
    }),
  )
  await user.clear(await dialog.findByLabelText(/^Correo/))
  await stubAnswer('whatsappProfileUpdate', 200, PROFILE)
  await save()
  await waitFor(() => expect(sentTo('whatsappProfileUpdate')).toEqual([{ email: '' }]))
})

test('a profile that cannot be read is read again on demand', async () => {
  const { user, dialog } = await openProfile(() => failNetwork('whatsappProfileGet', 1))
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  expect(await (await dialogOf('Perfil de +54 9 11 5555-0101')).findByLabelText(/^Información/)).toHaveValue(
    'Todo para tu obra',
  )
})

test('a wrong address is told at its field, and so is what WhatsApp refuses', async () => {
  const { user, dialog, save } = await openProfile()
  const second = await dialog.findByLabelText('Sitio 2')
  await user.type(second, 'trigal')
  await user.type(dialog.getByLabelText(/^Correo/), 'hola@')
  await save()
  await toSay(second, 'Escribe la dirección con http:// o https:// al comienzo.')
  await toSay(dialog.getByLabelText(/^Correo/), 'Escribe el correo así: hola@tienda.com.')
  expect(sentTo('whatsappProfileUpdate')).toEqual([])
  await user.clear(second)
  await user.type(dialog.getByLabelText(/^Correo/), 'trigal.example')
  const text = 'WhatsApp no deja vaciarla. Escribe una frase.'
  await stubAnswer('whatsappProfileUpdate', 422, { message: text, code: 'invalid', fields: { about: [text] } })
  await save()
  await toSay(dialog.getByLabelText(/^Información/), text)
})

test('a picture that cannot be read is told at its field; one that can is cut to a square and sent', async () => {
  const { user, dialog, save } = await openProfile()
  const field = await dialog.findByLabelText(/^Foto/)
  const file = new File(['x'], 'local.png', { type: 'image/png' })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  await user.upload(field, file)
  expect(await dialog.findByText('No pudimos leer la imagen. Elige una PNG o JPEG.')).toBeVisible()
  const drawImage = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1000, height: 600, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => {}, drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  await user.upload(field, file)
  const picture = await dialog.findByRole('img', { name: 'Foto del perfil' })
  expect(picture).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA')
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([200, 0, 600, 600, 0, 0, 640, 640])
  await stubAnswer('whatsappProfileUpdate', 200, PROFILE)
  await save()
  await waitFor(() =>
    expect(sentTo('whatsappProfileUpdate')).toMatchObject([{ picture: 'data:image/jpeg;base64,AAAA' }]),
  )
})

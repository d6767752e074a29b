import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { closeConsole } from '../support/console.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { aPlugin, dialogOf, openPlugins, storeNumber, toSay } from './console.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const SETTINGS = { greeting: 'Hola', get_started: true, ice_breakers: ['¿Hacen envíos?'] }

/** Opens the profile of a page. */
async function openProfile(settings: object = SETTINGS) {
  const page = { kind: 'facebook', name: 'Trigal', account: 'Trigal', facts: '{}' }
  const { user } = await openPlugins((who) => storeNumber(who, { ...page, settings: JSON.stringify(settings) }))
  await user.click(
    within(await screen.findByRole('article', { name: 'Trigal' })).getByRole('button', { name: 'Perfil' }),
  )
  const dialog = await dialogOf('Perfil de Trigal')
  const option = (at: number) => within(dialog.getByRole('group', { name: `Opción ${at}` }))
  const add = () => user.click(dialog.getByRole('button', { name: 'Agregar opción' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }))
  const preview = within(dialog.getByRole('region', { name: 'Vista previa' }))
  return { user, dialog, option, add, save, preview }
}

test('the preview follows what is written, and the options are saved in their order', async () => {
  const { user, dialog, option, add, save, preview } = await openProfile()
  expect(preview.getByText('¿Hacen envíos?')).toBeVisible()
  expect(preview.queryByText('Empezar')).toBeNull()
  await user.clear(dialog.getByLabelText('Pregunta 1'))
  expect(await preview.findByText('Empezar')).toBeVisible()
  await add()
  await user.type(option(1).getByLabelText(/^Texto/), 'Horarios')
  await add()
  await user.type(option(2).getByLabelText(/^Texto/), 'Tienda')
  await user.selectOptions(option(2).getByLabelText('Al tocarla'), 'Se abre una página')
  await user.type(option(2).getByLabelText(/^Dirección/), 'https://trigal.example')
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Horarios', 'Tienda'])
  await user.click(dialog.getByRole('button', { name: 'Subir la opción 2' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tienda', 'Horarios'])
  await stubAnswer('facebookUpdate', 200, aPlugin({ kind: 'facebook', version: 2 }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo('facebookUpdate')).toEqual([
    {
      greeting: 'Hola',
      get_started: true,
      ice_breakers: [],
      menu: [
        { title: 'Tienda', type: 'url', target: 'https://trigal.example' },
        { title: 'Horarios', type: 'answer', target: '' },
      ],
      version: 1,
    },
  ])
})

test('an option without text, a wrong address and a menu without the start button are told before they are sent', async () => {
  const { user, dialog, option, add, save } = await openProfile({ get_started: false })
  await add()
  await user.selectOptions(option(1).getByLabelText('Al tocarla'), 'Se abre una página')
  await user.type(option(1).getByLabelText(/^Dirección/), 'trigal')
  await save()
  await toSay(option(1).getByLabelText(/^Dirección/), 'Escribe la dirección con http:// o https:// al comienzo.')
  expect(dialog.getByText('El menú necesita el botón «Empezar». Actívalo o quita las opciones.')).toBeVisible()
  await toSay(option(1).getByLabelText(/^Texto/), 'Este campo es obligatorio.')
  expect(sentTo('facebookUpdate')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Quitar la opción 1' }))
  await stubAnswer('facebookUpdate', 200, aPlugin({ kind: 'facebook', version: 2 }))
  await save()
  await waitFor(() => expect(sentTo('facebookUpdate')).toMatchObject([{ menu: [], get_started: false }]))
})

test('what Facebook refuses is told at the menu, which stays open', async () => {
  const { user, dialog, option, add, save } = await openProfile()
  await add()
  await user.type(option(1).getByLabelText(/^Texto/), 'Horarios')
  const text = 'Facebook no lo aceptó. Cámbialo y guarda de nuevo.'
  await stubAnswer('facebookUpdate', 422, { message: text, code: 'invalid', fields: { menu: [text] } }, { times: 1 })
  await save()
  expect(await dialog.findByText(text)).toBeVisible()
  expect(option(1).getByLabelText(/^Texto/)).toHaveValue('Horarios')
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { aPlugin, dialogOf, openPlugins, storeNumber, toSay } from '../plugins/console.ts'
import { closeConsole } from '../support/console.tsx'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const settings = {
  ...{ address: 'hola@trigal.example', user: 'hola@trigal.example' },
  ...{ imap_host: 'imap.trigal.example', imap_port: 993, imap_security: 'tls' as const },
  ...{ smtp_host: 'smtp.trigal.example', smtp_port: 465, smtp_security: 'tls' as const },
}
const aMailbox = () =>
  aPlugin({ kind: 'email', account: settings.address, secrets: { password: 'cion' }, settings, facts: {} })

type Dialog = Awaited<ReturnType<typeof dialogOf>>
const isAt = (dialog: Dialog, title: string) => dialog.findByRole('heading', { name: title, level: 3 })

/** Opens the steps and writes an address. */
async function begin(address: string) {
  const { user } = await openPlugins()
  await user.click(await screen.findByRole('button', { name: 'Conectar correo' }))
  const dialog = await dialogOf('Conectar correo')
  const next = () => user.click(dialog.getByRole('button', { name: 'Siguiente' }))
  const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`))
  await next()
  await isAt(dialog, 'Tu correo')
  await user.type(field('Dirección'), address)
  return { user, dialog, next, field }
}

test('the servers follow from the address, can be corrected, and what a person wrote stays', async () => {
  const { user, dialog, next, field } = await begin('hola@trigal.example')
  await user.type(field('Contraseña'), 'clave-secreta')
  await next()
  await isAt(dialog, 'Entrada y salida')
  expect(field('Entrada \\(IMAP\\)')).toHaveValue('imap.trigal.example')
  expect(field('Salida \\(SMTP\\)')).toHaveValue('smtp.trigal.example')
  expect(field('Usuario')).toHaveValue('hola@trigal.example')
  await user.clear(field('Entrada \\(IMAP\\)'))
  await user.type(field('Entrada \\(IMAP\\)'), 'correo.trigal.example')
  await user.click(dialog.getByRole('button', { name: 'Atrás' }))
  await user.clear(field('Dirección'))
  await user.type(field('Dirección'), 'ventas@gmail.com')
  expect(await dialog.findByText(/Gmail pide una contraseña de aplicación/)).toBeVisible()
  expect(dialog.getByRole('link', { name: /Crearla/ })).toHaveAttribute(
    'href',
    'https://myaccount.google.com/apppasswords',
  )
  await next()
  await isAt(dialog, 'Entrada y salida')
  expect(field('Entrada \\(IMAP\\)')).toHaveValue('correo.trigal.example')
  expect(field('Salida \\(SMTP\\)')).toHaveValue('smtp.gmail.com')
  expect(field('Usuario')).toHaveValue('ventas@gmail.com')
  expect(field('Contraseña')).toHaveValue('clave-secreta')
})

test('Outlook is told to be impossible before a password is asked for; an address is required', async () => {
  const { dialog, next, field, user } = await begin('tienda@hotmail.com')
  expect(await dialog.findByText(/ya no aceptan contraseñas de otros programas. Usa otro correo/)).toBeVisible()
  await user.clear(field('Dirección'))
  await next()
  await waitFor(() => expect(field('Dirección')).toHaveFocus())
  expect(dialog.queryByRole('heading', { name: 'Entrada y salida' })).toBeNull()
})

test('a refused password leads back to it with all that was typed; the right one connects, and it is tested', async () => {
  const { user, dialog, next, field } = await begin('hola@trigal.example')
  await user.type(field('Contraseña'), 'mala')
  await next()
  await isAt(dialog, 'Entrada y salida')
  await next()
  await isAt(dialog, 'Conectar')
  const text = '«imap.trigal.example» no acepta el usuario o la contraseña. Revísalos.'
  await stubAnswer('mailboxConnect', 422, { code: 'invalid', message: text, fields: { password: [text] } })
  await user.click(dialog.getByRole('button', { name: 'Conectar correo' }))
  await isAt(dialog, 'Tu correo')
  await toSay(field('Contraseña'), text)
  expect(field('Dirección')).toHaveValue('hola@trigal.example')
  await user.clear(field('Contraseña'))
  await user.type(field('Contraseña'), 'buena')
  await next()
  await next()
  await stubAnswer('mailboxConnect', 201, aMailbox())
  const steps = [{ title: 'Entrar al correo (IMAP)', ok: true, message: 'Funciona' }]
  await stubAnswer('pluginTest', 200, { ok: true, steps })
  await user.click(await dialog.findByRole('button', { name: 'Conectar correo' }))
  await isAt(dialog, 'Listo')
  expect(await dialog.findByText('Todo funciona.')).toBeVisible()
  expect(dialog.getByText(/desde otro correo/)).toBeVisible()
  expect(sentTo('mailboxConnect').at(-1)).toMatchObject({ ...settings, password: 'buena', mark_seen: false })
})

test('a mailbox is edited with its version, and its password is only told by its end', async () => {
  const { user } = await openPlugins((who) =>
    storeNumber(who, {
      ...{ kind: 'email', name: 'El Trigal', account: settings.address, external_id: `${who.bot}@trigal.example` },
      ...{ settings: JSON.stringify(settings), hints: JSON.stringify({ password: 'cion' }), facts: '{}' },
      ...{ status: 'needs_action', problem: '«imap.trigal.example» no acepta el usuario o la contraseña.' },
    }),
  )
  const card = within(await screen.findByRole('article', { name: 'El Trigal' }))
  expect(card.getByText('Correo · hola@trigal.example')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Cambiar contraseña' }))
  const dialog = await dialogOf('Editar hola@trigal.example')
  expect(dialog.getByText('La guardada termina en cion. Si la dejas vacía, seguirá esa.')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Contraseña/), 'otra-clave')
  await stubAnswer('mailboxUpdate', 200, aMailbox())
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sentTo('mailboxUpdate')).toHaveLength(1))
  expect(sentTo('mailboxUpdate')[0]).toMatchObject({ version: 1, password: 'otra-clave', imap_port: 993 })
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import alerts from '../../generated/screens/analytics.alerts.ts'
import { createPerson } from '../support/backend.ts'
import { sentTo } from '../support/network-stubs.ts'
import { openScreen } from './section.tsx'

async function openAlert() {
  const { user } = openScreen(await createPerson(), alerts)
  await user.click((await screen.findAllByRole('button', { name: 'Crear alerta' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Crear alerta' })
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  return { user, save, dialog, limit: field(/^Límite/), minutes: field(/^Minutos seguidos/) }
}

test.each([
  ['1e9', 'typed'],
  ['5 o 6', 'pasted'],
  ['١٢', 'pasted'],
])('a decimal field keeps %j as it was %s, says what is wrong, and saves nothing', async (text, manner) => {
  const { user, save, limit } = await openAlert()
  await user.click(limit)
  if (manner === 'typed') await user.keyboard(text)
  else await user.paste(text)
  expect(limit).toHaveValue(text)
  expect(limit).toHaveAccessibleDescription(/^Escribe un número\./)
  await save()
  expect(limit).toBeInvalid()
  expect(limit).toHaveAccessibleDescription(/^Escribe un número\./)
  expect(sentTo('figureAlertCreate')).toEqual([])
})

test.each([
  ['1,5', 'typed'],
  ['1.5', 'pasted'],
  ['1e3', 'typed'],
  ['10 min', 'pasted'],
])('a field of whole numbers keeps %j as it was %s and asks for a whole number', async (text, manner) => {
  const { user, save, minutes } = await openAlert()
  await user.clear(minutes)
  if (manner === 'typed') await user.type(minutes, text)
  else await user.paste(text)
  expect(minutes).toHaveValue(text)
  expect(minutes).toHaveAccessibleDescription(/^Escribe un número entero\./)
  await save()
  expect(minutes).toHaveAccessibleDescription(/^Escribe un número entero\./)
  expect(sentTo('figureAlertCreate')).toEqual([])
})

test('the sign with which a number begins is no error while it is typed, but when it is all that is saved', async () => {
  const { user, save, limit } = await openAlert()
  await user.type(limit, '-')
  expect(limit).not.toHaveAccessibleDescription(/Escribe/)
  await user.type(limit, '1,5')
  expect(limit).toHaveValue('-1,5')
  expect(limit).toBeValid()
  await user.clear(limit)
  await user.type(limit, '-')
  await save()
  expect(limit).toHaveAccessibleDescription(/^Escribe un número\./)
})

test('a number out of its range is marked when its field is left, keeps its text, and is right once it is', async () => {
  const { user, minutes } = await openAlert()
  await user.clear(minutes)
  await user.type(minutes, '99999')
  expect(minutes).toBeValid()
  await user.tab()
  expect(minutes).toBeInvalid()
  expect(minutes).toHaveAccessibleDescription(/1\.?440/)
  expect(minutes).toHaveValue('99999')
  await user.clear(minutes)
  await user.type(minutes, '30')
  expect(minutes).toBeValid()
})

test('an empty field that is only left is not marked', async () => {
  const { user, limit } = await openAlert()
  await user.click(limit)
  await user.tab()
  expect(limit).toBeValid()
})

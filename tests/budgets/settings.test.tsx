import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import '../../src/console/features/budgets/settings/PictureControl.tsx'
import '../../src/console/features/budgets/settings/SamplePdf.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf, sentTo } from '../support/network-stubs.ts'
import { samplePng } from '../support/sample-files.ts'

let marina: Person

afterEach(() => {
  vi.restoreAllMocks()
  toast.clear()
  closeConsole()
})

async function open() {
  marina = await createPerson()
  openConsole('/settings/budget', marina)
  await screen.findByRole('heading', { name: 'Quién lo envía' })
  return userEvent.setup()
}

test('saves an uploaded logo and what was typed, and shows it after reading again', async () => {
  const user = await open()
  await user.type(screen.getByRole('textbox', { name: 'Razón social' }), 'El Sol S. R. L.')
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no chooser')
  await user.upload(chooser, new File([new Uint8Array(samplePng())], 'logo.png', { type: 'image/png' }))
  expect(await screen.findByRole('img', { name: 'Logo' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText('Configuración guardada correctamente.')
  expect(sentTo('budgetSettingsUpdate')).toMatchObject([
    { business: { legal_name: 'El Sol S. R. L.', logo: { filename: 'logo.png' } } },
  ])
  expect(await marina.call('GET', '/budgets/settings/{bot}')).toMatchObject({
    business: { logo: { filename: 'logo.png', type: 'image/png' } },
  })
})

test('the sample shows what is not saved yet', async () => {
  const user = await open()
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Entrega en 48 horas.')
  await user.click(await screen.findByRole('button', { name: 'Ver PDF de muestra' }))
  await waitFor(() => expect(tab.location.href).toMatch(/^blob:/))
  expect(sentTo('budgetSettingsPreview')).toMatchObject([{ notes: 'Entrega en 48 horas.' }])
  expect(callsOf('budgetSettingsUpdate')).toEqual([])
})

test('a sample of invalid values closes its tab and tells what is wrong', async () => {
  const user = await open()
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await user.clear(screen.getByRole('textbox', { name: /^Prefijo/ }))
  await user.type(screen.getByRole('textbox', { name: /^Prefijo/ }), 'á')
  await user.click(await screen.findByRole('button', { name: 'Ver PDF de muestra' }))
  await waitFor(() => expect(tab.close).toHaveBeenCalled())
  expect(tab.location.href).toBe('')
})

import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

test('contact dialog of a chat: shows errors at fields and resolves conflicting edits', async ({
  page,
  request,
  quiet,
}) => {
  // These requests are expected to fail.
  quiet.allow(/status of (409|422)/)
  await signIn(page, people.manager, demoPassword)
  await page.goto('/chats?type=all&dates=empty')
  const shown = page.waitForResponse((answer) => /\/chats\/view\/1\//.test(answer.url()))
  await page.locator('.chat-row-main').first().click()
  const chatId = Number(/view\/1\/(\d+)/.exec((await shown).url())?.[1])
  const login = { username: 'carla', password: demoPassword }
  const { jwt } = await (await request.post('/api/login', { data: login })).json()
  const headers = { authorization: `Bearer ${jwt}` }
  const list = { type: 'all', category: 'nuevas', page_number: 1 }
  const { data } = await (await request.post('/api/chats/filter/1', { headers, data: list })).json()
  const { contact_id } = data.find(({ id }: { id: number }) => id === chatId)
  const path = `/api/contacts/1/${contact_id}`
  const contact = async () => (await request.get(path, { headers })).json()
  /** A colleague saves a change based on the current record. */
  const colleague = async (change: object) => {
    const answer = await request.put(path, { headers, data: { name: (await contact()).name, ...change } })
    expect(answer.status()).toBe(200)
  }
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Guardar', exact: true }).click()

  await page.locator('.panel-who').click()
  await expect(dialog.getByLabel('Empresa')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled()
  await dialog.getByLabel('Nota nueva').fill('Prefiere de tarde')
  await dialog.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(dialog.getByText('Prefiere de tarde')).toBeVisible()

  await dialog.getByLabel('Empresa').fill('Almacén Don Luis')
  await dialog.getByLabel('Localidad').fill('Roldán')
  await dialog.getByLabel('Tipo de documento').selectOption('CUIT')
  await dialog.getByLabel('Número de documento').fill('20123456785')
  await save()
  // The toast is inside the dialog too.
  await expect(dialog.locator('.field-error')).toHaveText('Ese número de documento no existe. Revísalo.')
  await expect(dialog.getByLabel('Número de documento')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Número de documento').fill('20123456786')

  // A field only the colleague changed is merged; for a field both changed the user chooses.
  await colleague({ city: 'Funes', province: 'Santa Fe' })
  await save()
  const clash = dialog.getByRole('region', { name: 'Cambios mientras lo editabas' })
  await expect(clash).toBeVisible()
  await expect(clash).toBeInViewport({ ratio: 1 })
  await expect(clash).toContainText(/^Carla .* cambió Localidad y Provincia a las? \d/)
  await expect(clash.getByRole('group', { name: 'Localidad' })).toContainText('Roldán')
  await expect(clash.getByRole('group', { name: 'Localidad' })).toContainText('Funes')
  await expect(clash.getByRole('group')).toHaveCount(1)
  await expect(dialog.getByLabel('Empresa')).toHaveValue('Almacén Don Luis')
  await expect(dialog.getByLabel('Provincia')).toHaveValue('Santa Fe')
  await expect(dialog.getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await accessibilityProblems(page, { only: 'dialog[open]' })).toEqual([])
  await clash.getByRole('radio', { name: /Funes/ }).check()
  await expect(dialog.getByLabel('Localidad')).toHaveValue('Funes')
  await save()
  await expect(page.getByText('Contacto guardado correctamente.')).toBeVisible()
  expect(await contact()).toMatchObject({
    company: 'Almacén Don Luis',
    city: 'Funes',
    province: 'Santa Fe',
    document: { kind: 'CUIT', value: '20123456786' },
  })
  expect((await contact()).notes).toMatchObject([{ text: 'Prefiere de tarde' }])

  // Another conflict, in which the user's own value is kept.
  await page.locator('.panel-who').click()
  await dialog.getByLabel('Empresa').fill('Don Luis e hijos')
  await colleague({ company: 'Don Luis SRL' })
  await save()
  await expect(clash.getByRole('radio', { name: /Don Luis e hijos/ })).toBeChecked()
  await save()
  await expect(dialog).toHaveCount(0)
  expect(await contact()).toMatchObject({ company: 'Don Luis e hijos', city: 'Funes' })
})

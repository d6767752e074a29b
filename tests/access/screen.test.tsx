import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { failNetwork, sentTo } from '../support/network-stubs.ts'
import '../../src/console/features/access/AccessSwitch.tsx'
import '../../src/console/features/access/ExpiryCell.tsx'
import '../../src/console/features/access/TokenCell.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** Answers the question whether the former token ends now. */
async function endPrevious(user: ReturnType<typeof userEvent.setup>) {
  const question = await dialogOf('Anular clave anterior')
  expect(question.getByText(/sus clientes no podrán escribir con ella/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Anular clave' }))
  expect(await screen.findByText('Clave anterior anulada correctamente.')).toBeVisible()
}

test('a new company shows its token and its line once; a changed one too, with the end of the former', async () => {
  const who = await createPerson()
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Crear empresa' }))[0] as HTMLElement)
  const form = await dialogOf('Crear empresa')
  await user.type(form.getByLabelText(/^Empresa/), 'Distribuidora Sur')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  const token = await dialogOf('Clave de Distribuidora Sur')
  const text = token.getByText(/^emp_/).textContent ?? ''
  expect(await token.findByText(new RegExp(`data-company-token="${text}"`))).toBeVisible()
  await user.click(token.getByRole('button', { name: 'Listo' }))
  const question = await dialogOf('Cerrar sin copiar')
  expect(question.getByRole('button', { name: 'Copiar y cerrar' })).toHaveFocus()
  await user.click(question.getByRole('button', { name: 'Cerrar sin copiar' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Editar Distribuidora Sur' }))
  const edit = await dialogOf('Editar empresa')
  await user.type(edit.getByLabelText(/^Sitio/), 'https://sur.example')
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/sur\.example/)).toBeVisible()

  await user.click(await screen.findByRole('button', { name: 'Cambiar la clave de Distribuidora Sur' }))
  await user.click((await dialogOf('Cambiar clave')).getByRole('button', { name: 'Cambiar clave' }))
  const next = await dialogOf('Clave de Distribuidora Sur')
  expect(next.getByText(/^emp_/).textContent).not.toBe(text)
  expect(await screen.findByText('Clave cambiada correctamente.')).toBeVisible()
  expect(next.getByText(/^La clave anterior vale hasta el/)).toBeVisible()
  await user.click(next.getByRole('button', { name: /^Anularla ya/ }))
  await endPrevious(user)
  expect(await next.findByText('La clave anterior ya no vale.')).toBeVisible()
  // Neither call names the company, which a colleague may have renamed meanwhile.
  const [edited, ...changes] = sentTo('accessUpdate')
  expect(edited).toMatchObject({ company_name: 'Distribuidora Sur' })
  expect(changes).toEqual([
    { id: expect.any(Number), company_token: '' },
    { id: expect.any(Number), revoke_previous: true },
  ])
})

test('an emptied name is refused at its field', async () => {
  const who = await createPerson()
  await who.call('POST', '/access/{bot}', { company_name: 'Distribuidora Sur' })
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar Distribuidora Sur' }))
  const edit = await dialogOf('Editar empresa')
  await user.clear(edit.getByLabelText(/^Empresa/))
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(edit.getByLabelText(/^Empresa/)).toBeInvalid())
  expect(sentTo('accessUpdate')).toEqual([])
})

test('the former token of a company is ended later as well: in the list, and where the company is edited', async () => {
  const who = await createPerson()
  const rotated = async (company_name: string) => {
    const { company_id } = await who.call('POST', '/access/{bot}', { company_name })
    await who.call('PUT', '/access/{bot}', { id: company_id, company_name, company_token: '' })
  }
  await rotated('Distribuidora Norte')
  await rotated('Distribuidora Sur')
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  const north = 'Anularla ya: la clave anterior de Distribuidora Norte'
  const south = 'Anularla ya: la clave anterior de Distribuidora Sur'
  await user.click(await screen.findByRole('button', { name: north }))
  await user.click((await dialogOf('Anular clave anterior')).getByRole('button', { name: 'Cancelar' }))
  expect(sentTo('accessUpdate')).toEqual([])
  await user.click(screen.getByRole('button', { name: north }))
  await endPrevious(user)
  await waitFor(() => expect(screen.queryByRole('button', { name: north })).toBeNull())
  expect(screen.getByRole('button', { name: south })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Editar Distribuidora Sur' }))
  const edit = await dialogOf('Editar empresa')
  await user.click(await edit.findByRole('button', { name: south }))
  toast.clear()
  await endPrevious(user)
  await waitFor(() => expect(edit.queryByRole('button', { name: south })).toBeNull())
  const { companies } = await who.call('GET', '/access/{bot}')
  expect(companies.map((one: { previous_token_until: unknown }) => one.previous_token_until)).toEqual([null, null])
})

test('changing a token again says that the one before the last ends at once', async () => {
  const who = await createPerson()
  await who.call('POST', '/access/{bot}', { company_name: 'Distribuidora Norte' })
  const { company_id } = await who.call('POST', '/access/{bot}', { company_name: 'Distribuidora Sur' })
  await who.call('PUT', '/access/{bot}', { id: company_id, company_token: '' })
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  const change = async (company: string) => {
    await user.click(await screen.findByRole('button', { name: `Cambiar la clave de ${company}` }))
    return dialogOf('Cambiar clave')
  }
  const first = await change('Distribuidora Norte')
  expect(first.queryByText(/deja de valer ahora mismo/)).toBeNull()
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  expect((await change('Distribuidora Sur')).getByText(/deja de valer ahora mismo/)).toBeVisible()
})

test('limiting the access asks first, says who loses it, and is undone', async () => {
  const who = await createPerson()
  const at = new Date().toISOString()
  await insert('webchat_visitor', {
    ...{ bot_id: who.bot, sender: 'web-1', secret_hash: 'x'.repeat(43), origin: 'https://tienda.example' },
    ...{ created_at: at, last_seen_at: at },
  })
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Limitar a empresas' }))
  const question = await dialogOf('Limitar a empresas')
  expect(question.getByText(/^Pierde el acceso 1 cliente/)).toBeVisible()
  expect(question.getByText(/nadie podrá escribir/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Limitar a empresas' }))
  expect(await screen.findByText('Solo empresas')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Abrir a todos' }))
  await user.click((await dialogOf('Abrir a todos')).getByRole('button', { name: 'Abrir a todos' }))
  expect(await screen.findByText('Acceso para todos')).toBeVisible()
})

test('the contacts of a company are added to by who reads the agenda only', async () => {
  const boss = await createPerson()
  await boss.call('POST', '/access/{bot}', { company_name: 'Distribuidora Sur' })
  const who = await createPerson({
    bots: [{ id: boss.bot, roleId: 3, permissions: { configuration: true, contacts: false } }],
  })
  openConsole('/settings/access', who)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Contactos de Distribuidora Sur' }))
  const dialog = await dialogOf('Contactos de Distribuidora Sur')
  expect(await dialog.findByText('Todavía no hay contactos.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Agregar contacto' })).toBeNull()
})

test('a contact of a company is disabled and removed', async () => {
  const who = await createPerson()
  const { company_id } = await who.call('POST', '/access/{bot}', { company_name: 'Distribuidora Sur' })
  await who.call('POST', '/access/add/{bot}', {
    company_id,
    contact_id: null,
    contact: { name: 'Rosa Díaz', phone: '' },
  })
  openConsole('/settings/access', who)
  const user = userEvent.setup()
  const open = await screen.findByRole('button', { name: 'Contactos de Distribuidora Sur' })
  failNetwork('accessGet', 1)
  await user.click(open)
  const dialog = await dialogOf('Contactos de Distribuidora Sur')
  // Contacts that could not be read are not said to be none.
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  expect(dialog.queryByText('Todavía no hay contactos.')).toBeNull()
  await user.click(await dialog.findByLabelText('Rosa Díaz'))
  await expect
    .poll(async () => (await who.call('GET', '/access/{bot}')).companies[0].contacts)
    .toMatchObject([{ enabled: false }])
  await user.click(dialog.getByRole('button', { name: 'Quitar Rosa Díaz' }))
  const question = await dialogOf('Quitar contacto')
  expect(question.getByText(/vuelve a la lista/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Quitar contacto' }))
  const after = await dialogOf('Contactos de Distribuidora Sur')
  expect(await after.findByText('Todavía no hay contactos.')).toBeVisible()
})

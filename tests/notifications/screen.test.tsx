import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, mailsTo } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import { callsOf } from '../support/network-stubs.ts'
import '../../src/console/features/notifications/NotificationsView.tsx'

afterEach(() => {
  toast.clear()
  closeConsole()
})

const PATH = '/settings/notifications'
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const rulesOf = async (who: Awaited<ReturnType<typeof createPerson>>) =>
  (await who.call('GET', '/bots/notifications/{bot}')).rules

test('a rule is created, edited, switched off and removed', async () => {
  const who = await createPerson()
  openConsole(PATH, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Crear aviso' }))
  const create = await dialogOf('Crear aviso')
  // WhatsApp is for contacts, and what is not built is not offered.
  expect(create.queryByLabelText('WhatsApp')).toBeNull()
  expect(create.queryByLabelText('Campaña terminada')).toBeNull()
  await user.click(create.getByRole('button', { name: 'Crear aviso' }))
  expect(await create.findByText('Elige a quién avisamos.')).toBeVisible()
  await user.selectOptions(create.getByLabelText(/^Persona/), 'Marina Sosa')
  await user.click(create.getByLabelText('Conversación sin contestar'))
  await user.click(create.getByLabelText('Sonido'))
  await user.click(create.getByRole('button', { name: 'Crear aviso' }))
  const summary = await screen.findByText('Correo y sonido · En el momento · Sin contestar: 10 min')
  expect(summary).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Editar el aviso de Marina Sosa' }))
  const edit = await dialogOf('Editar aviso')
  await user.selectOptions(edit.getByLabelText(/^Frecuencia/), 'Una vez por día')
  await user.click(edit.getByLabelText(/^Horas de silencio/))
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/Una vez por día · .*Silencio de 22:00 a 07:00/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Apagar el aviso de Marina Sosa' }))
  expect(await screen.findByText('Apagado')).toBeVisible()
  expect(await rulesOf(who)).toMatchObject([{ enabled: false, digest: 'daily', events: ['live_chat', 'unanswered'] }])

  await user.click(screen.getByRole('button', { name: 'Eliminar el aviso de Marina Sosa' }))
  const confirm = await dialogOf('Eliminar aviso')
  await user.click(confirm.getByRole('button', { name: 'Eliminar aviso' }))
  expect(await screen.findByText('Todavía no hay avisos.')).toBeVisible()
  expect(await rulesOf(who)).toEqual([])
})

test('a rule that a colleague changes while it is edited keeps both changes, and says so', async () => {
  const who = await createPerson()
  const user_id = who.me.id
  const rule = { type: 1, user_id, channels: ['email'], events: ['live_chat'], enabled: true }
  const { version, rules } = await who.call('PUT', '/bots/notifications/{bot}', { rules: [rule] })
  openConsole(PATH, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar el aviso de Marina Sosa' }))
  const edit = await dialogOf('Editar aviso')
  const [stored] = rules.map(({ last_sent_at: _, ...one }: { last_sent_at: unknown }) => one)
  const changed = await who.call('PUT', '/bots/notifications/{bot}', {
    version,
    rules: [{ ...stored, digest: 'daily' }],
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(/Correo · Una vez por día/)
  await user.click(edit.getByLabelText('Sonido'))
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  expect(await edit.findByRole('region', { name: 'Cambios mientras lo editabas' })).toBeVisible()
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/Correo y sonido · Una vez por día/)).toBeVisible()

  // The change of another rule is no conflict.
  await user.click(await screen.findByRole('button', { name: 'Editar el aviso de Marina Sosa' }))
  const again = await dialogOf('Editar aviso')
  const now = [
    { ...changed.rules[0], last_sent_at: undefined, channels: ['email', 'sound'] },
    { ...rule, type: 1 },
  ]
  await who.call('PUT', '/bots/notifications/{bot}', { rules: now })
  await user.selectOptions(again.getByLabelText(/^Frecuencia/), 'Cada hora')
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/Correo y sonido · Cada hora/)
  expect(await rulesOf(who)).toMatchObject([{ digest: 'hourly', channels: ['email', 'sound'] }, { digest: 'none' }])
})

test('a rule that a colleague deleted while it was edited is never saved as if it were there', async () => {
  const who = await createPerson()
  const rule = { type: 1, user_id: who.me.id, channels: ['email'], events: ['live_chat'], enabled: true }
  const { version } = await who.call('PUT', '/bots/notifications/{bot}', { rules: [rule] })
  openConsole(PATH, who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Editar el aviso de Marina Sosa' }))
  const edit = await dialogOf('Editar aviso')
  await who.call('PUT', '/bots/notifications/{bot}', { version, rules: [] })
  await user.click(edit.getByLabelText('Sonido'))
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  const gone = () => edit.findByRole('region', { name: 'Se eliminó mientras lo editabas' })
  const first = await gone()
  await user.click(edit.getByRole('button', { name: 'Guardar' }))
  // The second attempt says so again.
  await waitFor(async () => expect(await gone()).not.toBe(first))
  expect(edit.getByLabelText('Sonido')).toBeChecked()
  expect(callsOf('notificationUpdate').map(({ status }) => status)).toEqual([409])
  expect(await rulesOf(who)).toEqual([])
})

test('a contact is shown under its type and removed after a question', async () => {
  const who = await createPerson()
  const { id } = await insert('contact', { bot_id: who.bot, name: 'Martín Quiroga', email: 'martin.q@example.com' })
  await who.call('POST', '/bots/{bot}', { contact_id: id, type: 2 })
  openConsole(PATH, who)
  const user = userEvent.setup()
  expect(await screen.findByRole('heading', { name: 'Seguimiento' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Quitar Martín Quiroga' }))
  const confirm = await dialogOf('Quitar contacto')
  await user.click(confirm.getByRole('button', { name: 'Quitar contacto' }))
  expect(await screen.findByText('Todavía no hay contactos.')).toBeVisible()
})

test('a contact is asked again to confirm their address until they answer', async () => {
  const who = await createPerson()
  const [asked, without] = [
    await insert('contact', { bot_id: who.bot, name: 'Rosa Gil', email: 'rosa.gil@example.com' }),
    await insert('contact', { bot_id: who.bot, name: 'Teo Ríos' }),
  ]
  for (const { id } of [asked, without]) await who.call('POST', '/bots/{bot}', { contact_id: id, type: 1 })
  openConsole(PATH, who)
  const user = userEvent.setup()
  const rowOf = async (name: string) =>
    within((await screen.findByRole('button', { name: `Quitar ${name}` })).closest('li') as HTMLElement)
  expect((await rowOf('Teo Ríos')).getByText('Sin correo')).toBeVisible()
  expect((await rowOf('Teo Ríos')).queryByText('Pedir confirmación')).toBeNull()
  expect((await rowOf('Rosa Gil')).getByText('Sin confirmar')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pedir confirmación a Rosa Gil' }))
  expect(await screen.findByText('Confirmación enviada correctamente.')).toBeVisible()
  await waitFor(async () => expect(await mailsTo('rosa.gil@example.com')).toHaveLength(2))
  const [mail] = await mailsTo('rosa.gil@example.com')
  const token = /\/avisos\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await who.call('POST', `/notifications/public/${token}`, { answer: 'confirm' })
  await user.click(screen.getByRole('button', { name: 'Pedir confirmación a Rosa Gil' }))
  expect(await screen.findByText('Ese contacto ya confirmó su correo: recarga la página.')).toBeVisible()
  expect(await screen.findByText('Confirmado')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pedir confirmación a Rosa Gil' })).toBeNull()
})

test('a test says what came of it', async () => {
  const who = await createPerson()
  openConsole(PATH, who)
  const user = userEvent.setup()
  const card = within(await screen.findByRole('region', { name: 'Enviar prueba' }))
  await user.click(card.getByRole('button', { name: 'Correo' }))
  const email = who.me.email ?? ''
  expect(await card.findByText(`Enviamos un correo a ${email}.`)).toBeVisible()
  await waitFor(async () => expect(await mailsTo(email)).not.toEqual([]))
  // The test browser has no notifications.
  await user.click(card.getByRole('button', { name: 'Aviso del navegador' }))
  expect(await card.findByText('Este navegador no permite notificaciones. Prueba con otro.')).toBeVisible()
})

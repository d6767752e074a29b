import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { chatItem } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import TemplateDialog from '../../src/console/features/chats/templates/TemplateDialog.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { currentToasts, toast } from '../../src/console/ui/toast.ts'
import { storeNumber } from '../plugins/console.ts'
import { createPerson, insert } from '../support/backend.ts'
import { sentTo, stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'
import { templateRow } from '../support/template.ts'

afterEach(() => toast.clear())

const picture = JSON.stringify([
  { type: 'HEADER', format: 'IMAGE' },
  { type: 'BODY', text: 'Hola {{1}}, mira las ofertas.', example: { body_text: [['Ana']] } },
])

/** Opens the dialog for a chat of WhatsApp whose time for answers is over. */
async function open(rows: readonly object[] = []) {
  const who = await createPerson()
  const account = await storeNumber(who, { settings: JSON.stringify({ waba_id: '102345678901' }) })
  for (const row of rows) await insert('channel_template', { ...templateRow(row), bot_id: who.bot })
  const contact = await insert('contact', { bot_id: who.bot, name: 'Lucía Pérez', phone: '+5491155550142' })
  const chat = await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'whatsapp', sender_id: '5491155550142' },
    ...{ user_name: 'Lucía Pérez', account_id: account.id, last_inbound_at: '2026-03-01T12:00:00Z' },
  })
  const { me, token, bot: botId } = who
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const room = { botId, me, reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: true, inbox }
  const onClose = vi.fn()
  const item = chatItem({ id: chat.id, channel: 'whatsapp', sender_id: '5491155550142', user_name: 'Lucía Pérez' })
  const rest = { open: () => {}, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }
  const element = (
    <ChatsContextProvider value={{ ...room, ...rest }}>
      <TemplateDialog chat={item} onClose={onClose} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar plantilla de WhatsApp' }))
  const thread = async () => (await who.call('GET', `/chats/view/{bot}/${chat.id}`)).data
  return { user: userEvent.setup(), dialog, onClose, thread, who, chat }
}

test('a template is searched with the keyboard, filled in with what is obvious, previewed and sent', async () => {
  const other = { external_id: '2', name: 'otra', components: JSON.stringify([{ type: 'BODY', text: 'Buenas.' }]) }
  const { user, dialog, onClose, thread } = await open([{}, other])
  await user.type(await dialog.findByRole('textbox', { name: 'Buscar' }), 'pédido')
  expect(dialog.queryByText('Buenas.')).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  const name = dialog.getByRole('textbox', { name: /^Nombre/ })
  expect(name).toHaveValue('Lucía')
  expect(name).toHaveAttribute('placeholder', 'Lucía')
  const seen = () => dialog.getByRole('figure').textContent
  expect(seen()).toContain('Tu pedido está listoHola Lucía, tu pedido te espera en el local.El TrigalVoy hoy')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription('Completa este dato.'))
  expect(onClose).not.toHaveBeenCalled()
  await user.type(name, 'Lu')
  expect(seen()).toContain('Hola Lu, tu pedido')
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await thread()).toMatchObject([
    {
      type: 'agent',
      text: 'Hola Lu, tu pedido te espera en el local.',
      content: { template: { footer: 'El Trigal' } },
    },
  ])
})

test('templates that cannot be sent say why and are not opened', async () => {
  const { user, dialog } = await open([{ status: 'paused' }, { external_id: '2', name: 'lista', status: 'flagged' }])
  const items = await dialog.findAllByRole('button', { name: /pedido_listo|lista/ })
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
  const paused = dialog.getByRole('button', { name: /pedido_listo/ })
  expect(paused).toHaveTextContent('Meta la pausó por su calidad. Espera unas horas o elige otra.')
  await user.click(paused)
  expect(dialog.queryByRole('figure')).toBeNull()
  await user.click(dialog.getByRole('button', { name: /lista/ }))
  expect(dialog.getByRole('figure')).toBeVisible()
})

test('who sends a template that Meta paused meanwhile is told that it was not sent, over the list it leads back to', async () => {
  const { user, dialog, who, chat } = await open([{}])
  await user.click(await dialog.findByRole('button', { name: /pedido_listo/ }))
  const listed = await who.call('GET', `/chats/templates/{bot}/${chat.id}`)
  const templates = listed.templates.map((one: object) => ({ ...one, obstacle: 'Meta la pausó.' }))
  await stubAnswer('chatTemplateList', 200, { ...listed, templates })
  await stubAnswer('chatTemplateSend', 409, { message: 'No la enviamos: Meta la pausó.', code: 'disabled' })
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await dialog.findByRole('button', { name: /pedido_listo/ })).toHaveAttribute('aria-disabled', 'true')
  expect(currentToasts()).toMatchObject([{ kind: 'error', message: 'No la enviamos: Meta la pausó.' }])
})

test('a template with an image asks for one, and refuses other files before they are sent', async () => {
  const { user, dialog } = await open([{ components: picture, parameter_format: 'POSITIONAL' }])
  await user.click(await dialog.findByRole('button', { name: /pedido_listo/ }))
  await user.click(dialog.getByRole('button', { name: 'Enviar' }))
  expect(await dialog.findByText('Elige la imagen.')).toBeVisible()
  const chooser = dialog.getByLabelText('Elegir imagen', { selector: 'input' })
  const gif = new File(['GIF89a'], 'foto.png', { type: 'image/png' })
  Object.defineProperty(gif, 'size', { value: 6 * 1024 ** 2 })
  await user.upload(chooser, gif)
  expect(await dialog.findByText('Elige una imagen JPG o PNG de hasta 5 MB.')).toBeVisible()
  expect(sentTo('mediaUpload')).toEqual([])
})

test('without templates the dialog says where they are made and asks Meta again', async () => {
  const { user, dialog } = await open()
  expect(await dialog.findByText('Todavía no hay plantillas de WhatsApp')).toBeVisible()
  expect(dialog.getByRole('link', { name: /administrador de WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('business.facebook.com'),
  )
  await user.click(dialog.getByRole('button', { name: 'Actualizar' }))
  expect(
    await screen.findByText('No pudimos leer las claves guardadas. Escríbelas de nuevo en Conectores.'),
  ).toBeVisible()
})

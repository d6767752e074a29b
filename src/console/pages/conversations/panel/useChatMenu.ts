import { api, unwrap } from '../../../api/client.ts'
import type { MenuEntry } from '../../../ui/Menu.tsx'
import { useInbox, useRoom } from '../context.ts'
import { saveBlob } from '../media/open.ts'
import { isPinned } from '../state/pins.ts'
import type { ChatItem } from '../state/types.ts'

/** What else can be done to a chat, for its menu and for the palette. */
export function useChatMenu(chat: ChatItem): MenuEntry[] {
  const { botId, actions, inbox, open, me } = useRoom()
  const bot = useInbox(({ state }) => state.bot?.botState)
  const pinned = useInbox(({ state }) => isPinned(state.pins, chat.id))
  const about = { chatId: chat.id }
  const mine = chat.assign_user?.id === me.id

  const path = { bot: botId, chatId: chat.id }
  const saveAs = (id: 'chatTranscriptGet' | 'chatTranscriptTextGet', ending: string, get: () => Promise<unknown>) =>
    actions.run(id, async () => saveBlob((await get()) as Blob, `conversacion-${chat.id}.${ending}`))
  const savePdf = () =>
    saveAs('chatTranscriptGet', 'pdf', () =>
      unwrap(api.GET('/chats/transcript/{bot}/{chatId}', { params: { path }, parseAs: 'blob' })),
    )
  const saveText = () =>
    saveAs('chatTranscriptTextGet', 'txt', () =>
      unwrap(api.GET('/chats/transcript/text/{bot}/{chatId}', { params: { path }, parseAs: 'blob' })),
    )
  const exportLead = () =>
    actions.run('chatLeadExport', () =>
      unwrap(api.POST('/chats/lead/{bot}/{id}', { params: { path: { bot: botId, id: chat.id } } })),
    )

  async function toggleBot(): Promise<void> {
    let state = bot
    if (!state) {
      const path = { bot: botId }
      const known = await unwrap(api.GET('/bots/state/{bot}', { params: { path } })).catch(() => undefined)
      state = known?.botState ?? 'on'
    }
    await actions.setBot(state === 'on' ? 'off' : 'on')
  }

  return [
    mine
      ? { label: 'Dejar de atender', icon: 'account-remove', onSelect: () => void actions.assign(chat.id, null) }
      : { label: 'Asignarme', icon: 'account-plus', onSelect: () => void actions.assign(chat.id, me.id) },
    {
      label: pinned ? 'Dejar de fijar' : 'Fijar arriba',
      icon: pinned ? 'pin-off' : 'pin',
      onSelect: () => void actions.pin(chat.id, !pinned),
    },
    ...(chat.state === 2
      ? []
      : [{ label: 'Posponer', icon: 'snooze', onSelect: () => open({ name: 'snooze', ...about }) }]),
    ...(chat.snooze ? [{ label: 'Traer a la lista', icon: 'inbox', onSelect: () => void actions.wake(chat.id) }] : []),
    { label: 'Ir a una fecha', icon: 'calendar', onSelect: () => open({ name: 'day', ...about }) },
    { label: 'Cambiar de área', icon: 'swap', onSelect: () => open({ name: 'area', ...about }) },
    { label: 'Agregar comentario', icon: 'note', onSelect: () => open({ name: 'comment', ...about }) },
    { label: 'Enviar presupuesto', icon: 'receipt', onSelect: () => open({ name: 'budget', ...about }) },
    ...(chat.live
      ? [{ label: 'Reactivar el chatbot', icon: 'robot', onSelect: () => void actions.reactivate(chat.id) }]
      : []),
    {
      label: chat.open ? 'Marcar como leído' : 'Marcar como no leído',
      icon: chat.open ? 'email-open' : 'email-mark',
      onSelect: () => {
        const open = !chat.open
        void actions.setUnread(chat.id, open).then((done) => {
          // what is unread again is for later: staying in it would read it at once
          if (done && open) void inbox.select(null)
        })
      },
    },
    {
      label: chat.answered ? 'Marcar como no contestado' : 'Marcar como contestado',
      icon: 'reply',
      onSelect: () => void actions.setAnswered(chat.id, !chat.answered),
    },
    { label: 'Cambiar el nombre', icon: 'edit', onSelect: () => open({ name: 'rename', ...about }) },
    { label: 'Datos del contacto', icon: 'contacts', onSelect: () => open({ name: 'contact', ...about }) },
    { label: 'Archivos del chat', icon: 'image', onSelect: () => open({ name: 'gallery', ...about }) },
    { label: 'Descargar la conversación en PDF', icon: 'download', onSelect: () => void savePdf() },
    { label: 'Descargar la conversación como texto', icon: 'text', onSelect: () => void saveText() },
    { label: 'Exportar el contacto', icon: 'export', onSelect: () => void exportLead() },
    {
      label: chat.blocked ? 'Desbloquear' : 'Bloquear',
      icon: 'cancel',
      onSelect: () => (chat.blocked ? void actions.block(chat, false) : open({ name: 'block', ...about })),
    },
    {
      label: bot === 'off' ? 'Encender el chatbot' : 'Encender o apagar el chatbot',
      icon: 'power',
      onSelect: () => void toggleBot(),
    },
  ]
}

import { api, unwrap } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { MenuEntry } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { useInbox, useRoom } from '../context.ts'
import { saveBlob } from '../media/open.ts'
import type { ChatItem } from '../state/types.ts'

/** What else can be done to a chat, for its menu and for the palette. */
export function useChatMenu(chat: ChatItem): MenuEntry[] {
  const { botId, actions, inbox, open, me } = useRoom()
  const bot = useInbox(({ state }) => state.bot?.botState)
  const about = { chatId: chat.id }
  const mine = chat.assign_user?.id === me.id

  async function exportLead(): Promise<void> {
    const busy = toast.loading()
    try {
      const path = { bot: botId, id: chat.id }
      const { destination } = await unwrap(api.POST('/chats/lead/{bot}/{id}', { params: { path } }))
      toast.success(`Contacto exportado a ${destination}.`, { replace: busy })
    } catch (error) {
      toast.error(messageOf(error, 'Error al exportar el contacto.'), { replace: busy })
    }
  }

  async function saveTranscript(): Promise<void> {
    const busy = toast.loading()
    try {
      const path = { bot: botId, chatId: chat.id }
      const pdf = await unwrap(api.GET('/chats/transcript/{bot}/{chatId}', { params: { path }, parseAs: 'blob' }))
      saveBlob(pdf as Blob, `conversacion-${chat.id}.pdf`)
      toast.close(busy)
    } catch (error) {
      toast.error(messageOf(error), { replace: busy })
    }
  }

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
    { label: 'Descargar la conversación', icon: 'download', onSelect: () => void saveTranscript() },
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

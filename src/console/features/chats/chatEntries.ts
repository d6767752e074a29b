import { api, unwrap } from '../../api/client.ts'
import { saveBlob } from '../../ui/save.ts'
import type { Room } from './context.ts'
import type { BotStanding, ChatItem } from './state/types.ts'

/** Something that can be done to a chat. */
export interface ChatEntry {
  id: string
  label: string
  icon: string
  /** the key that does the same */
  keys?: string
  run: () => void
}

interface Standing {
  /** whether the bot answers, and may be switched; undefined while that is not known */
  bot?: BotStanding
  pinned: boolean
}

/** What can be done to a chat besides answering: the same for its menu and for the palette. */
export function chatEntries(chat: ChatItem, room: Room, { bot, pinned }: Standing): ChatEntry[] {
  const { actions, inbox, me, open } = room
  const about = { chatId: chat.id }
  const entry = (id: string, label: string, icon: string, run: () => void, keys?: string): ChatEntry => ({
    ...{ id, label, icon, run },
    ...(keys && { keys }),
  })
  return [
    chat.assign_user?.id === me.id
      ? entry('leave', 'Dejar de atender', 'account-remove', () => void actions.assign(chat.id, null))
      : entry('take', 'Asignarme', 'account-plus', () => void actions.assign(chat.id, me.id), 'M'),
    entry(
      'pin',
      pinned ? 'Dejar de fijar' : 'Fijar arriba',
      pinned ? 'pin-off' : 'pin',
      () => void actions.pin(chat.id, !pinned),
      'P',
    ),
    ...(chat.state === 2 ? [] : [entry('snooze', 'Posponer', 'snooze', () => open({ name: 'snooze', ...about }), 'Z')]),
    ...(chat.snooze ? [entry('wake', 'Traer a la lista', 'inbox', () => void actions.wake(chat.id))] : []),
    entry('day', 'Ir a una fecha', 'calendar', () => open({ name: 'day', ...about }), 'D'),
    entry('area', 'Cambiar de área', 'swap', () => open({ name: 'area', ...about })),
    entry('comment', 'Agregar comentario', 'note', () => open({ name: 'comment', ...about }), 'C'),
    entry('budget', 'Enviar presupuesto', 'receipt', () => open({ name: 'budget', ...about })),
    ...(chat.live
      ? [entry('reactivate', 'Reactivar el chatbot', 'robot', () => void actions.reactivate(chat.id))]
      : []),
    entry(
      'unread',
      chat.open ? 'Marcar como leído' : 'Marcar como no leído',
      chat.open ? 'email-open' : 'email-mark',
      () => {
        const unread = !chat.open
        void actions.setUnread(chat.id, unread).then((done) => {
          // what is unread again is for later: staying in it would read it at once
          if (done && unread && inbox.store.get().selected === chat.id) void inbox.select(null)
        })
      },
      'U',
    ),
    entry(
      'answered',
      chat.answered ? 'Marcar como no contestado' : 'Marcar como contestado',
      'reply',
      () => void actions.setAnswered(chat.id, !chat.answered),
    ),
    entry('rename', 'Cambiar el nombre', 'edit', () => open({ name: 'rename', ...about })),
    entry('contact', 'Datos del contacto', 'contacts', () => open({ name: 'contact', ...about })),
    entry('gallery', 'Archivos del chat', 'image', () => open({ name: 'gallery', ...about })),
    ...papers(chat, room),
    entry('block', chat.blocked ? 'Desbloquear' : 'Bloquear', 'cancel', () =>
      chat.blocked ? void actions.block(chat, false) : open({ name: 'block', ...about }),
    ),
    ...(bot?.may_switch
      ? [
          entry(
            'bot',
            bot.botState === 'off' ? 'Encender el chatbot (está apagado)' : 'Apagar el chatbot (está encendido)',
            'power',
            () => open({ name: 'bot' }),
          ),
        ]
      : []),
  ]
}

/** What is taken out of a chat. */
function papers({ id }: ChatItem, { botId, actions }: Room): ChatEntry[] {
  const path = { bot: botId, chatId: id }
  const save = (call: 'chatTranscriptGet' | 'chatTranscriptTextGet', ending: string, get: () => Promise<unknown>) =>
    void actions.run(call, async () => saveBlob((await get()) as Blob, `conversacion-${id}.${ending}`))
  return [
    {
      id: 'pdf',
      label: 'Descargar la conversación en PDF',
      icon: 'download',
      run: () =>
        save('chatTranscriptGet', 'pdf', () =>
          unwrap(api.GET('/chats/transcript/{bot}/{chatId}', { params: { path }, parseAs: 'blob' })),
        ),
    },
    {
      id: 'text',
      label: 'Descargar la conversación como texto',
      icon: 'text',
      run: () =>
        save('chatTranscriptTextGet', 'txt', () =>
          unwrap(api.GET('/chats/transcript/text/{bot}/{chatId}', { params: { path }, parseAs: 'blob' })),
        ),
    },
    {
      id: 'lead',
      label: 'Exportar el contacto',
      icon: 'export',
      run: () =>
        void actions.run('chatLeadExport', () =>
          unwrap(api.POST('/chats/lead/{bot}/{id}', { params: { path: { bot: botId, id } } })),
        ),
    },
  ]
}

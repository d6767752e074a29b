import { withBot } from '../../../contract/bot-address.ts'
import { api, unwrap } from '../../api/client.ts'
import { chatAddress } from '../../notify/unread.ts'
import { copyText } from '../../ui/copy.ts'
import { saveBlob } from '../../ui/save.ts'
import { areChangesShown, toggleChanges } from './changes/shown.ts'
import type { ChatsContext } from './context.ts'
import { isWithBot } from './isWithBot.ts'
import type { BotStatus, ChatItem } from './state/types.ts'

/** The parts of the menu of a chat, in order. */
type ChatEntryGroup = 'Conversación' | 'Contacto' | 'Exportar' | 'Con cuidado'

/** An action on a chat. */
interface ChatEntry {
  id: string
  group: ChatEntryGroup
  label: string
  icon: string
  /** keyboard shortcut */
  keys?: string
  run: () => void
}

type Ungrouped = Omit<ChatEntry, 'group'>

interface ChatStatus {
  /** whether the bot is on and may be switched; undefined until it is known */
  bot?: BotStatus
  pinned: boolean
}

/** Returns the actions on a chat other than replying, for its menu and for the command palette. */
export function chatEntries(chat: ChatItem, room: ChatsContext, { bot, pinned }: ChatStatus): ChatEntry[] {
  const { actions, inbox, me, open } = room
  const about = { chatId: chat.id }
  const entry = (id: string, label: string, icon: string, run: () => void, keys?: string): Ungrouped => ({
    ...{ id, label, icon, run },
    ...(keys && { keys }),
  })
  const ofChat = [
    chat.assign_user?.id === me.id && !isWithBot(chat)
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
    entry('transfer', 'Pasar a un área o persona', 'swap', () => open({ name: 'transfer', ...about })),
    entry('comment', 'Agregar comentario', 'note', () => open({ name: 'comment', ...about }), 'C'),
    entry('macros', 'Aplicar una macro', 'play', () => open({ name: 'macros', ...about })),
    entry('budget', 'Enviar presupuesto', 'receipt', () => open({ name: 'budget', ...about })),
    ...(chat.type !== 'bot' && chat.state !== 2
      ? [entry('reactivate', 'Reactivar el chatbot', 'robot', () => void actions.reactivate(chat.id))]
      : []),
    entry(
      'unread',
      chat.open ? 'Marcar como leída' : 'Marcar como no leída',
      chat.open ? 'email-open' : 'email-mark',
      () => {
        const unread = !chat.open
        void actions.setUnread(chat.id, unread).then((done) => {
          // A chat is marked unread to be read later. Close it, because an open chat is marked read at once.
          if (done && unread && inbox.store.get().selected === chat.id) void inbox.select(null)
        })
      },
      'U',
    ),
    entry(
      'answered',
      chat.answered ? 'Marcar como no contestada' : 'Marcar como contestada',
      'reply',
      () => void actions.setAnswered(chat.id, !chat.answered),
    ),
    ...(chat.state === 2
      ? []
      : [entry('priority', 'Cambiar la prioridad', 'flag', () => open({ name: 'priority', ...about }), 'I')]),
    entry('link', 'Copiar enlace', 'link', () => {
      const address = withBot(chatAddress(chat.id), room.botId)
      void copyText(new URL(address, window.location.origin).href, 'Enlace copiado correctamente.')
    }),
    entry(
      'changes',
      areChangesShown() ? 'Ocultar cambios del hilo' : 'Mostrar cambios del hilo',
      'history',
      toggleChanges,
    ),
    entry('gallery', 'Archivos de la conversación', 'image', () => open({ name: 'gallery', ...about })),
    entry('rename', 'Renombrar conversación', 'edit', () => open({ name: 'rename', ...about })),
    ...(room.mayAddCases
      ? [entry('test-case', 'Guardar como prueba', 'flask', () => open({ name: 'test-case', ...about }))]
      : []),
  ]
  const ofContact = [entry('contact', 'Datos del contacto', 'contacts', () => open({ name: 'contact', ...about }))]
  const dangerous = [
    entry('block', chat.blocked ? 'Desbloquear contacto' : 'Bloquear contacto', 'cancel', () =>
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
  return [
    ...grouped('Conversación', ofChat),
    ...grouped('Contacto', ofContact),
    ...grouped('Exportar', papers(chat, room)),
    ...grouped('Con cuidado', dangerous),
  ]
}

const grouped = (group: ChatEntryGroup, entries: readonly Ungrouped[]): ChatEntry[] =>
  entries.map((one) => ({ ...one, group }))

/** Entries that export a chat. */
function papers({ id }: ChatItem, { botId, actions }: ChatsContext): Ungrouped[] {
  const path = { bot: botId, chatId: id }
  const save = (call: 'chatTranscriptGet' | 'chatTranscriptTextGet', ending: string, get: () => Promise<unknown>) =>
    void actions.run(call, async () => saveBlob((await get()) as Blob, `conversacion-${id}.${ending}`))
  return [
    {
      id: 'pdf',
      label: 'Descargar conversación (PDF)',
      icon: 'download',
      run: () =>
        save('chatTranscriptGet', 'pdf', () =>
          unwrap(api.GET('/chats/transcript/{bot}/{chatId}', { params: { path }, parseAs: 'blob' })),
        ),
    },
    {
      id: 'text',
      label: 'Descargar conversación (texto)',
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

import type { Command } from '../../commands/registry.ts'
import type { ChatActions } from './calls/actions.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import type { ChatItem } from './state/types.ts'

interface ChatCommandsSetup {
  actions: ChatActions
  ask: (dialog: DialogRequest) => void
  /** whether to show the keys that do the same */
  hints: boolean
  pinned: boolean
}

/** What the palette offers to do to a chat. */
export function chatCommands(chat: ChatItem, { actions, ask, hints, pinned }: ChatCommandsSetup): Command[] {
  const about = { chatId: chat.id }
  const group = `Chat con ${chat.user_name}`
  const command = (id: string, label: string, icon: string, run: () => void, hint?: string): Command => ({
    id: `chat:${id}`,
    label,
    group,
    icon,
    hint: hints ? hint : undefined,
    run,
  })
  const resolved = chat.state === 2
  return [
    command(
      'resolve',
      resolved ? 'Mover a nuevas' : 'Resolver',
      'check',
      () => void actions.move(chat.id, resolved ? 1 : 2),
      'E',
    ),
    command('assign', 'Asignar', 'account-plus', () => ask({ name: 'assign', ...about }), 'A'),
    command('label', 'Etiquetas', 'tag', () => ask({ name: 'labels', ...about }), 'L'),
    command(
      'pin',
      pinned ? 'Dejar de fijar' : 'Fijar arriba',
      pinned ? 'pin-off' : 'pin',
      () => void actions.pin(chat.id, !pinned),
      'P',
    ),
    ...(resolved ? [] : [command('snooze', 'Posponer', 'snooze', () => ask({ name: 'snooze', ...about }), 'Z')]),
    ...(chat.snooze ? [command('wake', 'Traer a la lista', 'inbox', () => void actions.wake(chat.id))] : []),
    command('day', 'Ir a una fecha', 'calendar', () => ask({ name: 'day', ...about }), 'D'),
    command('area', 'Cambiar de área', 'swap', () => ask({ name: 'area', ...about })),
    command('comment', 'Agregar comentario', 'note', () => ask({ name: 'comment', ...about }), 'C'),
    command('budget', 'Enviar presupuesto', 'receipt', () => ask({ name: 'budget', ...about })),
    command('gallery', 'Archivos del chat', 'image', () => ask({ name: 'gallery', ...about })),
    command('rename', 'Cambiar el nombre', 'edit', () => ask({ name: 'rename', ...about })),
    ...(chat.live ? [command('bot', 'Reactivar el chatbot', 'robot', () => void actions.reactivate(chat.id))] : []),
  ]
}

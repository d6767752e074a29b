import { ChatPriorityOptions } from '../../../../generated/options.ts'
import type { Command } from '../../commands/registry.ts'
import { chatEntries } from './chatEntries.ts'
import type { ChatsContext } from './context.ts'
import { isPinned } from './state/pins.ts'
import type { ChatItem } from './state/types.ts'

/** Returns the command that begins a conversation. */
export const startCommand = ({ open }: ChatsContext, hints: boolean): Command => ({
  id: 'chats:start',
  label: 'Nueva conversación',
  group: 'Conversaciones',
  icon: 'whatsapp',
  hint: hints ? 'N' : undefined,
  run: () => open({ name: 'start' }),
})

/**
 * Returns the commands for a chat in the command palette.
 * @param hints whether to show the keyboard shortcuts
 */
export function chatCommands(chat: ChatItem, room: ChatsContext, hints: boolean): Command[] {
  const { actions, inbox, catalogue, open } = room
  const { state } = inbox.store.get()
  const resolved = chat.state === 2
  const about = { chatId: chat.id }
  const first = [
    {
      id: 'resolve',
      group: 'Conversación' as const,
      label: resolved ? 'Mover a nuevas' : 'Resolver',
      icon: 'check',
      keys: 'E',
      run: () => void actions.move(chat.id, resolved ? 1 : 2),
    },
    {
      id: 'assign',
      group: 'Conversación' as const,
      label: 'Asignar',
      icon: 'account-plus',
      keys: 'A',
      run: () => open({ name: 'assign', ...about }),
    },
    {
      id: 'label',
      group: 'Conversación' as const,
      label: 'Etiquetas',
      icon: 'tag',
      keys: 'L',
      run: () => open({ name: 'labels', ...about }),
    },
  ]
  const macros = (catalogue.macros.store.get() ?? []).map(({ id, name }) => ({
    ...{ id: `macro:${id}`, label: `Aplicar la macro «${name}»`, icon: 'play', keys: undefined },
    ...{ group: 'Conversación' as const },
    run: () => open({ name: 'macros', ...about, macroId: id }),
  }))
  const levels = resolved ? [] : ChatPriorityOptions.filter(({ value }) => value !== (chat.priority ?? 'normal'))
  const others = chatEntries(chat, room, { bot: state.bot, pinned: isPinned(state.pins, chat.id) })
  const priorities = levels.map(({ value, label }) => ({
    ...{ id: `priority:${value}`, label: `Prioridad: ${label}`, icon: 'flag', keys: undefined },
    ...{ group: 'Conversación' as const },
    run: () => void actions.setPriority(chat.id, value as NonNullable<ChatItem['priority']>),
  }))
  return [...first, ...others, ...priorities, ...macros].map(({ id, label, group, icon, keys, run }) => ({
    id: `chat:${id}`,
    label,
    group: group === 'Conversación' ? `Conversación con ${chat.user_name}` : group,
    icon,
    hint: hints ? keys : undefined,
    run,
  }))
}

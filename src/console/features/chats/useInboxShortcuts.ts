import { type RefObject, useEffect, useRef } from 'react'
import { registerCommands } from '../../commands/registry.ts'
import { registerShortcuts, type Shortcut } from '../../commands/shortcuts.ts'
import { useSession } from '../../session/index.ts'
import { toast } from '../../ui/toast.ts'
import { chatCommands, startCommand } from './chatCommands.ts'
import { useChatsContext } from './context.ts'
import { loadDialogs } from './dialogs/lazy-dialogs.ts'
import { isWithBot } from './isWithBot.ts'
import { togglePane } from './pane/pane-state.ts'
import { quoteOf } from './panel/quotes.ts'
import { isPinned } from './state/pins.ts'
import type { ChatItem } from './state/types.ts'
import { viewCommands } from './views/preset-views.ts'
import { openViews } from './views/ViewsMenu.tsx'

/** Delay in milliseconds before the areas are fetched, so that visible content loads first. */
const AREAS_AFTER = 3_000

interface Triage {
  chats: readonly ChatItem[]
  current: number | null
  setCurrent: (id: number) => void
  open: (id: number) => void
  /** opens another chat than the open one */
  moveTo: (id: number) => void
  close: () => void
  input: RefObject<HTMLTextAreaElement | null>
  searchBox: RefObject<HTMLInputElement | null>
  checked: ReadonlySet<number>
  setChecked: (checked: ReadonlySet<number>) => void
}

/** Keys of the composer. */
const MESSAGE_KEYS: readonly Shortcut[] = [
  { keys: 'Enter', label: 'Enviar' },
  { keys: 'Shift+Enter', label: 'Empezar otra línea' },
  { keys: '/', label: 'Insertar respuesta rápida' },
  { keys: 'Escape', label: 'Quitar la cita o salir' },
].map((one) => ({ ...one, group: 'Mensaje' }))

/** Keyboard shortcuts of the inbox, and its commands in the palette. */
export function useInboxShortcuts(triage: Triage): void {
  const room = useChatsContext()
  const enabled = useSession().user?.preferences.shortcuts ?? true
  const latest = useRef(triage)
  latest.current = triage

  useEffect(() => {
    const { inbox, actions, catalogue, open: ask, me } = room
    const { store } = inbox
    const chat = () => {
      const { selected, state } = store.get()
      return selected === null ? undefined : state.chats.get(selected)?.item
    }
    /** Returns the open chat, or else the one with the keyboard focus. */
    const aimed = () => chat() ?? latest.current.chats.find(({ id }) => id === latest.current.current)

    function step(by: number): void {
      const { chats, current, setCurrent, moveTo } = latest.current
      const from = chats.findIndex(({ id }) => id === (store.get().selected ?? current))
      const next = chats[from < 0 ? 0 : Math.min(chats.length - 1, Math.max(0, from + by))]
      if (!next) return
      setCurrent(next.id)
      if (store.get().selected !== null) moveTo(next.id)
      document.querySelector<HTMLElement>(`[data-chat="${next.id}"]`)?.focus()
    }

    /** Answers to the last message of the open chat's customer. */
    function quoteLast(): void {
      const { selected, state } = store.get()
      const messages = selected === null ? [] : (state.threads.get(selected)?.messages ?? [])
      const last = messages.findLast(({ type }) => type === 'user')
      if (selected === null || !last) return
      inbox.setQuote(selected, quoteOf(last))
      latest.current.input.current?.focus()
    }

    async function resolveAndNext(): Promise<void> {
      const one = aimed()
      if (!one) return
      const { chats, moveTo } = latest.current
      const at = chats.findIndex(({ id }) => id === one.id)
      const next = chats[at + 1] ?? chats[at - 1]
      const done = await actions.move(one.id, one.state === 2 ? 1 : 2)
      if (!done || store.get().selected !== one.id) return
      if (next) moveTo(next.id)
      else latest.current.close()
    }

    const withAimed = (act: (one: ChatItem) => void) => () => {
      const one = aimed()
      if (one) act(one)
    }
    const take = (chat: ChatItem) => {
      if (chat.assign_user?.id === me.id && !isWithBot(chat)) toast.info('Ya la atiendes tú.')
      else void actions.assign(chat.id, me.id)
    }
    const list: Omit<Shortcut, 'group'>[] = [
      { keys: 'j', label: 'Conversación siguiente', run: () => step(1) },
      { keys: 'k', label: 'Conversación anterior', run: () => step(-1) },
      {
        keys: 'Enter',
        label: 'Abrir la conversación',
        run: () => {
          const focused = document.activeElement
          if (focused instanceof HTMLElement && focused.matches('button, a, summary')) return focused.click()
          withAimed((one) => latest.current.open(one.id))()
        },
      },
      { keys: 'r', label: 'Responder', run: () => latest.current.input.current?.focus() },
      { keys: 'q', label: 'Responder citando el último', run: quoteLast },
      { keys: 'e', label: 'Resolver e ir a la siguiente', run: () => void resolveAndNext() },
      { keys: 'a', label: 'Asignar', run: withAimed(({ id }) => ask({ name: 'assign', chatId: id })) },
      { keys: 'm', label: 'Asignarme la conversación', run: withAimed(take) },
      { keys: 'l', label: 'Etiquetas', run: withAimed(({ id }) => ask({ name: 'labels', chatId: id })) },
      { keys: 'c', label: 'Comentario interno', run: withAimed(({ id }) => ask({ name: 'comment', chatId: id })) },
      {
        keys: 'p',
        label: 'Fijar o dejar de fijar',
        run: withAimed(({ id }) => void actions.pin(id, !isPinned(store.get().state.pins, id))),
      },
      {
        keys: 'z',
        label: 'Posponer o traer a la lista',
        run: withAimed((one) => {
          if (one.snooze) void actions.wake(one.id)
          else if (one.state !== 2) ask({ name: 'snooze', chatId: one.id })
        }),
      },
      {
        keys: 'i',
        label: 'Cambiar la prioridad',
        run: withAimed(({ id, state }) => {
          if (state !== 2) ask({ name: 'priority', chatId: id })
        }),
      },
      { keys: 'd', label: 'Ir a una fecha', run: withAimed(({ id }) => ask({ name: 'day', chatId: id })) },
      { keys: 'o', label: 'Mostrar u ocultar contacto', run: togglePane },
      { keys: 'v', label: 'Vistas', run: openViews },
      { keys: 'u', label: 'Marcar como no leída', run: withAimed((one) => void actions.setUnread(one.id, !one.open)) },
      {
        keys: 'x',
        label: 'Elegir para cambiar varias',
        run: withAimed(({ id }) => {
          const { checked, setChecked } = latest.current
          const next = new Set(checked)
          if (!next.delete(id)) next.add(id)
          setChecked(next)
        }),
      },
      { keys: 'n', label: 'Nueva conversación', run: () => ask({ name: 'start' }) },
      { keys: 'f', label: 'Filtrar', run: () => ask({ name: 'filter' }) },
      { keys: '/', label: 'Buscar', run: () => latest.current.searchBox.current?.focus() },
      { keys: 'mod+k', label: 'Acciones, vistas y áreas' },
      { keys: 'Escape', label: 'Volver a la lista', run: () => chat() && latest.current.close() },
    ]
    const shortcuts = enabled ? list.map((one) => ({ ...one, group: 'Conversaciones' })) : []
    const unregister = registerShortcuts([...shortcuts, ...MESSAGE_KEYS])
    const uncommand = registerCommands(() => {
      const one = aimed()
      const { counts, views } = store.get()
      const areas = catalogue.areas.store.get()
      return [
        ...(one ? chatCommands(one, room, enabled) : []),
        startCommand(room, enabled),
        ...viewCommands({ counts, views, areas }, (filter) => inbox.setFilter(filter)),
      ]
    })
    // Areas and macros for the palette, and the dialogs. By the time a user opens it, the list has loaded.
    const soon = setTimeout(() => {
      for (const shelf of [catalogue.areas, catalogue.macros]) void shelf.load().catch(() => {})
      void loadDialogs().catch(() => {})
    }, AREAS_AFTER)
    return () => {
      clearTimeout(soon)
      unregister()
      uncommand()
    }
  }, [enabled, room])
}

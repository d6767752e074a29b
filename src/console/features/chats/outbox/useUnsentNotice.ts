import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/toast.ts'
import { useChatsContext, useInbox } from '../context.ts'
import type { Outgoing } from './types.ts'
import { copyUnsent, customerOf, isOutOfSight } from './unsent.ts'

/** Milliseconds for which the text of a message is offered. */
const OFFERED = 15_000

/** Reports a message that is refused while its chat is not open, or whose chat leaves with it. */
export function useUnsentNotice(): void {
  const { inbox } = useChatsContext()
  const sending = useInbox((one) => one.outbox)
  const selected = useInbox((one) => one.selected)
  const chats = useInbox(({ state }) => state.chats)
  const watched = useRef(new Map<string, Outgoing['state']>())
  useEffect(() => {
    const keys = new Set(sending.map(({ key }) => key))
    for (const key of watched.current.keys()) if (!keys.has(key)) watched.current.delete(key)
    for (const one of sending) {
      const { key, state, chatId } = one
      const known = watched.current.get(key)
      if (state === 'pending') watched.current.set(key, state)
      if (state === 'pending' || known === undefined) continue
      const isInSight = !isOutOfSight(one, chats)
      // The open chat shows it, as long as it is there.
      if (isInSight && (chatId === selected || known === 'failed')) {
        watched.current.set(key, state)
        continue
      }
      watched.current.delete(key)
      const copy = { label: 'Copiar', run: () => void copyUnsent(one) }
      const show = { label: 'Abrir', run: () => void inbox.select(chatId) }
      const action = isInSight ? show : one.text !== '' ? copy : undefined
      toast.error(titleOf(one, customerOf(one, chats)), {
        detail: one.error,
        duration: OFFERED,
        subject: `unsent ${key}`,
        ...(action && { action }),
      })
    }
  }, [inbox, sending, selected, chats])
}

function titleOf({ kind }: Outgoing, to = 'el cliente'): string {
  return kind === 'comment' ? `Tu comentario sobre ${to} no se guardó.` : `Tu mensaje para ${to} no se envió.`
}

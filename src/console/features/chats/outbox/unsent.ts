import { useMemo } from 'react'
import { copyText } from '../../../ui/copy.ts'
import { offerUndo } from '../../../ui/undo-toast.ts'
import { useInbox } from '../context.ts'
import type { InboxState } from '../state/types.ts'
import type { Outbox } from './outbox.ts'
import { GONE } from './retries.ts'
import type { Outgoing } from './types.ts'

/** Returns the refused messages that the open chat does not show. */
export function useUnsent(): Outgoing[] {
  const sending = useInbox((one) => one.outbox)
  const selected = useInbox((one) => one.selected)
  return useMemo(
    () => sending.filter(({ state, chatId }) => state === 'failed' && chatId !== selected),
    [sending, selected],
  )
}

/** Copies the text of a message that was not sent, which stays until it is discarded. */
export const copyUnsent = ({ text }: Outgoing): Promise<boolean> => copyText(text, 'Texto copiado correctamente.')

/** Discards a message that was not sent, and offers to restore it: its text is stored nowhere else. */
export function discardUnsent(outbox: Pick<Outbox, 'discard'>, key: string, customer?: string): void {
  const restore = outbox.discard(key)
  offerUndo({ operation: 'unsent', subject: key, names: customer }, 'Descartaste el mensaje.', async () => {
    restore()
    return 'undone'
  })
}

/**
 * Whether the chat of a message is known to be out of the user's sight. Chats of other pages of the list are not known.
 */
export const isOutOfSight = ({ chatId, error }: Outgoing, chats: InboxState['chats']): boolean =>
  error === GONE || chats.get(chatId)?.facts.left !== undefined

/** Returns the name of whom a message was for, as far as the page still knows them. */
export function customerOf({ chatId, customer }: Outgoing, chats: InboxState['chats']): string | undefined {
  const { facts, base } = chats.get(chatId) ?? {}
  return facts?.left?.value.erased ? undefined : (base?.value.user_name ?? customer)
}

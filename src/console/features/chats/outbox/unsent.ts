import { useMemo } from 'react'
import { copyText } from '../../../ui/copy.ts'
import { useInbox } from '../context.ts'
import type { Outbox } from './outbox.ts'
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

/** Copies the text of a message that was not sent, and forgets it unless there are files with it. */
export async function copyUnsent({ key, text, files }: Outgoing, outbox: Outbox): Promise<void> {
  const done = await copyText(text, 'Texto copiado correctamente.')
  if (done && files.length === 0) outbox.discard(key)
}

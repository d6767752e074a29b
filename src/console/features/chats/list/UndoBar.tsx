import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { formatNumber, plural } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast.ts'
import { undoChange } from '../calls/undo.ts'
import { useChatsContext, useInbox } from '../context.ts'

/** Milliseconds during which undo is offered; the server accepts it for longer. */
const OFFERED = 30_000

/** Reports the last bulk action and offers to undo it. */
export function UndoBar() {
  const { botId, inbox } = useChatsContext()
  const undo = useInbox((one) => one.undo)
  const [busy, setBusy] = useState(false)
  const forget = useCallback(() => inbox.store.set((before) => ({ ...before, undo: null })), [inbox])
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(forget, OFFERED)
    return () => clearTimeout(timer)
  }, [undo, forget])
  if (!undo) return null

  async function back(id: string): Promise<void> {
    setBusy(true)
    try {
      const { changed, skipped } = await undoChange(botId, id)
      forget()
      const stayed = plural(skipped, 'quedó como está', 'quedaron como están')
      if (skipped > 0) toast.info(`Deshicimos ${formatNumber(changed)}; ${stayed}: alguien cambió algo antes.`)
    } catch (error) {
      toast.error(messageOf(error, 'Error al guardar'))
    }
    setBusy(false)
    inbox.refresh()
  }

  return (
    <div className="undo-bar" role="status">
      <span>{undo.text}</span>
      <Button icon="undo" busy={busy} onClick={() => void back(undo.id)}>
        Deshacer
      </Button>
      <IconButton icon="close" label="Cerrar" onClick={forget} />
    </div>
  )
}
